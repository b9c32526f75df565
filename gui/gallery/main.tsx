// Starts the gallery: one sample per address, `?show=frame&state=offline&lang=en&theme=dark&density=compact`.
import '../theme/theme.ts';
import { StrictMode, type JSX } from 'react';
import { createRoot } from 'react-dom/client';
import { createTranslator, detectLanguage } from '#sdk/locales/index.ts';
import { TextProvider } from '../parts/text.ts';
import { applyAppearance, parseAppearance } from '../theme/appearance.ts';
import { SampleDialog } from './SampleDialog.tsx';
import { SampleFrame, type FrameState } from './SampleFrame.tsx';
import { SampleParts } from './SampleParts.tsx';
import { SampleSignIn } from './SampleSignIn.tsx';

const query = new URLSearchParams(location.search);
const frameStates: readonly FrameState[] = ['full', 'empty', 'loading', 'offline', 'details', 'list'];
const state = query.get('state') ?? '';

function sample(): JSX.Element {
  const show = query.get('show');
  if (show === 'frame') return <SampleFrame state={frameStates.find((name) => name === state) ?? 'full'} />;
  if (show === 'sign-in') return <SampleSignIn state={state} />;
  if (show === 'dialog') return <SampleDialog />;
  return <SampleParts />;
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
const translator = createTranslator(detectLanguage(query.get('lang') ?? undefined, navigator.language));
document.documentElement.lang = translator.locale;
applyAppearance(
  document.documentElement,
  parseAppearance(JSON.stringify(Object.fromEntries(query))),
  matchMedia('(prefers-color-scheme: dark)'),
);
createRoot(root).render(
  <StrictMode>
    <TextProvider value={translator}>{sample()}</TextProvider>
  </StrictMode>,
);

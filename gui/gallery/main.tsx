// Starts the gallery: `?show=group-offline&lang=en&theme=dark&density=compact` draws one page, no query all of them.
import '../theme/theme.ts';
import { StrictMode, type JSX } from 'react';
import { createRoot } from 'react-dom/client';
import { detectLanguage, type Language } from '#sdk/locales/language.ts';
import { defaultSettings } from '#sdk/settings/table.ts';
import { keepEarly } from '../ground/early-shortcut.ts';
import { openMenusByLongPress } from '../ground/long-press.ts';
import { complainOfLostFocus } from '../ground/lost-focus.ts';
import { shortcutKeys } from '../ground/shortcuts.ts';
import { loadTranslator } from '../parts/load-translator.ts';
import { TextProvider } from '../parts/text.ts';
import { applyAppearance, parseAppearance } from '../theme/appearance.ts';
import { FrozenApp } from './FrozenApp.tsx';
import { GalleryIndex } from './GalleryIndex.tsx';
import { SampleChoice } from './SampleChoice.tsx';
import { SampleParts } from './SampleParts.tsx';
import { SamplePreview } from './SamplePreview.tsx';
import { SampleSignIn } from './SampleSignIn.tsx';
import { galleryScreens } from './screens.ts';
import type { OfficeSnapshot } from './snapshot.ts';
import recorded from './demo-office.json';

const query = new URLSearchParams(location.search);
const show = query.get('show');
const language: Language = detectLanguage(query.get('lang') ?? undefined, navigator.language);
const translator = await loadTranslator(language);

function page(): JSX.Element {
  const screen = galleryScreens.find(({ name }) => name === show);
  if (screen !== undefined)
    return (
      <FrozenApp
        snapshot={recorded as OfficeSnapshot}
        address={screen.address}
        state={screen.state}
        translator={translator}
        settings={{
          language,
          theme: query.get('theme') === 'dark' ? 'dark' : 'light',
          density: query.get('density') === 'compact' ? 'compact' : 'comfortable',
          debug: screen.name === 'debug',
        }}
      />
    );
  if (show === 'sign-in') return <SampleSignIn state={query.get('state') ?? ''} />;
  if (show === 'choose-office') return <SampleChoice />;
  if (show === 'preview') return <SamplePreview state={query.get('state') ?? ''} />;
  return show === null ? <GalleryIndex /> : <SampleParts />;
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
document.documentElement.lang = translator.locale;
applyAppearance(
  document.documentElement,
  parseAppearance(JSON.stringify(Object.fromEntries(query))),
  matchMedia('(prefers-color-scheme: dark)'),
);
complainOfLostFocus(document);
// As the product does: drawn is earlier than listening.
keepEarly(window, () => shortcutKeys(defaultSettings().shortcutKeys));
openMenusByLongPress(document, new AbortController().signal);
createRoot(root).render(
  <StrictMode>
    <TextProvider value={translator}>{page()}</TextProvider>
  </StrictMode>,
);

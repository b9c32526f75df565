// Starts the page that asks which screen or window others are shown, in a window of the desktop program.
import '../ground/trusted-types.ts';
import '../theme/theme.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { detectLanguage } from '#sdk/locales/language.ts';
import { bridgeName, type ScreenBridge } from '../desktop/bridge.ts';
import { loadTranslator } from '../parts/load-translator.ts';
import { TextProvider } from '../parts/text.ts';
import { applyAppearance, loadAppearance } from '../theme/appearance.ts';
import { ChooseScreen } from './ChooseScreen.tsx';

const root = document.getElementById('root');
const bridge = (globalThis as { [bridgeName]?: ScreenBridge })[bridgeName];
if (!root || bridge === undefined) throw new Error('The page does not stand in its window.');
const translator = await loadTranslator(detectLanguage(undefined, navigator.language));
document.documentElement.lang = translator.locale;
document.title = translator.t('desktop.capture.choose');
applyAppearance(
  document.documentElement,
  loadAppearance(localStorage),
  matchMedia('(prefers-color-scheme: dark)'),
);
const sources = await bridge.screens();
createRoot(root).render(
  <StrictMode>
    <TextProvider value={translator}>
      <ChooseScreen
        sources={sources}
        onChoose={(id) => void bridge.chooseScreen(id)}
        onClose={() => window.close()}
      />
    </TextProvider>
  </StrictMode>,
);

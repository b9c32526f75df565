// Starts the page that asks for the office's address, where the desktop program was built for none and knows none.
import '../ground/trusted-types.ts';
import '../theme/theme.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { detectLanguage } from '#sdk/locales/language.ts';
import { desktopBuild } from '../app/desktop-build.ts';
import { bridgeName, type ChoiceBridge } from '../desktop/bridge.ts';
import { loadTranslator } from '../parts/load-translator.ts';
import { TextProvider } from '../parts/text.ts';
import { SignInPage } from '../sign-in/SignInPage.tsx';
import { applyAppearance, loadAppearance } from '../theme/appearance.ts';
import { ChooseOfficeForm } from './ChooseOfficeForm.tsx';

const root = document.getElementById('root');
const bridge = (globalThis as { [bridgeName]?: ChoiceBridge })[bridgeName];
if (!root || bridge === undefined) throw new Error('The page does not stand in its window.');
const translator = await loadTranslator(detectLanguage(undefined, navigator.language));
document.documentElement.lang = translator.locale;
applyAppearance(
  document.documentElement,
  loadAppearance(localStorage),
  matchMedia('(prefers-color-scheme: dark)'),
);
const { variant } = await desktopBuild();
document.title = variant.brand.productName[translator.language];
createRoot(root).render(
  <StrictMode>
    <TextProvider value={translator}>
      <SignInPage brand={variant.brand} offersLanguages={false} onLanguage={() => undefined}>
        <ChooseOfficeForm choose={(address) => bridge.choose(address)} />
      </SignInPage>
    </TextProvider>
  </StrictMode>,
);

// Starts the sign-in page.
import '../ground/trusted-types.ts';
import '../theme/theme.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { detectLanguage } from '#sdk/locales/language.ts';
import { loadTranslator } from '../parts/load-translator.ts';
import { applyAppearance, loadAppearance } from '../theme/appearance.ts';
import { loadLanguage, saveLanguage } from '../theme/language-memory.ts';
import { SignInApp } from './SignInApp.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
applyAppearance(
  document.documentElement,
  loadAppearance(localStorage),
  matchMedia('(prefers-color-scheme: dark)'),
);
const translator = await loadTranslator(detectLanguage(loadLanguage(localStorage), navigator.language));
createRoot(root).render(
  <StrictMode>
    <SignInApp
      service={new URLSearchParams(location.search).get('service') ?? new URL('/', location.origin).href}
      translator={translator}
      onLanguage={(language) => saveLanguage(localStorage, language)}
    />
  </StrictMode>,
);

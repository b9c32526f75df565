// Applies theme, density and language as they are chosen, and remembers them for the next first paint.
import { useEffect, useRef, useState } from 'react';
import { detectLanguage, localeOf } from '#sdk/locales/language.ts';
import { applyAppearance, loadAppearance, saveAppearance } from '../theme/appearance.ts';
import { applyAccent } from '../theme/brand.ts';
import { loadLanguage, saveLanguage } from '../theme/language-memory.ts';
import type { AppParts } from '../ground/app-parts.ts';
import { useScreen } from '../ground/useScreen.ts';

/**
 * Keeps the root element in step with the settings. A language chosen on the sign-in page stands in the memory of
 * this device and becomes the person's setting the first time they are known.
 */
export function useAppearance(app: AppParts): { readonly language: string | undefined } {
  const settings = useScreen(app.settings);
  const { phase } = useScreen(app.account);
  const [language, setLanguage] = useState(() => loadLanguage(localStorage));
  const adopted = useRef(false);

  useEffect(() => applyAccent(document.documentElement, app.variant.brand.accent), [app]);

  useEffect(() => {
    const appearance = {
      ...loadAppearance(localStorage),
      theme: settings.theme,
      density: settings.density,
      text: settings.textSize,
    };
    // Before the settings have come, what this device remembers is nearer to the truth than the defaults.
    const known = phase === 'signedIn' ? appearance : loadAppearance(localStorage);
    if (phase === 'signedIn') saveAppearance(localStorage, known);
    return applyAppearance(document.documentElement, known, matchMedia('(prefers-color-scheme: dark)'));
  }, [settings.theme, settings.density, settings.textSize, phase]);

  useEffect(() => {
    if (phase !== 'signedIn') return;
    const first = !adopted.current;
    adopted.current = true;
    if (first && settings.language === 'auto' && (language === 'zh' || language === 'en')) {
      void app.office.settings.set('language', language);
      return;
    }
    const chosen = settings.language === 'auto' ? undefined : settings.language;
    saveLanguage(localStorage, chosen);
    setLanguage(chosen);
  }, [app, phase, settings.language, language]);

  const inForce = detectLanguage(
    settings.language === 'auto' ? language : settings.language,
    navigator.language,
  );
  useEffect(() => {
    document.documentElement.lang = localeOf(inForce);
  }, [inForce]);
  return { language };
}

// Keeps the translator in step with the chosen language: the old sentences stay until the new ones have come.
import { useEffect, useState } from 'react';
import type { Language } from '#sdk/locales/language.ts';
import type { Translator } from '#sdk/locales/translator.ts';
import { isWhole, loadTranslator, loadWholeTranslator } from './load-translator.ts';

/**
 * The translator of `language`, beginning with `first`, which the page was started with; where the
 * whole is needed, the sentences of features follow by themselves. Sentences that cannot be
 * fetched leave the old ones in force; the failure is reported as an uncaught one.
 */
export function useLoadedTranslator(
  language: Language,
  first: Translator,
  needs: 'first' | 'whole',
): Translator {
  const [translator, setTranslator] = useState(first);
  useEffect(() => {
    if (translator.language === language && (needs === 'first' || isWhole(translator))) return undefined;
    let left = false;
    const load = needs === 'whole' ? loadWholeTranslator : loadTranslator;
    load(language).then((loaded) => {
      if (!left) setTranslator(loaded);
    }, reportError);
    return () => {
      left = true;
    };
  }, [language, needs, translator]);
  return translator;
}

// Owns the way sentences reach components: one translator in a context, changed as a whole when the language changes.
import { createContext, useContext } from 'react';
import type { Translate, Translator } from '#sdk/locales/translator.ts';

const TextContext = createContext<Translator | undefined>(undefined);

/** Gives a translator to everything inside: `<TextProvider value={await loadTranslator('en')}>`. */
export const TextProvider = TextContext.Provider;

/** The typed `t()` of the language in force. */
export function useText(): Translate {
  return useTranslator().t;
}

/** The whole translator, for its locale tag and for keys that arrive as data. */
export function useTranslator(): Translator {
  const translator = useContext(TextContext);
  if (translator === undefined) throw new Error('There is no TextProvider around this.');
  return translator;
}

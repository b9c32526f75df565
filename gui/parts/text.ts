// Owns the way sentences reach components: one translator in a context, changed as a whole when the language changes.
import { createContext, useContext } from 'react';
import { createTranslator, type Translate, type Translator } from '#sdk/locales/index.ts';

const TextContext = createContext<Translator>(createTranslator('zh'));

/** Gives a translator to everything inside: `<TextProvider value={createTranslator('en')}>`. */
export const TextProvider = TextContext.Provider;

/** The typed `t()` of the language in force. */
export function useText(): Translate {
  return useContext(TextContext).t;
}

/** The whole translator, for its locale tag and for keys that arrive as data. */
export function useTranslator(): Translator {
  return useContext(TextContext);
}

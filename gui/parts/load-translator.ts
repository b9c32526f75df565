// Fetches the sentences of one language: a page carries one, and the other only when somebody asks for it.
import type { Language } from '#sdk/locales/language.ts';
import { translatorOf, type Translator } from '#sdk/locales/translator.ts';

const sentences = {
  zh: () => import('#sdk/locales/zh/index.ts'),
  en: () => import('#sdk/locales/en/index.ts'),
} as const;

/**
 * The translator of a language, with dates in the order of the browser's region. Throws what the browser throws where
 * its script cannot be fetched.
 */
export async function loadTranslator(language: Language): Promise<Translator> {
  return translatorOf(language, await sentences[language](), navigator.language);
}

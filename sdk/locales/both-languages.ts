// Makes translators where both languages may be loaded at once: in Node, in workers and in tests.
import * as en from './en/index.ts';
import type { Language } from './language.ts';
import { translatorOf, type Translator } from './translator.ts';
import * as zh from './zh/index.ts';

/** The translator of a language, with the dates of a system's region. Pure; see `translatorOf`. */
export function createTranslator(language: Language, system?: string): Translator {
  return translatorOf(language, language === 'zh' ? zh : en, system);
}

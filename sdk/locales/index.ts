// The door to all sentences: languages, their detection and the typed translator.
export { detectLanguage, isLanguage, languages, type Language } from './language.ts';
export {
  createTranslator,
  type TextArguments,
  type TextKey,
  type TextRef,
  type Translate,
  type Translator,
} from './translator.ts';
export type { Translation } from './translation.ts';

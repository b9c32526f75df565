// The door to all sentences: languages, their detection and the typed translator.
export { createTranslator } from './both-languages.ts';
export { detectLanguage, languages, type Language } from './language.ts';
export type { TextArguments, TextKey, TextRef, Translate, Translator } from './translator.ts';

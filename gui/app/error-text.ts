// Turns an error into the sentence a person reads.
import type { ErrorData } from '#sdk/errors.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { errorSentence } from '#sdk/notices/rules/error-sentence.ts';

/** The sentence in the translator's language. */
export function errorText(translator: Translator, error: ErrorData): string {
  const sentence = errorSentence(error);
  return 'text' in sentence ? sentence.text : translator.translateRef(sentence);
}

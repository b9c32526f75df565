// Turns an error into the sentence a person reads in the terminal.
import type { ErrorData } from '#sdk/errors.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { errorText as wordsOf } from '#sdk/notices/rules/error-sentence.ts';
import { drawableLine } from './drawable.ts';

/** The sentence in the translator's language, safe to draw: it may hold a server's words. */
export function errorText(translator: Translator, error: ErrorData): string {
  return drawableLine(wordsOf(translator, error));
}

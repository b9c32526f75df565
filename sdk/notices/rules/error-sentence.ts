// Decides which sentence an error is: the catalogue's in the reader's language, or the server's own where spec §8 says so.
import type { ErrorCode, ErrorData } from '../../errors.ts';

/** A key of the catalogue with its parameters, or words that came from the server. */
export type ErrorSentence =
  | { key: `errors.${ErrorCode}`; parameters: Record<string, string | number> }
  | { text: string };

/** Errors that are told in the server's words where it has some. */
const ownWords: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['serverMessage', 'serviceException']);

/** The sentence. A server's `msg` is shown for what it refused in its own words; without one, «unknown error». */
export function errorSentence(error: ErrorData): ErrorSentence {
  const said = error.serverMessage?.trim() ?? '';
  if (ownWords.has(error.code) && said !== '') return { text: said };
  return {
    key: `errors.${error.code}`,
    parameters: { status: error.status ?? '', message: said, ...error.params },
  };
}

/** What {@link errorText} needs of a translator. */
type Words = { translateRef(sentence: Extract<ErrorSentence, { key: string }>): string };

/** The sentence in the words' language. It may hold a server's words: whoever draws it makes them safe. */
export function errorText(words: Words, error: ErrorData): string {
  const sentence = errorSentence(error);
  return 'text' in sentence ? sentence.text : words.translateRef(sentence);
}

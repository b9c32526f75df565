// Turns a notice into the sentence a person reads.
import type { Notice } from '#sdk/notices/screens/notices.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { errorText } from './error-text.ts';

/** The sentence in the translator's language, so that open notices change with it. */
export function noticeSentence(translator: Translator, notice: Notice): string {
  return 'error' in notice ? errorText(translator, notice.error) : translator.translateRef(notice.text);
}

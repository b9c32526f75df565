// Writes a number with its noun: «1 file», «3 files», in sentences that count several things at once.
import type { FormatterModule } from 'i18next';

/**
 * What stands behind the comma of `{{files, file|files}}`: singular and plural. English sentences have it where more
 * than `count` is counted, which alone chooses between `_one` and `_other`.
 */
function numbered(value: string | number, words: string | undefined): string {
  const [one = '', other = one] = (words ?? '').split('|');
  const noun = Number(value) === 1 ? one : other;
  return noun === '' ? String(value) : `${value} ${noun}`;
}

/** The same as a part of the translating library. */
export const numerus: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  format: numbered,
  add: () => undefined,
  addCached: () => undefined,
};

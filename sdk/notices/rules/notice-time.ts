// Decides how long a notice stays, whether it can be closed, and how loud it is (spec §9, look «Toasts»).
import { errorCatalogue, type ErrorData } from '../../errors.ts';
import { constantTable } from '#variants/constants.ts';

/** How a notice looks. */
export type NoticeTone = 'ok' | 'info' | 'warn' | 'danger';

/** How a notice behaves. `stayMs` undefined stays until it is closed. */
export type NoticeManner = { tone: NoticeTone; stayMs: number | undefined; closable: boolean };

/** Success 1.5 s (spec §9), information 4 s. */
export const successManner: NoticeManner = {
  tone: 'ok',
  stayMs: constantTable.toastMs.value,
  closable: false,
};
/** How long what was done can be taken back by its notice, in ms. */
export const undoableMs = 10_000;
/** Something that was done and can be taken back. */
export const undoableManner: NoticeManner = { tone: 'ok', stayMs: undoableMs, closable: true };
/** Something to know, nothing to do. */
export const informationManner: NoticeManner = { tone: 'info', stayMs: 4_000, closable: false };

const timeOutMs = constantTable.timeoutToastMs.value;
const leastErrorMs = 6_000;
const readingMsPerCharacter = 120;

/**
 * How an error is shown as a notice; undefined where it is not one: silent errors, those that stay at a form, and
 * those that take the whole page. A time-out stays 5 s and can be closed (spec §8), others 6 s or longer if there
 * is more to read.
 */
export function errorManner(error: ErrorData, sentenceLength: number): NoticeManner | undefined {
  const { severity } = errorCatalogue[error.code];
  if (severity === 'sticky') return { tone: 'danger', stayMs: undefined, closable: true };
  if (severity !== 'toast') return undefined;
  if (error.code === 'timedOut') return { tone: 'warn', stayMs: timeOutMs, closable: true };
  return {
    tone: 'danger',
    stayMs: Math.max(leastErrorMs, sentenceLength * readingMsPerCharacter),
    closable: true,
  };
}

// Decides how a short time that is left is written: minutes and seconds, rounded up so that it never says 0:00.
import { lengthText } from '../../base/length-text.ts';

/** Time left as `1:32`; the same in every language. */
export function timeLeft(ms: number): string {
  return lengthText(Math.max(1, Math.ceil(ms / 1_000)));
}

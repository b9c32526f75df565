// Decides how a short time that is left is written: minutes and seconds, rounded up so that it never says 0:00.

/** Time left as `1:32`; the same in every language. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

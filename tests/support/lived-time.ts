// How long something took by the clock this process saw: time in which the machine had none for it is not counted.

const tickMs = 10;

/**
 * Milliseconds until `work` has ended, counted in ticks: a process that stands still for a second because others have the
 * processor counts one of them, a timer of a second in what is measured counts a hundred.
 */
export async function livedTime(work: () => Promise<unknown>): Promise<number> {
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), tickMs);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return ticks * tickMs;
}

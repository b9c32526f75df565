// Runs what is asked for often no more than once in a while: at once, and then not again before the pause is over.

/** `work` at most once in `pauseMs`, by the given clock; what is asked for meanwhile is not made up for. */
export function throttled(work: () => void, pauseMs: number, now: () => number): () => void {
  let ranAt: number | undefined;
  return () => {
    const time = now();
    // A clock that was set back does not keep it from running.
    if (ranAt !== undefined && time >= ranAt && time - ranAt < pauseMs) return;
    ranAt = time;
    work();
  };
}

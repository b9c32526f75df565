// A handler for samples that nobody can press.

/** Does nothing: gallery samples are frozen. */
export function nothing(): void {}

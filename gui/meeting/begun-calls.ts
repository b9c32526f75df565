// Calls that this window began: their room opens here and in no other one.

/** By their ids. */
export const begunCalls = new Set<string>();

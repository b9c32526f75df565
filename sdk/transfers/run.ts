// What work of the queue is handed: how it tells how far it is, what it keeps, when it may go on, and when to stop.
import type { TransferRow } from '#storage/rows.ts';

/** What a running transfer is told by. */
export type Run = {
  readonly signal: AbortSignal;
  progress(change: { done: number; phase: 'checking' | 'moving' }): void;
  keep(change: Partial<TransferRow>): void;
  /** Resolves when no file that was chosen before this one is on its way any more. Throws `cancelled`. */
  turn(): Promise<void>;
};

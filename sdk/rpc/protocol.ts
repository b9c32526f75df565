// What travels between the two ends of a port: plain data only, everything of a turn together.
import type { ErrorData } from '../errors.ts';

/** A message port as both worlds have it: browser, worker and Node. What is said in one turn travels together. */
export interface Port {
  /** @throws whatever the port says where something in them is no plain data; then nothing of it has left. */
  post(messages: readonly (ToServer | ToClient)[]): void;
  onMessage(listener: (messages: readonly (ToServer | ToClient)[]) => void): void;
  /** The other side is gone for good. */
  onClose(listener: () => void): void;
}

/** From the face to the office. `path` is «area.member». */
export type ToServer =
  | { type: 'call'; id: number; path: string; args: unknown[]; cancellable: boolean }
  | { type: 'cancel'; id: number }
  | { type: 'subscribe'; id: number; path: string; args: unknown[] }
  | { type: 'unsubscribe'; id: number };

/** From the office to the face. `feed` carries everything a feed said in one turn, in order. */
export type ToClient =
  | { type: 'reply'; id: number; value: unknown }
  | { type: 'fail'; id: number; error: ErrorData }
  | { type: 'feed'; id: number; values: unknown[] };

/** Whether the last argument of a call carries an AbortSignal, which cannot travel and becomes a cancel message. */
export function isOptionsWithSignal(value: unknown): value is { signal: AbortSignal } {
  const signal =
    typeof value === 'object' && value !== null ? (value as { signal?: unknown }).signal : undefined;
  return typeof signal === 'object' && signal !== null && 'aborted' in signal && 'addEventListener' in signal;
}

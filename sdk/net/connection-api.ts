// What the SDK tells of the realtime connection, and what can be done to it.
import type { CallOptions, ValueFeed } from '../base/api-shape.ts';
import type { ErrorData } from '../errors.ts';

/** State of the realtime connection. `gaveUp` needs `connection.connect()` to start again. */
export type ConnectionState = {
  phase: 'idle' | 'connecting' | 'catchingUp' | 'online' | 'waiting' | 'gaveUp';
  /** Failed attempts since the last time online. */
  attempt: number;
  /** When the next attempt starts, epoch ms. */
  retryAt?: number;
  error?: ErrorData;
};

/** Counters for the debug page and for drills. */
export type ConnectionCounts = {
  framesIn: number;
  framesOut: number;
  unknownFrames: number;
  faultyFrames: number;
  gaps: number;
  reconnects: number;
  resyncs: number;
};

/** The realtime connection. */
export interface ConnectionApi {
  state: ValueFeed<ConnectionState>;
  counts(): Promise<ConnectionCounts>;
  /** Starts, or starts again after «gave up»; resolves when online. */
  connect(options?: CallOptions): Promise<void>;
  disconnect(): Promise<void>;
}

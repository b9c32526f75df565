// What only long-lived clients need: backfill, caches, what went wrong.
import type { CallOptions } from './base/api-shape.ts';
import type { LoggedError } from './host/logged-error.ts';

/** What only long-lived clients need: backfill, caches, what went wrong. */
export interface MaintenanceApi {
  /** Fetches history newest-first until it is whole; progress is the number of messages stored. */
  backfill(options?: CallOptions): Promise<{ messages: number; complete: boolean }>;
  /** One bounded catch-up without a socket, for one-shot commands (protocol decision 9). */
  syncOnce(options?: CallOptions): Promise<{ events: number; resynced: boolean }>;
  storeInfo(): Promise<{
    path: string;
    messages: number;
    chats: number;
    bytes: number;
    cursor: number;
    complete: boolean;
  }>;
  /** The last uncaught errors of any face on this device, newest first. */
  recentErrors(limit: number): Promise<LoggedError[]>;
  reportError(error: Omit<LoggedError, 'time'>): Promise<void>;
  /** Forgets the logged errors of this device. */
  clearErrors(): Promise<void>;
}

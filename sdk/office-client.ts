// How an office client is opened, and what comes of it.
import type { OfficeApi } from './api.ts';
import type { PersonGround } from './feature.ts';
import type { Host } from './host/port.ts';
import type { ApiClient } from './net/api-client.ts';
import type { resolveAddresses, Variant } from '#variants/index.ts';

/** How an office client is opened. */
export type OpenOfficeOptions = {
  host: Host;
  variant: Variant;
  /** Fills `{server}` of the variant's addresses. */
  server?: string;
  /** True (default) for programs that stay: they fetch the whole history and watch who is online. */
  longLived?: boolean;
  /** A one-shot sender: acknowledgements, no events. */
  quiet?: boolean;
  /** What the chat of the system notices is called at first; see `ChatApi.callNotices`. */
  noticesName?: string;
  /** How often a reading that found no connection is tried again; twice when left out. */
  retries?: number;
  /** Environment variables, for keys that a variant names. */
  environment?: (name: string) => string | undefined;
};

/** The SDK in process. */
export type Office = OfficeApi & {
  /** Where the services are. */
  readonly addresses: ReturnType<typeof resolveAddresses>;
  /** The raw services, for what has no method yet. */
  readonly services: ApiClient;
  /** The raw calls of a feature's contract. */
  readonly client: PersonGround['client'];
  /** Ends connections and closes the store; nothing that waits is lost. */
  close(): Promise<void>;
};

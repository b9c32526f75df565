// What the SDK tells of the configuration that loads before sign-in.
import type { CallOptions, ValueFeed } from '../base/api-shape.ts';
import type { ErrorData } from '../errors.ts';
import type { ConstantOrigin } from '#variants/constants.ts';

/** State of the base configuration (spec §4 «Base config»). */
export type ConfigState = {
  phase: 'loading' | 'success' | 'fail';
  officeName?: string;
  /** Renamed navigation entries from the server's dictionary, by navigation name. */
  navigationTitles: Record<string, string>;
  /** Constants in force: code < variant < dictionary < setting. */
  constants: Record<string, unknown>;
  /** Where each of them came from. */
  origins?: Record<string, ConstantOrigin>;
  /** Public addresses of other services, merged within the allow-list. */
  urls: Record<string, string>;
  /** How far the office's clock is ahead of this device's, in ms; absent while they agree or nothing is known. */
  clockAheadMs?: number;
  /** What the office can do beyond the specification, by name; absent until it was heard once. */
  extensions?: readonly string[];
  error?: ErrorData;
};

/** Configuration that loads before sign-in. */
export interface ConfigApi {
  state: ValueFeed<ConfigState>;
  load(): Promise<ConfigState>;
  /** The office's licence as it is now: its last valid day, an ISO date or epoch ms. */
  licence(options?: CallOptions): Promise<{ notAfter: string | number; customer?: string | undefined }>;
}

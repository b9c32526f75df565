// Files on the wire: what a form carries under `uploadFile`, and an answer that is a file instead of an envelope.
import * as z from 'zod/mini';

/** A file in memory, in either direction. */
export type WireFile = {
  /** Media type, e.g. `image/png`. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Name as the sender has it; nothing is opened or stored by it. */
  name?: string | undefined;
};

/** A file as a field of a form or as a whole reply. */
export const wireFile = z.custom<WireFile>(
  (value) =>
    typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array,
);

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

/** A file on its way to the office, streamed: `content` is what either end holds it by, and nothing looks inside. */
export type WireUpload = { name: string; type: string; size: number; content: object };

/** A streamed file as a field of a form. */
export const wireUpload = z.custom<WireUpload>(
  (value) => typeof value === 'object' && value !== null && 'content' in value && 'size' in value,
);

/** A stored file as an answer of its own: whole or a range of it. `tag` changes whenever the content does. */
export type WireDownload = { name: string; type: string; size: number; tag: string; content: object };

/** A whole reply that is streamed. */
export const wireDownload = z.custom<WireDownload>(
  (value) => typeof value === 'object' && value !== null && 'content' in value && 'tag' in value,
);

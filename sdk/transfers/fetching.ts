// Fetches a content from the office into a file of this device: from where it broke off, and checked before it counts.
import type { MessageFile } from '../api.ts';
import { OfficeError } from '../errors.ts';
import type { FileWriter, Hashes, HostFiles } from '../host/file-port.ts';
import type { ApiClient } from '../net/api-client.ts';
import { lacksCall } from '../net/lacks-call.ts';
import { digestOf } from './digest.ts';

/** Which content of a message's file is wanted. */
export type Wanted = Pick<MessageFile, 'kind' | 'fileId' | 'md5' | 'size'> & { readonly cover: boolean };

/** What a fetch needs. */
export type FetchParts = {
  api: ApiClient;
  files: HostFiles;
  hash: Hashes;
  signal: AbortSignal;
  progress(done: number, phase: 'checking' | 'moving'): void;
  /** Resolves when so many bytes may come. */
  room?(bytes: number): Promise<void>;
  /** The tag of what lies at the place already, and remembers another. */
  tag: string;
  keepTag(tag: string): void;
};

/** Bytes of a picture or a cover, and of anything else whose size nobody has told: what is longer is not read. */
const maxUntold = { picture: 64 * 1_048_576, file: 1_024 * 1_048_576 } as const;

/** How much of it is read at most: who says how large it is keeps to that. */
function maxOf({ kind, cover, size }: Wanted): number {
  if (!cover && size > 0) return size;
  return cover || kind === 'image' ? maxUntold.picture : maxUntold.file;
}

/** Files come by a token of their own, everything else by the session's (spec §7). */
export async function openContent(
  api: ApiClient,
  wanted: Wanted,
  options: Parameters<ApiClient['chat']['getMedia']>[1],
): Promise<{ type: string; size: number }> {
  const { fileId, cover } = wanted;
  const asMedia = () => api.chat.getMedia({ fileId, ...(cover ? { cover } : {}) }, options);
  // An empty token is that of the session: the only one of a server that makes none for a file.
  const asFile = (token: string) => api.netdisk.downloadFile({ fileId, token }, options);
  if (wanted.kind !== 'file' || cover)
    return asMedia().catch((error: unknown) =>
      cover ? rejected(error) : insteadOf(error, () => asFile('')),
    );
  const asked = api.netdisk.getFileToken({ fileId }, { signal: options?.signal });
  const given = await asked.catch((error: unknown) => insteadOf(error, () => ({ token: '' })));
  return asFile(given.token).catch((error: unknown) => insteadOf(error, asMedia));
}

/** Another way, where the server has no such call. */
function insteadOf<T>(error: unknown, other: () => T): T {
  if (!lacksCall(error)) throw error;
  return other();
}

function rejected(error: unknown): never {
  throw error;
}

/**
 * Fetches into a place, behind what lies there already of the same content.
 * @throws OfficeError `fileGone`, `fileVerification`, `cachePermission`, the network's
 */
export async function fetchInto(place: string, wanted: Wanted, parts: FetchParts): Promise<{ type: string }> {
  const { api, files, hash, signal } = parts;
  const there = (await files.facts(place))?.size ?? 0;
  const isWhole = there > 0 && there === wanted.size && !wanted.cover;
  const from = there > 0 && parts.tag !== '' && !isWhole ? { byte: there, tag: parts.tag } : undefined;
  let writer: FileWriter | undefined;
  let done = from?.byte ?? 0;
  let type = 'application/octet-stream';
  if (!isWhole) {
    try {
      const answer = await openContent(api, wanted, {
        signal,
        timeoutMs: 0,
        ...(from === undefined ? {} : { from }),
        sink: async (chunk, head) => {
          if (writer === undefined) {
            // Another content than before begins at its beginning.
            if (head.status !== 206) done = 0;
            parts.keepTag(head.headers.get('etag') ?? '');
            writer = await files.writeFrom(place, done);
          }
          if (done + chunk.byteLength > maxOf(wanted)) throw new OfficeError('fileVerification');
          await parts.room?.(chunk.byteLength);
          await writer.write(chunk);
          done += chunk.byteLength;
          parts.progress(done, 'moving');
        },
      });
      type = answer.type;
    } catch (error) {
      await writer?.close();
      writer = undefined;
      // What is longer than it says is nothing to go on with.
      if (error instanceof OfficeError && error.code === 'fileVerification') await files.remove(place);
      throw error;
    }
    await writer?.close();
    if (writer === undefined) await (await files.writeFrom(place, done)).close();
  }
  if (wanted.md5 !== '' && !wanted.cover) {
    const told = (checked: number): void => parts.progress(checked, 'checking');
    const digest = await digestOf(await files.read(place), hash('md5'), signal, told);
    if (digest !== wanted.md5) {
      await files.remove(place);
      throw new OfficeError('fileVerification');
    }
  }
  return { type };
}

/** Fetches into memory, for what is looked at once and not kept. */
export async function fetchWhole(
  wanted: Wanted,
  parts: Pick<FetchParts, 'api' | 'signal'>,
): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> }> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const { type } = await openContent(parts.api, wanted, {
    signal: parts.signal,
    timeoutMs: 0,
    sink: async (chunk) => {
      length += chunk.byteLength;
      if (length > Math.min(maxOf(wanted), maxUntold.picture)) throw new OfficeError('fileVerification');
      chunks.push(chunk.slice());
    },
  });
  return { type, bytes: new Uint8Array(await new Blob(chunks).arrayBuffer()) };
}

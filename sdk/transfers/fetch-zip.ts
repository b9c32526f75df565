// Fetches files of the office as one compressed file of this device: each comes as a stream, is checked, and goes into the archive piece by piece.
import { OfficeError } from '../errors.ts';
import type { Hashes, HostFiles } from '../host/file-port.ts';
import type { ApiClient } from '../net/api-client.ts';
import { openContent } from './fetching.ts';
import type { ZipPart } from './files-api.ts';
import { safeName } from './rules/safe-name.ts';
import { writeZip } from './zip.ts';

const megabyte = 1_048_576;
/** What every program reads. */
const maxEntries = 65_535;

/** What it needs. */
export type ZipParts = {
  api: ApiClient;
  files: HostFiles;
  hash: Hashes;
  /** Spec §5: a compressed file has at most so many MB. */
  zipFileSizeMb: number;
  room(bytes: number): Promise<void>;
};

/** A file's bytes as they come, no faster than they are read; breaks where they are not what they should be. */
function streamOf(part: ZipPart, { api, hash, room }: ZipParts, signal: AbortSignal) {
  const md5 = hash('md5');
  const wanted = { kind: 'file' as const, fileId: part.fileId, md5: part.md5, size: part.size, cover: false };
  const { promise: isRead, resolve: opened } = Promise.withResolvers<Promise<void>>();
  let goOn = (): void => undefined;
  const readable = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      let done = 0;
      const sink = async (chunk: Uint8Array<ArrayBuffer>): Promise<void> => {
        done += chunk.byteLength;
        if (done > part.size) throw new OfficeError('fileVerification');
        await room(chunk.byteLength);
        md5.add(chunk);
        controller.enqueue(chunk);
        if ((controller.desiredSize ?? 1) <= 0) await new Promise<void>((resolve) => (goOn = resolve));
      };
      const fetching = openContent(api, wanted, { signal, timeoutMs: 0, sink }).then(() => {
        if (done !== part.size || (part.md5 !== '' && md5.hex() !== part.md5))
          throw new OfficeError('fileVerification');
        controller.close();
      });
      fetching.catch((error: unknown) => controller.error(error));
      opened(fetching);
    },
    pull: () => goOn(),
    cancel: () => goOn(),
  });
  const fetching = isRead.then((one) => one);
  // Whoever reads hears of it by the stream first.
  fetching.catch(() => undefined);
  return { readable, fetching };
}

/** Names that are safe on this device, each once: what only differs in what is left out gets a number. */
function safePaths(parts: readonly ZipPart[]): string[] {
  const taken = new Set<string>();
  return parts.map(({ path }) => {
    const safe = path.map(safeName).join('/');
    const dot = safe.lastIndexOf('.');
    const cut = dot > safe.lastIndexOf('/') + 1 ? dot : safe.length;
    let name = safe;
    for (let number = 1; taken.has(name.toLowerCase()); number += 1)
      name = `${safe.slice(0, cut)} (${number})${safe.slice(cut)}`;
    taken.add(name.toLowerCase());
    return name;
  });
}

/**
 * Writes the archive; it stands at its place when it is whole.
 * @throws OfficeError `zipTooLarge`, `tooManyFiles`, `folderEmpty`, `diskDownloadExists`, `fileVerification`, the network's
 */
export async function fetchZip(
  parts: ZipParts,
  input: { entries: readonly ZipPart[]; to: string },
  signal: AbortSignal = new AbortController().signal,
): Promise<{ place: string; size: number }> {
  const { entries, to } = input;
  const maxBytes = parts.zipFileSizeMb * megabyte;
  if (entries.every(({ isFolder }) => isFolder === true))
    throw new OfficeError('folderEmpty', { params: { name: to } });
  if (entries.length > maxEntries) throw new OfficeError('tooManyFiles', { params: { limit: maxEntries } });
  const tooLarge = (): OfficeError =>
    new OfficeError('zipTooLarge', { params: { limit: parts.zipFileSizeMb } });
  if (entries.reduce((sum, { size }) => sum + size, 0) > maxBytes) throw tooLarge();
  if ((await parts.files.facts(to)) !== undefined)
    throw new OfficeError('diskDownloadExists', { params: { path: to } });
  const coming = `${to}.part`;
  await parts.files.remove(coming);
  const writer = await parts.files.writeFrom(coming, 0);
  const paths = safePaths(entries);
  let fetching: Promise<void> = Promise.resolve();
  try {
    const size = await writeZip(
      entries.map((entry, at) => ({
        ...{ path: paths[at] ?? '', size: entry.size, modified: entry.modified },
        ...(entry.isFolder && { isFolder: true }),
        stream: async () => {
          // What came before has come whole, or its reason is told.
          await fetching;
          const next = streamOf(entry, parts, signal);
          ({ fetching } = next);
          return next.readable;
        },
      })),
      writer,
      maxBytes,
    ).catch(async (error: unknown) => {
      await fetching;
      throw error;
    });
    await fetching;
    await writer.close();
    if (size === undefined) throw tooLarge();
    return { place: await parts.files.move(coming, to), size };
  } catch (error) {
    await writer.close().catch(() => undefined);
    await parts.files.remove(coming);
    throw error;
  }
}

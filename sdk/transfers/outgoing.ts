// Prepares what is to be sent: a path, a content or a folder becomes one file that is still there after a restart.
import type { FileSource } from '../api.ts';
import { chunksOf } from '../base/blob-chunks.ts';
import { OfficeError } from '../errors.ts';
import type { HostFiles } from '../host/file-port.ts';
import { safeName } from './rules/safe-name.ts';
import type { ZipEntry } from './zip.ts';

const megabyte = 1_048_576;
/** What every program reads: more files need fields that older ones do not know. */
const maxZipEntries = 65_535;

/** The limits in force, in MB (spec §9). */
export type OutgoingLimits = { readonly imUploadMaxSizeMb: number; readonly zipFileSizeMb: number };
/** A file that can be sent: where it lies, and whether it is a copy of the product's own. */
export type Outgoing = {
  readonly place: string;
  readonly name: string;
  readonly size: number;
  readonly modified: number;
  readonly zipped: boolean;
};

/** Folder of copies that belong to one transfer. */
export const outgoingFolder = (id: string): string => `outgoing/${id}`;

/** @throws OfficeError `fileMissing`, `fileSizeLimit`, `folderEmpty`, `tooManyFiles`, `zipTooLarge`, `cachePermission` */
export async function prepareOutgoing(
  files: HostFiles,
  id: string,
  source: FileSource,
  name: string,
  constants: OutgoingLimits,
): Promise<Outgoing> {
  if ('entries' in source) {
    const entries = source.entries.map(({ path, content, modified = 0 }) => ({
      path,
      size: content instanceof Uint8Array ? content.byteLength : content.size,
      modified,
      stream: async () => (content instanceof Uint8Array ? new Blob([content]) : content).stream(),
    }));
    return zipped(files, id, entries, name, constants);
  }
  if ('path' in source) {
    const facts = await files.facts(source.path);
    if (facts !== undefined) {
      checkSize(facts.size, constants);
      return { place: source.path, name, ...facts, zipped: false };
    }
    const found = await files.list(source.path);
    if (found.length === 0 && !(await files.isFolder(source.path)))
      throw new OfficeError('fileMissing', { params: { path: source.path } });
    const base = source.path.replace(/(?<![/\\])[/\\]+$/, '').length + 1;
    const entries = found.map(({ place, size, modified }) => ({
      path: `${name}/${place.slice(base).replaceAll('\\', '/')}`,
      size,
      modified,
      stream: async () => (await files.read(place)).stream(),
    }));
    return zipped(files, id, entries, name, constants);
  }
  const content = source.content instanceof Uint8Array ? new Blob([source.content]) : source.content;
  checkSize(content.size, constants);
  const place = `${outgoingFolder(id)}/${safeName(name)}`;
  const writer = await files.writeFrom(place, 0);
  for await (const chunk of chunksOf(content)) await writer.write(chunk);
  await writer.close();
  return { place, name, size: content.size, modified: 0, zipped: false };
}

/** Systems name a folder's files in orders of their own; the same folder shall give the same archive. */
const byPath = (a: ZipEntry, b: ZipEntry): number => (a.path < b.path ? -1 : 1);

function checkSize(size: number, constants: OutgoingLimits): void {
  if (size > constants.imUploadMaxSizeMb * megabyte)
    throw new OfficeError('fileSizeLimit', { params: { limit: constants.imUploadMaxSizeMb } });
}

async function zipped(
  files: HostFiles,
  id: string,
  entries: readonly ZipEntry[],
  folder: string,
  constants: OutgoingLimits,
): Promise<Outgoing> {
  if (entries.length === 0) throw new OfficeError('folderEmpty', { params: { name: folder } });
  if (entries.length > maxZipEntries)
    throw new OfficeError('tooManyFiles', { params: { limit: maxZipEntries } });
  // Only for who sends a folder: whatever opens the office goes without.
  const { writeZip } = await import('./zip.ts');
  const name = `${folder}.zip`;
  const place = `${outgoingFolder(id)}/${safeName(name)}`;
  const writer = await files.writeFrom(place, 0);
  const maxBytes = Math.min(constants.zipFileSizeMb, constants.imUploadMaxSizeMb) * megabyte;
  let size: number | undefined;
  try {
    size = await writeZip(entries.toSorted(byPath), writer, maxBytes);
  } finally {
    await writer.close();
  }
  if (size === undefined) {
    await files.remove(place);
    throw new OfficeError('zipTooLarge', { params: { limit: constants.zipFileSizeMb } });
  }
  return { place, name, size, modified: 0, zipped: true };
}

// Uploads to disks in the one queue: what they are made of, how they are sent, and what comes of them.
import { contentType } from '../contract/flags.ts';
import type { HostFiles } from '../host/file-port.ts';
import { OfficeError } from '../errors.ts';
import { named } from '../net/named-failure.ts';
import { patiently } from '../net/patience.ts';
import type { TransferRow } from '#storage/rows.ts';
import { actOf, goalOf } from './disk-goal.ts';
import type { DiskGoal, NewDiskFile } from './files-api.ts';
import { outgoingFolder } from './outgoing.ts';
import { untouched } from './prepared-file.ts';
import { chunksOf } from '../base/blob-chunks.ts';
import type { Run } from './run.ts';
import { mimeOfName } from './rules/media-kind.ts';
import { safeName } from './rules/safe-name.ts';
import { tinyBytes } from './rules/transfer-room.ts';
import { waysOf, type RunningParts } from './running.ts';
import { SmallFiles } from './small-files.ts';

/** Files of one act at most. */
const maxFiles = 100_000;
/** Parts from this size on: what is sent again at most after a break. */
const partsFrom = 8 * 1_048_576;

type Piece = {
  name: string;
  path: readonly string[];
  size: number;
  modified: number;
  place?: string;
  content?: Blob;
};

const blobOf = (content: Blob | Uint8Array<ArrayBuffer>): Blob =>
  content instanceof Uint8Array ? new Blob([content]) : content;

/** What a source consists of, each with the folders it lies in. @throws OfficeError `fileMissing`, `folderEmpty`, `tooManyFiles` */
async function piecesOf(files: HostFiles, { source, name, path = [] }: NewDiskFile): Promise<Piece[]> {
  if ('content' in source) {
    const content = blobOf(source.content);
    return [{ name, path, size: content.size, modified: 0, content }];
  }
  if ('path' in source) {
    const facts = await files.facts(source.path);
    if (facts !== undefined) return [{ name, path, ...facts, place: source.path }];
    const found = await files.list(source.path);
    if (found.length === 0 && !(await files.isFolder(source.path)))
      throw new OfficeError('fileMissing', { params: { path: source.path } });
    if (found.length === 0) throw new OfficeError('folderEmpty', { params: { name } });
    const base = source.path.replace(/(?<![/\\])[/\\]+$/, '').length + 1;
    return found.map(({ place, size, modified }) => {
      const names = place.slice(base).replaceAll('\\', '/').split('/');
      return { name: names.pop() ?? '', path: [...path, name, ...names], size, modified, place };
    });
  }
  if (source.entries.length === 0) throw new OfficeError('folderEmpty', { params: { name } });
  return source.entries.map((entry) => {
    const names = entry.path.split('/').filter((one) => one !== '');
    const content = blobOf(entry.content);
    return { name: names.pop() ?? name, path: [...path, ...names], size: content.size, modified: 0, content };
  });
}

/** The rows of an upload. @throws OfficeError `diskSpace`, `diskFileTooLarge` besides, before anything is kept */
export async function rowsForDisk(
  input: NewDiskFile,
  parts: { files: HostFiles; uuid(): string; now: number },
): Promise<TransferRow[]> {
  const { files, uuid, now } = parts;
  const pieces = await piecesOf(files, input);
  if (pieces.length > maxFiles) throw new OfficeError('tooManyFiles', { params: { limit: maxFiles } });
  const total = pieces.reduce((sum, one) => sum + one.size, 0);
  const { freeBytes = Infinity, maxFileBytes = Infinity } = input;
  if (Math.max(total, input.together?.bytes ?? 0) > freeBytes)
    throw new OfficeError('diskSpace', { params: { name: input.name } });
  const large = pieces.find((one) => one.size > maxFileBytes);
  if (large !== undefined) throw new OfficeError('diskFileTooLarge', { params: { name: large.name } });
  const rows: TransferRow[] = [];
  const batch = input.together?.batch ?? uuid();
  for (const piece of pieces) {
    const id = uuid();
    const place = piece.place ?? `${outgoingFolder(id)}/${safeName(piece.name)}`;
    if (piece.content !== undefined) {
      const writer = await files.writeFrom(place, 0);
      for await (const chunk of chunksOf(piece.content)) await writer.write(chunk);
      await writer.close();
    }
    const disk: DiskGoal = {
      folderId: input.folderId,
      path: piece.path,
      conflict: input.conflict ?? 'refuse',
      batch,
    };
    rows.push({
      ...{ id, direction: 'up', contentType: contentType.file, chatId: '', mid: 0, clientId: '', fileId: '' },
      ...{ name: piece.name, mime: (input.mime ?? '') || mimeOfName(piece.name), size: piece.size },
      ...{ modified: piece.modified, md5: '', place, caption: '', facts: JSON.stringify({ disk }) },
      ...untouched,
      createdTime: now,
    });
  }
  return rows;
}

/** Those of one person, from the first on. */
const gathered = new WeakMap<RunningParts, SmallFiles>();
function smallFilesOf(parts: RunningParts): SmallFiles {
  const known = gathered.get(parts) ?? new SmallFiles(parts);
  gathered.set(parts, known);
  return known;
}

/** Sends what a row says and puts it into its folder; done again it does nothing more. */
export async function sendToDisk(
  row: TransferRow,
  goal: DiskGoal,
  run: Run,
  parts: RunningParts,
): Promise<Partial<TransferRow>> {
  let { fileId } = row;
  let instant = false;
  if (fileId === '' && row.size <= tinyBytes) {
    // Those who come together go together; one that does not get to its folder so goes on by itself, and hears why.
    const came = await smallFilesOf(parts).send(row, goal, run);
    const { known = false, md5, node, act = '' } = came;
    if (node !== undefined)
      return arrived(row, { ...goal, node: { id: node.id, name: node.name, act, instant: known } }, parts, {
        ...{ fileId: came.fileId ?? '', md5 },
      });
    fileId = came.fileId ?? '';
    instant = known;
    run.keep({ fileId, md5 });
  }
  if (fileId === '') {
    const { upload } = await import('./upload.ts');
    let moved = false;
    const progress: Run['progress'] = (change) => {
      moved ||= change.phase === 'moving';
      run.progress(change);
    };
    const { api, files, host } = parts;
    const given = { ...waysOf(parts, run), api, files, hash: host.hash, partsFrom, progress };
    const stored = await named('diskUploadFailed', () =>
      upload(row, { ...given, folderId: goal.folderId }, run.signal),
    );
    fileId = stored.id;
    instant = stored.known ?? !moved;
    // What is up is not sent again, whatever the folder says to it.
    run.keep({ fileId });
  }
  // What becomes of a taken name may have been decided while the content was on its way.
  const decided = goalOf(parts.store.transfers.get(row.id) ?? row) ?? goal;
  const { folderId, path, conflict } = decided;
  const input = {
    folderId,
    fileId,
    name: row.name,
    conflict,
    path: [...path],
    clientId: actOf(row, decided),
  };
  const { node, act } = await named('diskUploadFailed', () =>
    patiently(() => parts.disks().putFile(input, { signal: run.signal }), run.signal),
  );
  const done: DiskGoal = { ...decided, node: { id: node.id, name: node.name, act, instant } };
  return arrived(row, done, parts, { fileId });
}

/** What is kept of a file that is in its folder. */
async function arrived(
  row: TransferRow,
  disk: DiskGoal,
  { files }: RunningParts,
  change: Partial<TransferRow>,
): Promise<Partial<TransferRow>> {
  if (row.place.startsWith(outgoingFolder(row.id))) await files.remove(row.place);
  return { ...change, facts: JSON.stringify({ disk }) };
}

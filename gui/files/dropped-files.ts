// Gathers what was dropped or chosen: files, and folders with all that is in them, up to a number nobody sends by mistake.
import { OfficeError } from '#sdk/errors.ts';

/** More files than this are nobody's letter: they are rather shared in the cloud. */
export const maxDroppedFiles = 10_000;

/** What a folder is made of, as a browser tells it; the parts of `FileSystemEntry` that are used. */
export type DroppedEntry = {
  readonly name: string;
  readonly isDirectory: boolean;
  /** Of a file. */
  readonly file?: (found: (file: File) => void, failed: (error: unknown) => void) => void;
  /** Of a folder; each reading gives some more, the last one none. */
  readonly createReader?: () => {
    readEntries(found: (entries: readonly DroppedEntry[]) => void, failed: (error: unknown) => void): void;
  };
};

/** A folder that goes as one ZIP file; paths begin with its name and have `/` between their parts. */
export type DroppedFolder = {
  readonly name: string;
  /** Of all its files, in bytes, before they are zipped. */
  readonly size: number;
  readonly entries: readonly { readonly path: string; readonly file: File }[];
};

/** Whether something that is to be sent is a folder. */
export function isFolder(one: File | DroppedFolder): one is DroppedFolder {
  return 'entries' in one;
}

/**
 * What was dropped, in its order: files, and folders with all that is in them; folders that hold no file by name.
 * @throws OfficeError `tooManyFiles`: then nothing is taken; `folderUnreadable`
 */
export async function droppedFiles(
  dropped: readonly DroppedEntry[],
): Promise<{ files: readonly (File | DroppedFolder)[]; empty: readonly string[] }> {
  const files: (File | DroppedFolder)[] = [];
  const empty: string[] = [];
  let left = maxDroppedFiles;
  const take = async (entry: DroppedEntry, path: string): Promise<DroppedFolder['entries']> => {
    if (entry.isDirectory) return gather(entry, path);
    left -= 1;
    if (left < 0) throw new OfficeError('tooManyFiles', { params: { limit: maxDroppedFiles } });
    return [{ path, file: await asked<File>(entry, (found, failed) => entry.file?.(found, failed)) }];
  };
  const gather = async (folder: DroppedEntry, path: string): Promise<DroppedFolder['entries']> => {
    const found: { path: string; file: File }[] = [];
    const reader = folder.createReader?.();
    for (;;) {
      const some = await asked<readonly DroppedEntry[]>(folder, (answer, failed) =>
        reader?.readEntries(answer, failed),
      );
      if (some.length === 0) return found;
      for (const inside of some) found.push(...(await take(inside, `${path}/${inside.name}`)));
    }
  };
  for (const entry of dropped) {
    const entries = await take(entry, entry.name);
    if (!entry.isDirectory) files.push(...entries.map(({ file }) => file));
    else if (entries.length === 0) empty.push(entry.name);
    else
      files.push({ name: entry.name, entries, size: entries.reduce((sum, { file }) => sum + file.size, 0) });
  }
  return { files, empty };
}

/**
 * The folder that was chosen: its files, as a browser's field gives them, each with its path in the folder. Undefined
 * where there is no file in it: then nobody knows its name.
 * @throws OfficeError `tooManyFiles`
 */
export function chosenFolder(
  files: readonly Pick<File, 'name' | 'size' | 'webkitRelativePath'>[],
): DroppedFolder | undefined {
  if (files.length > maxDroppedFiles)
    throw new OfficeError('tooManyFiles', { params: { limit: maxDroppedFiles } });
  const [first] = files;
  if (first === undefined) return undefined;
  const [name = first.name] = first.webkitRelativePath.split('/');
  return {
    name,
    size: files.reduce((sum, { size }) => sum + size, 0),
    entries: files.map((file) => ({ path: file.webkitRelativePath, file: file as File })),
  };
}

function asked<Answer>(
  { name }: DroppedEntry,
  ask: (found: (answer: Answer) => void, failed: (error: unknown) => void) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    ask(resolve, (error) => reject(new OfficeError('folderUnreadable', { params: { name } }, error)));
  });
}

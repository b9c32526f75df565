// Gathers the files of what was dropped: folders are gone through, up to a number nobody sends by mistake.
import { OfficeError } from '#sdk/errors.ts';

/** A folder with more files than this is rather zipped, or shared in the cloud. */
export const mostDroppedFiles = 100;

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

/**
 * Every file in the order of the folders, and the dropped folders that hold none.
 * @throws OfficeError `tooManyFiles`: then none is taken; `folderUnreadable`
 */
export async function droppedFiles(
  entries: readonly DroppedEntry[],
): Promise<{ files: readonly File[]; empty: readonly string[] }> {
  const files: File[] = [];
  const empty: string[] = [];
  for (const entry of entries) {
    const before = files.length;
    await gather(entry, files);
    if (entry.isDirectory && files.length === before) empty.push(entry.name);
  }
  return { files, empty };
}

async function gather(entry: DroppedEntry, files: File[]): Promise<void> {
  if (!entry.isDirectory) {
    files.push(await asked<File>(entry, (found, failed) => entry.file?.(found, failed)));
    if (files.length > mostDroppedFiles)
      throw new OfficeError('tooManyFiles', { params: { limit: mostDroppedFiles } });
    return;
  }
  const reader = entry.createReader?.();
  for (;;) {
    const some = await asked<readonly DroppedEntry[]>(entry, (found, failed) =>
      reader?.readEntries(found, failed),
    );
    if (some.length === 0) return;
    for (const inside of some) await gather(inside, files);
  }
}

function asked<Answer>(
  { name }: DroppedEntry,
  ask: (found: (answer: Answer) => void, failed: (error: unknown) => void) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    ask(resolve, (error) => reject(new OfficeError('folderUnreadable', { params: { name } }, error)));
  });
}

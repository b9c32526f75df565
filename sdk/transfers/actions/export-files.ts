// Puts the files of messages beside an export: what an earlier run has left there is not fetched again, what is gone is named.
import type { ExportedFile, LocalMessage, MessageFile } from '../../api.ts';
import { asOfficeError } from '../../errors.ts';
import { exportName } from '../rules/export-name.ts';
import { fileOf } from '../rules/message-file.ts';

/** What lies at the place of a file: bytes, and its digest in hex where the place can tell one. */
export type SavedFile = { readonly size: number; readonly sha256: string | null };

/** Where files go. Paths are relative, with `/` between folders. */
export type ExportSink = {
  /** The whole file where an earlier run has left it. */
  there(path: string, file: MessageFile): Promise<SavedFile | undefined>;
  /** Fetches the file and puts it there. */
  save(path: string, file: MessageFile, signal: AbortSignal | undefined): Promise<SavedFile>;
};

/** How far it is. */
export type ExportProgress = { readonly done: number; readonly of: number; readonly missing: number };

/** The files of messages that can leave the product. */
export function filesToExport(messages: readonly LocalMessage[]): MessageFile[] {
  return messages.flatMap((message) => {
    const file = message.state === 'sent' && !message.bySystem ? fileOf(message) : undefined;
    return file === undefined ? [] : [file];
  });
}

/**
 * Saves the files one by one, by the number of their message.
 * @param folder what every path begins with
 * @throws OfficeError where the network is gone or somebody ended it: run again, it goes on where it was
 */
export async function exportFiles(
  files: readonly MessageFile[],
  folder: string,
  sink: ExportSink,
  { signal, progress }: { signal?: AbortSignal; progress?: (progress: ExportProgress) => void } = {},
): Promise<ReadonlyMap<number, ExportedFile>> {
  const exported = new Map<number, ExportedFile>();
  let missing = 0;
  for (const file of files) {
    signal?.throwIfAborted();
    const path = `${folder}/${exportName(file)}`;
    const facts = { name: file.name, kind: file.kind, md5: file.md5 };
    try {
      const saved = (await sink.there(path, file)) ?? (await sink.save(path, file, signal));
      exported.set(file.mid, { ...facts, path, ...saved });
    } catch (error) {
      const { data, kind } = asOfficeError(error);
      // Without a network every other file would be «missing» too; and no file is missing because a place is full.
      if (kind !== 'refused') throw error;
      exported.set(file.mid, { ...facts, missing: data });
      missing += 1;
    }
    progress?.({ done: exported.size, of: files.length, missing });
  }
  return exported;
}

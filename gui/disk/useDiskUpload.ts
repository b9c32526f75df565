// Gives components the way to put chosen and dropped files into a folder of a disk, through the one queue, as one act.
import type { DiskNode } from '#sdk/api.ts';
import type { DiskFolderScreen } from '#sdk/disk/screens/disk-folder.ts';
import { asOfficeError } from '#sdk/errors.ts';
import { errorText } from '../ground/error-text.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { droppedFiles, isFolder, type DroppedEntry, type DroppedFolder } from '../files/dropped-files.ts';
import { useTranslator } from '../parts/text.ts';

/** The two ways in. */
export type DiskUploads = {
  readonly files: (folder: Pick<DiskNode, 'id'>, files: readonly File[]) => Promise<void>;
  readonly dropped: (folder: Pick<DiskNode, 'id'>, transfer: DataTransfer) => Promise<void>;
};

/** What is asked about by itself, or was given up: nothing has to be said of it. */
const settledElsewhere = new Set(['diskSameName', 'cancelled']);

/** Uploads to folders of the page. */
export function useDiskUpload(screen: DiskFolderScreen): DiskUploads {
  const { office } = useApp();
  const translator = useTranslator();
  const notify = useNotify();

  const ended = async (folderId: string, begun: readonly (readonly [string, string])[]): Promise<void> => {
    const outcomes = await Promise.allSettled(begun.map(([id]) => office.disk.uploaded(id)));
    const failed = outcomes.flatMap((one, at) =>
      one.status === 'rejected'
        ? [{ name: begun[at]?.[1] ?? '', error: asOfficeError(one.reason).data }]
        : [],
    );
    const told = failed.filter(({ error }) => !settledElsewhere.has(error.code));
    const [first] = told;
    if (first !== undefined) {
      const parameters = {
        failed: told.length,
        name: first.name,
        reason: errorText(translator, first.error),
      };
      notify.inform({ key: 'disk.someFailed', parameters });
    }
    if (screen.getSnapshot().folder?.id === folderId) await screen.reload();
  };
  /** One that cannot go stops no other; only what has no room together does not begin. */
  const send = async (folderId: string, all: readonly (File | DroppedFolder)[]): Promise<void> => {
    const together = { batch: crypto.randomUUID(), bytes: all.reduce((sum, { size }) => sum + size, 0) };
    const begun: (readonly [id: string, name: string])[] = [];
    for (const [at, one] of all.entries()) {
      const source = isFolder(one)
        ? {
            entries: one.entries.map(({ path, file }) => ({
              path,
              modified: file.lastModified,
              content: file,
            })),
          }
        : { content: one };
      try {
        const act = at === 0 ? together : { batch: together.batch };
        const ids = await office.disk.upload({ folderId, source, name: one.name, together: act });
        begun.push(...ids.map((id) => [id, one.name] as const));
      } catch (error) {
        const { data } = asOfficeError(error);
        notify.fail(data);
        if (at === 0 && data.code === 'diskSpace') return;
      }
    }
    void ended(folderId, begun);
  };
  return {
    files: async (folder, files) => {
      const loose = files.filter(({ webkitRelativePath }) => webkitRelativePath === '');
      const trees = Map.groupBy(
        files.filter(({ webkitRelativePath }) => webkitRelativePath !== ''),
        ({ webkitRelativePath }) => webkitRelativePath.split('/')[0] ?? '',
      );
      const folders = [...trees].map(([name, inside]) => ({
        name,
        size: inside.reduce((sum, { size }) => sum + size, 0),
        entries: inside.map((file) => ({ path: file.webkitRelativePath, file })),
      }));
      await send(folder.id, [...loose, ...folders]);
    },
    dropped: async (folder, transfer) => {
      const entries = [...transfer.items].flatMap((item) => {
        const entry = item.webkitGetAsEntry();
        return entry === null ? [] : [entry as unknown as DroppedEntry];
      });
      await notify.attempt(async () => {
        const { files, empty } = await droppedFiles(entries);
        for (const name of empty) notify.fail({ code: 'folderEmpty', params: { name } });
        await send(folder.id, files);
      });
    },
  };
}

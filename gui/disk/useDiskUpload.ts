// Gives components the way to put chosen and dropped files into a folder of a disk, through the one queue.
import type { DiskNode } from '#sdk/api.ts';
import type { DiskFolderScreen } from '#sdk/disk/screens/disk-folder.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { droppedFiles, isFolder, type DroppedEntry, type DroppedFolder } from '../files/dropped-files.ts';

/** The two ways in. */
export type DiskUploads = {
  readonly files: (folder: Pick<DiskNode, 'id'>, files: readonly File[]) => Promise<void>;
  readonly dropped: (folder: Pick<DiskNode, 'id'>, transfer: DataTransfer) => Promise<void>;
};

/** Uploads to folders of the page. */
export function useDiskUpload(screen: DiskFolderScreen): DiskUploads {
  const { office } = useApp();
  const notify = useNotify();
  const send = async (folderId: string, one: File | DroppedFolder): Promise<void> => {
    const source = isFolder(one)
      ? {
          entries: one.entries.map(({ path, file }) => ({
            path,
            modified: file.lastModified,
            content: file,
          })),
        }
      : { content: one };
    const ids = await office.disk.upload({ folderId, source, name: one.name });
    for (const id of ids)
      void office.disk
        .uploaded(id)
        .then(async () => {
          if (screen.getSnapshot().folder?.id === folderId) await screen.reload();
        })
        // The dock says what went wrong, and what can be decided.
        .catch(() => undefined);
  };
  return {
    files: async (folder, files) => {
      for (const file of files) {
        const path = file.webkitRelativePath;
        if (path === '') await notify.attempt(() => send(folder.id, file));
      }
      const trees = Map.groupBy(
        files.filter(({ webkitRelativePath }) => webkitRelativePath !== ''),
        ({ webkitRelativePath }) => webkitRelativePath.split('/')[0] ?? '',
      );
      for (const [name, inside] of trees) {
        const entries = inside.map((file) => ({ path: file.webkitRelativePath, file }));
        await notify.attempt(() => send(folder.id, { name, size: 0, entries }));
      }
    },
    dropped: async (folder, transfer) => {
      const entries = [...transfer.items].flatMap((item) => {
        const entry = item.webkitGetAsEntry();
        return entry === null ? [] : [entry as unknown as DroppedEntry];
      });
      await notify.attempt(async () => {
        const { files } = await droppedFiles(entries);
        for (const one of files) await send(folder.id, one);
      });
    },
  };
}

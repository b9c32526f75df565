// Fetches the files of an export into the folder beside it, and tells how far it is.
import { dirname, resolve } from 'node:path';
import type { ExportedFile, LocalMessage, OfficeApi } from '#sdk/api.ts';
import { exportFiles, filesToExport } from '#sdk/transfers/actions/export-files.ts';
import type { Context } from '../../context.ts';
import { showProgress } from '../../progress.ts';
import { exportFolder, filesFolderOf } from './export-folder.ts';

/** The files of the messages, by the messages' numbers; of `mids` alone where it is given. */
export async function fetchExportFiles(
  context: Context,
  office: OfficeApi,
  messages: readonly LocalMessage[],
  { out, mids }: { readonly out: string; readonly mids: ReadonlySet<number> | undefined },
): Promise<ReadonlyMap<number, ExportedFile>> {
  const files = filesToExport(messages).filter(({ mid }) => mids === undefined || mids.has(mid));
  const ids = new Set(files.map(({ fileId }) => fileId));
  const ended = await showProgress(context, office, ({ fileId }) => ids.has(fileId));
  const { t } = await context.texts();
  const isTold = !context.flags.quiet && context.io.errIsTerminal;
  return exportFiles(files, filesFolderOf(out), exportFolder(office, dirname(resolve(out))), {
    signal: context.signal,
    progress({ done, of }) {
      if (isTold) context.io.err(`\r${t('acts.export.filesProgress', { done, of })} `);
    },
  }).finally(() => {
    if (isTold && files.length > 0) context.io.err('\n');
    ended();
  });
}

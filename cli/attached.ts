// `--attach FILE`: uploads the files that go with an item, a request, an announcement, a suggestion or an answer.
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import type { OfficeApi } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { OptionSpec } from './command.ts';
import type { Context } from './context.ts';
import { CliError } from './errors.ts';
import { bounded } from './feeds.ts';
import { timeSignal } from './fresh.ts';

const most = 10;

/** The option; it may stand several times. */
export const attachOption: OptionSpec = {
  name: 'attach',
  value: 'many',
  shown: 'FILE',
  text: 'cliTasks.feedback.attach',
};

/** Their ids, in order. @throws CliError `fileUnreadable` before anything is sent */
export async function attached(
  context: Context,
  office: OfficeApi,
  paths: readonly string[],
  param = '--attach',
): Promise<string[]> {
  if (paths.length > most) throw new OfficeError('tooManyAttachments');
  const contents = await Promise.all(
    paths.map(async (path) => {
      try {
        return { name: basename(path), type: '', content: await openAsBlob(path) };
      } catch {
        throw new CliError('fileUnreadable', { path }, { param });
      }
    }),
  );
  const signal = timeSignal(context, 600_000);
  const ids: string[] = [];
  for (const file of contents) ids.push((await bounded(office.schedule.attach(file, { signal }), signal)).id);
  return ids;
}

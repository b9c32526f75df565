// `tangram server import`: an export becomes an office again, equal to the one it was taken from; only where none is.
import { resolve } from 'node:path';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { isoTime } from '../../output/times.ts';
import { dataFolder, folderOption, told } from './keeping.ts';

/** The command. */
export const importCommand: CommandSpec = {
  name: 'import',
  summary: 'cliServer.import.summary',
  mutates: true,
  fields: ['data', 'path', 'officeName', 'taken', 'messages', 'contents'],
  arguments: [{ name: 'export', required: true, text: 'cliServer.import.export' }],
  options: [folderOption],
  examples: [
    { line: 'tangram server import ./office.zip --data ./office-2', text: 'cliServer.import.exampleFile' },
    {
      line: 'tangram server import /mnt/office --data ./office-2 --json',
      text: 'cliServer.import.exampleFolder',
    },
  ],
  async run(context, input) {
    const data = dataFolder(context, input);
    const path = resolve(context.parts.folder, input.required('export'));
    const { importOffice } = await import('#fixtures/keeping/export.ts');
    const onlyCheck = context.flags.dryRun;
    const facts = await told(data, () => importOffice(path, data, { now: context.now(), onlyCheck }));
    if (onlyCheck)
      return showPlan(
        context,
        [{ call: 'server import', input: { export: path, data } }],
        ['export', 'data'],
      );
    const { officeName, takenAt, messages, contents } = facts;
    const row = { data, path, officeName, taken: isoTime(takenAt), messages, contents };
    const texts = await context.texts();
    return context.output.done(row, () =>
      texts.t('cliServer.import.done', { name: officeName, path: data, count: messages }),
    );
  },
};

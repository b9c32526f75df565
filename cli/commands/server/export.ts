// `tangram server export`: an office in one file or folder, with a form that anybody can read; while it runs or not.
import { resolve } from 'node:path';
import { sizeText } from '#sdk/locales/size-text.ts';
import type { CommandSpec } from '../../command.ts';
import { CliError } from '../../errors.ts';
import { showPlan } from '../../dry-run.ts';
import { isoTime } from '../../output/times.ts';
import { copyOfficeOf, madeOf } from './copy-office.ts';
import { dataFolder, folderOption, needsOffice, told } from './keeping.ts';

/** The command. */
export const exportCommand: CommandSpec = {
  name: 'export',
  summary: 'cliServer.export.summary',
  mutates: true,
  fields: ['path', 'officeName', 'taken', 'messages', 'files', 'bytes', 'contents'],
  options: [
    folderOption,
    { name: 'out', short: 'o', value: 'text', shown: 'FILE|DIR', text: 'cliServer.export.out' },
    { name: 'allow-damaged', text: 'cliServer.backup.allowDamaged' },
  ],
  examples: [
    { line: 'tangram server export -o ./office.zip', text: 'cliServer.export.exampleFile' },
    {
      line: 'tangram server export -o /mnt/office --data ./office --json',
      text: 'cliServer.export.exampleFolder',
    },
  ],
  async run(context, input) {
    const out = input.text('out');
    if (out === undefined) throw new CliError('missingOption', { a: '--out' }, { param: '--out' });
    const path = resolve(context.parts.folder, out);
    const data = dataFolder(context, input);
    needsOffice(data);
    const { checkExportTarget, exportOffice } = await import('#fixtures/keeping/export.ts');
    await told(path, () => checkExportTarget(path, data));
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'server export', input: { data, out: path } }], ['data', 'out']);
    const facts = await madeOf(context, { data, path }, () =>
      exportOffice(path, async (to) => void (await copyOfficeOf(context, data, to)), {
        now: context.now(),
        language: context.language,
        allowDamaged: input.has('allow-damaged'),
      }),
    );
    const { officeName, takenAt, messages, files, bytes, contents } = facts;
    const row = { path, officeName, taken: isoTime(takenAt), messages, files, bytes, contents };
    const texts = await context.texts();
    return context.output.done(row, () =>
      texts.t('cliServer.export.done', { path, count: messages, files, size: sizeText(bytes, texts.locale) }),
    );
  },
};

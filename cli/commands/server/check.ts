// `tangram server check`: whether everything an office holds is there and fits together; changes nothing.
import type { CommandSpec } from '../../command.ts';
import { exitCodes } from '../../exit-codes.ts';
import { safeLine } from '../../output/safe-text.ts';
import { dataFolder, folderOption, needsOffice, told } from './keeping.ts';

/** Keys of what was looked at, in JSON. */
export const checkFields = [
  'data',
  'ok',
  'disks',
  'folders',
  'files',
  'versions',
  'contents',
  'bytes',
  'problems',
] as const;

/** The command. */
export const check: CommandSpec = {
  name: 'check',
  summary: 'cliServer.check.summary',
  fields: checkFields,
  options: [folderOption, { name: 'deep', text: 'cliServer.check.deep' }],
  examples: [
    { line: 'tangram server check --deep', text: 'cliServer.check.exampleOwn' },
    { line: 'tangram server check --data ./office-backup --json', text: 'cliServer.check.exampleFolder' },
  ],
  async run(context, input) {
    const data = dataFolder(context, input);
    needsOffice(data);
    const { checkOffice } = await import('#fixtures/keeping/check.ts');
    const deep = input.has('deep');
    const found = await told(data, () => checkOffice(data, { deep, signal: context.signal }));
    const ok = found.problems.length === 0;
    const { t } = await context.texts();
    await context.output.done({ data, ok, ...found }, () =>
      ok
        ? t('cliServer.check.sound', { path: data, files: found.files, contents: found.contents })
        : t('cliServer.check.unsound', { path: data, count: found.problems.length }),
    );
    if (ok) return undefined;
    for (const { kind, thing, detail } of found.problems)
      context.io.err(`${safeLine(`${kind}: ${thing} (${detail})`)}\n`);
    // What helps a database that is broken is a backup; the rest is named for whoever mends it.
    if (found.problems.some(({ kind }) => kind === 'database'))
      context.output.hint(t('cliServer.check.helps', { path: data }));
    return exitCodes.refused;
  },
};

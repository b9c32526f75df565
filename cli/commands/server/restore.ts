// `tangram server restore`: puts a backup in the place of an office's data; what was there is set aside.
import { resolve } from 'node:path';
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { isoTime } from '../../output/times.ts';
import { named } from './damage.ts';
import { dataFolder, folderOption } from './keeping.ts';

/** The command. */
export const restore: CommandSpec = {
  name: 'restore',
  summary: 'cliServer.restore.summary',
  mutates: true,
  fields: ['data', 'path', 'officeName', 'taken', 'messages', 'setAside'],
  arguments: [{ name: 'folder', required: true, text: 'cliServer.restore.folder' }],
  options: [
    folderOption,
    { name: 'replace', text: 'cliServer.restore.replace' },
    { name: 'allow-damaged', text: 'cliServer.backup.allowDamaged' },
  ],
  examples: [
    {
      line: 'tangram server restore ./office-backup --data ./office-2',
      text: 'cliServer.restore.exampleNew',
    },
    {
      line: 'tangram server restore ./office-backup --replace --json',
      text: 'cliServer.restore.exampleReplace',
    },
  ],
  async run(context, input) {
    const data = dataFolder(context, input);
    const path = resolve(context.parts.folder, input.required('folder'));
    const mayReplace = input.has('replace');
    const allowDamaged = input.has('allow-damaged');
    const { checkRestore, restoreOffice } = await import('#fixtures/keeping/restore.ts');
    if (context.flags.dryRun) {
      await named(context, data, () => checkRestore(path, data, mayReplace, allowDamaged));
      const asked = { folder: path, data, replace: mayReplace };
      return showPlan(context, [{ call: 'server restore', input: asked }], ['folder', 'data']);
    }
    const found = await named(context, data, () =>
      restoreOffice(path, data, { mayReplace, allowDamaged, now: context.now() }),
    );
    const { officeName, takenAt, messages, setAside = null } = found;
    const taken = isoTime(takenAt);
    const texts = await context.texts();
    const { fullTime } = await import('#sdk/locales/time-text.ts');
    await context.output.done({ data, path, officeName, taken, messages, setAside }, () => {
      const said = texts.t('cliServer.restore.done', {
        name: officeName,
        time: fullTime(texts, takenAt),
        count: messages,
        path: data,
      });
      return setAside === null
        ? said
        : `${said} ${texts.t('cliServer.restore.setAside', { path: setAside })}`;
    });
  },
};

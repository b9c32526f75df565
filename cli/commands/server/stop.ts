// `tangram server stop`: ends the office that runs on a data folder, and returns when the folder is free.
import type { CommandSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { dataFolder, folderOption, needsOffice, told } from './keeping.ts';

/** The command. */
export const stop: CommandSpec = {
  name: 'stop',
  summary: 'cliServer.stop.summary',
  mutates: true,
  fields: ['data', 'url', 'pid', 'stopped'],
  options: [folderOption],
  examples: [
    { line: 'tangram server stop', text: 'cliServer.stop.exampleOwn' },
    { line: 'tangram server stop --data ./office --json', text: 'cliServer.stop.exampleFolder' },
  ],
  async run(context, input) {
    const data = dataFolder(context, input);
    needsOffice(data);
    const { askControlSocket, ControlSocketClosed } = await import('#fixtures/keeping/control-socket.ts');
    const signal = timeSignal(context);
    const ask = async (act: 'look' | 'stop') => {
      try {
        return await told(data, () => bounded(askControlSocket(data, { act }, { signal }), signal));
      } catch (error) {
        if (error instanceof ControlSocketClosed) throw new CliError('officeNotRunning', { path: data });
        throw error;
      }
    };
    const found = await ask('look');
    const { url = '', pid = 0 } = found.state === 'done' ? found : {};
    if (context.flags.dryRun)
      return showPlan(context, [{ call: 'server stop', input: { data, url, pid } }], ['data']);
    await ask('stop');
    const { t } = await context.texts();
    await context.output.done({ data, url, pid, stopped: true }, () => t('cliServer.stop.done', { url }));
  },
};

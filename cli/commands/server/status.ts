// `tangram server status`: whether the office of the profile answers, and how fast; of a folder, how its office stands.
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { CliError } from '../../errors.ts';
import { exitCodes, type ExitCode } from '../../exit-codes.ts';
import { bounded } from '../../feeds.ts';
import { timeSignal } from '../../fresh.ts';
import { isoTime } from '../../output/times.ts';
import { showCluster } from './cluster.ts';
import { dataFolder, folderOption, needsOffice, told } from './keeping.ts';

const stateKeys = [
  ...(['data', 'running', 'url', 'pid', 'version', 'officeName', 'people', 'since'] as const),
  ...(['diskFree', 'diskTotal', 'lastBackup', 'licenceNotAfter', 'licenceDays', 'problems'] as const),
] as const;

/** How the office of a folder stands; exit 1 where something is wrong. */
async function ofFolder(context: Context, data: string): Promise<ExitCode | void> {
  needsOffice(data);
  const [{ askControlSocket, ControlSocketClosed }, { standingState }] = await Promise.all([
    import('#fixtures/keeping/control-socket.ts'),
    import('#fixtures/keeping/state.ts'),
  ]);
  const signal = timeSignal(context);
  const found = await told(data, async () => {
    try {
      const answer = await bounded(askControlSocket(data, { act: 'look' }, { signal }), signal);
      if (answer.state === 'done' && answer.office !== undefined)
        return { url: answer.url ?? null, pid: answer.pid ?? null, office: answer.office };
    } catch (error) {
      if (!(error instanceof ControlSocketClosed)) throw error;
    }
    return { url: null, pid: null, office: standingState(data, context.now()) };
  });
  const { office, url, pid } = found;
  const moment = (time: number | undefined): string | null => (time === undefined ? null : isoTime(time));
  const row = {
    data,
    running: url !== null,
    url,
    pid,
    ...office,
    since: url === null ? null : moment(office.since),
    lastBackup: moment(office.lastBackup),
  };
  const texts = await context.texts();
  const { t } = texts;
  const { sizeText } = await import('#sdk/locales/size-text.ts');
  const said = t(row.running ? 'cliServer.status.running' : 'cliServer.status.stopped', {
    name: office.officeName,
    people: office.people,
    version: office.version,
    since: row.since ?? '–',
    licence: office.licenceNotAfter,
    free: sizeText(office.diskFree, texts.locale),
    backup: row.lastBackup ?? '–',
  });
  await context.output.done(row, () => said, stateKeys);
  if (office.problems.length === 0) return undefined;
  if (!context.flags.json)
    for (const problem of office.problems) context.output.hint(t(`cliServer.status.problem.${problem}`));
  return exitCodes.refused;
}

/** The command. */
export const status: CommandSpec = {
  name: 'status',
  summary: 'cliHelp.server.status.summary',
  fields: [
    'url',
    'reachable',
    'officeName',
    'milliseconds',
    ...stateKeys.filter((key) => key !== 'url' && key !== 'officeName'),
    ...(['officeId', 'entries', 'bytes', 'copies', 'nodes'] as const),
  ],
  options: [
    folderOption,
    { name: 'cluster', value: 'text', shown: 'nats://HOST:4222,…', text: 'cliServer.cluster.ofServers' },
  ],
  examples: [
    { line: 'tangram server status', text: 'cliHelp.server.status.exampleOwn' },
    {
      line: 'tangram server status --server http://127.0.0.1:4600 --json',
      text: 'cliHelp.server.status.exampleNamed',
    },
    { line: 'tangram server status --data ./office --json', text: 'cliServer.status.exampleFolder' },
  ],
  async run(context, input): Promise<ExitCode | void> {
    const servers = input.text('cluster');
    if (servers !== undefined) return showCluster(context, servers);
    if (input.text('data') !== undefined) return ofFolder(context, dataFolder(context, input));
    context.needsNetwork('server status');
    const url = context.server;
    if (url === undefined) throw new CliError('serverMissing', { value: '' }, { param: '--server' });
    const started = context.now();
    const { officeName } = await bounded(context.reachOffice(), timeSignal(context));
    const row = {
      url,
      reachable: true,
      officeName: officeName ?? null,
      milliseconds: context.now() - started,
    };
    if (context.flags.json)
      return context.output.done(row, () => '', ['url', 'reachable', 'officeName', 'milliseconds']);
    await context.output.one(row, async () => {
      const { t } = await context.texts();
      return [
        [t('cli.column.server'), row.url],
        [t('cli.column.office'), row.officeName ?? undefined],
        [t('cli.column.answer'), `${row.milliseconds} ms`],
      ];
    });
    return undefined;
  },
};

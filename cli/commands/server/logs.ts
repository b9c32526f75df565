// `tangram server logs`: when an office started and stopped, and what went wrong in it.
import type { LogEntry, LogLevel } from '#fixtures/keeping/log.ts';
import type { CommandSpec } from '../../command.ts';
import { isoTime, shortTime } from '../../output/times.ts';
import { timeOf } from '../../typed-time.ts';
import { dataFolder, folderOption, needsOffice, told } from './keeping.ts';
import { levels } from './logging.ts';

const fields = ['time', 'event', 'detail'] as const;
const events = [
  'started',
  'stopped',
  'unclean',
  'migrated',
  'backup',
  'reloaded',
  'refused',
  'signInFailed',
  'fault',
] as const satisfies readonly LogEntry['event'][];

/** The command. */
export const logs: CommandSpec = {
  name: 'logs',
  summary: 'cliServer.logs.summary',
  lists: true,
  fields,
  options: [
    folderOption,
    { name: 'event', value: 'text', shown: 'EVENT', choices: events, text: 'cliServer.logs.only' },
    { name: 'level', value: 'text', shown: levels.join('|'), choices: levels, text: 'cliServer.logs.level' },
    { name: 'since', value: 'text', shown: 'TIME', text: 'cliAccount.audit.since' },
    { name: 'limit', value: 'count', shown: 'N', text: 'cliHelp.option.limit' },
    { name: 'all', text: 'cliHelp.option.all' },
  ],
  examples: [
    { line: 'tangram server logs --limit 5', text: 'cliServer.logs.exampleNewest' },
    {
      line: 'tangram server logs --data ./office --event fault --json',
      text: 'cliServer.logs.exampleFaults',
    },
  ],
  async run(context, input) {
    const data = dataFolder(context, input);
    needsOffice(data);
    const typed = input.text('since');
    const since = typed === undefined ? 0 : (await timeOf('--since', typed, context.now(), 'past')).time;
    const { isTold, levelOf, readLog } = await import('#fixtures/keeping/log.ts');
    const wanted = input.text('event');
    const least = (input.text('level') ?? 'info') as LogLevel;
    const all = (await told(data, async () => readLog(data))).filter(
      ({ time, event }) =>
        time >= since && (wanted === undefined || event === wanted) && isTold(levelOf[event], least),
    );
    const limit = input.has('all') ? all.length : (input.count('limit') ?? context.limit);
    const shown = limit === 0 ? [] : all.slice(-limit);
    const rows = shown.map(({ time, event, detail }) => ({ time: isoTime(time), event, detail }));
    const { t } = await context.texts();
    await context.output.rows(
      rows,
      [
        { title: 'cli.column.time', cell: (row) => shortTime(Date.parse(row.time ?? ''), context.now()) },
        { title: 'cliServer.logs.event', cell: (row) => t(`cliServer.logs.${row.event}`) },
        { title: 'cliServer.logs.detail', cell: (row) => row.detail, shrinks: true },
      ],
      { complete: shown.length === all.length },
    );
  },
};

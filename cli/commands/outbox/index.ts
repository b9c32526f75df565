// `tangram outbox`: everything that waits for its confirmation by the office.
import type { OutboxEntry } from '#sdk/api.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { mayRetryEntry, outboxLine } from '#sdk/chat/rules/outbox-line.ts';
import type { CommandSpec, NounSpec } from '../../command.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { isoTime, shortTime } from '../../output/times.ts';

const fields = [
  'id',
  'type',
  'chatId',
  'chatName',
  'created',
  'due',
  'state',
  'retriable',
  'error',
  'text',
] as const;
type Row = {
  id: string;
  type: OutboxEntry['type'];
  chatId: string;
  chatName: string;
  created: string | null;
  /** When it is to be sent, where that is a time to come. */
  due: string | null;
  state: OutboxEntry['state'];
  /** It failed, and trying it again may succeed. */
  retriable: boolean;
  error: string | null;
  text: string;
};

function rowOf(entry: OutboxEntry, { translateRef }: Translator): Row {
  const { id, type, chatId, chatName, createdTime, dueTime = 0, state, error } = entry;
  const line = outboxLine(entry);
  const text = 'text' in line ? line.text : translateRef(line);
  return {
    id,
    type,
    chatId,
    chatName,
    created: isoTime(createdTime),
    due: isoTime(dueTime),
    state,
    retriable: mayRetryEntry(entry),
    error: error?.code ?? null,
    text,
  };
}

/** Lists what waits. */
const list: CommandSpec = {
  name: 'list',
  summary: 'cliActs.outbox.list',
  lists: true,
  fields,
  options: [{ name: 'failed', text: 'cliActs.outbox.failed' }],
  examples: [
    { line: 'tangram outbox list', text: 'cliActs.outbox.exampleList' },
    { line: 'tangram outbox list --failed --json', text: 'cliActs.outbox.exampleFailed' },
  ],
  async run(context, input) {
    const office = await context.signedIn();
    const texts = await context.texts();
    const rows = (await office.acts.outbox())
      .filter(({ state }) => !input.has('failed') || state === 'failed')
      .map((entry) => rowOf(entry, texts));
    await context.output.rows(rows, [
      { title: 'cli.column.id', cell: (row) => row.id },
      { title: 'cli.column.time', cell: (row) => shortTime(Date.parse(row.created ?? ''), context.now()) },
      { title: 'cli.column.chat', cell: (row) => row.chatName, shrinks: true },
      {
        title: 'cliActs.column.due',
        cell: (row) => (row.due === null ? '' : shortTime(Date.parse(row.due), context.now())),
      },
      { title: 'cliActs.column.state', cell: (row) => row.state },
      { title: 'cliActs.column.error', cell: (row) => row.error ?? '' },
      { title: 'cli.column.text', cell: (row) => row.text, shrinks: true },
    ]);
  },
};

function acting(name: 'retry' | 'drop'): CommandSpec {
  return {
    name,
    summary: `cliActs.outbox.${name}`,
    mutates: true,
    lists: true,
    fields,
    arguments: [{ name: 'ids', required: false, variadic: true, text: 'cliActs.outbox.ids' }],
    options: [{ name: 'all', text: 'cliActs.outbox.all' }],
    examples: [
      { line: `tangram outbox ${name} --all`, text: 'cliActs.outbox.exampleAll' },
      { line: `tangram outbox ${name} 6f1c --json`, text: 'cliActs.outbox.exampleOne' },
    ],
    async run(context, input) {
      const ids = input.rest('ids');
      if (ids.length === 0 && !input.has('all'))
        throw new CliError('missingOption', { a: 'ids', b: '--all' }, { param: 'ids' });
      const office = await context.signedIn(name === 'retry' ? 'sender' : 'reader');
      const waiting = await office.acts.outbox();
      const wanted = input.has('all')
        ? waiting.filter((entry) => name === 'drop' || mayRetryEntry(entry))
        : ids.map((id) => {
            const found = waiting.filter((entry) => entry.id.startsWith(id));
            if (found.length !== 1 || found[0] === undefined)
              throw new CliError('outboxUnknown', { id }, { param: id });
            return found[0];
          });
      if (context.flags.dryRun) {
        const requests = wanted.map(({ id }) => ({ call: `outbox ${name}`, input: { id } }));
        return showPlan(context, requests.length === 0 ? [{ call: `outbox ${name}`, input: {} }] : requests, [
          'ids',
        ]);
      }
      for (const { id } of wanted) await office.acts[name](id);
      const texts = await context.texts();
      const rows = wanted.map((entry) => rowOf(entry, texts));
      if (context.output.forPrograms) return context.output.rows(rows, []);
      context.output.text(`${texts.t(`cliActs.outbox.${name}Done`, { count: rows.length })}\n`);
    },
  };
}

/** The noun. */
export const noun: NounSpec = {
  name: 'outbox',
  summary: 'cliActs.outbox.summary',
  verbs: [list, acting('retry'), acting('drop')],
};

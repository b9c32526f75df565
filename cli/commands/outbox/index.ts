// `tangram outbox`: everything that waits for its confirmation by the office.
import type { OutboxEntry } from '#sdk/api.ts';
import { asWord, emojiText } from '#sdk/locales/emoji-text.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { mayRetryEntry, outboxLine } from '#sdk/chat/rules/outbox-line.ts';
import { errorText } from '#sdk/notices/rules/error-sentence.ts';
import type { CommandSpec, NounSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { exitCodes, type ExitCode } from '../../exit-codes.ts';
import { safeLine } from '../../output/safe-text.ts';
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
  /** `sent`: it was tried again, and the office has it. */
  state: OutboxEntry['state'] | 'sent';
  /** It failed, and trying it again may succeed. */
  retriable: boolean;
  error: string | null;
  text: string;
};

function rowOf(entry: OutboxEntry, translator: Translator): Row {
  const { id, type, chatId, chatName, createdTime, dueTime = 0, state, error } = entry;
  const line = outboxLine(entry);
  const text = 'text' in line ? emojiText(translator, line.text, asWord) : translator.translateRef(line);
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
    const waiting = (await office.acts.outbox()).filter(
      ({ state }) => !input.has('failed') || state === 'failed',
    );
    const rows = waiting.map((entry) => rowOf(entry, texts));
    const why = new Map(waiting.flatMap(({ id, error }) => (error ? [[id, errorText(texts, error)]] : [])));
    const { t } = texts;
    await context.output.rows(rows, [
      { title: 'cli.column.id', cell: (row) => row.id, shrinks: true },
      { title: 'cli.column.time', cell: (row) => shortTime(Date.parse(row.created ?? ''), context.now()) },
      { title: 'cli.column.chat', cell: (row) => row.chatName, shrinks: true },
      {
        title: 'cliActs.column.due',
        cell: (row) => (row.due === null ? '' : shortTime(Date.parse(row.due), context.now())),
      },
      {
        title: 'cliActs.column.state',
        cell: (row) => (row.state === 'sent' ? '' : t(`cli.state.${row.state}`)),
      },
      { title: 'cliActs.column.error', cell: (row) => why.get(row.id) ?? '', shrinks: true },
      { title: 'cli.column.text', cell: (row) => row.text, shrinks: true },
    ]);
  },
};

/** Whether `retry --all` means it: what the office refused for good stays, and so does what a person laid aside. */
const isMeant = (entry: OutboxEntry): boolean =>
  mayRetryEntry(entry) || (entry.state !== 'failed' && !(entry.type === 'upload' && entry.paused));

/** Sends what is wanted and says of each what became of it. */
async function retry(context: Context, wanted: readonly OutboxEntry[]): Promise<ExitCode> {
  const { sendWaiting } = await import('./send-waiting.ts');
  const left = await sendWaiting(context, wanted);
  const texts = await context.texts();
  const stays = wanted.flatMap(({ id }) => left.get(id) ?? []);
  if (context.output.forPrograms) {
    const rows = wanted.map((entry): Row => {
      const now = left.get(entry.id);
      const gone = { ...rowOf(entry, texts), state: 'sent', retriable: false, error: null } as const;
      return now === undefined ? gone : rowOf(now, texts);
    });
    await context.output.rows(rows, []);
  } else {
    const lines = stays.map((entry) => {
      const reason = entry.error ? errorText(texts, entry.error) : texts.t('cliActs.outbox.waits');
      const about = [entry.chatName, rowOf(entry, texts).text].filter((part) => part !== '').join(': ');
      return `${safeLine(about)} – ${reason}`;
    });
    const sent = texts.t('cliActs.outbox.retryDone', { count: wanted.length - stays.length });
    context.output.text([...lines, sent].map((line) => `${line}\n`).join(''));
  }
  if (stays.length === 0) return exitCodes.ok;
  if (stays.length < wanted.length) return exitCodes.partial;
  return stays.some(({ state }) => state !== 'failed') ? exitCodes.network : exitCodes.refused;
}

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
      // To send what waits is what waiting is for; to give it up is said.
      const isAll = input.has('all') || (ids.length === 0 && name === 'retry');
      if (ids.length === 0 && !isAll)
        throw new CliError('missingOption', { a: 'ids', b: '--all' }, { param: 'ids' });
      if (name === 'retry') context.needsNetwork('outbox retry');
      const office = await context.signedIn(name === 'retry' ? 'sender' : 'reader');
      const waiting = await office.acts.outbox();
      const wanted = isAll
        ? waiting.filter((entry) => name === 'drop' || isMeant(entry))
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
      if (name === 'retry') return retry(context, wanted);
      for (const { id } of wanted) await office.acts.drop(id);
      const texts = await context.texts();
      const rows = wanted.map((entry) => rowOf(entry, texts));
      if (context.output.forPrograms) return context.output.rows(rows, []);
      context.output.text(`${texts.t('cliActs.outbox.dropDone', { count: rows.length })}\n`);
    },
  };
}

/** The noun. */
export const noun: NounSpec = {
  name: 'outbox',
  summary: 'cliActs.outbox.summary',
  verbs: [list, acting('retry'), acting('drop')],
};

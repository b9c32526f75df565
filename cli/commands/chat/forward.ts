// `tangram chat forward`: sends messages on to many chats at once and says what became of each.
import type { ForwardReport, LocalMessage, OfficeApi } from '#sdk/api.ts';
import { heldText } from '#sdk/chat/rules/forward-lines.ts';
import { isBlank } from '#sdk/chat/rules/message-text.ts';
import { mayForward } from '#sdk/chat/rules/may-forward.ts';
import { OfficeError, type ErrorData } from '#sdk/errors.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { errorText } from '#sdk/notices/rules/error-sentence.ts';
import type { CommandSpec } from '../../command.ts';
import type { Context } from '../../context.ts';
import { showPlan } from '../../dry-run.ts';
import { CliError } from '../../errors.ts';
import { exitCodes, type ExitCode } from '../../exit-codes.ts';
import { bounded } from '../../feeds.ts';
import { freshOffice, timeSignal } from '../../fresh.ts';
import { safeLine } from '../../output/safe-text.ts';
import { findTarget, type Target } from '../../target.ts';
import { hintUnmentioned } from './mentioned.ts';
import { locatedMessages, messageUnknown, midOf, midsArgument } from './named-messages.ts';
import { readPlan, writePlan } from './plan-file.ts';

/** Keys of a row in JSON: one target, or with `mid` a message that went nowhere. */
const fields = ['target', 'chatId', 'mids', 'mid', 'done', 'queued', 'error', 'reason'] as const;
type Row = {
  target: string | null;
  chatId: string | null;
  mids: string[];
  mid: string | null;
  done: boolean;
  queued: boolean;
  error: string | null;
  /** Why it was not done, as a sentence. */
  reason: string | null;
};

const nameOf = (target: Target): string => ('chat' in target ? target.chat.name : target.person.name);

function rowsOf(texts: Translator, names: ReadonlyMap<string, string>, report: ForwardReport): Row[] {
  const why = (error: ErrorData | undefined): Pick<Row, 'error' | 'reason'> => ({
    error: error?.code ?? null,
    reason: error === undefined ? null : errorText(texts, error),
  });
  const targets = report.targets.map(({ personId, groupId, chatId, mids, error }): Row => ({
    target: names.get(`${personId ?? ''}/${groupId ?? ''}`) ?? null,
    chatId: chatId ?? null,
    mids: mids.map(String),
    mid: null,
    done: error === undefined,
    queued: false,
    ...why(error),
  }));
  const refused = report.refused.map(({ mid, error }): Row => ({
    target: null,
    chatId: null,
    mids: [],
    mid: String(mid),
    done: false,
    queued: false,
    ...why(error),
  }));
  return [...targets, ...refused];
}

async function show(
  context: Context,
  rows: readonly Row[],
  reports: readonly ForwardReport[],
): Promise<ExitCode> {
  const texts = await context.texts();
  if (context.output.forPrograms) await context.output.rows(rows, []);
  else {
    const lines = rows.map((row) => {
      const who = row.target ?? row.mid ?? '';
      if (row.done) return texts.t('cliActs.forward.done', { target: who, count: row.mids.length });
      return texts.t('cliActs.forward.undone', { target: who, reason: row.reason ?? '' });
    });
    context.output.text(lines.map((line) => `${safeLine(line)}\n`).join(''));
  }
  const failed = rows.filter(({ error }) => error !== null).length;
  if (failed === 0) return exitCodes.ok;
  // What went without its words is not nothing.
  const isNothing = rows.every(({ error, mids }) => error !== null && mids.length === 0);
  return isNothing && reports.every(({ queued }) => !queued) ? exitCodes.refused : exitCodes.partial;
}

/** What was not done at all: a row, and why. */
async function conflict(
  context: Context,
  what: { target?: string; mid?: number },
  error: unknown,
): Promise<Row> {
  const { describeError } = await import('../../report.ts');
  const { code, message } = describeError(error, await context.texts());
  const { target = null, mid } = what;
  return {
    target,
    chatId: null,
    mids: [],
    mid: mid === undefined ? null : String(mid),
    done: false,
    queued: false,
    error: code,
    reason: message,
  };
}

/** Whom the names mean. A name that means nobody, or several, keeps no other from its messages. */
async function targetsOf(
  context: Context,
  office: OfficeApi,
  names: readonly string[],
): Promise<{ targets: Target[]; conflicts: Row[] }> {
  const targets: Target[] = [];
  const conflicts: Row[] = [];
  for (const name of names) {
    try {
      targets.push(await findTarget(office, name));
    } catch (error) {
      const isName = error instanceof CliError || error instanceof OfficeError;
      // One name alone is told as the error it is, and a network that is missing is nobody's name.
      if (names.length === 1 || !isName || (error.kind !== 'refused' && error.kind !== 'usage')) throw error;
      conflicts.push(await conflict(context, { target: name }, error));
    }
  }
  return { targets, conflicts };
}

const personOf = (target: Target): string | undefined =>
  'person' in target ? target.person.id : target.chat.kind === 'direct' ? target.chat.peerId : undefined;
const groupOf = (target: Target): string | undefined => ('chat' in target ? target.chat.groupId : undefined);

/** Messages grouped by their chat; a record holds those of one chat. */
function byChat(messages: readonly LocalMessage[]): [chatId: string, mids: number[]][] {
  return [...Map.groupBy(messages, ({ chatId }) => chatId)].map(([chatId, rows]) => [
    chatId,
    rows.map(({ mid }) => mid),
  ]);
}

/** The command. */
export const forward: CommandSpec = {
  name: 'forward',
  summary: 'cliActs.forward.summary',
  mutates: true,
  lists: true,
  fields,
  arguments: [{ ...midsArgument, required: false }],
  options: [
    { name: 'to', value: 'list', shown: 'TARGET,…', text: 'cliActs.forward.to' },
    { name: 'merged', text: 'cliActs.forward.merged' },
    { name: 'words', value: 'text', shown: 'TEXT', text: 'cliActs.forward.words' },
    { name: 'plan', value: 'text', shown: 'FILE', text: 'cliActs.forward.plan' },
    { name: 'client-id', value: 'text', shown: 'ID', text: 'cliActs.forward.clientId' },
  ],
  examples: [
    { line: 'tangram chat forward 4711 4712 --to 沈知行,数字化平台组', text: 'cliActs.forward.exampleMany' },
    { line: 'tangram chat forward 4711 4712 --merged --to 沈知行', text: 'cliActs.forward.exampleMerged' },
    { line: 'tangram chat forward --plan forward.json --json', text: 'cliActs.forward.examplePlan' },
  ],
  async run(context, input) {
    const planFile = input.text('plan');
    const plan =
      planFile === undefined || input.rest('mids').length > 0 ? undefined : await readPlan(context, planFile);
    const names = plan?.to ?? input.list('to') ?? [];
    if (names.length === 0)
      throw new CliError('missingOption', { a: '--to', b: '--plan' }, { param: '--to' });
    context.needsNetwork('chat forward');
    const office = await freshOffice(context);
    const numbers = plan?.mids ?? input.rest('mids').map(midOf);
    if (numbers.length === 0) throw new CliError('missingArgument', { name: 'mids' }, { param: 'mids' });
    const { messages, unknown } = await locatedMessages(office, numbers);
    const { targets, conflicts } = await targetsOf(context, office, names);
    for (const mid of unknown) conflicts.push(await conflict(context, { mid }, messageUnknown([mid])));
    if (targets.length === 0) return show(context, conflicts, []);
    const words = input.text('words') ?? '';
    for (const target of targets)
      if ('chat' in target)
        await hintUnmentioned(context, office, target.chat, { text: words, isForward: true });
    const merged = input.has('merged') || plan?.merged === true;
    if (planFile !== undefined && plan === undefined) {
      // The plan keeps what does not fit, to be looked at and put right.
      for (const { reason } of conflicts) context.output.hint(reason ?? '');
      const written = await writePlan(context, planFile, {
        mids: messages.map(({ mid }) => mid),
        to: [...names],
        merged,
        refused: messages.filter((message) => !mayForward(message)).map(({ mid }) => mid),
      });
      return showPlan(context, [{ call: '/chat/msgForward', input: written }], ['mids', 'to']);
    }
    const personIds = targets.flatMap((target) => personOf(target) ?? []);
    const groupIds = targets.flatMap((target) => groupOf(target) ?? []);
    const chats = byChat(messages);
    if (context.flags.dryRun) {
      const refused = messages.filter((message) => !mayForward(message)).map(({ mid }) => String(mid));
      const left = {
        ...(refused.length > 0 && { refused }),
        ...(conflicts.length > 0 && { unknown: conflicts.map(({ target, mid }) => target ?? mid) }),
      };
      const requests = chats.map(([chatId, mids]) => ({
        call: '/chat/msgForward',
        input: {
          chatId,
          mids: mids.map(String),
          personIds,
          groupIds,
          merged,
          ...(words !== '' && { words }),
          ...left,
        },
      }));
      return showPlan(context, requests, ['mids', 'to']);
    }
    const titles = new Map(
      targets.map((target) => {
        const personId = personOf(target);
        return [`${personId ?? ''}/${personId === undefined ? (groupOf(target) ?? '') : ''}`, nameOf(target)];
      }),
    );
    const texts = await context.texts();
    const act = input.text('client-id') ?? crypto.randomUUID();
    const reports: ForwardReport[] = [];
    const rows: Row[] = [...conflicts];
    // Words go over the socket; without one they wait, and their target says so.
    if (!isBlank(words)) void office.connection.connect().catch(() => undefined);
    for (const [index, [chatId, mids]] of chats.entries()) {
      const signal = timeSignal(context);
      const clientId = chats.length === 1 ? act : `${act.slice(0, 36)}.${index}`;
      const report = await bounded(
        office.acts.forward(
          // Said once, behind the last of them.
          {
            chatId,
            mids,
            personIds,
            groupIds,
            merged,
            clientId,
            words: index === chats.length - 1 ? words : '',
            // Whoever says that it is done has seen the words arrive, too.
            wait: true,
          },
          { signal },
        ),
        signal,
      );
      reports.push(report);
      const waiting = {
        chatId: null,
        mids: [],
        mid: null,
        done: false,
        queued: true,
        error: null,
        reason: texts.translateRef(heldText(report)),
      };
      rows.push(
        ...(report.queued
          ? targets.map((target): Row => ({ ...waiting, target: nameOf(target) }))
          : rowsOf(texts, titles, report)),
      );
    }
    return show(context, rows, reports);
  },
};

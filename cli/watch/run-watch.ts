// Runs a watch: events of some kinds, one JSON object per line, until a number, a time or somebody ends it (cli.md C9).
import type { LocalChat, OfficeApi } from '#sdk/api.ts';
import { kindTraits } from '#sdk/chat/kinds/table.ts';
import type { OptionSpec } from '../command.ts';
import type { Context } from '../context.ts';
import { CliError } from '../errors.ts';
import type { ExitCode } from '../exit-codes.ts';
import type { Input } from '../input.ts';
import { findChat } from '../target.ts';
import { eventNames, happening, messageEvent, type EventName, type EventRow } from './event-rows.ts';
import { EventStream } from './event-stream.ts';
import { runUntil, untilOptions } from './run-until.ts';
import { readSince, storedSince } from './since.ts';
import { watchStates } from './states.ts';

type ContentKind = keyof typeof kindTraits;
const contentKinds = Object.keys(kindTraits) as ContentKind[];

/** Flags of every watch. */
export const watchOptions: readonly OptionSpec[] = [
  { name: 'filter', value: 'text', shown: 'CONDITION', text: 'cliTools.watchFilter' },
  ...untilOptions,
];

/** The flag that chooses among events. */
export const eventsOption: OptionSpec = {
  name: 'events',
  value: 'text',
  shown: `${eventNames.join('|')}|all`,
  text: 'cliWatch.events',
};

/** What one watch differs in from another. */
export type WatchKind = {
  /** Told where nothing else is asked for. */
  readonly usual: readonly EventName[];
  /** The chat that is watched alone. */
  readonly target?: string | undefined;
  /** Whether it begins where the profile was last synchronised, and may begin earlier. */
  readonly replays: boolean;
  /** What else is not told. */
  wanted?(row: EventRow): boolean;
  /** Told before what comes; in the place of what `--since` asks for. Needs a `target`. */
  earlier?(office: OfficeApi, chat: LocalChat): Promise<EventRow[]>;
  /** Prints a row; a line of JSON unless given. */
  emit?(row: EventRow): void;
  /** False where the command has none of {@link watchOptions}. */
  readonly takesOptions?: boolean;
  /** Whether standard error tells when it begins and why it ends, for scripts; it does unless this is false. */
  readonly saysWhen?: boolean;
};

/** Reads `--events`. @throws CliError `invalidValue` */
function readEvents(input: Input, usual: readonly EventName[]): Set<EventName> {
  const typed = input.list('events');
  if (typed === undefined) return new Set(usual);
  if (typed.includes('all')) return new Set(eventNames);
  const isKnown = (name: string): name is EventName => (eventNames as readonly string[]).includes(name);
  const wrong = typed.find((name) => !isKnown(name));
  if (wrong !== undefined || typed.length === 0)
    throw new CliError(
      'invalidValue',
      { name: '--events', value: wrong ?? '' },
      { param: '--events', valid: [...eventNames, 'all'] },
    );
  return new Set(typed.filter(isKnown));
}

/** Reads `--type`: kinds of content, of messages only. @throws CliError `invalidValue` */
export function readKinds(input: Input): ReadonlySet<ContentKind> | undefined {
  const typed = input.list('type');
  if (typed === undefined) return undefined;
  const isKnown = (name: string): name is ContentKind => (contentKinds as readonly string[]).includes(name);
  const wrong = typed.find((name) => !isKnown(name));
  if (wrong !== undefined)
    throw new CliError(
      'invalidValue',
      { name: '--type', value: wrong },
      { param: '--type', valid: [...contentKinds] },
    );
  return new Set(typed.filter(isKnown));
}

/** Whether jq finds the condition true of a row. */
async function conditionOf(condition: string | undefined): Promise<((row: EventRow) => boolean) | undefined> {
  if (condition === undefined) return undefined;
  const { compileJq } = await import('../output/jq.ts');
  const select = await compileJq(`select(${condition}\n) | true`, '--filter');
  return (row) => select(JSON.stringify(row.data)) !== '';
}

/** Runs it. @throws CliError for flags that do not fit, OfficeError where the office cannot be reached at all */
export async function runWatch(
  context: Context,
  input: Input,
  { usual, target, replays, wanted, earlier, emit, takesOptions = true, saysWhen = true }: WatchKind,
): Promise<ExitCode> {
  const events = replays ? readEvents(input, usual) : new Set(usual);
  const since = replays ? await readSince(input.text('since'), context.now()) : ({ kind: 'now' } as const);
  const condition = await conditionOf(takesOptions ? input.text('filter') : undefined);
  return runUntil(
    context,
    input,
    async ({ office, most, end, fail }) => {
      const chat = target === undefined ? undefined : await findChat(office, target);
      let isLive = false;
      let isOver = false;
      const stream = new EventStream({
        chatId: chat?.id,
        events,
        maxEvents: most,
        wanted: (row) => wanted?.(row) !== false && condition?.(row) !== false,
        emit: emit ?? ((row) => context.output.line(row.data, row.fields)),
        full: () => end('limit'),
      });
      /** A filter that does not fit what arrives ends the watch with its reason. */
      const take = (row: EventRow | undefined): void => {
        if (row === undefined || isOver || (!isLive && since?.kind === 'now')) return;
        try {
          stream.take(row);
        } catch (error) {
          isOver = true;
          fail(error);
        }
      };
      if (since !== undefined || earlier !== undefined) stream.hold();
      return {
        stops: [
          ...watchStates(office, events, take),
          office.events((event) => {
            // What is only queued here is no message yet.
            if (event.type !== 'message') take(happening(event));
            else if (event.message.state === 'sent') take(messageEvent(event.message, event.chatName));
          }),
          () => (isOver = true),
        ],
        async ready(isFirst) {
          isLive = true;
          if (!isFirst) return;
          if (earlier !== undefined && chat !== undefined) return stream.release(await earlier(office, chat));
          const missed = since === undefined ? [] : await storedSince(office, since, chat?.id);
          stream.release(missed.map(({ message, chatName }) => messageEvent(message, chatName)));
        },
        count: () => stream.count,
      };
    },
    { takesOptions, saysWhen },
  );
}

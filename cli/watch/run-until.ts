// The frame of every watch: connects, says when it is live, and ends by a number, a time, a lock, or somebody.
import type { OfficeApi } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { OptionSpec } from '../command.ts';
import type { Context } from '../context.ts';
import { exitCodes, type ExitCode } from '../exit-codes.ts';
import type { Input } from '../input.ts';
import type { Row } from '../output/json.ts';

/** Why a watch ended, as its last line says. */
export type WatchEnd = 'limit' | 'timeout' | 'signal' | 'input' | 'auth' | 'locked';
const exitOf: Readonly<Record<WatchEnd, ExitCode>> = {
  limit: exitCodes.ok,
  timeout: exitCodes.ok,
  input: exitCodes.ok,
  signal: exitCodes.interrupted,
  auth: exitCodes.signIn,
  locked: exitCodes.signIn,
};

/** Flags of every watch. */
export const untilOptions: readonly OptionSpec[] = [
  { name: 'max-events', value: 'count', shown: 'N', text: 'cliHelp.chat.watch.maxEvents' },
  { name: 'exit-on-stdin-close', text: 'cliHelp.chat.watch.exitOnInput' },
];

/** What a watch is given to work with. */
export type Watching = {
  readonly office: OfficeApi;
  /** How many lines may be printed. */
  readonly most: number;
  /** Prints a line and counts it; the last one that may be printed ends the watch. What comes after is for nobody. */
  print(row: Row, fields?: readonly string[]): void;
  /** Ends it. */
  end(reason: WatchEnd): void;
  /** Ends it with what went wrong. */
  fail(error: unknown): void;
};

/** What a watch does. */
export type WatchWork = {
  /** How its subscriptions are stopped. */
  readonly stops: readonly (() => void)[];
  /** The office has told everything of before; `isFirst` is false where a connection came back. */
  ready?(isFirst: boolean): void | Promise<void>;
  /** Lines printed, where the watch counts them itself. */
  count?(): number;
};

/**
 * Runs it.
 * @param open begins to listen; what is there before the connection stands is listened to already
 * @param frame `takesOptions`: the command has {@link untilOptions}. `saysWhen`: standard error tells when it is live and
 * why it ends, for scripts
 * @throws OfficeError where the office cannot be reached at all
 */
export async function runUntil(
  context: Context,
  input: Input,
  open: (watching: Watching) => WatchWork | Promise<WatchWork>,
  { takesOptions = true, saysWhen = true }: { takesOptions?: boolean; saysWhen?: boolean } = {},
): Promise<ExitCode> {
  const most = (takesOptions ? input.count('max-events') : undefined) ?? Infinity;
  const endsAfter = input.duration('timeout');
  context.needsNetwork('watch');
  const office = await context.signedIn('stays');
  await context.reachOffice();
  const ended = Promise.withResolvers<WatchEnd>();
  let isOver = false;
  const over = (): void => void (isOver = true);
  ended.promise.then(over, over);
  let isLive = false;
  let printed = 0;
  const work = await open({
    office,
    most,
    print(row, fields) {
      if (isOver || printed >= most) return;
      printed += 1;
      context.output.line(row, fields);
      if (printed >= most) ended.resolve('limit');
    },
    end: (reason) => ended.resolve(reason),
    fail: (error) => ended.reject(error),
  });
  const ready = async (): Promise<void> => {
    const isFirst = !isLive;
    isLive = true;
    await work.ready?.(isFirst);
    // Whatever happens after this word is told.
    if (isFirst && saysWhen && !isOver) context.io.err('[tangram] ready\n');
  };
  const stops = [
    ...work.stops,
    office.events((event) => {
      if (event.type === 'ready') ready().catch(ended.reject);
      // A script has nobody to press «retry»: a watch that was live once tries for as long as it runs.
      else if (event.type === 'connection' && event.state.phase === 'gaveUp' && isLive)
        office.connection.connect({ signal: context.signal }).catch(() => undefined);
    }),
    // Locked is locked: what comes from now on is for nobody's eyes, whichever program it was locked in.
    office.lock.state((state) => {
      if (state.locked) ended.resolve('locked');
    }),
    office.account.state((state) => {
      if (state.phase === 'ended') ended.resolve('auth');
    }),
  ];
  context.signal.addEventListener('abort', () => ended.resolve('signal'), { once: true });
  const timer = endsAfter === undefined ? undefined : setTimeout(() => ended.resolve('timeout'), endsAfter);
  if (takesOptions && input.has('exit-on-stdin-close'))
    context.io.readInput().then(() => ended.resolve('input'), ended.reject);
  office.connection.connect({ signal: context.signal }).catch((error: unknown) => {
    if (!isLive)
      ended.reject(error instanceof Error ? error : new OfficeError('connectionFailed', {}, error));
  });
  try {
    const reason = await ended.promise;
    if (saysWhen) context.io.err(`[tangram] exit reason=${reason} n=${work.count?.() ?? printed}\n`);
    return exitOf[reason];
  } finally {
    clearTimeout(timer);
    for (const stop of stops) stop();
  }
}

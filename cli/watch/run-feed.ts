// Runs a watch over one of a feature's feeds: rows that come and go, one JSON object per line, until a number, a time or somebody ends it.
import type { OfficeApi } from '#sdk/api.ts';
import type { OptionSpec } from '../command.ts';
import type { Context } from '../context.ts';
import { exitCodes, type ExitCode } from '../exit-codes.ts';
import type { Input } from '../input.ts';
import type { Row } from '../output/json.ts';

/** Flags of such a watch. */
export const feedOptions: readonly OptionSpec[] = [
  { name: 'max-events', value: 'count', shown: 'N', text: 'cliHelp.chat.watch.maxEvents' },
  { name: 'exit-on-stdin-close', text: 'cliHelp.chat.watch.exitOnInput' },
];

/** What is watched. */
export type WatchedFeed = {
  /** Calls `heard` whenever the rows may have changed; answers how to stop. */
  follow(office: OfficeApi, heard: () => void): () => void;
  /** The rows that are there now, by their id. */
  rows(office: OfficeApi): Promise<ReadonlyMap<string, Row>>;
  /** What is printed of a row that came or went. */
  line(event: 'added' | 'settled', row: Row, office: OfficeApi): Row | Promise<Row>;
};

/** Runs it. @throws OfficeError where the office cannot be reached at all */
export async function runFeed(context: Context, input: Input, feed: WatchedFeed): Promise<ExitCode> {
  const most = input.count('max-events') ?? Infinity;
  const endsAfter = input.duration('timeout');
  context.needsNetwork('watch');
  const office = await context.signedIn('stays');
  await context.reachOffice();
  const ended = Promise.withResolvers<'limit' | 'timeout' | 'signal' | 'input' | 'auth'>();
  let printed = 0;
  let known: ReadonlyMap<string, Row> | undefined;
  let turn = Promise.resolve();

  async function look(): Promise<void> {
    const rows = await feed.rows(office);
    const before = known;
    known = rows;
    if (before === undefined) {
      context.io.err('[tangram] ready\n');
      return;
    }
    const came = [...rows].filter(([id]) => !before.has(id)).map(([, row]) => ['added', row] as const);
    const went = [...before].filter(([id]) => !rows.has(id)).map(([, row]) => ['settled', row] as const);
    for (const [event, row] of [...came, ...went]) {
      if (printed >= most) return;
      context.output.line(await feed.line(event, row, office));
      printed += 1;
      if (printed >= most) ended.resolve('limit');
    }
  }
  const heard = (): void => {
    turn = turn.then(look).catch(ended.reject);
  };
  const undo = [
    office.events((event) => {
      if (event.type === 'ready') heard();
    }),
    feed.follow(office, () => {
      if (known !== undefined) heard();
    }),
    office.account.state((state) => {
      if (state.phase === 'ended') ended.resolve('auth');
    }),
  ];
  context.signal.addEventListener('abort', () => ended.resolve('signal'), { once: true });
  const timer = endsAfter === undefined ? undefined : setTimeout(() => ended.resolve('timeout'), endsAfter);
  if (input.has('exit-on-stdin-close'))
    context.io.readInput().then(() => ended.resolve('input'), ended.reject);
  office.connection.connect({ signal: context.signal }).catch((error: unknown) => {
    if (known === undefined) ended.reject(error);
  });
  try {
    const reason = await ended.promise;
    context.io.err(`[tangram] exit reason=${reason} n=${printed}\n`);
    return reason === 'signal' ? exitCodes.interrupted : reason === 'auth' ? exitCodes.signIn : exitCodes.ok;
  } finally {
    clearTimeout(timer);
    for (const stop of undo) stop();
  }
}

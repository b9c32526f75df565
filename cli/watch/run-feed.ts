// Runs a watch over one of a feature's feeds: rows that come and go, one JSON object per line, until a number, a time or somebody ends it.
import type { OfficeApi } from '#sdk/api.ts';
import type { Context } from '../context.ts';
import type { ExitCode } from '../exit-codes.ts';
import type { Input } from '../input.ts';
import type { Row } from '../output/json.ts';
import { runUntil } from './run-until.ts';

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
export function runFeed(context: Context, input: Input, feed: WatchedFeed): Promise<ExitCode> {
  return runUntil(context, input, ({ office, print, fail }) => {
    let known: ReadonlyMap<string, Row> | undefined;
    let turn = Promise.resolve();
    async function look(): Promise<void> {
      const rows = await feed.rows(office);
      const before = known;
      known = rows;
      if (before === undefined) return;
      const came = [...rows].filter(([id]) => !before.has(id)).map(([, row]) => ['added', row] as const);
      const went = [...before].filter(([id]) => !rows.has(id)).map(([, row]) => ['settled', row] as const);
      for (const [event, row] of [...came, ...went]) print(await feed.line(event, row, office));
    }
    const heard = (): Promise<void> => (turn = turn.then(look).catch(fail));
    return {
      stops: [
        feed.follow(office, () => {
          if (known !== undefined) void heard();
        }),
      ],
      ready: heard,
    };
  });
}

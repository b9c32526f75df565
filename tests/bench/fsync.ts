// The disk's own word: how long one durable write takes here, which every durable figure stands on.
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { median, quantile, type Report } from './figure.ts';
import { scratchFolder } from './run/scratch.ts';

const rounds = 5;
const perRound = 400;
const page = Buffer.alloc(4096, 7);

/** Reports one SQLite commit with `synchronous=FULL` beside a bare 4 KiB write with `fdatasync`. */
export async function run(report: Report): Promise<void> {
  const folder = scratchFolder();
  const file = openSync(join(folder, 'bare'), 'w');
  const database = new Database(join(folder, 'commit.sqlite'));
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE row (id INTEGER PRIMARY KEY, text TEXT)',
  );
  const insert = database.prepare('INSERT INTO row (text) VALUES (?)');
  const commits: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    commits.push(timed(() => insert.run('x'.repeat(100))));
    bare.push(
      timed((number) => {
        writeSync(file, page, 0, page.length, (number % 64) * page.length);
        fdatasyncSync(file);
      }),
    );
  }
  closeSync(file);
  database.close();
  report({
    id: 'fsync',
    name: 'one durable SQLite commit of this machine, against a bare 4 KiB write with fdatasync',
    ours: median(commits),
    baseline: median(bare),
    unit: 'ms',
    note: 'under 1 ms: the disk acknowledges from a write-back cache',
  });
}

/** The middle time of one turn, in ms. */
function timed(work: (number: number) => unknown): number {
  const times: number[] = [];
  for (let number = 0; number < perRound; number += 1) {
    const start = performance.now();
    work(number);
    times.push(performance.now() - start);
  }
  return quantile(times, 0.5);
}

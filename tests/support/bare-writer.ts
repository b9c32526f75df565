// Writes entries to the log as a node does, without an office: a table of numbers, its copy, and what it keeps to put back.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { isCopyWrong } from '#fixtures/cluster/joining.ts';
import { answerOthers, askOthers } from '#fixtures/office/cluster/asked-entries.ts';
import { digestOfEntry, LogForked } from '#fixtures/office/cluster/chain.ts';
import { ClusterError } from '#fixtures/office/cluster/cluster-error.ts';
import { isAbsent, openCluster, type Cluster } from '#fixtures/office/cluster/connection.ts';
import { printEntry, printWrite, type Head } from '#fixtures/office/cluster/entry.ts';
import { openFollowingCopy, type FollowingCopy } from '#fixtures/office/cluster/following-copy.ts';
import { openKeptEntries, type KeptEntries } from '#fixtures/office/cluster/kept-entries.ts';
import { LogTaken, type LogEntry } from '#fixtures/office/cluster/log-stream.ts';
import { beginMark } from '#fixtures/office/cluster/mark.ts';
import { catchUp } from '#fixtures/office/cluster/taking-over.ts';
import { stands } from '#fixtures/office/cluster/turn.ts';

const log = 'bare';
/** How long one tries to take over before the next one does, in ms. */
const tryMs = 10_000;

/** What the log did that it must not do, as one writer saw it. */
export type Seen = { wentBack: number; putBack: number; forked: number; voids: number; faults: string[] };

/** A writer. */
export class BareWriter {
  readonly seen: Seen = { wentBack: 0, putBack: 0, forked: 0, voids: 0, faults: [] };
  readonly name: string;
  readonly #cluster: Cluster;
  readonly #path: string;
  readonly #kept: KeptEntries;
  readonly #voids = new Set<number>();
  readonly #endAnswers: () => void;
  #copy: FollowingCopy;

  private constructor(name: string, cluster: Cluster, folder: string) {
    this.name = name;
    this.#cluster = cluster;
    this.#path = join(folder, `${name}.sqlite`);
    this.#kept = openKeptEntries(join(folder, `${name}-entries.sqlite`), log);
    this.#copy = this.#beginCopy();
    this.#endAnswers = answerOthers(cluster.connection, { id: name, log }, (link, bytes) => {
      const mark = this.#copy.mark();
      const has = link.sequence === mark.sequence ? mark.digest : this.#kept.digestAt(link.sequence);
      return has === link.digest ? this.#kept.between(link.sequence, mark.sequence, bytes) : [];
    });
  }

  /** Opens one with its data in `folder`. */
  static async open(name: string, servers: string, folder: string): Promise<BareWriter> {
    return new BareWriter(name, await openCluster(servers, name, name), folder);
  }

  /** Numbers that stand in its copy. */
  numbers(): number[] {
    return this.#copy.database.prepare<[], number>('select x from t order by x').pluck().all();
  }

  get sequence(): number {
    return this.#copy.mark().sequence;
  }

  /** Takes over and writes numbers until `goesOn` says no or somebody else has to; each that the log has is told. */
  async turn(next: () => number, acknowledged: (x: number) => void, goesOn: () => boolean): Promise<void> {
    try {
      let at = await this.#takeOver();
      if (at === undefined) return;
      const head: Head = { writer: this.name, turn: this.#copy.mark().turn + 1, version: '1' };
      at = await this.#write(head, at, []);
      while (goesOn()) {
        const x = next();
        at = await this.#write(head, at, [printWrite('insert into t (x) values (?)', [x], '1')]);
        acknowledged(x);
      }
    } catch (error) {
      await this.#failed(error);
    }
  }

  /** Follows until it has all that stands in the log now; begins anew where its copy is no good. */
  async follow(): Promise<void> {
    const { last } = await this.#cluster.log.state();
    const end = performance.now() + tryMs * 3;
    const { take, trouble } = this.#taking();
    const following = this.#cluster.log.follow(this.sequence, take, () => undefined);
    while (trouble() === undefined && performance.now() < end && following.reached() < last) await sleep(10);
    following.end();
    if (trouble() !== undefined) {
      await this.#failed(trouble());
      await this.follow();
    }
  }

  async close(): Promise<void> {
    this.#endAnswers();
    this.#copy.close();
    this.#kept.close();
    await this.#cluster.close();
  }

  async #write(head: Head, expected: number, writes: ReturnType<typeof printWrite>[]): Promise<number> {
    const { sequence, digest } = this.#copy.mark();
    const bytes = printEntry({ ...head, before: { sequence, digest } }, writes, undefined);
    const at = await this.#cluster.log.append(expected, bytes);
    if (writes.length === 0) await stands(this.#cluster.log, { sequence, digest });
    this.#copy.apply([{ sequence: at, bytes }]);
    return at;
  }

  async #takeOver(): Promise<number | undefined> {
    const end = performance.now() + tryMs;
    const { take, trouble } = this.#taking();
    const following = this.#cluster.log.follow(this.sequence, take, () => undefined);
    try {
      const { state, append } = this.#cluster.log;
      const last = await catchUp({
        log: {
          ...this.#cluster.log,
          append: async (expected, bytes) => {
            const at = await append(expected, bytes);
            this.seen.putBack += 1;
            return at;
          },
          state: async () => {
            const found = await state();
            if (found.last < this.sequence) this.seen.wentBack += 1;
            return found;
          },
        },
        mended: () => undefined,
        kept: this.#kept,
        copy: this.#copy,
        following,
        ask: (link) => askOthers(this.#cluster.connection, { id: this.name, log }, link),
        take,
        goesOn: () => trouble() === undefined && performance.now() < end,
      });
      if (trouble() !== undefined) throw trouble();
      return last;
    } finally {
      following.end();
    }
  }

  /** Applies what comes until something of it cannot be. */
  #taking(): { take(entries: readonly LogEntry[]): void; trouble(): unknown } {
    let trouble: unknown;
    return {
      take: (entries) => {
        try {
          if (trouble === undefined) this.#copy.apply(entries);
        } catch (error) {
          trouble = error;
        }
      },
      trouble: () => trouble,
    };
  }

  async #failed(error: unknown): Promise<void> {
    if (error instanceof LogTaken || isAbsent(error)) return;
    if (!(error instanceof LogForked)) {
      if (!(error instanceof ClusterError)) this.seen.faults.push(String(error));
      else this.seen.faults.push(error.message);
      return;
    }
    this.seen.forked += 1;
    const before = this.#voids.size;
    if (await isCopyWrong(error, this.#path, this.#cluster.log, this.#voids)) {
      this.#copy.close();
      this.#kept.clear();
      this.#copy = this.#beginCopy();
    }
    this.seen.voids += this.#voids.size - before;
  }

  #beginCopy(): FollowingCopy {
    for (const ending of ['', '-wal', '-shm']) rmSync(this.#path + ending, { force: true });
    const database = new Sqlite(this.#path);
    database.exec(
      `create table t (id integer primary key, x unique);
       create table feature_migration (feature text primary key, step integer);
       create table meta (key text, value text);
       pragma user_version = 1`,
    );
    beginMark(database, { log, sequence: 0, turn: 0 });
    database.close();
    return openFollowingCopy(this.#path, { left: this.#voids, kept: this.#kept });
  }
}

/** Digests of all entries by number, as the log server that leads the stream has them now. */
export async function digestsIn(cluster: Cluster): Promise<Map<number, string>> {
  const { first, last } = await cluster.log.state();
  const found = new Map<number, string>();
  const read = async (from: number): Promise<void> => {
    for (let sequence = from; sequence <= last; sequence += readers) {
      const message = await cluster.jsm.streams.getMessage('tangram_log', { seq: sequence });
      if (message !== null) found.set(sequence, digestOfEntry(message.data));
    }
  };
  await Promise.all(Array.from({ length: readers }, (_, at) => read(Math.max(1, first) + at)));
  return found;
}
const readers = 64;

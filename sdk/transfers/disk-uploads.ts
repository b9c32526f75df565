// Transfers of disks for one signed-in person: uploads in the one queue, what becomes of taken names, compressed downloads.
import type { DiskConflict } from '../contract/disk-entities.ts';
import { OfficeError, type ErrorData } from '../errors.ts';
import type { HostFiles } from '../host/file-port.ts';
import type { Host } from '../host/port.ts';
import type { TransferRow } from '#storage/rows.ts';
import type { Store } from '#storage/store.ts';
import type { ApiClient } from '../net/api-client.ts';
import type { Bandwidth } from './bandwidth.ts';
import { goalOf, isTaken } from './disk-goal.ts';
import type { DiskArrival, DiskGoal, FilesApi, NewDiskFile } from './files-api.ts';
import type { TransferQueue } from './queue.ts';
import type { UploadFacts } from './upload.ts';

/** What they stand on. */
export type DiskUploadParts = {
  host: Pick<Host, 'clock' | 'random' | 'hash'>;
  api: ApiClient;
  bandwidth: Bandwidth;
  /** Spec §5: a compressed file has at most so many MB. */
  zipFileSizeMb: () => number;
  files: HostFiles;
  store: Store;
  queue: TransferQueue;
  takeAway: (id: string) => Promise<unknown>;
  report: (error: unknown) => void;
};

/** Where compressed files lie that are handed on, and how long they do, in ms. */
const zipFolder = 'zips';
const keptZipMs = 3_600_000;

/** The uploads to disks. */
export class DiskUploads {
  readonly #parts: DiskUploadParts;

  constructor(parts: DiskUploadParts) {
    this.#parts = parts;
  }

  /** See `FilesApi.sendToDisk`. */
  async send(input: NewDiskFile): Promise<string[]> {
    const { host, files, queue } = this.#parts;
    // Loaded with the first upload to a disk.
    const { rowsForDisk } = await import('./to-disk.ts');
    const made = { files, uuid: () => host.random.uuid(), now: host.clock.now() };
    const rows = await rowsForDisk(input, made);
    // The same again after a break is the same upload: it goes on where it was.
    const begun = new Map<string, string[]>();
    for (const row of this.#begun())
      for (const key of samenesses(row, input.crumbs)) begun.set(key, [...(begun.get(key) ?? []), row.id]);
    const same = rows.map((row) => (row.place === '' ? [] : (begun.get(samenesses(row)[0] ?? '') ?? [])));
    queue.addAll(rows.filter((_, at) => same[at]?.length === 0));
    for (const [id, ...doubled] of same) {
      if (id !== undefined) queue.resume(id);
      // Begun more than once: one of them is enough.
      for (const other of doubled) await this.#parts.takeAway(other);
    }
    return rows.map(({ id }, at) => same[at]?.[0] ?? id);
  }

  /** Uploads to disks that are neither done nor at work in another process. */
  #begun(): TransferRow[] {
    const { store, host } = this.#parts;
    const now = host.clock.now();
    return store.transfers.all().filter(({ direction, state, leaseUntil, facts }) => {
      const isFree = state !== 'done' && leaseUntil <= now;
      return direction === 'up' && isFree && goalOf({ facts }) !== undefined;
    });
  }

  /** See `FilesApi.arrivedOnDisk`. */
  async arrived(id: string, signal?: AbortSignal): Promise<DiskArrival> {
    const { queue, store, report } = this.#parts;
    const known = store.transfers.get(id);
    if (known === undefined) throw new OfficeError('cancelled');
    // It may have ended before anybody asked.
    if (known.state === 'failed') throw OfficeError.from(JSON.parse(known.error) as ErrorData);
    const { promise: stopped, reject } = Promise.withResolvers<never>();
    const stop = (): void =>
      void queue
        .halt(id, 'paused')
        .catch(report)
        .then(() => reject(new OfficeError('cancelled')));
    signal?.addEventListener('abort', stop, { once: true });
    // It may have been stopped before anybody asked, too.
    if (signal?.aborted === true && known.state !== 'done') stop();
    const settled = known.state === 'done' ? known : queue.settled(id);
    const row = await Promise.race([settled, stopped]).finally(() =>
      signal?.removeEventListener('abort', stop),
    );
    const stored = store.transfers.get(id) ?? row;
    const disk = goalOf(stored);
    if (disk?.node === undefined) throw new OfficeError('cancelled');
    return { ...disk.node, size: stored.size, md5: stored.md5 };
  }

  /** See `FilesApi.fetchZip`. */
  async fetchZip(
    input: Parameters<FilesApi['fetchZip']>[0],
    signal = new AbortController().signal,
  ): ReturnType<FilesApi['fetchZip']> {
    const { fetchZip } = await import('./fetch-zip.ts');
    const { api, files, host, bandwidth, zipFileSizeMb } = this.#parts;
    const room = (bytes: number): Promise<void> => bandwidth.take(bytes, signal);
    const given = { api, files, hash: host.hash, zipFileSizeMb: zipFileSizeMb(), room };
    if (input.to !== undefined) return fetchZip(given, { ...input, to: input.to }, signal);
    // Whoever has no path of their own is handed the content. What was handed on before has been saved by now.
    const before = host.clock.now() - keptZipMs;
    for (const { place, modified } of await files.list(zipFolder))
      if (modified < before) await files.remove(place);
    const place = `${zipFolder}/${host.random.uuid()}.zip`;
    const { size } = await fetchZip(given, { ...input, to: place }, signal);
    const content = await files.read(place);
    // Where there are paths the face may be in another process, to which no file goes.
    if (files.root() === '') return { place: '', size, content };
    const bytes = new Uint8Array(await content.arrayBuffer());
    await files.remove(place);
    return { place: '', size, content: bytes };
  }

  /** See `FilesApi.decide`. */
  async decide(id: string, conflict: DiskConflict, forAll: boolean): Promise<void> {
    const { store } = this.#parts;
    const row = store.transfers.get(id);
    const goal = row === undefined || row.state === 'done' ? undefined : goalOf(row);
    if (row === undefined || goal === undefined) return;
    await this.#decideOne(row, goal, conflict);
    if (!forAll || goal.batch === undefined) return;
    for (const other of store.transfers.all()) {
      const its = other.direction === 'up' && other.state !== 'done' ? goalOf(other) : undefined;
      if (its?.batch !== goal.batch || its.conflict !== 'refuse') continue;
      if (isTaken(other)) await this.#decideOne(other, its, conflict);
      // It hears of the decision when it comes to its name.
      else if (other.state !== 'failed') this.#write(other, its, conflict);
    }
  }

  #write(row: TransferRow, goal: DiskGoal, conflict: DiskConflict): void {
    const facts = { ...(JSON.parse(row.facts) as UploadFacts), disk: { ...goal, conflict } };
    this.#parts.store.transfers.change(row.id, { facts: JSON.stringify(facts) });
  }

  async #decideOne(row: TransferRow, goal: DiskGoal, conflict: DiskConflict): Promise<void> {
    const { queue, takeAway } = this.#parts;
    if (conflict === 'skip') return void (await takeAway(row.id));
    this.#write(row, goal, conflict);
    queue.resume(row.id);
  }
}

/**
 * What makes two uploads one: the file as it lies here, and where it goes under which name by which decision. With the
 * folders above a place, as seen from each of them: what one upload was to make may be there for the next.
 */
function samenesses(
  { place, size, modified, name, facts }: TransferRow,
  crumbs: NewDiskFile['crumbs'] = [],
): string[] {
  const { folderId = '', path = [], conflict } = goalOf({ facts }) ?? {};
  const goals: (readonly [string, readonly string[]])[] = [[folderId, path]];
  const at = crumbs.findIndex(({ id }) => id === folderId);
  if (at >= 0)
    for (const [below, { id, name: made }] of crumbs.slice(at + 1).entries())
      if (path[below] !== made) break;
      else goals.push([id, path.slice(below + 1)]);
  return goals.map(([folder, way]) => JSON.stringify([place, size, modified, name, folder, way, conflict]));
}

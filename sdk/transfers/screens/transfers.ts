// View model of every upload and download that is under way or was lately: what it is, how far, and what can be done.
import type { ChatFile, DiskConflict, LocalTransfer, OfficeApi, QueueMove } from '../../api.ts';
import { LiveList } from '../../base/live-list.ts';
import { Screen } from '../../base/screen.ts';
import { OfficeError } from '../../errors.ts';
import { transferPace, withSample, type PaceSample, type TransferPace } from '../rules/transfer-pace.ts';
import {
  sumTransfers,
  transferActs,
  transferShape,
  asQueue,
  lineOf,
  movesOf,
  type TransferActs,
  type TransferSum,
} from '../rules/transfer-acts.ts';

/** One row. `chatName` is empty until the chat is known. */
export type TransferRow = LocalTransfer & {
  readonly chatName: string;
  readonly acts: TransferActs;
  /** Where it may be put among those that wait: nothing where it runs or has ended. */
  readonly moves: readonly QueueMove[];
  /** While it moves, once enough of it was seen. */
  readonly pace?: TransferPace | undefined;
};

/** What it shows: what runs, what comes next, and then what has ended, the newest first. */
export type TransfersSnapshot = {
  readonly rows: readonly TransferRow[];
  readonly sum: TransferSum;
  /** Uploads to disks that wait for somebody to decide what becomes of a name that is taken, the first one first. */
  readonly taken: readonly TransferRow[];
  /** Transfers that have ended well since the last time nothing was under way, once nothing is any more. */
  readonly justFinished: number;
};

/** What took no longer was over before anybody looked for it, in ms. */
const noticeableMs = 1_000;

const noMoves: readonly QueueMove[] = [];

/** One list over all chats. */
export class TransfersScreen extends Screen<TransfersSnapshot> {
  readonly #office: OfficeApi;
  readonly #list = new LiveList<LocalTransfer>(transferShape);
  readonly #names = new Map<string, string>();
  readonly #samples = new Map<string, readonly PaceSample[]>();
  readonly #now: () => number;
  /** What was under way, by when it was first seen so. */
  readonly #running = new Map<string, number>();

  /** @param now epoch ms */
  constructor(office: OfficeApi, now: () => number = Date.now) {
    super({ rows: [], sum: sumTransfers([]), taken: [], justFinished: 0 });
    this.#office = office;
    this.#now = now;
    this.onDispose(
      office.files.transfers((batch) => {
        this.#list.apply(batch);
        for (const one of batch.upsert ?? [])
          this.#samples.set(one.id, withSample(this.#samples.get(one.id) ?? [], one, this.#now()));
        for (const id of batch.remove ?? []) this.#samples.delete(id);
        this.#show();
      }),
    );
  }

  /**
   * The file of a transfer that came, however old it is.
   * @param row as the snapshot has it
   * @throws OfficeError `fileGone` where its message is no longer there
   */
  async fileOf(row: Pick<LocalTransfer, 'chatId' | 'mid' | 'kind' | 'fileId'>): Promise<ChatFile> {
    const { chatId, mid, kind, fileId } = row;
    const { files } = this.#office;
    if (mid > 0) return files.ofMessage(chatId, mid);
    // What came directly was on its way before its message had a number: it is known by its id alone.
    for (let before: number | undefined; ;) {
      const page = await files.ofChat(chatId, { kinds: [kind], ...(before !== undefined && { before }) });
      const found = page.find((file) => file.fileId === fileId);
      if (found !== undefined) return found;
      const last = page.at(-1);
      if (last === undefined) throw new OfficeError('fileGone');
      before = last.mid;
    }
  }

  /**
   * Decides for uploads whose names are taken: each its own way, or `all` the same way, which then holds for the rest of
   * their acts too.
   */
  async decide(
    taken: readonly TransferRow[],
    decisions: Readonly<Record<string, DiskConflict>>,
    all?: DiskConflict,
  ): Promise<void> {
    const { files } = this.#office;
    const acts = new Set<string>();
    for (const { id, disk } of taken) {
      const batch = disk?.batch;
      if (all === undefined || batch === undefined) {
        const way = all ?? decisions[id];
        if (way !== undefined) await files.decide(id, way);
      } else if (!acts.has(batch)) {
        acts.add(batch);
        await files.decide(id, all, { forAll: true });
      }
    }
  }

  /** Pauses, goes on with, or tries again whatever can be: `which` is the act as its rows offer it. */
  async actOnAll(which: 'pause' | 'resume' | 'retry'): Promise<void> {
    const { files } = this.#office;
    const rows = this.getSnapshot().rows.filter(({ acts }) => acts[which]);
    // What is last is paused first: nothing begins in the place of what was stopped.
    for (const { id } of which === 'pause' ? rows.toReversed() : rows)
      await (which === 'pause' ? files.pause(id) : files.resume(id));
  }

  #show(): void {
    const transfers = this.#list.rows();
    const moves = new Map<string, readonly QueueMove[]>();
    for (const direction of ['up', 'down'] as const) {
      const line = lineOf(transfers, direction);
      for (const [at, { id }] of line.entries()) moves.set(id, movesOf(at, line.length));
    }
    const rows = asQueue(transfers).map((transfer): TransferRow => {
      const chatName = this.#names.get(transfer.chatId);
      if (chatName === undefined && Number(transfer.chatId) > 0) void this.#learn(transfer.chatId);
      return {
        ...transfer,
        chatName: chatName ?? '',
        acts: transferActs(transfer),
        moves: moves.get(transfer.id) ?? noMoves,
        pace: transferPace(this.#samples.get(transfer.id) ?? [], transfer.size),
      };
    });
    const taken = rows
      .filter(({ disk, error }) => disk !== undefined && error?.code === 'diskSameName')
      .toReversed();
    const sum = sumTransfers(transfers);
    this.update({ rows, sum, taken, justFinished: this.#finishedOf(rows, sum.underWay > 0) });
  }

  /** What has just ended is forgotten: it was said long enough. */
  forgetFinished(): void {
    this.update({ justFinished: 0 });
  }

  #finishedOf(rows: readonly TransferRow[], isUnderWay: boolean): number {
    const now = this.#now();
    if (isUnderWay) {
      for (const { id, state } of rows)
        if (state !== 'done' && !this.#running.has(id)) this.#running.set(id, now);
      return 0;
    }
    if (this.#running.size === 0) return this.getSnapshot().justFinished;
    const done = rows.filter(({ id, state }) => state === 'done' && this.#running.has(id));
    const isNoticed = done.some(({ id }) => now - (this.#running.get(id) ?? now) >= noticeableMs);
    this.#running.clear();
    return isNoticed ? done.length : 0;
  }

  async #learn(chatId: string): Promise<void> {
    this.#names.set(chatId, '');
    // A chat that cannot be asked for leaves the row without its name.
    const chat = await this.#office.chat.get(chatId).catch(() => undefined);
    if (chat === undefined || this.disposed) return;
    this.#names.set(chatId, chat.name);
    this.#show();
  }
}

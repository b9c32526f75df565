// Files of chats for one signed-in person: sends them as messages, runs their transfers, and keeps what was looked at.
import type {
  ChatFile,
  FileKind,
  LaterEntry,
  LocalChat,
  LocalMessage,
  MessageFile,
  NewFile,
} from '../api.ts';
import { contentType } from '../contract/flags.ts';
import { OfficeError } from '../errors.ts';
import type { HostFiles } from '../host/file-port.ts';
import type { Host } from '../host/port.ts';
import type { ApiClient } from '../net/api-client.ts';
import type { FrameOf } from '../net/realtime-handlers.ts';
import type { MessageRow, TransferRow } from '#storage/rows.ts';
import type { Store } from '#storage/store.ts';
import { Bandwidth } from './bandwidth.ts';
import { DirectFiles, type IncomingFile } from './direct-files.ts';
import { goalOf } from './disk-goal.ts';
import { DiskUploads } from './disk-uploads.ts';
import { MediaCache } from './media-cache.ts';
import { outgoingFolder, type OutgoingLimits } from './outgoing.ts';
import {
  preparedFile,
  type PreparedFile,
  untouched,
  waitingMessage,
  type WaitingMessage,
} from './prepared-file.ts';
import { TransferQueue } from './queue.ts';
import { fetchesByItself, type CacheLimits } from './rules/cache-rules.ts';
import { isPeerFile, mayGoDirectly } from './rules/direct-file.ts';
import { fileOf } from './rules/message-file.ts';
import { fetchDown, sendUp, type RunningParts } from './running.ts';

/** Files of a page of a chat's list. */
const pageSize = 30;
const kinds: readonly FileKind[] = ['file', 'image', 'video', 'audio'];

/** How long another process leaves a file alone that comes to this one, in ms. */
const ownMs = 15_000;

/** What files of chats need of the chats. */
export type MessagesDoor = {
  chat(chatId: string): Promise<LocalChat>;
  add(row: WaitingMessage): Promise<LocalMessage>;
  /** The same for a time to come. */
  addScheduled(row: WaitingMessage & { dueTime: number }): LaterEntry;
  /** Resolves when the office has what is for a time to come. */
  given(clientId: string, signal?: AbortSignal): Promise<LaterEntry>;
  settled(clientId: string, signal?: AbortSignal): Promise<LocalMessage>;
  ready(clientId: string, text: string, contentType?: number): void;
  failed(clientId: string, error: OfficeError): void;
  requeue(clientId: string): void;
  drop(clientId: string): void;
};

/** What it stands on. */
export type TransferSpaceParts = {
  host: Pick<Host, 'clock' | 'hash' | 'random' | 'processId' | 'peers'>;
  /** Says something to another client; false while there is no connection. */
  signal: (signal: FrameOf<'peer'>) => boolean;
  files: HostFiles;
  store: Store;
  api: ApiClient;
  messages: MessagesDoor;
  constants: () => OutgoingLimits & { imUploadMinSizeMb: number; downloadConcurrency: number };
  limits: () => CacheLimits;
  /** How much at once, and how fast, as the person has set it; MB a second, 0 without a limit. */
  pace: () => { uploadsAtOnce: number; downloadsAtOnce: number; transferRateMb: number };
  /** Whether files may come directly from other clients. */
  takesDirect: () => boolean;
  /** From this size on a file goes in parts; never at a server that takes none. */
  partsFromMb: RunningParts['partsFromMb'];
  /** Asks for the limits where nobody has of late; before a file is measured by them. */
  freshConstants: () => Promise<void>;
  /** The calls of the cloud disk. */
  disks: RunningParts['disks'];
  unwritable: (path: string) => void;
  report: (error: unknown) => void;
  longLived: boolean;
};

/** Everything about files for one person, until they sign out. */
export class TransferSpace {
  readonly queue: TransferQueue;
  readonly cache: MediaCache;
  readonly direct: DirectFiles;
  readonly disk: DiskUploads;
  readonly #parts: TransferSpaceParts;

  constructor(parts: TransferSpaceParts) {
    this.#parts = parts;
    const { host, files, store, api, limits, unwritable } = parts;
    const bandwidth = new Bandwidth(host.clock, () => parts.pace().transferRateMb * 1_048_576);
    this.cache = new MediaCache({ host, files, store, api, limits, unwritable });
    this.direct = new DirectFiles({
      ...{ host, files, hash: host.hash, transport: host.peers, signal: parts.signal, report: parts.report },
      chat: (chatId) => parts.messages.chat(chatId),
      judge: async () => ({
        wanted: parts.takesDirect(),
        writable: await this.cache.writable(),
        maxMb: parts.constants().imUploadMaxSizeMb,
      }),
      incoming: (file) => this.#incoming(file),
      withdrawn: (id) => void this.#takeAway(id).catch(parts.report),
    });
    const running: RunningParts = {
      ...{ host, files, store, api, cache: this.cache, direct: this.direct, partsFromMb: parts.partsFromMb },
      bandwidth,
      ready: (clientId, text, kind) => parts.messages.ready(clientId, text, kind),
      disks: parts.disks,
    };
    this.queue = new TransferQueue({
      host,
      store,
      maxUploads: () => parts.pace().uploadsAtOnce,
      maxDownloads: () => Math.min(parts.pace().downloadsAtOnce, parts.constants().downloadConcurrency),
      perform: (row, run) => (row.direction === 'up' ? sendUp : fetchDown)(row, run, running),
      failed: (row, error) => {
        if (row.clientId !== '') parts.messages.failed(row.clientId, error);
      },
      report: parts.report,
    });
    this.disk = new DiskUploads({
      ...{ host, files, store, api, bandwidth, queue: this.queue, report: parts.report },
      zipFileSizeMb: () => parts.constants().zipFileSizeMb,
      takeAway: (id) => this.#takeAway(id),
    });
    if (!parts.longLived) this.queue.restrictToOwn();
    else this.#forgetStrays();
  }

  /** What one's files take at the office, and may take. */
  space(signal?: AbortSignal) {
    return this.#parts.api.userCentre.getUploadSpace({}, { signal });
  }

  /** See `FilesApi.send`. */
  async send(input: NewFile, signal?: AbortSignal): Promise<LocalMessage> {
    const { messages } = this.#parts;
    const { id, clientId, earlier, chat } = await this.#begin(input);
    const made =
      earlier === undefined ? await this.#prepare({ ...input, chatId: chat.id }, id, clientId) : undefined;
    const arrival = input.wait === true ? messages.settled(clientId, signal) : undefined;
    // Somebody who waits hears of it through the promise; it must not count as unheard meanwhile.
    arrival?.catch(() => undefined);
    if (made !== undefined) {
      const echo = await messages.add(waitingMessage(made));
      this.queue.add(made.row);
      if (arrival === undefined) return echo;
    }
    return this.#until(arrival ?? messages.settled(clientId, signal), earlier ?? made?.row, signal);
  }

  /** See `LaterApi.scheduleFile`. */
  async schedule(
    input: NewFile & { dueTime: number },
    { signal }: { signal?: AbortSignal | undefined } = {},
  ): Promise<LaterEntry> {
    const { messages } = this.#parts;
    if (input.direct === true) throw new OfficeError('directNotScheduled');
    const { id, clientId, earlier, chat } = await this.#begin(input);
    const made =
      earlier === undefined ? await this.#prepare({ ...input, chatId: chat.id }, id, clientId) : undefined;
    const entry =
      made === undefined
        ? undefined
        : messages.addScheduled({ ...waitingMessage(made), dueTime: input.dueTime });
    const given = entry === undefined || input.wait === true ? messages.given(clientId, signal) : undefined;
    given?.catch(() => undefined);
    if (made !== undefined) this.queue.add(made.row);
    if (given === undefined && entry !== undefined) return entry;
    return this.#until(given ?? messages.given(clientId, signal), earlier ?? made?.row, signal);
  }

  /** Whether anything can be sent there, and whether this was begun before. */
  async #begin(input: NewFile) {
    const { host, store, messages } = this.#parts;
    const chat = await messages.chat(input.chatId);
    if (!chat.enabled) throw new OfficeError('chatDisabled', { params: { target: chat.name } });
    if (input.direct === true && !mayGoDirectly(chat)) throw new OfficeError('directOnlyForTwo');
    const id = host.random.uuid();
    const clientId = input.clientId ?? id;
    return { id, clientId, chat, earlier: store.transfers.byClientId(clientId) };
  }

  /** The transfer is stored before its message: one that waits for what is not there would wait for ever. */
  async #prepare(input: NewFile, id: string, clientId: string): Promise<PreparedFile> {
    const { files, store, constants, host } = this.#parts;
    await this.#parts.freshConstants();
    const around = { files, limits: constants(), isOnline: this.queue.isOnline() };
    const made = await preparedFile(input, { id, clientId, now: host.clock.now() }, around);
    this.cache.remember(made.file, made.row.place);
    if (made.cover !== undefined) this.cache.remember(made.file, made.cover, true);
    store.transfers.put(made.row);
    return made;
  }

  /** What comes of it; whatever ends the transfer without an arrival ends the waiting too. */
  async #until<Value>(
    arrival: Promise<Value>,
    row: TransferRow | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Value> {
    // Before anything is waited for: nobody would hear of its end.
    if (signal?.aborted === true) throw new OfficeError('cancelled');
    const goesOn = row !== undefined && row.state !== 'done';
    const never = new Promise<never>(() => undefined);
    const broken = goesOn ? this.queue.settled(row.id).then(() => never) : never;
    return Promise.race([arrival, broken]);
  }

  /** Tries an upload again whose message is tried again; true where there is one. */
  retry(clientId: string): boolean {
    const row = this.#parts.store.transfers.byClientId(clientId);
    if (row === undefined || row.state === 'done') return false;
    this.#parts.messages.requeue(clientId);
    this.queue.resume(row.id);
    return true;
  }

  /** Waits for the arrival of a message, and ends with its upload where that ends without one. */
  async until(arrival: Promise<unknown>, clientId: string, signal: AbortSignal | undefined): Promise<void> {
    await this.#until(arrival, this.#parts.store.transfers.byClientId(clientId), signal);
  }

  /** A message was dropped: so is its upload. */
  async dropped(clientId: string): Promise<void> {
    const row = this.#parts.store.transfers.byClientId(clientId);
    if (row !== undefined && row.state !== 'done') await this.#takeAway(row.id);
  }

  /** See `FilesApi.cancel`. */
  async cancel(id: string): Promise<void> {
    const row = await this.#takeAway(id);
    if (row?.clientId !== undefined && row.clientId !== '' && row.state !== 'done')
      this.#parts.messages.drop(row.clientId);
  }

  async resume(id: string): Promise<void> {
    const row = this.#parts.store.transfers.get(id);
    if (row?.clientId !== undefined && row.clientId !== '') this.#parts.messages.requeue(row.clientId);
    this.queue.resume(id);
  }

  async tidy(): Promise<void> {
    for (const { id, state } of this.queue.list.rows()) if (state === 'done') await this.#takeAway(id);
  }

  /** See `FilesApi.download`. */
  async download(
    file: MessageFile,
    to: string | undefined,
    signal?: AbortSignal,
  ): Promise<{ place: string }> {
    const { host, files } = this.#parts;
    await this.cache.arrived(file);
    const kept = await this.cache.intact(file, signal);
    if (kept !== undefined && to === undefined) return { place: shownPlace(files, kept) };
    if (kept === undefined && file.peer) throw new OfficeError('peerFileElsewhere');
    if (to === undefined && !(await this.cache.writable()))
      throw new OfficeError('cachePermission', { params: { path: files.root() } });
    const id = to === undefined ? file.fileId : this.queue.idOf(file.fileId, to, host.random.uuid());
    const running = this.#parts.store.transfers.get(id);
    const settled = this.queue.settled(id);
    if (running !== undefined && running.state !== 'done') this.queue.resume(id);
    else
      this.queue.add({
        id,
        direction: 'down',
        contentType: contentType[file.kind],
        chatId: file.chatId,
        mid: file.mid,
        clientId: '',
        fileId: file.fileId,
        name: file.name,
        mime: file.mime,
        size: file.size,
        modified: 0,
        md5: file.md5,
        place: to ?? '',
        caption: '',
        facts: '{}',
        ...untouched,
        createdTime: host.clock.now(),
      });
    const stop = (): void => void this.queue.halt(id, 'paused').catch(this.#parts.report);
    signal?.addEventListener('abort', stop, { once: true });
    const { place } = await settled.finally(() => signal?.removeEventListener('abort', stop));
    return { place: shownPlace(files, place) };
  }

  /** A message has arrived: what the rules say is fetched without being asked for. */
  arrived(message: Pick<LocalMessage, 'chatId' | 'mid' | 'text' | 'mine'>): void {
    const file = fileOf(message);
    // What was sent from here has its number now.
    if (file !== undefined && message.mine) this.#parts.store.files.sentAs(file.fileId, message.mid);
    // A command that ends would leave it half fetched.
    if (!this.#parts.longLived) return;
    if (file === undefined || file.peer || message.mine || !fetchesByItself(file, this.#parts.limits()))
      return;
    const work = file.kind === 'file' ? this.download(file, undefined) : this.cache.content(file, false);
    // Nobody waits for it: a person who wants the file gets the reason then.
    work.catch((error: unknown) => {
      if (!(error instanceof OfficeError)) this.#parts.report(error);
    });
  }

  /** See `FilesApi.ofChat`. */
  async ofChat(
    chatId: string,
    input: { kinds?: readonly FileKind[]; before?: number; limit?: number } = {},
  ): Promise<ChatFile[]> {
    const numbers = (input.kinds ?? kinds).flatMap((kind) =>
      kind === 'file' ? [contentType.file, contentType.peerFile] : [contentType[kind]],
    );
    const rows = this.#parts.store.messages.ofKinds(chatId, numbers, input.before, input.limit ?? pageSize);
    const files = await Promise.all(rows.map((row) => this.#chatFile(row)));
    return files.filter((file) => file !== undefined);
  }

  async ofMessage(chatId: string, mid: number): Promise<ChatFile> {
    const row = this.#parts.store.messages.get(chatId, mid);
    const file = row === undefined ? undefined : await this.#chatFile(row);
    if (file === undefined) throw new OfficeError('fileGone');
    return file;
  }

  /** Somebody signs out: refused while files go up, else all downloads stop (spec §4 «Logout»). */
  async leave(): Promise<void> {
    const uploads = this.queue.uploads();
    const names = uploads.map(({ name }) => name).join(', ');
    if (uploads.length > 0)
      throw new OfficeError('uploadsRunning', { params: { number: uploads.length, names } });
    for (const { id, direction } of this.queue.list.rows())
      if (direction === 'down') await this.queue.halt(id, 'stopped');
  }

  async #chatFile(row: MessageRow): Promise<ChatFile | undefined> {
    const file = row.deleted ? undefined : fileOf(row);
    if (file === undefined) return undefined;
    const kept = await this.cache.place(file);
    const place = kept === undefined ? '' : shownPlace(this.#parts.files, kept);
    return { ...file, senderName: row.senderName, time: row.time, place };
  }

  /** A file begins to come directly: it is a download like others, but for where it comes from. */
  #incoming(file: IncomingFile): void {
    const { host } = this.#parts;
    const now = host.clock.now();
    this.queue.add({
      ...untouched,
      ...{ id: file.id, direction: 'down', contentType: contentType.peerFile, chatId: file.chatId, mid: 0 },
      ...{ clientId: '', fileId: file.id, name: file.name, mime: file.mime, size: file.size, modified: 0 },
      ...{ md5: file.md5, place: '', caption: '', facts: '{}', createdTime: now },
      ...{ leaseHolder: host.processId, leaseUntil: now + ownMs },
    });
  }

  async #takeAway(id: string): Promise<TransferRow | undefined> {
    const { files, api, store, report } = this.#parts;
    const before = store.transfers.get(id);
    const row = (await this.queue.remove(id)) ?? before;
    if (row === undefined) return undefined;
    // The office forgets it by itself in time; now is better. What is up and in no folder of a disk takes its room till then.
    const uploadId = row.state === 'done' ? '' : (goalOf(row) && row.fileId) || row.uploadId;
    if (uploadId !== '') api.netdisk.cancelUpload({ uploadId }).catch(() => undefined);
    for (const { place } of await files.list(outgoingFolder(id))) await files.remove(place);
    const half = row.place === '' ? `coming/${id}` : `${row.place}.part`;
    if (row.direction === 'down') await files.remove(half).catch(report);
    return row;
  }

  /** Uploads whose message is gone, and messages whose upload is gone, from a kill between the two. */
  #forgetStrays(): void {
    const { store } = this.#parts;
    const waiting = new Set(store.outbox.all().map((row) => row.clientId));
    for (const row of store.transfers.all()) {
      const isLost = row.state !== 'done' && !waiting.has(row.clientId) && goalOf(row) === undefined;
      if (row.direction === 'up' && isLost) void this.#takeAway(row.id).catch(this.#parts.report);
    }
    // A line does not outlive its process.
    const now = this.#parts.host.clock.now();
    for (const row of store.transfers.all())
      if (row.direction === 'down' && isPeerFile(row.id) && row.state !== 'done' && row.leaseUntil < now)
        void this.#takeAway(row.id).catch(this.#parts.report);
    for (const { waitsFor, clientId } of store.outbox.all())
      if (waitsFor !== '' && store.transfers.get(waitsFor) === undefined)
        this.#parts.messages.failed(clientId, new OfficeError('fileGone'));
  }
}

/** A place as a person may open it. */
function shownPlace(files: HostFiles, place: string): string {
  const root = files.root();
  return root === '' || /^(?:\/|[A-Za-z]:[\\/])/.test(place) ? place : `${root}/${place}`;
}

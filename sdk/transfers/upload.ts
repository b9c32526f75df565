// Brings one file to the office: digest, proof of possession, whole or in parts; what is there already is not sent again.
import { contentType } from '../contract/flags.ts';
import type { Possession, StoredFile } from '../contract/stored-file.ts';
import { readInto } from '../base/blob-chunks.ts';
import { OfficeError } from '../errors.ts';
import type { Hashes, HostFiles } from '../host/file-port.ts';
import type { ApiClient } from '../net/api-client.ts';
import { lacksCall } from '../net/lacks-call.ts';
import { patiently } from '../net/patience.ts';
import type { PeerReason, SentTogether } from '../api.ts';
import type { TransferRow } from '#storage/rows.ts';
import { digestOf } from './digest.ts';
import type { DiskGoal } from './files-api.ts';
import { tinyBytes } from './rules/transfer-room.ts';
import { constantTable } from '#variants/constants.ts';

/** What only the sender's device knows, as it is kept with the transfer. */
export type UploadFacts = {
  width?: number | undefined;
  height?: number | undefined;
  seconds?: number | undefined;
  wave?: readonly number[] | undefined;
  /** Where the small picture lies. */
  cover?: string | undefined;
  /** Asked to go directly, and why it does not. */
  direct?: boolean | undefined;
  wayReason?: PeerReason | undefined;
  /** The files it was chosen with, and its place among them. */
  together?: SentTogether | undefined;
  /** It goes to a disk instead of to a message. */
  disk?: DiskGoal | undefined;
};

/** What an upload needs. */
export type UploadParts = {
  api: ApiClient;
  files: HostFiles;
  hash: Hashes;
  /** From this size on a file travels in parts, in bytes (spec §9 IMUploadMinSize). */
  partsFrom: number;
  /** The same where a speed must be kept to: what goes as a whole goes at once. */
  slowPartsFrom?: number | undefined;
  /** Parts that are on their way at once. */
  partsAtOnce: number;
  /** Resolves when so many bytes may go. */
  room(bytes: number): Promise<void>;
  /** The folder of a disk that it is meant for. */
  folderId?: string | undefined;
  /** How far it is; remembered for the next start where `keep` says so. */
  progress(change: { done: number; phase: 'checking' | 'moving' }): void;
  keep(change: Partial<TransferRow>): void;
};

type Options = { signal: AbortSignal; timeoutMs: number };

/** Media from this size on are announced before they are sent, in bytes. */
const askFirstBytes = 1_048_576;

/** Answers a challenge (contract: `possession`). */
async function prove(content: Blob, { id, ranges }: Possession, hash: ReturnType<Hashes>): Promise<string> {
  hash.add(new TextEncoder().encode(id));
  for (const [from, to] of ranges) hash.add(new Uint8Array(await content.slice(from, to).arrayBuffer()));
  return `${id}.${hash.hex()}`;
}

/**
 * Uploads the file of a row.
 * @throws OfficeError `fileMissing`, `fileChanged`, `fileVerification`, `quotaExceeded`, `fileSizeLimit`, the network's
 */
export async function upload(row: TransferRow, parts: UploadParts, signal: AbortSignal): Promise<StoredFile> {
  try {
    return await uploadUnchanged(row, parts, signal);
  } catch (error) {
    // The platform refuses to go on reading a file that somebody has written to meanwhile.
    if (error instanceof DOMException && error.name === 'NotReadableError')
      throw new OfficeError('fileChanged', { params: { name: row.name } }, error);
    throw error;
  }
}

async function uploadUnchanged(
  row: TransferRow,
  parts: UploadParts,
  signal: AbortSignal,
): Promise<StoredFile> {
  const { api, files, hash } = parts;
  const options: Options = { signal, timeoutMs: constantTable.uploadTimeoutMs.value };
  const facts = JSON.parse(row.facts) as UploadFacts;
  const content = await files.read(row.place);
  const found = await files.facts(row.place);
  if (found?.size !== row.size || (row.modified > 0 && found.modified !== row.modified))
    throw new OfficeError('fileChanged', { params: { name: row.name } });
  const told = (done: number): void => parts.progress({ done, phase: 'moving' });
  const md5 =
    row.md5 !== ''
      ? row.md5
      : await digestOf(content, hash('md5'), signal, (done) => parts.progress({ done, phase: 'checking' }));
  parts.keep({ md5 });
  const file = { name: row.name, type: row.mime, size: row.size, content };
  const cover = facts.cover === undefined ? undefined : await coverOf(files, facts.cover);
  const { folderId } = parts;
  const announcement = { md5, name: row.name, type: row.mime, size: row.size, folderId };
  const isMedia = folderId === undefined && row.contentType !== contentType.file;

  if (isMedia && row.size < parts.partsFrom) {
    // Nothing is sent of what has no room; small pictures are their own question.
    if (row.size >= askFirstBytes) await ask().catch(withoutFirstStep);
    const calls = {
      [contentType.image]: api.chat.uploadImage,
      [contentType.video]: api.chat.uploadVideo,
      [contentType.audio]: api.chat.uploadAudio,
    };
    const { width, height, seconds } = facts;
    const call = calls[row.contentType as keyof typeof calls];
    const input = { chatId: row.chatId, md5, width, height, seconds: rounded(seconds), file };
    const given = { ...input, ...(row.contentType === contentType.image ? { cover } : {}) };
    await parts.room(row.size);
    const stored = await patiently(() => call(given, { ...options, onSent: told }), signal);
    return row.contentType === contentType.video ? withVideoInfo(stored) : stored;
  }

  // The smallest are sent at once: asking whether the office knows them takes longer than they do.
  const isTiny = folderId !== undefined && row.size <= tinyBytes;
  const known = isTiny ? undefined : await firstStep().catch(withoutFirstStep);
  if (known !== undefined) return withVideoInfo(known);
  const sendWhole = async (): Promise<StoredFile> => {
    await parts.room(row.size);
    const whole = (): Promise<StoredFile> =>
      api.netdisk.uploadFile({ md5, file, folderId }, { ...options, onSent: told });
    return patiently(whole, signal).catch(withoutNetdisk);
  };
  if (row.size < (parts.slowPartsFrom ?? parts.partsFrom)) return withVideoInfo(await sendWhole());
  try {
    return await withVideoInfo(await inParts());
  } catch (error) {
    // A server that knows no parts takes what is not too large for it as a whole, however slowly it is to go.
    if (row.size >= parts.partsFrom || !lacksCall(error)) throw error;
    return withVideoInfo(await sendWhole());
  }

  /** Tells the office of the file: it says whether there is room, and whether it knows the content. */
  function ask(token?: string) {
    return patiently(() => api.netdisk.uploadFileFirst({ ...announcement, token }, { signal }), signal);
  }

  /** The file, where the office has its content and believes that we have it too. */
  async function firstStep(): Promise<StoredFile | undefined> {
    const first = await ask();
    if (first.exists) return first.file;
    if (first.challenge === undefined || row.size === 0) return undefined;
    const token = await prove(content, first.challenge, hash('sha256'));
    const second = await ask(token);
    return second.exists ? second.file : undefined;
  }

  /** A server without `/IM` takes files as the chat service does (spec §7). */
  async function withoutNetdisk(error: unknown): Promise<StoredFile> {
    if (!lacksCall(error) || folderId !== undefined) throw error;
    const { chatId } = row;
    return patiently(
      () => api.chat.uploadChatFile({ chatId, md5, file }, { ...options, onSent: told }),
      signal,
    );
  }

  async function inParts(): Promise<StoredFile> {
    const begun = await patiently(() => api.netdisk.beginUpload(announcement, { signal }), signal);
    const { id: uploadId, partSize } = begun;
    parts.keep({ uploadId });
    const there = new Set(begun.parts);
    let done = sizeOfParts(there, partSize, row.size);
    told(done);
    const underWay = new Map<number, number>();
    const tell = (): void => told(done + [...underWay.values()].reduce((sum, sent) => sum + sent, 0));
    const count = Math.ceil(row.size / partSize);
    let next = 0;
    /** One part after the other, beside others who do the same. */
    const sendParts = async (): Promise<void> => {
      // One piece of memory for all of its parts: a part that is on its way is the only one there.
      let room: Uint8Array<ArrayBuffer> | undefined;
      for (let part = next++; part < count; part = next++) {
        if (there.has(part)) continue;
        const end = Math.min(row.size, (part + 1) * partSize);
        // Read once: what is checked is what is sent.
        const from = part * partSize;
        room ??= new Uint8Array(Math.min(partSize, row.size));
        const bytes = await readInto(content, room.subarray(0, end - from), from);
        if (signal.aborted) throw new OfficeError('cancelled');
        const check = hash('crc32');
        check.add(bytes);
        const given = {
          uploadId,
          part,
          crc32: check.hex(),
          file: { ...file, size: bytes.byteLength, content: bytes },
        };
        const onSent = (sent: number): void => {
          underWay.set(part, Math.min(sent, bytes.byteLength));
          tell();
        };
        await parts.room(bytes.byteLength);
        await patiently(() => api.netdisk.uploadPart(given, { ...options, onSent }), signal);
        underWay.delete(part);
        done += bytes.byteLength;
        tell();
        parts.keep({ done });
      }
    };
    const workers = Array.from({ length: Math.max(1, Math.min(parts.partsAtOnce, count)) }, sendParts);
    // Where one breaks off, nobody begins another part, and none is on its way any more when this is told.
    const ended = await Promise.allSettled(
      workers.map((one) =>
        one.catch((error) => {
          next = count;
          throw error;
        }),
      ),
    );
    const broken = ended.find((one) => one.status === 'rejected');
    if (broken !== undefined) throw broken.reason;
    return api.netdisk.finishUpload({ uploadId }, options);
  }

  async function withVideoInfo(stored: StoredFile): Promise<StoredFile> {
    if (row.contentType !== contentType.video) return stored;
    const { width = 0, height = 0, seconds } = facts;
    const given = { fileId: stored.id, width, height, seconds: rounded(seconds) ?? 0, cover };
    return patiently(() => api.chat.uploadVideoInfo(given, { signal }), signal);
  }
}

/** A server without that question says while it reads whether there is room. */
function withoutFirstStep(error: unknown): undefined {
  if (!lacksCall(error)) throw error;
}

const rounded = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : Math.max(1, Math.round(seconds));

async function coverOf(files: HostFiles, place: string) {
  const content = await files.read(place);
  return { name: 'cover', type: 'image/jpeg', size: content.size, content };
}

function sizeOfParts(parts: ReadonlySet<number>, partSize: number, size: number): number {
  return [...parts].reduce((sum, part) => sum + Math.min(partSize, size - part * partSize), 0);
}

// Does the work of one transfer: up to the office or straight to the other device, and down from either.
import type { MessageFile, PeerReason } from '../api.ts';
import { contentType } from '../contract/flags.ts';
import { OfficeError } from '../errors.ts';
import type { HostFiles } from '../host/file-port.ts';
import type { Host } from '../host/port.ts';
import type { ApiClient } from '../net/api-client.ts';
import type { TransferRow } from '#storage/rows.ts';
import type { Store } from '#storage/store.ts';
import type { Bandwidth } from './bandwidth.ts';
import { digestOf } from './digest.ts';
import type { DirectFiles } from './direct-files.ts';
import { fetchInto } from './fetching.ts';
import type { MediaCache } from './media-cache.ts';
import { outgoingFolder } from './outgoing.ts';
import type { diskService } from '../contract/disk.ts';
import type { Client } from '../net/api-client.ts';
import type { Run } from './run.ts';
import { isPeerFile, peerIdStart } from './rules/direct-file.ts';
import { fileOf, fileText } from './rules/message-file.ts';
import type { UploadFacts } from './upload.ts';

const megabyte = 1_048_576;
const kinds = ['file', 'image', 'video', 'audio'] as const;

/** What the work is done with. */
export type RunningParts = {
  host: Pick<Host, 'hash'>;
  files: HostFiles;
  store: Store;
  api: ApiClient;
  cache: MediaCache;
  direct: DirectFiles;
  /** From this size on a file travels in parts, in MB (spec §9). */
  partsFromMb: () => number;
  bandwidth: Bandwidth;
  /** A message's file is where it should be. */
  ready(clientId: string, text: string, contentType?: number): void;
  /** The calls of the cloud disk. */
  disks(): Client<(typeof diskService)['calls']>;
};

/** From this size on a file goes in parts where a speed must be kept to, in bytes. */
const slowPartsFromBytes = 8 * megabyte;
/** Parts of one upload on their way at once: while one is written, the next is read. All of them are sent again after a break. */
const partsAtOnce = 2;

/** How an upload of a run goes: its news, what it keeps, and how much of it at once. */
export const waysOf = ({ bandwidth }: Pick<RunningParts, 'bandwidth'>, run: Run) => ({
  ...run,
  partsAtOnce,
  room: (bytes: number): Promise<void> => bandwidth.take(bytes, run.signal),
});

/** Sends what a row says; answers what is kept with the row. */
export async function sendUp(row: TransferRow, run: Run, parts: RunningParts): Promise<Partial<TransferRow>> {
  const facts = JSON.parse(row.facts) as UploadFacts;
  if (facts.disk !== undefined) return (await import('./to-disk.ts')).sendToDisk(row, facts.disk, run, parts);
  if (facts.direct !== true || facts.wayReason !== undefined) return toOffice(row, facts, run, parts);
  const reason = await toPeer(row, run, parts);
  if (reason === undefined) return { fileId: peerIdOf(row), contentType: contentType.peerFile };
  const told: UploadFacts = { ...facts, wayReason: reason };
  run.keep({ facts: JSON.stringify(told), done: 0 });
  return toOffice({ ...row, facts: JSON.stringify(told) }, told, run, parts);
}

/** The same at every try, so that a file that has arrived already is the same file. */
const peerIdOf = (row: TransferRow): string => `${peerIdStart}${row.id}`;

async function toPeer(row: TransferRow, run: Run, parts: RunningParts): Promise<PeerReason | undefined> {
  const { files, host, cache, direct } = parts;
  const content = await files.read(row.place);
  const found = await files.facts(row.place);
  if (found?.size !== row.size || (row.modified > 0 && found.modified !== row.modified))
    throw new OfficeError('fileChanged', { params: { name: row.name } });
  const checked = (done: number): void => run.progress({ done, phase: 'checking' });
  const md5 = row.md5 === '' ? await digestOf(content, host.hash('md5'), run.signal, checked) : row.md5;
  run.keep({ md5 });
  const { chatId, name, size, mime } = row;
  const reason = await direct.send({ session: row.id, chatId, name, size, mime, md5 }, content, {
    signal: run.signal,
    told: (done) => run.progress({ done, phase: 'moving' }),
  });
  if (reason !== undefined) return reason;
  const text = fileText(
    { kind: 'file', fileId: peerIdOf(row), name, size, mime, md5, peer: true },
    row.caption,
  );
  await keepOwn(row, fileIn(row, text), cache);
  await run.turn();
  parts.ready(row.clientId, text, contentType.peerFile);
  cache.forget({ kind: 'file', fileId: row.fileId });
  return undefined;
}

async function toOffice(
  row: TransferRow,
  facts: UploadFacts,
  run: Run,
  parts: RunningParts,
): Promise<Partial<TransferRow>> {
  const { api, files, host, cache } = parts;
  const partsFrom = parts.partsFromMb() * megabyte;
  // Loaded with the first upload: whatever only reads goes without.
  const { upload } = await import('./upload.ts');
  const slowPartsFrom = parts.bandwidth.isLimited ? Math.min(partsFrom, slowPartsFromBytes) : undefined;
  const given = { ...waysOf(parts, run), api, files, hash: host.hash, partsFrom, slowPartsFrom };
  const stored = await upload(row, given, run.signal);
  const kind = kinds.find((one) => contentType[one] === row.contentType) ?? 'file';
  const sent = { ...stored, ...facts, kind, fileId: stored.id, name: row.name, mime: row.mime };
  const file = fileIn(row, fileText(sent, ''));
  await keepOwn(row, file, cache);
  if (facts.cover !== undefined) await keepCopy(cache, file, facts.cover, true);
  await run.turn();
  // The words may have been changed while it was on its way.
  const { caption } = parts.store.transfers.get(row.id) ?? row;
  parts.ready(row.clientId, fileText(sent, caption));
  cache.forget({ kind, fileId: row.fileId });
  return { fileId: stored.id };
}

/** What this device has sent it need not fetch again. */
async function keepOwn(row: TransferRow, file: MessageFile, cache: MediaCache): Promise<void> {
  const copied = row.place.startsWith(outgoingFolder(row.id));
  if (!copied) cache.remember(file, row.place);
  else await keepCopy(cache, file, row.place, false);
}

/** The file is at the office: a copy that this device has no room for is fetched again when it is looked at. */
async function keepCopy(cache: MediaCache, file: MessageFile, place: string, cover: boolean): Promise<void> {
  await cache.keep(file, place, cover).catch(() => undefined);
}

/** Fetches what a row says; answers where it lies. */
export async function fetchDown(
  row: TransferRow,
  run: Run,
  parts: RunningParts,
): Promise<Partial<TransferRow>> {
  const { api, files, host, store, cache, direct } = parts;
  const kind = kinds.find((one) => contentType[one] === row.contentType) ?? 'file';
  const file: MessageFile = {
    ...{ chatId: row.chatId, mid: row.mid, kind, fileId: row.fileId, name: row.name, size: row.size },
    ...{ mime: row.mime, md5: row.md5, hasCover: false, width: 0, height: 0, seconds: 0, wave: [] },
    peer: isPeerFile(row.fileId),
  };
  const kept = await cache.intact(file, run.signal);
  const coming = row.place === '' ? `coming/${row.id}` : `${row.place}.part`;
  if (kept !== undefined && row.place !== '') {
    // It is here already: only a copy where it is wanted.
    const writer = await files.writeFrom(coming, 0);
    const content = await files.read(kept);
    for (let at = 0; at < content.size; at += megabyte)
      await writer.write(new Uint8Array(await content.slice(at, at + megabyte).arrayBuffer()));
    await writer.close();
    return { place: await files.move(coming, row.place) };
  }
  if (file.peer) {
    const told = (done: number): void => run.progress({ done, phase: 'moving' });
    const { confirm } = await direct.receive(row.id, coming, { signal: run.signal, told });
    const place = await cache.keep(file, coming, false);
    // Only what is kept counts as arrived.
    await confirm();
    return { place };
  }
  await fetchInto(
    coming,
    { ...file, cover: false },
    {
      api,
      files,
      hash: host.hash,
      signal: run.signal,
      room: (bytes) => parts.bandwidth.take(bytes, run.signal),
      progress: (done, phase) => {
        run.progress({ done, phase });
      },
      tag: store.transfers.get(row.id)?.tag ?? '',
      keepTag: (tag) => run.keep({ tag }),
    },
  );
  return {
    place: row.place === '' ? await cache.keep(file, coming, false) : await files.move(coming, row.place),
  };
}

/** The file that a text of a row carries. */
export function fileIn(row: Pick<TransferRow, 'chatId' | 'mid'>, text: string): MessageFile {
  const file = fileOf({ chatId: row.chatId, mid: row.mid, text });
  if (file === undefined) throw new RangeError('a text without its file');
  return file;
}

// Makes of a file that is to be sent what lies in the store until it is: its transfer, and the message that waits for it.
import type { MessageFile, NewFile } from '../api.ts';
import { contentType } from '../contract/flags.ts';
import type { HostFiles } from '../host/file-port.ts';
import type { TransferRow } from '#storage/rows.ts';
import { outgoingFolder, prepareOutgoing, type OutgoingLimits } from './outgoing.ts';
import { kindOfMime, mimeOfName } from './rules/media-kind.ts';
import { fileText, localIdStart } from './rules/message-file.ts';
import { headBytes, pictureSides } from './rules/picture-size.ts';
import { goesWith } from './rules/sending-order.ts';
import { fileIn } from './running.ts';
import type { UploadFacts } from './upload.ts';

/** How a transfer begins. */
export const untouched = {
  state: 'waiting',
  error: '',
  done: 0,
  uploadId: '',
  tag: '',
  turn: 0,
  leaseHolder: '',
  leaseUntil: 0,
} as const;

/** A message on its way, as the outbox knows it. */
export type WaitingMessage = {
  clientId: string;
  chatId: string;
  text: string;
  contentType: number;
  mentions: string[];
  citedMid: number;
  createdTime: number;
  waitsFor: string;
};

/** A file that can be sent: its transfer, its message's text until it is up, and where its small picture lies. */
export type PreparedFile = {
  readonly row: TransferRow;
  readonly text: string;
  readonly file: MessageFile;
  readonly cover: string | undefined;
};

/** Whose it is, and when it was begun (epoch ms). */
type Identity = { readonly id: string; readonly clientId: string; readonly now: number };

/** @throws OfficeError as {@link prepareOutgoing} does */
export async function preparedFile(
  input: NewFile,
  { id, clientId, now }: Identity,
  { files, limits, isOnline }: { files: HostFiles; limits: OutgoingLimits; isOnline: boolean },
): Promise<PreparedFile> {
  const outgoing = await prepareOutgoing(files, id, input.source, input.name, limits);
  const mime = outgoing.zipped ? 'application/zip' : (input.mime ?? '') || mimeOfName(input.name);
  const isFile = outgoing.zipped || input.direct === true;
  const kind = isFile ? 'file' : (input.kind ?? kindOfMime(mime));
  const { seconds, wave, direct } = input;
  const together = goesWith(input.together, { chatId: input.chatId, now, isOnline });
  const { width, height } = kind === 'image' ? await sidesOf(input, outgoing.place, files) : input;
  const cover = await keptCover(files, id, input.cover);
  const facts: UploadFacts = { width, height, seconds, wave, direct, together, cover };
  const row: TransferRow = {
    id,
    direction: 'up',
    contentType: contentType[kind],
    chatId: input.chatId,
    mid: 0,
    clientId,
    fileId: localIdStart + id,
    name: outgoing.name,
    mime,
    size: outgoing.size,
    modified: outgoing.modified,
    md5: '',
    place: outgoing.place,
    caption: input.caption ?? '',
    facts: JSON.stringify(facts),
    ...untouched,
    createdTime: now,
  };
  const coverUrl = cover === undefined ? '' : '/local';
  const text = fileText({ ...row, kind, ...facts, coverUrl }, row.caption);
  return { row, text, file: fileIn(row, text), cover };
}

/** The message that waits for the file. */
export function waitingMessage({ row, text }: PreparedFile): WaitingMessage {
  const { clientId, chatId, contentType: kind, createdTime, id } = row;
  return { clientId, chatId, text, contentType: kind, mentions: [], citedMid: 0, createdTime, waitsFor: id };
}

/** In pixels, read off the picture where its sender did not say: its place is kept before it has come. */
async function sidesOf(
  { width, height }: NewFile,
  place: string,
  files: HostFiles,
): Promise<Pick<NewFile, 'width' | 'height'>> {
  if (width !== undefined && height !== undefined) return { width, height };
  const head = (await files.read(place)).slice(0, headBytes);
  return pictureSides(new Uint8Array(await head.arrayBuffer())) ?? {};
}

async function keptCover(files: HostFiles, id: string, cover: NewFile['cover']): Promise<string | undefined> {
  if (cover === undefined) return undefined;
  const place = `${outgoingFolder(id)}/cover.jpg`;
  const writer = await files.writeFrom(place, 0);
  await writer.write(cover.bytes);
  await writer.close();
  return place;
}

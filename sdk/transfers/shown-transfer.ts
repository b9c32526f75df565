// What of a stored transfer is shown, but for how far it is just now.
import type { LocalTransfer } from '../api.ts';
import { contentType } from '../contract/flags.ts';
import { OfficeError, type ErrorData } from '../errors.ts';
import type { TransferRow } from '#storage/rows.ts';
import { isPeerFile } from './rules/direct-file.ts';
import type { UploadFacts } from './upload.ts';

const kindOf = new Map<number, LocalTransfer['kind']>([
  [contentType.file, 'file'],
  [contentType.image, 'image'],
  [contentType.video, 'video'],
  [contentType.audio, 'audio'],
]);

/** Which way a file takes: asked for directly and without a reason against it, it goes directly. */
function wayOf(row: TransferRow): Pick<LocalTransfer, 'way' | 'wayReason'> {
  if (isPeerFile(row.fileId)) return { way: 'direct' };
  const { direct, wayReason } = JSON.parse(row.facts) as UploadFacts;
  return { way: direct === true && wayReason === undefined ? 'direct' : 'office', wayReason };
}

/** Why it failed, where it has. */
export const errorOf = ({ error }: TransferRow): OfficeError | undefined =>
  error === '' ? undefined : OfficeError.from(JSON.parse(error) as ErrorData);

/** The transfer as faces have it; `done` and `state` are the stored ones. */
export function shownTransfer(row: TransferRow): Omit<LocalTransfer, 'phase'> {
  const { disk } = JSON.parse(row.facts) as UploadFacts;
  return {
    ...{ id: row.id, direction: row.direction, kind: kindOf.get(row.contentType) ?? 'file' },
    ...{ chatId: row.chatId, mid: row.mid, clientId: row.clientId, fileId: row.fileId },
    ...{ name: row.name, size: row.size, done: row.done, state: row.state },
    error: errorOf(row)?.data,
    place: row.direction === 'down' ? row.place : '',
    createdTime: row.createdTime,
    turn: row.turn,
    ...wayOf(row),
    ...(disk !== undefined && { disk }),
  };
}

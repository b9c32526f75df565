// Reads of a transfer what concerns disks: where an upload goes, and whether it ended because its name is taken.
import type { ErrorData } from '../errors.ts';
import type { TransferRow } from '#storage/rows.ts';
import type { DiskGoal } from './files-api.ts';
import type { UploadFacts } from './upload.ts';

/** The goal of a row; undefined for files of chats. */
export const goalOf = ({ facts }: Pick<TransferRow, 'facts'>): DiskGoal | undefined =>
  (JSON.parse(facts) as UploadFacts).disk;

/** Whether it ended because its name is taken. */
export const isTaken = ({ state, error }: Pick<TransferRow, 'state' | 'error'>): boolean =>
  state === 'failed' && error !== '' && (JSON.parse(error) as ErrorData).code === 'diskSameName';

/** Under which an upload is put into its folder once, however it is sent: a decision more is another act. */
export const actOf = ({ id }: Pick<TransferRow, 'id'>, { conflict }: DiskGoal): string => `${id}.${conflict}`;

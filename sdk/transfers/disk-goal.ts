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

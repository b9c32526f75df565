// Decides how large one file may be that goes to a disk: the dictionary has a word for one's own disk and one for all others.
import type { Constants } from '#variants/constants.ts';
import type { DiskKind } from '../../contract/disk-entities.ts';

const megabyte = 2 ** 20;

/** In bytes (spec §9 myDiskUploadSize, groupDiskUploadSize). */
export function largestUpload(
  kind: DiskKind,
  constants: Pick<Constants, 'myDiskUploadSizeMb' | 'groupDiskUploadSizeMb'>,
): number {
  return (kind === 'personal' ? constants.myDiskUploadSizeMb : constants.groupDiskUploadSizeMb) * megabyte;
}

// How much of the room for transfers that run at once each of them takes.
import type { LocalTransfer } from '../../api.ts';

/** Files for a disk up to this size are sent unasked, and several together, in bytes. */
export const tinyBytes = 32_768;
/** Small files wait for answers more than they travel. */
const smallBytes = 262_144;

/** 1 for most; several small ones share the room of one, and as many as go together those for a disk that do. */
export function roomOf({
  size,
  disk,
  direction,
}: Pick<LocalTransfer, 'size' | 'disk' | 'direction'>): number {
  if (disk !== undefined && direction === 'up' && size <= tinyBytes) return 1 / 128;
  return size < smallBytes ? 0.125 : 1;
}

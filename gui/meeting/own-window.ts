// A window of its own for a room: it takes over the seat of this one, with the devices as they are.
import type { Meeting } from '#sdk/api.ts';
import type { LocalMediaState } from './media/local-media.ts';
import { roomPlace } from './room-place.ts';

const size = { width: 1_200, height: 760 } as const;

/** What the address of such a window carries: that it is one, and which devices are on. */
export const ownWindow = {
  /** Whether this is one. */
  isThis: (search: URLSearchParams): boolean => search.get('own') === '1',
  /** Opens one; false where the browser opens none. */
  open({ id, number }: Pick<Meeting, 'id' | 'number'>, { isMuted, camera }: LocalMediaState): boolean {
    const search = new URLSearchParams({
      n: number,
      own: '1',
      mic: isMuted ? '0' : '1',
      media: camera === null ? 'audio' : 'video',
    });
    // It begins with a copy of what this window knows, the key of its seat with it.
    const opened = window.open(
      `/main/meeting/${id}?${search.toString()}`,
      `tangram-meeting-${id}`,
      `popup,width=${size.width},height=${size.height}`,
    );
    if (opened === null) return false;
    roomPlace.handOver();
    return true;
  },
} as const;

// Whether a time shows as busy or free to who looks for one: RFC 5545 TRANSP.
import type { Availability, ItemInput, Override } from '../../contract/schedule.ts';

/** What an item shows as that does not say so itself: hours take up time, whole days do not. */
export const usuallyShowsAs = (isAllDay: boolean): Availability => (isAllDay ? 'free' : 'busy');

/** What it says itself; otherwise what is usual. Tasks take up nobody's time. */
export const showsAs = (
  item: Pick<ItemInput, 'type' | 'isAllDay' | 'showAs'>,
  override?: Pick<Override, 'showAs'>,
): Availability =>
  item.type === 'task' ? 'free' : (override?.showAs ?? item.showAs ?? usuallyShowsAs(item.isAllDay));

// What somebody is busy with, as far as the one who looks may know it.
import type { Occurrence } from '../../api.ts';

/**
 * The title of what somebody is busy with: one's own, and what stands in calendars that were opened to one.
 * @param occurrences what the one who looks sees
 * @returns nothing where no more than the time may be known
 */
export function busyTitle(
  occurrences: readonly Occurrence[],
  who: { readonly id: string; readonly isOneself: boolean },
  time: { readonly start: number; readonly end: number },
): string | undefined {
  return occurrences.find(
    (one) =>
      one.start === time.start &&
      one.end === time.end &&
      (who.isOneself ? one.part !== 'viewer' : one.organizerId === who.id),
  )?.title;
}

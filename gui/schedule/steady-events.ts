// Has the grid leave alone what stands where it stood: with every step of a drag it slices all of its events anew.
import { BaseComponent, StandardEvent } from '@fullcalendar/react/protected-api';

/** From what is drawn down to a date within one of its events. */
const deepest = 5;

/**
 * Whether two values say the same. What an event is and which one of a series are values that never change within, so
 * they are the same or are not; what is deeper than any value that is drawn counts as changed.
 */
function isAlike(one: unknown, other: unknown, depth = 0): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  if (depth === deepest) return false;
  const [before, after] = [one as Record<string, unknown>, other as Record<string, unknown>];
  if (before['instance'] !== after['instance'] || before['def'] !== after['def']) return false;
  for (const key in before) if (!isAlike(before[key], after[key], depth + 1)) return false;
  for (const key in after) if (!(key in before)) return false;
  return true;
}

const alike = (one: unknown, other: unknown): boolean => isAlike(one, other);
const ofAnEvent = { eventRange: alike, slicedStart: alike, slicedEnd: alike };

// Parts that say nothing of their own compare as their base does; the event itself has a list of its own.
BaseComponent.addPropsEquality(ofAnEvent);
StandardEvent.addPropsEquality(ofAnEvent);

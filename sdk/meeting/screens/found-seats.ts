// Finds people in a room by what was typed, by the one matcher.
import { findAmong } from '../../contacts/index.ts';
import type { Seat } from '../../api.ts';

/** Seats whose people are found by what was typed; all of them by nothing. */
export function foundSeats(seats: readonly Seat[], query: string): readonly Seat[] {
  return query.trim() === '' ? seats : findAmong(seats, query, seats.length).found;
}

// How many places of the rail stand open where not all of them have room.

/**
 * Places that are shown, of `count`; the others stand in "more", which takes the room of one. All heights in px; `gap`
 * lies between two of them. Everything is shown before anything was measured.
 */
export function fittingPlaces(
  count: number,
  { room, place, gap }: { readonly room: number; readonly place: number; readonly gap: number },
): number {
  if (place <= 0) return count;
  const fitting = Math.floor((room + gap) / (place + gap));
  return fitting >= count ? count : Math.max(0, fitting - 1);
}

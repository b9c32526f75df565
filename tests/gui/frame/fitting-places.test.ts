// How many places of the rail stand open.
import { expect, test } from 'vitest';
import { fittingPlaces } from '../../../gui/frame/fitting-places.ts';

test.each([
  ['all have room', 10, 530, 10],
  ['to the last pixel', 10, 528, 10],
  ['one pixel less: nine and "more" would need ten, so eight', 10, 527, 8],
  ['one alone gives way to "more"', 10, 52, 0],
  ['no room at all', 10, 0, 0],
  ['nothing was measured', 10, 0, 10, 0],
])('%s', (_, count, room, shown, place = 51) => {
  expect(fittingPlaces(count, { room, place, gap: 2 })).toBe(shown);
});

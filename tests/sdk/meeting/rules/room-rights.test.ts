// What buttons of a room may do, and the order of seats.
import { expect, test } from 'vitest';
import type { Room, Seat } from '#sdk/api.ts';
import { isHost, leads, mayActOn, mayUnmute, mySeat, seatOrder } from '#sdk/meeting/rules/room-rights.ts';

const seat = (id: string, change: Partial<Seat> = {}): Seat => ({
  id,
  personId: id,
  name: id,
  department: '',
  role: 'member',
  state: 'in',
  microphone: false,
  camera: false,
  sharing: false,
  handTime: 0,
  line: 'good',
  joinedTime: Number(id),
  ...change,
});
const room = (mine: string, seats: Seat[], selfUnmute = true): Room =>
  ({ rev: 1, meeting: { selfUnmute } as Room['meeting'], mine, seats, waiting: [], now: 0 }) as Room;

test('host and co-host lead, and nobody acts on the host or on themselves', () => {
  const seats = [seat('1', { role: 'host' }), seat('2', { role: 'cohost' }), seat('3')];
  expect(leads(room('1', seats)) && isHost(room('1', seats))).toBe(true);
  expect(leads(room('2', seats)) && !isHost(room('2', seats))).toBe(true);
  expect(leads(room('3', seats))).toBe(false);
  expect(mySeat(room('3', seats))?.id).toBe('3');
  expect(seats.filter((each) => mayActOn(room('2', seats), each)).map(({ id }) => id)).toEqual(['3']);
  expect(seats.some((each) => mayActOn(room('3', seats), each))).toBe(false);
});

test('where people may not unmute themselves, only those who lead may', () => {
  const seats = [seat('1', { role: 'host' }), seat('2')];
  expect(mayUnmute(room('1', seats, false))).toBe(true);
  expect(mayUnmute(room('2', seats, false))).toBe(false);
  expect(mayUnmute(room('2', seats, true))).toBe(true);
});

test('hands stand first, the longest up before the others; then those who lead; then as they came', () => {
  const seats = [
    seat('1'),
    seat('2', { role: 'host' }),
    seat('3', { handTime: 9 }),
    seat('4', { handTime: 5 }),
  ];
  expect(seatOrder(room('1', seats)).map(({ id }) => id)).toEqual(['4', '3', '2', '1']);
});

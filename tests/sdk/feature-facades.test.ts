// Proves that a feature's feeds follow whoever is signed in, and that its calls go to them alone.
import { expect, test, vi } from 'vitest';
import { LiveValue } from '#sdk/base/live-value.ts';
import { OfficeError } from '#sdk/errors.ts';
import { featureFacades } from '#sdk/feature-facades.ts';
import type { FeatureRooms } from '#sdk/feature-rooms.ts';

/** The rooms of somebody whose contacts are these; not opened before they are asked for. */
function roomsOf(online: readonly string[], isOpen: boolean) {
  const value = new LiveValue<readonly string[]>(online);
  const api = {
    online: (listener: (ids: readonly string[]) => void) => {
      listener(value.get());
      return value.subscribe(listener);
    },
    friends: async () => online.map((id) => ({ id })),
  };
  const rooms = { api: async () => api, opened: () => (isOpen ? api : undefined) };
  return { value, rooms: rooms as unknown as FeatureRooms };
}

function doors() {
  const rooms = new LiveValue<FeatureRooms | undefined>(undefined);
  const report = vi.fn();
  const { contacts } = featureFacades({ rooms, absent: () => new OfficeError('notSignedIn'), report });
  return { rooms, contacts, report };
}

test('a feed says its idle value, then what the person has, then the idle value again', async () => {
  const { rooms, contacts } = doors();
  const heard: (readonly string[])[] = [];
  const stop = contacts.online((ids) => heard.push(ids));
  const first = roomsOf(['7'], true);
  rooms.set(first.rooms);
  first.value.set(['7', '8']);
  rooms.set(undefined);
  first.value.set(['9']);
  expect(heard).toEqual([[], ['7'], ['7', '8'], []]);
  const late = roomsOf(['5'], false);
  rooms.set(late.rooms);
  await expect.poll(() => heard.at(-1)).toEqual(['5']);
  stop();
  late.value.set(['6']);
  expect(heard.at(-1)).toEqual(['5']);
});

test('a room that opens after its person has left is not listened to', async () => {
  const { rooms, contacts } = doors();
  const heard: (readonly string[])[] = [];
  contacts.online((ids) => heard.push(ids));
  rooms.set(roomsOf(['1'], false).rooms);
  rooms.set(undefined);
  await Promise.resolve();
  await Promise.resolve();
  expect(heard.every((ids) => ids.length === 0)).toBe(true);
});

test('a call goes to whoever is signed in, and is refused where nobody is', async () => {
  const { rooms, contacts } = doors();
  await expect(contacts.friends()).rejects.toMatchObject({ code: 'notSignedIn' });
  rooms.set(roomsOf(['3'], false).rooms);
  expect(await contacts.friends()).toEqual([{ id: '3' }]);
});

// Proves the details of a direct chat: the person's card, whether they are there, and an error that a retry mends.
import { expect, test } from 'vitest';
import type { OfficeApi, Person } from '#sdk/api.ts';
import { PeerDetailsScreen } from '#sdk/chat/screens/peer-details.ts';
import { OfficeError } from '#sdk/errors.ts';

test('a person’s card, whether they are there, and an error that a retry mends', async () => {
  let tellOnline: (ids: readonly string[]) => void = () => undefined;
  let fails = true;
  const says =
    <Value>(value: Value) =>
    (listener: (told: Value) => void) => {
      listener(value);
      return () => undefined;
    };
  const office = {
    account: { state: says({ person: { id: '1' } }) },
    connection: { state: says({ phase: 'online' }) },
    contacts: {
      online: (listener: typeof tellOnline) => {
        tellOnline = listener;
        listener([]);
        return () => undefined;
      },
      person: async (id: string) => {
        if (fails) throw new OfficeError('connectionFailed');
        return { id, name: '林若溪' } as Person;
      },
    },
  } as unknown as OfficeApi;
  const screen = new PeerDetailsScreen(office, '3');
  await expect.poll(() => screen.getSnapshot().phase).toBe('ready');
  expect(screen.getSnapshot().error?.code).toBe('connectionFailed');
  fails = false;
  await screen.retry();
  expect(screen.getSnapshot()).toMatchObject({ phase: 'ready', error: undefined, isOnline: false });
  expect(screen.getSnapshot().person?.name).toBe('林若溪');
  tellOnline(['3']);
  expect(screen.getSnapshot().isOnline).toBe(true);
  screen.dispose();
  // The office names the others only; whoever looks is there.
  const own = new PeerDetailsScreen(office, '1');
  expect(own.getSnapshot().isOnline).toBe(true);
  own.dispose();
});

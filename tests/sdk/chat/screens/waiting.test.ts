// Proves that what waits is one list that follows what happens, and stays where the office cannot be asked.
import { expect, test } from 'vitest';
import type { OfficeApi, OfficeEvent } from '#sdk/api.ts';
import { WaitingScreen } from '#sdk/chat/screens/waiting.ts';
import { OfficeError } from '#sdk/errors.ts';
import { settle } from '../../../support/fake-clock.ts';

test('both halves follow their news; one that fails leaves the other', async () => {
  let outbox = [{ id: 'a' }];
  let later: () => Promise<object[]> = async () => [{ id: '1' }];
  const told: ((event: OfficeEvent) => void)[] = [];
  const feed = (listener: (count: number) => void) => (listener(0), () => undefined);
  const office = {
    events: (listener: (typeof told)[number]) => (told.push(listener), () => undefined),
    chat: { queued: feed },
    groups: { waiting: feed },
    files: { transfers: feed },
    acts: { outbox: async () => outbox },
    later: { list: () => later() },
  } as unknown as OfficeApi;
  const tell = async (event: object): Promise<void> => {
    for (const listener of told) listener(event as OfficeEvent);
    await settle();
  };
  const screen = new WaitingScreen(office);
  expect(screen.getSnapshot().loading).toBe(true);
  await settle();
  expect(screen.getSnapshot()).toMatchObject({ outbox: [{ id: 'a' }], later: [{ id: '1' }], loading: false });
  outbox = [];
  await tell({ type: 'outbox' });
  expect(screen.getSnapshot().outbox).toEqual([]);
  later = () => Promise.reject(new OfficeError('connectionFailed'));
  await tell({ type: 'later' });
  expect(screen.getSnapshot()).toMatchObject({ later: [{ id: '1' }], error: { code: 'connectionFailed' } });
  later = async () => [];
  await tell({ type: 'reminder' });
  expect(screen.getSnapshot()).toMatchObject({ later: [], error: undefined });
  screen.dispose();
});

// Proves that what waits is one list that follows what happens, and stays where the office cannot be asked.
import { expect, test } from 'vitest';
import type { OfficeApi, OfficeEvent } from '#sdk/api.ts';
import { WaitingScreen } from '#sdk/chat/screens/waiting.ts';
import { OfficeError } from '#sdk/errors.ts';
import { settle } from '../../../support/fake-clock.ts';

test('both halves follow their news; one that fails leaves the other', async () => {
  let outbox: object[] = [{ id: 'a' }];
  let waiting: object[] = [];
  let later: () => Promise<object[]> = async () => [{ id: '1' }];
  const told: ((event: OfficeEvent) => void)[] = [];
  const feed = (listener: (count: number) => void) => (listener(0), () => undefined);
  const office = {
    events: (listener: (typeof told)[number]) => (told.push(listener), () => undefined),
    chat: { queued: feed },
    groups: { waiting: feed },
    files: { transfers: feed },
    acts: { outbox: async () => outbox },
    later: { list: () => later(), unconfirmed: async () => waiting },
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
  // A file for a time to come stands among those, and is asked for again once the office has it.
  outbox = [{ id: 'f', dueTime: 5 }];
  waiting = [{ id: 'f', dueTime: 5, upload: { done: 1, state: 'sending' } }];
  await tell({ type: 'outbox' });
  expect(screen.getSnapshot()).toMatchObject({ outbox: [], later: waiting });
  later = async () => [{ id: '7', dueTime: 5 }];
  [outbox, waiting] = [[], []];
  await tell({ type: 'outbox' });
  expect(screen.getSnapshot().later).toEqual([{ id: '7', dueTime: 5 }]);
  screen.dispose();
});

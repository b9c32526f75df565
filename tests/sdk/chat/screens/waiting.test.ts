// Proves that what waits is one list that follows what happens, and stays where the office cannot be asked.
import { expect, test } from 'vitest';
import type { OfficeApi, OfficeEvent } from '#sdk/api.ts';
import { mayRetryHere, WaitingScreen } from '#sdk/chat/screens/waiting.ts';
import { OfficeError, type ErrorCode } from '#sdk/errors.ts';
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
  // What is for a time to come and not at the office yet stands among what waits, and is asked for again once it is there.
  outbox = [{ id: 'f', dueTime: 5 }];
  waiting = [{ id: 'f', dueTime: 5, here: { done: 1, state: 'sending' } }];
  await tell({ type: 'outbox' });
  expect(screen.getSnapshot()).toMatchObject({ outbox: [], here: waiting, later: [] });
  later = async () => [...waiting, { id: '7', dueTime: 5 }];
  await tell({ type: 'later' });
  expect(screen.getSnapshot()).toMatchObject({ here: waiting, later: [{ id: '7' }] });
  later = async () => [{ id: '7', dueTime: 5 }];
  [outbox, waiting] = [[], []];
  await tell({ type: 'outbox' });
  expect(screen.getSnapshot()).toMatchObject({ here: [], later: [{ id: '7', dueTime: 5 }] });
  screen.dispose();
});

test('what waits here is tried again where it stopped, and where that may help', () => {
  const here = (state: 'queued' | 'sending' | 'paused' | 'failed') => ({ done: 0, state, isOver: false });
  const error = (code: ErrorCode) => new OfficeError(code).data;
  expect(mayRetryHere({})).toBe(false);
  expect(mayRetryHere({ here: here('queued') })).toBe(false);
  expect(mayRetryHere({ here: here('paused') })).toBe(true);
  expect(mayRetryHere({ here: here('failed'), error: error('fileVerification') })).toBe(true);
  expect(mayRetryHere({ here: here('failed'), error: error('fileSizeLimit') })).toBe(false);
});

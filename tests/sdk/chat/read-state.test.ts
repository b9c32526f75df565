// What was read without a network is told later, chat by chat, and one that is closed keeps nobody waiting.
import { expect, test } from 'vitest';
import { ReadState } from '#sdk/chat/incoming/read-state.ts';
import type { Receiver } from '#sdk/chat/incoming/receive.ts';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { ApiClient } from '#sdk/net/api-client.ts';
import { openMemoryDatabase } from '#storage/drivers/memory.ts';
import { openStore } from '#storage/open-store.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { chatRow } from '../../support/sample-rows.ts';

test('a refused one is given up, the others are told', async () => {
  const { store } = openStore(openMemoryDatabase(), { owner: '1', plainText, now: () => 0 });
  for (const id of ['00012', '00099'])
    store.chats.put([chatRow(id, { lastMid: 9, readMid: 1, lastOrdinal: 5 })]);
  let away = true;
  const asked: string[] = [];
  const api = {
    chat: {
      markRead: async ({ chatId, upTo }: { chatId: string; upTo: number }) => {
        if (away) throw new OfficeError('connectionFailed');
        asked.push(chatId);
        if (chatId === '00012') throw new OfficeError('chatNotFound');
        return { readMid: upTo, readOrdinal: 5 };
      },
    },
  } as unknown as ApiClient;
  const receiver = {
    row: (chatId: string) => store.chats.get(chatId),
    applied: () => 0,
    events: () => undefined,
  } as unknown as Receiver;
  const state = new ReadState({ api, store, receiver, clock: new FakeClock(), personId: '1' });
  await state.mark('00012');
  await state.mark('00099');
  expect(store.values.parsed('pendingReads')).toEqual({ '00012': 9, '00099': 9 });
  away = false;
  await state.flush();
  expect(asked).toEqual(['00012', '00099']);
  expect(store.values.parsed('pendingReads')).toEqual({});
});

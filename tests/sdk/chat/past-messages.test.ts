// Proves where a chat's past comes from: the store where it is whole or nobody can be asked, else the office.
import { beforeEach, expect, test } from 'vitest';
import { pastMessages } from '#sdk/chat/history/past-messages.ts';
import type { Receiver } from '#sdk/chat/incoming/receive.ts';
import { messageRow } from '#sdk/chat/rows.ts';
import type { Message } from '#sdk/contract/entities.ts';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { ApiClient } from '#sdk/net/api-client.ts';
import { openMemoryDatabase } from '#storage/drivers/memory.ts';
import { openStore } from '#storage/open-store.ts';
import type { Store } from '#storage/store.ts';
import { wireMessage } from '../../support/wire-message.ts';

const chatId = '00012';
let store: Store;
let asked: { before?: number | ''; kinds?: string; search?: string }[];
let answers: (() => Message[])[];

const message = (mid: number, text = `第${mid}条`): Message => wireMessage(mid, text);
const rows = (messages: readonly Message[]) => messages.map((one) => messageRow(one, '1'));
const past = (query: object, complete = false) =>
  pastMessages(
    {
      api: {
        chat: {
          queryDirectMessages: async (input: (typeof asked)[number]) => {
            asked.push(input);
            return (answers.shift() ?? (() => []))();
          },
        },
      } as unknown as ApiClient,
      store,
      receiver: { page: rows, row: () => undefined } as unknown as Receiver,
      complete,
    },
    { chatId, tab: 'all', text: '', ...query },
  );

beforeEach(() => {
  store = openStore(openMemoryDatabase(), { owner: '1', plainText, now: () => 0 }).store;
  [asked, answers] = [[], []];
});

test('a store that is whole is not asked about; the end is told', async () => {
  store.messages.put(rows(Array.from({ length: 40 }, (_, at) => message(at + 1))));
  const first = await past({}, true);
  expect([first.messages.length, first.messages[0]?.mid, first.end]).toEqual([30, 40, false]);
  const rest = await past({ before: first.messages.at(-1)?.mid }, true);
  expect([rest.messages.length, rest.end]).toEqual([10, true]);
  expect((await past({ text: '第7条' }, true)).messages.map(({ mid }) => mid)).toEqual([7]);
  expect(asked).toEqual([]);
});

test('else the office is asked, with what is looked for', async () => {
  answers = [() => [message(9)]];
  const page = await past({ text: ' 第9 ', before: 20 });
  expect(page).toMatchObject({ messages: [{ mid: 9 }], end: true });
  expect(asked).toMatchObject([{ before: 20, search: '第9' }]);
});

test('without a network what is here is shown; what the office refuses is told', async () => {
  store.messages.put(rows([message(3)]));
  answers = [
    () => {
      throw new OfficeError('connectionFailed');
    },
    () => {
      throw new OfficeError('forbidden');
    },
  ];
  expect((await past({})).messages.map(({ mid }) => mid)).toEqual([3]);
  await expect(past({})).rejects.toMatchObject({ code: 'forbidden' });
});

test('links stand in few texts: pages are looked through until one is full or there are no more', async () => {
  const page = (from: number) => () =>
    Array.from({ length: 30 }, (_, at) =>
      message(from - at, at === 0 ? 'a(https://x.example)[看这里]' : '没有链接'),
    );
  answers = [page(200), page(170), () => [message(140, 'https://y.example')]];
  const found = await past({ tab: 'links' });
  expect(found.messages.map(({ mid }) => mid)).toEqual([200, 170, 140]);
  expect(found.end).toBe(true);
  expect(asked.map(({ before }) => before)).toEqual(['', 171, 141]);
});

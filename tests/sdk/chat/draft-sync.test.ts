// Proves that drafts are the same on every device: the newest counts, offline ones go later, erased ones leave nothing.
import { beforeEach, expect, test } from 'vitest';
import { DraftSync } from '#sdk/chat/outgoing/draft-sync.ts';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { ApiClient } from '#sdk/net/api-client.ts';
import { openMemoryDatabase } from '#storage/drivers/memory.ts';
import { openStore } from '#storage/open-store.ts';
import type { Store } from '#storage/store.ts';
import { FakeClock, settle } from '../../support/fake-clock.ts';

const chatId = '00012';
let store: Store;
let clock: FakeClock;
let told: { chatId: string; text: string; erases?: boolean }[];
let away: boolean;
let left: string | undefined;
let asked: number[] = [];
let answer: () => Promise<{ time: number }>;
let elsewhere: { chatId: string; text: string; time: number }[];
let reported: unknown[];
let drafts: DraftSync;

beforeEach(() => {
  store = openStore(openMemoryDatabase(), { owner: '1', plainText, now: () => 0 }).store;
  clock = new FakeClock();
  answer = async () => ({ time: 1 });
  [told, elsewhere, reported, away, left] = [[], [], [], false, undefined];
  const api = {
    chat: {
      putDraft: async (draft: (typeof told)[number]) => {
        if (away) throw new OfficeError('connectionFailed');
        if (draft.chatId === left) throw new OfficeError('forbidden');
        told.push(draft);
        return answer();
      },
      listDrafts: async ({ since }: { since: number }) => {
        asked.push(since);
        return elsewhere;
      },
    },
  } as unknown as ApiClient;
  drafts = new DraftSync({
    api,
    store,
    clock,
    changed: () => undefined,
    report: (error) => reported.push(error),
  });
});
const kept = (): string | undefined => store.drafts.get(chatId)?.text;

test('what is written is told once writing pauses; a program that ends tells it at once', async () => {
  await drafts.set(chatId, '写', { stays: true });
  await drafts.set(chatId, '写完', { stays: true });
  expect([kept(), told]).toEqual(['写完', []]);
  await clock.pass(1_000);
  expect(told).toEqual([{ chatId, text: '写完' }]);
  await drafts.set(chatId, '再来', { stays: false });
  expect(told.at(-1)).toEqual({ chatId, text: '再来' });
});

test('without a network it is kept, nobody is troubled, and it goes with the next connection', async () => {
  away = true;
  await drafts.set(chatId, '离线写的', { stays: false });
  elsewhere = [{ chatId, text: '别处更早写的', time: 5 }];
  away = false;
  await drafts.catchUp();
  expect(kept()).toBe('离线写的');
  expect(told).toEqual([{ chatId, text: '离线写的' }]);
  expect(reported).toEqual([]);
  // Told now, so that what another device writes later counts.
  drafts.events([{ type: 'draft', sequence: 1, chatId, text: '别处', time: 9 }]);
  expect(kept()).toBe('别处');
});

test('one that becomes a flash message is erased here and at the office, after a while without a network too', async () => {
  await drafts.set(chatId, '机密', { stays: false });
  away = true;
  await drafts.erase(chatId);
  expect(kept()).toBeUndefined();
  away = false;
  await drafts.catchUp();
  expect(told.at(-1)).toEqual({ chatId, text: '', erases: true });
  // Only that one: another emptied draft asks for nothing more.
  await drafts.set(chatId, '再写', { stays: false });
  await drafts.set(chatId, '', { stays: false });
  expect(told.at(-1)).toEqual({ chatId, text: '' });
});

test('one that is erased while it is being told is told again', async () => {
  const telling = drafts.set(chatId, '机密', { stays: false });
  await Promise.all([telling, drafts.erase(chatId)]);
  expect(told.map(({ text, erases }) => [text, erases])).toEqual([
    ['机密', undefined],
    ['', true],
  ]);
});

test('a draft of a chat that was left meanwhile does not keep back the others, and stays', async () => {
  away = true;
  await drafts.set(chatId, 'nobody takes it', { stays: false });
  await drafts.set('00013', 'still wanted', { stays: false });
  [away, left] = [false, chatId];
  await drafts.catchUp();
  expect(told).toEqual([{ chatId: '00013', text: 'still wanted' }]);
  expect(kept()).toBe('nobody takes it');
  await drafts.push();
  expect(told).toHaveLength(1);
});

test('what another device told the office after this one counts, though its news came before the own answer', async () => {
  const answers: ((reply: { time: number }) => void)[] = [];
  answer = () => new Promise((resolve) => answers.push(resolve));
  await drafts.set(chatId, 'here', { stays: true });
  const pushed = drafts.push();
  drafts.events([{ type: 'draft', sequence: 2, chatId, text: 'there, a moment later', time: 2 }]);
  expect(kept()).toBe('here');
  answers[0]?.({ time: 1 });
  await pushed;
  expect(kept()).toBe('there, a moment later');
  await drafts.set(chatId, 'here again', { stays: true });
  const again = drafts.push();
  drafts.events([{ type: 'draft', sequence: 3, chatId, text: 'there, a moment before', time: 3 }]);
  answers[1]?.({ time: 4 });
  await again;
  expect(kept()).toBe('here again');
});

test('news that comes before the first catching up hides nothing that is older', async () => {
  elsewhere = [
    { chatId: '00013', text: 'older', time: 3 },
    { chatId, text: 'overtaken by the news', time: 4 },
  ];
  asked = [];
  drafts.events([{ type: 'draft', sequence: 9, chatId, text: 'news', time: 5 }]);
  await drafts.catchUp();
  expect(asked).toEqual([0]);
  expect(store.drafts.get('00013')?.text).toBe('older');
  expect(kept()).toBe('news');
  drafts.offline();
  drafts.events([{ type: 'draft', sequence: 12, chatId, text: 'with the next connection', time: 8 }]);
  await drafts.catchUp();
  expect(asked).toEqual([0, 5]);
});

test('what is written while another draft is being told is told as well', async () => {
  const answers: ((reply: { time: number }) => void)[] = [];
  answer = () => new Promise((resolve) => answers.push(resolve));
  await drafts.set(chatId, 'first', { stays: true });
  await clock.pass(1_000);
  await drafts.set('00013', 'meanwhile', { stays: true });
  await clock.pass(1_000);
  answers[0]?.({ time: 1 });
  await settle();
  answers[1]?.({ time: 2 });
  await settle();
  expect(told.map(({ text }) => text)).toEqual(['first', 'meanwhile']);
});

test('words that were sent before the office heard of them leave no empty draft there', async () => {
  await drafts.set(chatId, '马上发出', { stays: true });
  await drafts.set(chatId, '', { stays: true });
  await clock.pass(1_000);
  expect([kept(), told]).toEqual([undefined, []]);
  // Sent while they are being told, or after: then it has to hear that they are gone.
  await drafts.set(chatId, '写得慢', { stays: true });
  const heard = Promise.withResolvers<{ time: number }>();
  answer = () => heard.promise;
  await clock.pass(1_000);
  await drafts.set(chatId, '', { stays: true });
  answer = async () => ({ time: 2 });
  heard.resolve({ time: 2 });
  await clock.pass(1_000);
  expect(told.map(({ text }) => text)).toEqual(['写得慢', '']);
});

test('an empty field is told where another device has written since', async () => {
  await drafts.catchUp();
  await drafts.set(chatId, '这里写的', { stays: true });
  drafts.events([{ type: 'draft', sequence: 1, chatId, text: '别处写的', time: 9 }]);
  await drafts.set(chatId, '', { stays: true });
  await clock.pass(1_000);
  expect([kept(), told.map(({ text }) => text)]).toEqual([undefined, ['']]);
});

test('what stays here is told to nobody, stands there again, and gives way to what is newer', async () => {
  await drafts.catchUp();
  await drafts.set(chatId, '/file /tmp/a.pdf', { stays: true, staysHere: true });
  await clock.pass(1_000);
  expect([kept(), told]).toEqual(['/file /tmp/a.pdf', []]);
  drafts.events([{ type: 'draft', sequence: 1, chatId, text: '', time: 8 }]);
  expect(kept()).toBe('/file /tmp/a.pdf');
  drafts.events([{ type: 'draft', sequence: 2, chatId, text: '别处写的', time: 9 }]);
  expect(kept()).toBe('别处写的');
  // In place of words the others know, which are gone there then.
  await drafts.set(chatId, '/file /tmp/b.pdf', { stays: false, staysHere: true });
  expect([kept(), told]).toEqual(['/file /tmp/b.pdf', [{ chatId, text: '' }]]);
  await drafts.set(chatId, '还是用文字', { stays: false });
  expect(told.at(-1)).toEqual({ chatId, text: '还是用文字' });
});

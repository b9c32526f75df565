// Proves the mention helper against an office that answers members.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Member, OfficeApi } from '#sdk/api.ts';
import { MentionsScreen } from '#sdk/chat/screens/mentions.ts';

const member = (id: string, name: string): Member => ({
  id,
  name,
  avatar: '',
  role: 'member',
  departmentName: '',
});
const asked: (string | undefined)[] = [];
const names = new Map([
  ['1', '林一'],
  ['2', '林若溪'],
  ['4', 'Nora Eriksen'],
  ['5', '王伟'],
  ['6', '王伟'],
]);
/** Only what the screen calls; anything else would be a mistake and throws. */
const office = {
  account: {
    state: (listener: (state: { person: { id: string } }) => void) => {
      listener({ person: { id: '1' } });
      return () => undefined;
    },
  },
  groups: {
    allMembers: async () => [...names].map(([id, name]) => member(id, name)),
    findMembers: async (_: string, typed: string, __: number, { sure }: { sure: boolean }) => {
      asked.push(typed === '' ? undefined : `${typed}${sure ? ', surely' : ''}`);
      return [member('1', '林一'), member('2', '林若溪'), member('3', '林小满')];
    },
  },
} as unknown as OfficeApi;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
});
afterEach(() => vi.useRealTimers());

test('typing after an @ asks once it rests, and choosing writes the name', async () => {
  const screen = new MentionsScreen(office, '5');
  screen.look('@l', 2);
  screen.look('@li', 3);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(['li']);
  screen.move(-1);
  expect(screen.getSnapshot().selected).toBe(1);
  expect(screen.choose('@li')).toEqual({ text: '@林小满 ', caret: 5 });
  expect(screen.getSnapshot().members).toEqual([]);
  expect(screen.idsIn('@林小满 你好')).toEqual(['3']);
  expect(screen.idsIn('你好')).toBeUndefined();
});

test('a direct chat offers nobody', async () => {
  const screen = new MentionsScreen(office, undefined);
  screen.look('@l', 2);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual([]);
});

test('an answer that comes after the question is gone is dropped', async () => {
  const screen = new MentionsScreen(office, '5');
  screen.look('@l', 2);
  vi.advanceTimersByTime(100);
  screen.look('@l  ', 4);
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getSnapshot().members).toEqual([]);
});

test('everybody of a group stands first where what is typed may mean them', async () => {
  const screen = new MentionsScreen(office, '5', 'everyone');
  screen.look('@', 1);
  await vi.advanceTimersByTimeAsync(100);
  expect(screen.getSnapshot().members.map(({ id }) => id)).toEqual(['all', '2', '3']);
  expect(screen.choose('@')).toEqual({ text: '@everyone ', caret: 10 });
  expect(screen.idsIn('@everyone look')).toEqual(['all']);
  screen.look('@syr', 4);
  await vi.advanceTimersByTimeAsync(100);
  expect(screen.getSnapshot().members[0]?.id).toBe('all');
  screen.look('@lin', 4);
  await vi.advanceTimersByTimeAsync(100);
  expect(screen.getSnapshot().members.map(({ id }) => id)).toEqual(['2', '3']);
});

test('whom one chose for words that were sent is not mentioned by the next ones', async () => {
  const screen = new MentionsScreen(office, '5');
  screen.look('@l', 2);
  await vi.advanceTimersByTimeAsync(100);
  screen.follow(screen.choose('@l', member('2', '林若溪'))?.text ?? '');
  expect(screen.idsIn('@林若溪 看')).toEqual(['2']);
  screen.follow('');
  screen.follow('@');
  expect(screen.idsIn('@林若溪看')).toBeUndefined();
});

test('a draft that comes back mentions whom it mentioned; of two with one name neither', async () => {
  const screen = new MentionsScreen(office, '5');
  const draft = '@林若溪 @Nora Eriksen @王伟 @所有人 看';
  screen.follow(draft);
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.idsIn(draft)).toEqual(['2', '4', 'all']);
});

test('a name is asked for with its blanks: surely, as it may be the next word; behind a chosen name nobody is', async () => {
  const screen = new MentionsScreen(office, '5');
  const typed = async (text: string): Promise<unknown> => {
    asked.length = 0;
    screen.look(text, text.length);
    await vi.advanceTimersByTimeAsync(100);
    return asked.at(-1);
  };
  expect(await typed('@nora')).toBe('nora');
  expect(await typed('@nora er')).toBe('nora er, surely');
  const written = screen.choose('@nora er', member('4', 'Nora Eriksen'))?.text ?? '';
  expect(await typed(`${written}look`)).toBeUndefined();
});

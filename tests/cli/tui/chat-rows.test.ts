// Which chats the list shows, in which order, and what is offered while writing.
import { emojis, wordOfEmoji } from '#sdk/contract/emojis.ts';
import { namedEmoji, wordBetweenColons } from '#sdk/chat/rules/named-emoji.ts';
import { expect, test } from 'vitest';
import type { LocalChat } from '#sdk/api.ts';
import { shownChats } from '#cli/tui/lines/chat-rows.ts';
import { offersFor } from '#cli/tui/commands/completions.ts';
import { keyMapOf } from '#cli/tui/keys/key-map.ts';
import { hintsOf } from '#cli/tui/parts/Footer.tsx';
import { completionToken } from '#cli/tui/text/completion-token.ts';
import { createTranslator } from '#sdk/locales/index.ts';
import { chatRowSpans } from '#cli/tui/lines/chat-row-line.ts';
import { signsOf } from '#cli/tui/frame/theme.ts';
import { cellWidth } from '#cli/tui/text/cell-width.ts';
import type { PersonStatus } from '#sdk/status/index.ts';

const chat = (name: string, pinyin: string, change: Partial<LocalChat> = {}): LocalChat =>
  ({
    id: name,
    name,
    pinyin,
    unread: 0,
    muted: false,
    markedUnread: false,
    mentioned: false,
    ...change,
  }) as LocalChat;
const rows = [
  chat('数字化平台组', 'shu zi hua ping tai zu'),
  chat('食堂与班车', 'shi tang yu ban che', { unread: 5, muted: true }),
  chat('林若溪', 'lin ruo xi', { unread: 2 }),
  chat('Eriksen, Nora', 'Eriksen, Nora'),
];
const names = (query: string, unreadFirst = false): string[] =>
  shownChats(rows, { query, unreadFirst }).map(({ name }) => name);

test.each([
  ['lrx', ['林若溪']],
  ['ruo', ['林若溪']],
  ['平台', ['数字化平台组']],
  ['nora', ['Eriksen, Nora']],
  // As at every door: initials in either order, and who is nearly called so where nobody is.
  ['ne', ['Eriksen, Nora']],
  ['N Eriksen', ['Eriksen, Nora']],
  ['林若西', ['林若溪']],
  ['sh', ['数字化平台组', '食堂与班车']],
  ['zzz', []],
])('%s finds %j', (query, found) => {
  expect(names(query)).toEqual(found);
});

test('unread chats come first where that is wanted; muted ones do not', () => {
  expect(names('', true)).toEqual(['林若溪', '数字化平台组', '食堂与班车', 'Eriksen, Nora']);
  expect(names('')).toEqual(rows.map(({ name }) => name));
});

const map = keyMapOf('');
const keys = 'rows' in map ? map.rows : [];
const offers = (text: string, language: 'zh' | 'en' = 'en') =>
  offersFor(completionToken({ text, caret: text.length }), keys, () => true, createTranslator(language));

test('a colon offers faces, a slash the commands of the key table', () => {
  expect(offers('好 :wei', 'zh')[0]).toMatchObject({ label: '[微笑]', detail: 'weixiao', text: '[微笑]' });
  expect(offers('/pi')).toMatchObject([
    { type: 'command', id: 'chatPin', label: '/pin' },
    { type: 'command', id: 'pinnedMessages', label: '/pinned' },
  ]);
  expect(offers('10:30')).toEqual([]);
  expect(
    offersFor(completionToken({ text: '/pi', caret: 3 }), keys, () => false, createTranslator('en')),
  ).toEqual([]);
});

test('an English reader is offered English words, which are sent as the same emoji', () => {
  expect(offers('ok :thum')[0]).toMatchObject({
    label: ':thumbs-up:',
    detail: 'thumbs up',
    text: ':thumbs-up:',
  });
  for (const { name } of emojis) {
    const [offer] = offers(`:${wordOfEmoji(name)}`);
    const typed = offer?.type === 'text' ? offer.text : '';
    expect(typed).not.toMatch(/\p{Script=Han}/u);
    expect(namedEmoji(emojis, typed)?.name, typed).toBe(name);
    expect([...typed.matchAll(wordBetweenColons)], typed).toHaveLength(1);
  }
});

test('the footer names the nearest meaning of a key, and only commands that are there', () => {
  const all = hintsOf(keys, ['offers', 'composer', 'everywhere'], () => true);
  const said = all.map(({ key }) => key);
  expect(new Set(said).size).toBe(said.length);
  expect(all.find(({ key }) => key === 'tab')?.row.id).toBe('offerTake');
  expect(all.some(({ row }) => row.id === 'send')).toBe(false);
  expect(hintsOf(keys, ['composer', 'everywhere'], (id) => id === 'send').map(({ row }) => row.id)).toEqual([
    'send',
  ]);
});

const at = new Date(2026, 10, 25, 9, 5).getTime();
const rowOf = (
  width: number,
  change: { status?: Partial<PersonStatus>; isTyping?: boolean; ascii?: boolean; letters?: () => string },
) => {
  const { status, isTyping = false, ascii = false, letters } = change;
  const spans = chatRowSpans(
    {
      chat: chat('林若溪', '', { kind: 'direct', draft: '', lastTime: at, unread: 2 }),
      isOpen: false,
      isActive: false,
      isOnline: true,
      isTyping,
      status: status && { personId: '7', name: '林若溪', emoji: '', text: '', inMeeting: false, ...status },
      now: at,
    },
    { signs: signsOf(ascii), translator: { ...createTranslator('zh'), ...(letters && { letters }) }, width },
  );
  const line = spans.map(({ text }) => text).join('');
  expect(cellWidth(line)).toBe(width);
  return line.replaceAll(/ +/g, ' ');
};

test('a row says the status of its person, who writes, and the time; the time gives way to the name', () => {
  expect(rowOf(32, { status: { emoji: '🏠', text: '居家' } })).toBe(' ● 林若溪 🏠 09:05 2 ');
  expect(rowOf(32, { status: { inMeeting: true } })).toBe(' ● 林若溪 ◷ 09:05 2 ');
  expect(rowOf(32, { status: { text: '外出' }, ascii: true })).toBe(' * 林若溪 i 09:05 2 ');
  expect(rowOf(32, { status: { emoji: '🏠' }, isTyping: true })).toBe(' ● 林若溪 … 09:05 2 ');
  expect(rowOf(17, {})).toBe(' ● 林若溪 2 ');
});

test('how a name is spelt stands behind it, and the time gives way to that too', () => {
  const letters = (): string => 'Lin Ruoxi';
  expect(rowOf(32, { letters })).toBe(' ● 林若溪 Lin Ruoxi 09:05 2 ');
  expect(rowOf(24, { letters })).toBe(' ● 林若溪 Lin Ruoxi 2 ');
  expect(rowOf(20, { letters })).toBe(' ● 林若溪 09:05 2 ');
});

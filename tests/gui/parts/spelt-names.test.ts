// Names are spelt beside themselves wherever they stand among other words: who said what last, whom a task is from.
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { LocalChat, LocalMessage } from '#sdk/api.ts';
import { createTranslator } from '#sdk/locales/index.ts';
import type { TodoItem } from '#sdk/todo/todo-api.ts';
import { MessageText } from '../../../gui/chat/MessageText.tsx';
import { QuoteBar } from '../../../gui/chat/QuoteBar.tsx';
import { QuoteBlock } from '../../../gui/chat/QuoteBlock.tsx';
import { ChatRow } from '../../../gui/chat/ChatRow.tsx';
import { TextProvider } from '../../../gui/parts/text.ts';
import { TodoRow } from '../../../gui/todo/TodoRow.tsx';

vi.mock(import('react'), async (original) => ({
  ...(await original()),
  useSyncExternalStore: <Snapshot>(_subscribe: unknown, getSnapshot: () => Snapshot) => getSnapshot(),
}));

const letters: (name: string) => string | undefined = (name) => (name === '林若溪' ? 'Lin Ruoxi' : undefined);
/** The words that stand there. */
const said = (element: ReactElement, spell = letters): string =>
  renderToStaticMarkup(
    createElement(TextProvider, { value: { ...createTranslator('en'), letters: spell } }, element),
  ).replaceAll(/<[^>]*>/gu, '');
const nothing = (): undefined => undefined;

test('in the line of a chat the letters alone, before what was said', () => {
  const chat = {
    ...{ id: '00012', kind: 'group', name: '平台组', draft: '', lastText: 'hello', lastSenderId: '7' },
    ...{ lastSenderName: '林若溪', lastTime: 0, unread: 0, mentioned: false, markedUnread: false },
  } as unknown as LocalChat;
  const row = createElement(ChatRow, {
    ...{ id: 'row', chat, meId: '1', now: 0, online: false, typing: false, status: undefined },
    ...{ selected: false, active: false, hasMenu: false, onOpen: nothing, onMenu: nothing },
  });
  expect(said(row)).toContain('Lin Ruoxi: hello');
});

test('in the line of a task, from whom it is', () => {
  const item = {
    ...{ id: '1', source: 'task', title: { zh: '看一下', en: 'Have a look' }, urgency: 'ordinary' },
    from: { id: '7', name: '林若溪', avatar: '', departmentName: '' },
  } as unknown as TodoItem;
  const row = createElement(TodoRow, {
    ...{ id: 'row', item, selected: false, busy: false, now: 0, onOpen: nothing },
  });
  expect(said(row)).toContain('林若溪 Lin Ruoxi');
});

test('in a message, whoever is mentioned, and everybody as they are called', () => {
  const pieces = [
    { type: 'mention', text: '@林若溪', me: false },
    { type: 'text', text: ' and ' },
    { type: 'mention', text: '@所有人', me: true },
  ] as const;
  const anyName = (name: string): string => `letters of ${name}`;
  const element = createElement(MessageText, { pieces });
  expect(said(element)).toBe('@林若溪 Lin Ruoxi and @everyone');
  expect(said(element, anyName)).toBe('@林若溪 letters of 林若溪 and @everyone');
});

test('whoever is answered, in the bubble of the answer and over the place to write', () => {
  const quote = { type: 'quote', mid: 1, senderName: '林若溪', content: [], nodes: [] } as never;
  expect(said(createElement(QuoteBlock, { quote, onJump: nothing }))).toContain('林若溪 Lin Ruoxi');
  const message = { text: 'hello', mine: false, senderName: '林若溪' } as LocalMessage;
  expect(said(createElement(QuoteBar, { message, onCancel: nothing }))).toContain('林若溪 Lin Ruoxi');
});

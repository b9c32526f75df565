// Proves what stands where one would write: the field, one line in a closed chat, and what is said of words that are special.
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { ComposerBox } from '../../../gui/chat/ComposerBox.tsx';
import { drawn } from './drawn.ts';

const nothing = (): void => undefined;
const box = (given: Partial<Parameters<typeof ComposerBox>[0]>): string =>
  drawn(
    createElement(ComposerBox, {
      value: '',
      onChange: nothing,
      placeholder: '发送给 林若溪',
      hint: 'Enter 发送',
      height: 160,
      tools: createElement('i', { 'data-tool': '' }),
      canSend: true,
      onSend: nothing,
      ...given,
    }),
  );

test('a closed chat is one line that says why, without a field or tools', () => {
  const html = box({ disabledReason: '你们已不是好友' });
  expect(html).toContain('你们已不是好友');
  expect(html).not.toContain('<textarea');
  expect(html).not.toContain('data-tool');
  expect(html).not.toContain('发送给');
});

test('words from before the chat was closed stay in sight, with the whole reason below them, and cannot be sent', () => {
  const html = box({ value: '这句还没发', disabledReason: '你们已不是好友' });
  expect(html).toMatch(/<textarea[^>]*disabled=""[^>]*>这句还没发/);
  expect(html).toContain('你们已不是好友');
  expect(html).not.toContain('Enter 发送');
  // The button that would send them is not drawn: the reason has its room, whole.
  expect(html).not.toContain('<button');
  expect(html).not.toContain('tg-truncate');
});

test('words that burn are announced instead of the hint', () => {
  const usual = box({ value: '今天见' });
  expect(usual).toContain('Enter 发送');
  expect(usual).not.toContain('阅后即焚');
  const special = box({ value: '今天见', notice: '阅后即焚' });
  expect(special).toMatch(/tg-composer__notice[^>]*>.*阅后即焚/);
  expect(special).not.toContain('Enter 发送');
});

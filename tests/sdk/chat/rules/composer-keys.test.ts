// Proves what Enter means in both send ways, and that an input method's Enter never sends.
import { expect, test } from 'vitest';
import { composerAct, type ComposerKey } from '#sdk/chat/rules/composer-keys.ts';
import { isInOpenBlock } from '#sdk/contract/markup/text-styles.ts';

const press = (more: Partial<ComposerKey> = {}): ComposerKey => ({
  key: 'Enter',
  ctrl: false,
  shift: false,
  alt: false,
  meta: false,
  composing: false,
  ...more,
});

test('Enter sends, with Shift or Ctrl it starts a line', () => {
  expect(composerAct(press(), 'enter')).toBe('send');
  expect(composerAct(press({ shift: true }), 'enter')).toBeUndefined();
  expect(composerAct(press({ ctrl: true }), 'enter')).toBe('newLine');
});

test('Ctrl+Enter or Cmd+Enter sends where that was chosen, and Enter does not', () => {
  expect(composerAct(press({ ctrl: true }), 'ctrlEnter')).toBe('send');
  expect(composerAct(press({ meta: true }), 'ctrlEnter')).toBe('send');
  expect(composerAct(press(), 'ctrlEnter')).toBeUndefined();
});

test('nothing is sent while composing, nor by other keys', () => {
  for (const way of ['enter', 'ctrlEnter'] as const) {
    expect(composerAct(press({ composing: true }), way)).toBeUndefined();
    expect(composerAct(press({ composing: true, ctrl: true }), way)).toBeUndefined();
    expect(composerAct(press({ key: 'a', ctrl: true }), way)).toBeUndefined();
    expect(composerAct(press({ alt: true }), way)).toBeUndefined();
  }
});

test('within a block of code Enter starts its next line, and Ctrl+Enter sends', () => {
  expect(composerAct(press(), 'enter', true)).toBeUndefined();
  expect(composerAct(press({ ctrl: true }), 'enter', true)).toBe('send');
  const open = (text: string): boolean => isInOpenBlock(text, text.length);
  expect(['```', '```js', 'see\n```ts\nconst a = 1;'].map(open)).toEqual([true, true, true]);
  expect(['', '`a`', '```js const', '```\na\n```', '```\na\n```\nand'].map(open)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  // Behind the block that another one opens, and before one.
  expect(open('```\na\n```\n```')).toBe(true);
  expect(isInOpenBlock('hello\n```', 5)).toBe(false);
});

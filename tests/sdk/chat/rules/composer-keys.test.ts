// Proves what Enter means in both send ways, and that an input method's Enter never sends.
import { expect, test } from 'vitest';
import { composerAct, type ComposerKey } from '#sdk/chat/rules/composer-keys.ts';

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

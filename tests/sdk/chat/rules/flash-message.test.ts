// Proves what of a flash message is written down, and how readers are added.
import { expect, test } from 'vitest';
import { contentType } from '#sdk/contract/flags.ts';
import { plainText, searchableText } from '#sdk/contract/markup/readable.ts';
import {
  flashOf,
  flashPlaceholder,
  flashWire,
  withoutFlashText,
  withReader,
} from '#sdk/chat/rules/flash-message.ts';
import { composeMessage } from '#sdk/chat/rules/outgoing.ts';

const secret = '密码是 "]} \\ 一二三';

test('the text travels to the office and stands nowhere else', () => {
  expect(flashOf(flashWire(secret))?.text).toBe(secret);
  const verdict = composeMessage({ text: secret, flash: true });
  expect(verdict).toEqual({
    ok: true,
    wire: flashPlaceholder,
    kind: 'flash',
    citedMid: 0,
    flashText: secret,
  });
  for (const said of [plainText(flashWire(secret)), searchableText(flashWire(secret))]) expect(said).toBe('');
});

test('words alone, and not blank', () => {
  expect(composeMessage({ text: '  ', flash: true })).toMatchObject({ code: 'blankMessage' });
  expect(composeMessage({ text: 'x'.repeat(2001), flash: true })).toMatchObject({ code: 'characterLimit' });
  const card = { type: 'image', url: '/a.png' } as const;
  expect(composeMessage({ text: 'x', flash: true, card })).toMatchObject({ code: 'unsupportedContent' });
});

test('a reader is added once; other messages stay', () => {
  const row = { contentType: contentType.flash, text: 'flashMsg(3)[{"seconds":10}]' };
  expect(withReader(row, '4')?.text).toBe('flashMsg(3,4)[{"seconds":10}]');
  expect(withReader(row, '3')).toBeUndefined();
  expect(withReader({ contentType: contentType.text, text: 'x' }, '4')).toBeUndefined();
});

test('what a server of old sends along is kept nowhere', () => {
  expect(withoutFlashText(flashWire(secret))).toBe(flashPlaceholder);
  expect(withoutFlashText('flashMsg(3)[{"seconds":10}]')).toBe('flashMsg(3)[{"seconds":10}]');
  expect(withoutFlashText('看 flashMsg( 怎么写')).toBe('看 flashMsg( 怎么写');
});

// Tests of what keys, pastes and completion signs mean in a text field.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completionToken } from '#cli/tui/text/completion-token.ts';
import { readPaste } from '#cli/tui/text/paste.ts';
import { fieldMeaning, typedKeys } from '#cli/tui/text/typed-keys.ts';

describe('typedKeys', () => {
  test('text with Enter behind it is text and then Enter', () => {
    expect(typedKeys('好的\r', {})).toEqual([
      { input: '好的', key: {} },
      { input: '', key: { return: true } },
    ]);
  });

  test('words typed right behind Enter do not keep it from being Enter', () => {
    const enter = { input: '', key: { return: true } };
    const words = (input: string) => ({ input, key: {} });
    expect(typedKeys('好的\r马上来', {})).toEqual([words('好的'), enter, words('马上来')]);
    expect(typedKeys('一\r\n二\r', {})).toEqual([words('一'), enter, words('二'), enter]);
  });

  test('more lines than anybody types at once stay text, whatever is at their end', () => {
    expect(typedKeys('rm -rf\rls\r1\r2\r', {})).toEqual([{ input: 'rm -rf\rls\r1\r2', key: {} }]);
  });

  test('control characters inside a piece are keys', () => {
    expect(typedKeys('ab\u0015c', {})).toEqual([
      { input: 'ab', key: {} },
      { input: 'u', key: { ctrl: true } },
      { input: 'c', key: {} },
    ]);
  });

  test('an input method commits several characters as one piece', () =>
    expect(typedKeys('你好世界', {})).toEqual([{ input: '你好世界', key: {} }]));

  test('releases are nothing', () => expect(typedKeys('a', { eventType: 'release' })).toEqual([]));

  test('a large paste without marks never submits', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (head, tail) => {
        const end = tail.replace(/[\r\n]/g, '') || 'x';
        const isSent = typedKeys(`${head}\r1\r2\r${end}`, {}).some(
          (typed) => fieldMeaning(typed)?.kind === 'submit',
        );
        expect(isSent).toBe(false);
      }),
    );
  });
});

describe('fieldMeaning', () => {
  test.each([
    ['Enter', '', { return: true }, 'submit'],
    ['Alt+Enter', '', { return: true, meta: true }, 'newline'],
    ['Shift+Enter', '', { return: true, shift: true }, 'newline'],
    ['Ctrl+J', '\n', {}, 'newline'],
    ['Ctrl+J under the kitty protocol', 'j', { ctrl: true }, 'newline'],
    ['↑', '', { upArrow: true }, 'vertical'],
  ])('%s', (_name, input, key, kind) => expect(fieldMeaning({ input, key })?.kind).toBe(kind));

  test.each([
    ['Ctrl+K', 'k', { ctrl: true }],
    ['Ctrl+G', 'g', { ctrl: true }],
    ['Tab', '', { tab: true }],
    ['Escape', '', { escape: true }],
    ['Page up', '', { pageUp: true }],
    ['Alt+↑', '', { upArrow: true, meta: true }],
    ['Alt+←', '', { leftArrow: true, meta: true }],
    ['Alt+1', '1', { meta: true }],
  ])('%s is not the field’s', (_name, input, key) => expect(fieldMeaning({ input, key })).toBeUndefined());

  test('letters are typed, whatever they are', () => {
    expect(fieldMeaning({ input: 'K', key: { shift: true } })).toEqual({
      kind: 'edit',
      edit: { kind: 'type', text: 'K' },
    });
  });
});

describe('readPaste', () => {
  test('a short text without newline is typing: some terminals deliver an input method so', () =>
    expect(readPaste('中国')).toMatchObject({ kind: 'typing', text: '中国' }));
  test('up to three lines are put in', () =>
    expect(readPaste('一\r二\r三')).toMatchObject({ kind: 'insert', text: '一\n二\n三', lines: 3 }));
  test('more than three lines are asked about', () =>
    expect(readPaste('一\n二\n三\n四')).toMatchObject({ kind: 'ask', lines: 4 }));
  test('more than 2000 characters are asked about, exactly 2000 are not', () => {
    expect(readPaste('好'.repeat(2_000)).kind).toBe('insert');
    expect(readPaste('好'.repeat(2_001)).kind).toBe('ask');
  });
});

describe('completionToken', () => {
  const at = (text: string) => completionToken({ text, caret: text.length });
  test('finds people, faces and commands', () => {
    expect(at('请 @zhou')).toEqual({ sign: '@', query: 'zhou', start: 2, end: 7 });
    expect(at('请@')).toEqual({ sign: '@', query: '', start: 1, end: 2 });
    expect(at('好 :爱')).toEqual({ sign: ':', query: '爱', start: 2, end: 4 });
    expect(at('/pin')).toEqual({ sign: '/', query: 'pin', start: 0, end: 4 });
    expect(at('一行\n@林')).toEqual({ sign: '@', query: '林', start: 3, end: 5 });
  });
  test('leaves addresses, times, paths and mail alone', () => {
    for (const text of ['https://a', '10:36', 'a/b', 'me@office', '好:', '第一行\n/pin'])
      expect(at(text)).toBeUndefined();
  });
  test('never throws and always ends at the caret', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const token = at(text);
        if (token !== undefined) expect(text.slice(token.start)).toBe(token.sign + token.query);
      }),
    );
  });
});

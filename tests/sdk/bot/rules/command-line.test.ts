// Proves how a typed command is read, and what does not fit.
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readArguments, readCommand, usageOf } from '#sdk/bot/rules/command-line.ts';

describe('readCommand', () => {
  test.each([
    ['/poll 去哪儿', 'poll', ['去哪儿']],
    ['  /Poll  a  "b c" “d e” 「f g」', 'poll', ['a', 'b c', 'd e', 'f g']],
    ['@小助手 /result', 'result', []],
    ['/统计 1', '统计', ['1']],
  ])('%s', (text, name, words) => {
    expect(readCommand(text)).toMatchObject({ name, words });
  });

  test.each(['poll', 'see /poll', '/', '// comment', 'http://a/b', '/a/b c'])('%s is none', (text) => {
    expect(readCommand(text)).toBeUndefined();
  });
});

describe('readArguments', () => {
  const shape = z.object({ minutes: z.coerce.number().check(z.gte(1)), text: z.optional(z.string()) });

  test.each([
    ['5 喝水 去', { minutes: 5, text: '喝水 去' }],
    ['5', { minutes: 5 }],
    ['text=水 7', { minutes: 7, text: '水' }],
    ['7 a=b', { minutes: 7, text: 'a=b' }],
  ])('%s', (typed, value) => {
    expect(readArguments(shape, { words: typed.split(' ') })).toEqual({ value });
  });

  test('says which field does not fit', () => {
    expect(readArguments(shape, { words: ['x'] })).toMatchObject({ problem: { field: 'minutes' } });
    expect(readArguments(shape, { words: [] })).toMatchObject({ problem: { field: 'minutes' } });
    expect(readArguments(z.object({}), { words: ['a', 'b'] })).toEqual({
      problem: { field: '', message: 'a b' },
    });
  });

  test('the usage line names what is needed and what may be left out', () => {
    expect(usageOf('remind', shape)).toBe('/remind <minutes> [text]');
  });
});

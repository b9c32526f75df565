// Proves which texts are set as Chinese.
import { expect, test } from 'vitest';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';

test('one Chinese character is enough, marks and emoji are not', () => {
  expect(textLanguage('OK，收到')).toBe('zh-CN');
  expect(textLanguage('OK，👍')).toBeUndefined();
  expect(textLanguage('')).toBeUndefined();
});

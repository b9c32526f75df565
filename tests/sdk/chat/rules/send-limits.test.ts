// Proves which ids and how many mentions a message may have.
import { expect, test } from 'vitest';
import { checkSendLimits, isClientId } from '#sdk/chat/rules/send-limits.ts';

test.each(['a', '01J-x_Y.z:1', 'x'.repeat(64)])('%s is an id', (text) => expect(isClientId(text)).toBe(true));
test.each(['', 'x'.repeat(65), 'a b', 'a"b', '编号'])('%j is none', (text) =>
  expect(isClientId(text)).toBe(false),
);

test('says what is wrong, with the limit', () => {
  expect(() => checkSendLimits({ clientId: 'a', mentions: ['1'] })).not.toThrow();
  expect(() => checkSendLimits({ clientId: 'a b', mentions: [] })).toThrow(
    expect.objectContaining({
      code: 'clientIdInvalid',
      data: expect.objectContaining({ params: { limit: 64 } }),
    }),
  );
  const mentions = Array.from({ length: 501 }, String);
  expect(() => checkSendLimits({ clientId: 'a', mentions })).toThrow(
    expect.objectContaining({
      code: 'tooManyMentions',
      data: expect.objectContaining({ params: { count: 501, limit: 500 } }),
    }),
  );
});

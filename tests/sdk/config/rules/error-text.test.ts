// Proves the text of an error log that somebody copies.
import { expect, test } from 'vitest';
import { errorLogText } from '#sdk/config/rules/error-text.ts';

const error = { time: 0, user: '1001', page: 'chat', type: 'TypeError', message: 'x is y', agent: 'Test 1' };

test('time, kind, place, program and message; the person’s id stays here', () => {
  expect(errorLogText([error, { ...error, time: 60_000, message: 'z' }])).toBe(
    '1970-01-01T00:00:00.000Z TypeError · chat · Test 1\nx is y\n\n' +
      '1970-01-01T00:01:00.000Z TypeError · chat · Test 1\nz',
  );
  expect(errorLogText([])).toBe('');
});

// Proves which sentence an error is.
import { expect, test } from 'vitest';
import { errorSentence, errorText } from '#sdk/notices/rules/error-sentence.ts';

test('what the server refused in its own words is shown in them', () => {
  const error = { code: 'serverMessage', params: {}, serverMessage: ' 群已满 ' } as const;
  expect(errorSentence(error)).toEqual({ text: '群已满' });
  expect(errorSentence({ ...error, serverMessage: ' ' })).toMatchObject({ key: 'errors.serverMessage' });
});

test('other errors are ours, with status and message at hand', () => {
  expect(errorSentence({ code: 'statusError', params: {}, status: 502 })).toEqual({
    key: 'errors.statusError',
    parameters: { status: 502, message: '' },
  });
  expect(errorSentence({ code: 'authenticationCentre', params: {}, serverMessage: '维护中' })).toMatchObject({
    parameters: { message: '维护中' },
  });
});

test("as a text it is the catalogue's sentence, or the words that came", () => {
  const words = {
    translateRef: ({ key, parameters }: { key: string; parameters: object }) =>
      `${key} ${JSON.stringify(parameters)}`,
  };
  expect(errorText(words, { code: 'statusError', params: {}, status: 502 })).toBe(
    'errors.statusError {"status":502,"message":""}',
  );
  expect(errorText(words, { code: 'serverMessage', params: {}, serverMessage: '群已满' })).toBe('群已满');
});

// What `/config` may say about addresses, and everything it may not (S13, S16).
import { expect, test } from 'vitest';
import { mergeServiceUrls } from '#sdk/config/rules/service-urls.ts';

const own = { aiBase: 'https://work.tuha.example/ai' };
const server = 'https://work.tuha.example';
const hosts = ['work.tuha.example', 'meet.tuha.example', 'files.tuha.example:8443'];
const merge = (given: Record<string, string>, office = server) => mergeServiceUrls(own, given, office, hosts);

test('allowed hosts are merged over ours', () => {
  expect(
    merge({
      aiBase: 'https://meet.tuha.example/ai2',
      meeting: 'https://meet.tuha.example:9000/',
      files: 'https://files.tuha.example:8443/x',
    }),
  ).toEqual({
    aiBase: 'https://meet.tuha.example/ai2',
    meeting: 'https://meet.tuha.example:9000/',
    files: 'https://files.tuha.example:8443/x',
  });
});

test.each([
  'https://evil.example/',
  'https://files.tuha.example/',
  'https://files.tuha.example:1/',
  'http://meet.tuha.example/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'https://u:p@meet.tuha.example/',
  'https://meet.tuha.example@evil.example/',
  '//meet.tuha.example/',
  '',
  `https://meet.tuha.example/${'x'.repeat(500)}`,
])('%s changes nothing', (value) => {
  expect(merge({ aiBase: value, more: value })).toEqual(own);
});

test.each([
  'userCentre',
  'chat',
  'netdisk',
  'socket',
  'signIn',
  'server',
  'gui',
  '__proto__',
  'constructor',
  'a b',
  '',
])('nobody may set «%s»', (name) => {
  expect(merge(JSON.parse(`{"${name}":"https://meet.tuha.example/"}`) as Record<string, string>)).toEqual(
    own,
  );
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});

test('an office reached by plain http may name plain http, on allowed hosts', () => {
  const local = mergeServiceUrls(
    {},
    { a: 'http://127.0.0.1:4600/a', b: 'http://evil.example/' },
    'http://127.0.0.1:4600',
    ['127.0.0.1:4600'],
  );
  expect(local).toEqual({ a: 'http://127.0.0.1:4600/a' });
});

test('no more than sixty-four', () => {
  const many = Object.fromEntries(
    Array.from({ length: 100 }, (_, at) => [`n${at}`, 'https://meet.tuha.example/']),
  );
  expect(Object.keys(merge(many))).toHaveLength(65);
});

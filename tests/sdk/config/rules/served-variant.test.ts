// Which variant a page wears: the office's word, else the build's.
import { expect, test } from 'vitest';
import { ownText, pageServer, pageVariant } from '#sdk/config/rules/served-variant.ts';
import { pickVariant, variantNames } from '#variants/index.ts';

const origin = 'http://127.0.0.1:4600';
const worn = (answer: unknown, builtFor: string) => {
  const { name, isServed } = pageVariant(answer, builtFor);
  return [name, pageServer(pickVariant(name), isServed, origin)];
};

test.each(variantNames)('an office that serves %s is where its services are', (name) => {
  expect(worn({ variant: name }, 'default')).toEqual([name, origin]);
});

test.each([undefined, null, 'tuha', {}, { variant: 'moon' }, { variant: 5 }, { variant: '__proto__' }])(
  '%o names none: the build decides',
  (answer) => {
    expect(worn(answer, 'tuha')).toEqual(['tuha', undefined]);
    expect(worn(answer, 'default')).toEqual(['default', origin]);
  },
);

test('a whole variant beside the page goes before the file it was built with, and a name before that', () => {
  const whole = { name: 'own', server: 'https://office.example' };
  expect(ownText(whole, '')).toBe(JSON.stringify(whole));
  expect(ownText(whole, '{"name":"built"}')).toBe(JSON.stringify(whole));
  expect(ownText({ variant: 'tuha' }, '{"name":"built"}')).toBeUndefined();
  expect(ownText(undefined, '{"name":"built"}')).toBe('{"name":"built"}');
  expect(ownText(undefined, '')).toBeUndefined();
  expect(ownText({ variant: 'moon' }, '')).toBeUndefined();
});

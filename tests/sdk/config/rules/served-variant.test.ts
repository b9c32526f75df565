// Which variant a page wears: the office's word, else the build's.
import { expect, test } from 'vitest';
import { pageBuild } from '#sdk/config/rules/served-variant.ts';
import { variantNames } from '#variants/index.ts';

const origin = 'http://127.0.0.1:4600';

test.each(variantNames)('an office that serves %s is where its services are', (name) => {
  const build = pageBuild({ variant: name }, 'default', origin);
  expect([build.variant.name, build.server]).toEqual([name, origin]);
});

test.each([undefined, null, 'tuha', {}, { variant: 'moon' }, { variant: 5 }, { variant: '__proto__' }])(
  '%o names none: the build decides',
  (answer) => {
    expect(pageBuild(answer, 'tuha', origin)).toMatchObject({ variant: { name: 'tuha' }, server: undefined });
    expect(pageBuild(answer, 'default', origin)).toMatchObject({
      variant: { name: 'default' },
      server: origin,
    });
  },
);

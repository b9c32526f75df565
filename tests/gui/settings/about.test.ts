// Proves what the page about the product makes of days, systems and packages.
import { expect, test } from 'vitest';
import { dirname } from 'node:path';
import { createRequire } from 'node:module';
import { licenceOf, packageFolder } from '#cli/bin/licence-list.ts';
import { dayOf } from '#sdk/locales/licence-day.ts';
import { systemFacts } from '../../../gui/settings/system-facts.ts';

test.each([
  ['2027-03-01', 'en', 'March 1, 2027'],
  ['2027-03-01T23:30:00Z', 'zh-CN', '2027年3月1日'],
  ['for ever', 'en', 'for ever'],
])('the last day %s in %s is %s', (given, locale, written) => expect(dayOf(given, locale)).toBe(written));

const agent = (userAgent: string, more: object = {}) => ({ navigator: { userAgent, ...more } });

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) Gecko Firefox/150', { platform: 'Linux', architecture: 'x86_64' }],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', { platform: 'Windows NT 10.0', architecture: 'x86_64' }],
  ['curl', { platform: '–', architecture: '–' }],
])('%s', async (words, facts) => expect(await systemFacts(agent(words))).toEqual(facts));

test('a browser that is asked, the desktop client before it, and one that refuses', async () => {
  const data = { platform: 'Linux', platformVersion: '6.1', architecture: 'x86', bitness: '64' };
  const asked = agent('Linux', { userAgentData: { getHighEntropyValues: async () => data } });
  expect(await systemFacts(asked)).toEqual({ platform: 'Linux 6.1', architecture: 'x86, 64 bit' });
  const bridge = { system: async () => ({ platform: 'linux', arch: 'arm64', version: '6.1' }) };
  expect(await systemFacts({ ...asked, tangramDesktop: bridge })).toEqual({
    platform: 'linux 6.1',
    architecture: 'arm64',
  });
  const refuses = {
    userAgentData: { getHighEntropyValues: () => Promise.reject(new Error('no')) },
  };
  expect(await systemFacts(agent('Linux aarch64', refuses))).toEqual({
    platform: 'Linux',
    architecture: 'aarch64',
  });
});

test('a module knows its package, ours belong to none', () => {
  expect(packageFolder('/w/node_modules/react/index.js?commonjs')).toBe('/w/node_modules/react');
  expect(packageFolder('\0/w/node_modules/@a/b/c.js')).toBe('/w/node_modules/@a/b');
  expect(packageFolder('/w/node_modules/a/node_modules/b/c.js')).toBe('/w/node_modules/a/node_modules/b');
  expect(packageFolder('/w/gui/app/main.tsx')).toBeUndefined();
});

test('a package says its name, version, licence and its text', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('react/package.json'));
  const found = licenceOf(folder);
  expect(found).toMatchObject({ name: 'react', licence: 'MIT' });
  expect(found?.text).toMatch(/Permission is hereby granted/);
  expect(licenceOf('/nowhere')).toBeUndefined();
});

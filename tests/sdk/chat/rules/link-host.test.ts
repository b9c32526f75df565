// Proves when a link's words could be taken for another address than the one it leads to.
import { expect, test } from 'vitest';
import { misleadingHost, trueHost } from '#sdk/chat/rules/link-host.ts';

test.each([
  ['https://evil.example/', 'https://bank.example', 'evil.example'],
  ['https://evil.example/', 'bank.example/evil.example', 'evil.example'],
  ['https://evil.example/', 'www.bank.example', 'evil.example'],
  ['https://bank.example@evil.example/', 'https://bank.example@evil.example/', 'evil.example'],
  ['https://bank.example.evil.example/', 'bank.example', 'bank.example.evil.example'],
  // A Cyrillic «а» looks like the Latin one.
  ['https://b\u0430nk.example/', 'https://b\u0430nk.example/', 'xn--bnk-6cd.example'],
])('%s under %s shows its true host', (url, label, host) => {
  expect(trueHost(url)).toBe(host);
  expect(misleadingHost(url, label)).toBe(host);
});

test.each([
  ['https://wiki.example/a', '压测报告'],
  ['https://wiki.example/a', 'wiki.example'],
  ['https://wiki.example/a', 'https://WIKI.example/a?b'],
  ['https://www.wiki.example/', 'wiki.example'],
  ['https://wiki.example/', ''],
  ['not an address', 'bank.example'],
])('%s under %s needs no host beside it', (url, label) => expect(misleadingHost(url, label)).toBeUndefined());

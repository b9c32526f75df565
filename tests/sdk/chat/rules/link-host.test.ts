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
  // What shows nothing, or is read over, is not there; what stands for a dot or a stroke is one.
  ...[
    'ba\u200bnk.example',
    'ba\u00adnk.example',
    'bank\u2060.example',
    'ba\u{e0061}nk.example',
    'b\ufe0fank.example',
  ].map((label): [string, string, string] => ['https://evil.example/', label, 'evil.example']),
  ...[
    'ba\u{1f642}nk.example',
    'bank\u3002example',
    'bank\uff0eexample',
    'bank\u2024example',
    '\uff42ank.example',
  ].map((label): [string, string, string] => ['https://evil.example/', label, 'evil.example']),
  // It need not stand at the beginning.
  ['https://evil.example/', '请登录 bank.example', 'evil.example'],
  ['https://evil.example/', '\u{1f449}bank.example/login', 'evil.example'],
  ['https://evil.example/', 'see (https://bank.example)', 'evil.example'],
  ['https://evil.example/', '看/bank.example', 'evil.example'],
  ['https://evil.example/', '10.0.0.1', 'evil.example'],
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
  ['https://wiki.example/', '第3.2版'],
  ['https://wiki.example/go?to=bank.example', 'https://wiki.example/go?to=bank.example'],
  ['https://wiki.example:8443/', 'wiki.example:8443/a.b'],
  ['https://wiki.example/', '（wiki.example）维基'],
  ['https://10.0.0.1/', '10.0.0.1'],
  ['not an address', 'bank.example'],
])('%s under %s needs no host beside it', (url, label) => expect(misleadingHost(url, label)).toBeUndefined());

// Addresses of our own scheme, and what the program was started with: only places, and no switches beside a link (quality S4).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deepLinkIn, routeOfDeepLink } from '../../../gui/desktop/deep-link.ts';
import { readOptions } from '../../../gui/desktop/options.ts';

test.each([
  ['tangram://main/messages', '/main/messages'],
  ['tangram://main/messages/', '/main/messages'],
  ['tangram://main/messages/00012', '/main/messages/00012'],
  ['tangram://main/contacts', '/main/contacts'],
  ['tangram://main/contacts/1001', '/main/contacts/1001'],
  ['tangram://open/event:812', '/open/event%3A812'],
  ['tangram://open/file:55#page=4', '/open/file%3A55%23page%3D4'],
  ['tangram://open/event:812@2026-12-01T01:00Z', '/open/event%3A812%402026-12-01T01%3A00Z'],
  ['tangram://setting', '/setting'],
  ['tangram://setting/about', '/setting/about'],
])('%s is %s', (link, route) => expect(routeOfDeepLink(link)).toBe(route));

const hostile = [
  'tangram://open/',
  'tangram://open/event:',
  'tangram://open/event:8/../../debug',
  'tangram://open/event:8?ticket=stolen',
  'tangram://open/event:%2e%2e',
  'tangram://open/https://elsewhere.example',
  'tangram://open/javascript:alert(1)',
  'tangram:',
  'tangram:/',
  'tangram://',
  'tangram:///main/messages',
  'tangram:main/messages',
  'TANGRAM://main/messages',
  'tangram://403',
  'tangram://debug',
  'tangram://main',
  'tangram://main/messages/../../debug',
  'tangram://main/messages/..%2f..%2fdebug',
  'tangram://main/messages/%2e%2e',
  'tangram://main/messages/12?ticket=stolen',
  'tangram://main/messages?ticket=stolen',
  'tangram://?ticket=stolen',
  'tangram://main/messages/12#x',
  'tangram://main/messages/12/',
  'tangram://main/messages//12',
  'tangram://main/messages/12/send/hello',
  'tangram://main/messages/-1',
  'tangram://main/messages/1e9',
  'tangram://main/messages/0x10',
  'tangram://main/messages/１２',
  'tangram://main/messages/12\n',
  'tangram://main/messages/12 --server=http://evil.example',
  'tangram://main/messages/12" --inspect=0.0.0.0:9229',
  'tangram://main/messages/12%22%20--gpu-launcher=calc',
  "tangram://main/messages/12' --renderer-cmd-prefix=calc",
  'tangram://main/messages/123456789012345678901',
  'tangram://main/messages/<script>',
  'tangram://main/messages/javascript:alert(1)',
  'tangram://javascript:alert(1)',
  'tangram://https://evil.example',
  'tangram://evil.example/main/messages',
  'tangram://main@evil.example/messages',
  'tangram://user:pw@main/messages',
  'tangram://main:80/messages',
  'tangram://main\\messages',
  'tangram://main/messages\u0000',
  'tangram://main/messages/\u202e12',
  'tangram://setting/userInfo/delete',
  'tangram://setting/unknown',
  'tangram://setting/about?x',
  'tangram://setting/../main',
  'tangram://setting/__proto__',
  'tangram://constructor',
  'tangram://logout',
  'tangram://main/disk/personal',
  'tangram://main/contacts/abc',
  'tangram://main/contacts/1001/call',
  'tangram-app://app/main/messages',
  'tangram-app://app/preview.html',
  'file:///main/messages',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://main/messages',
  'main/messages',
  '/main/messages',
  ' tangram://main/messages',
  'tangram://main/messages ',
  `tangram://main/messages/${'1'.repeat(600)}`,
  '',
];

test('there are at least sixty of them', () => expect(new Set(hostile).size).toBeGreaterThanOrEqual(60));

test.each(hostile)('%j leads nowhere', (link) => {
  const route = routeOfDeepLink(link);
  // A closing slash is the one liberty; whatever comes out is one of the places.
  if (route !== undefined) expect(route).toBe('/main/messages/12');
  else expect(route).toBeUndefined();
});

test('whatever comes in, what comes out is a place of the window', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string().map((text) => `tangram://${text}`),
      ),
      (text) => {
        const route = routeOfDeepLink(text);
        if (route === undefined) return;
        expect(route).toMatch(/^\/(?:main\/(?:messages|contacts)(?:\/\d{1,20})?|setting(?:\/[a-zA-Z]+)?)$/);
      },
    ),
    { numRuns: 5_000 },
  );
  for (const value of [undefined, null, 1, {}, ['tangram://setting']])
    expect(routeOfDeepLink(value)).toBeUndefined();
});

test('what the program was started with counts only without a link', () => {
  expect(
    readOptions(['--server=https://office.example', '--profile=work', '--variant=tuha', '--hidden']),
  ).toEqual({
    server: 'https://office.example',
    profile: 'work',
    variant: 'tuha',
    hidden: true,
    link: undefined,
  });
  const link = 'tangram://main/messages/12';
  const alone = { server: undefined, profile: 'default', variant: undefined, hidden: false };
  expect(readOptions(['--server=https://evil.example', link, '--profile=x', '--hidden'])).toEqual({
    ...alone,
    link,
  });
  expect(readOptions(['TANGRAM:anything', '--hidden'])).toEqual({ ...alone, link: 'TANGRAM:anything' });
  expect(deepLinkIn(['--x', 'notes.txt'])).toBeUndefined();
});

test.each([
  '--server=javascript:alert(1)',
  '--server=https://user@evil.example',
  '--server=https://evil.example?x',
  '--server=',
  '--profile=../../etc',
  '--profile=A',
  '--variant=nobody',
])('%s is not heard', (word) => {
  expect(readOptions([word])).toEqual({
    server: undefined,
    profile: 'default',
    variant: undefined,
    hidden: false,
    link: undefined,
  });
});

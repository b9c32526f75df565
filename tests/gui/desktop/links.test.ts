// Links that may be handed to the system, and sixty that may not (quality S2).
import { readFileSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { createTranslator } from '#sdk/locales/index.ts';
import { judgeLink } from '../../../gui/desktop/links.ts';
import { openLink } from '../../../gui/desktop/open-link.ts';
import { answers, BrowserWindow, calls, dialogs, resetElectron } from '../../support/fake-electron.ts';

beforeEach(resetElectron);

/** From messages, from server answers, from page scripts: nothing of this reaches the system. */
const hostile = [
  'file:///etc/passwd',
  'FILE:///C:/Windows/System32/calc.exe',
  'file://server/share/x.exe',
  'smb://server/share',
  'afp://server/share',
  'nfs://server/share',
  'dav://server/share',
  '\\\\server\\share\\x.exe',
  '//server/share',
  'http:\\\\server\\share',
  'https:\\server',
  'ms-msdt:/id PCWDiagnostic /skip force',
  'ms-officecmd:{"id":3}',
  'ms-word:ofe|u|https://a.example/x.docx',
  'ms-settings:privacy',
  'ms-appinstaller:?source=https://a.example/x.msix',
  'search-ms:query=x&crumb=location:\\\\a.example\\x',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'blob:https://a.example/1',
  'about:blank',
  'chrome://settings',
  'devtools://devtools/x',
  'view-source:https://a.example',
  'tangram://main/messages',
  'tangram-app://app/',
  'ftp://a.example/x',
  'ssh://a.example',
  'telnet://a.example',
  'ldap://a.example',
  'jar:https://a.example!/x',
  'intent://a#Intent;end',
  'itms-services://?action=download',
  'x-apple.systempreferences:',
  'mailto:a@b.example?attach=/etc/passwd',
  'tel:110',
  ' https://a.example',
  '\thttps://a.example',
  '\u0000https://a.example',
  '\u00a0https://a.example',
  '\u202ehttps://a.example',
  'https://a.example\n/x',
  'https://a.example/a b',
  'https://user@a.example/',
  'https://user:pw@a.example/',
  'https://bank.example@evil.example/',
  'https://bank.example%40@evil.example/',
  'https://xn--pple-43d.com/',
  'https://аpple.com/',
  'https://xn--80ak6aa92e.com/',
  'https://g\u043e\u043egle.com/',
  'https://a。example/',
  'https://ﬀ.example/',
  'https:///a.example',
  'https:a.example',
  'http:',
  'https://',
  'https://?x',
  'https://a.example:99999/',
  'https://[::1',
  `https://a.example/${'x'.repeat(2_100)}`,
  'a.example',
  '/main',
  '',
] as const;

test('there are at least sixty of them', () => expect(new Set(hostile).size).toBeGreaterThanOrEqual(60));

test.each(hostile)('%j goes nowhere', async (address) => {
  expect(judgeLink(address)).toHaveProperty('refused');
  answers.push(1, 1, 1);
  const window = new BrowserWindow({ webPreferences: {} });
  expect(await openLink(window as never, address, createTranslator('zh'))).toBe(false);
  expect(calls).toEqual([]);
});

test.each([undefined, null, 1, {}, ['https://a.example'], { toString: () => 'https://a.example' }])(
  '%j is no address',
  (given) => expect(judgeLink(given)).toEqual({ refused: 'form' }),
);

test.each([
  ['https://a.example/x?y=1#z', 'a.example'],
  ['http://a.example:8080/', 'a.example:8080'],
  ['HTTPS://A.Example/', 'a.example'],
  ['https://192.168.1.20:4600/', '192.168.1.20:4600'],
  ['https://中文.example/', 'xn--fiq228c.example'],
  ['https://a.example/%E4%B8%AD?q=你好', 'a.example'],
  ['https://a.example/@name', 'a.example'],
])('%s is shown as %s and asked about first', async (address, host) => {
  expect(judgeLink(address)).toMatchObject({ host });
  const window = new BrowserWindow({ webPreferences: {} });
  expect(await openLink(window as never, address, createTranslator('en'))).toBe(false);
  expect(calls).toEqual([]);
  answers.push(1);
  expect(await openLink(window as never, address, createTranslator('en'))).toBe(true);
  expect(calls).toEqual([`shell.openExternal ${new URL(address).href}`]);
  expect(dialogs[0]?.message).toContain(host);
  expect(dialogs[0]).toMatchObject({ defaultId: 0, cancelId: 0 });
});

test('one place in the whole product opens links outside', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const sources = globSync('{gui,sdk,cli,variants,storage}/**/*.{ts,tsx,mjs}', { cwd: root });
  expect(sources.length).toBeGreaterThan(300);
  const opening = sources.filter((file) => /openExternal\(/.test(readFileSync(root + file, 'utf8')));
  expect(opening).toEqual(['gui/desktop/open-link.ts']);
});

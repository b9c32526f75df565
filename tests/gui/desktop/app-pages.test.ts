// Our own scheme: files of one folder by plain names, a strict policy on each, and no way out of the folder.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appPolicy, servePages } from '../../../gui/desktop/app-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'tangram-pages-'));
const pages = join(folder, 'gui');
const serve = servePages(pages, () => ({ variant: 'tuha', server: 'https://office.example' }));
const get = (url: string, method = 'GET') => serve({ url, method });
beforeAll(() => {
  mkdirSync(join(pages, 'assets'), { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<title>app</title>');
  writeFileSync(join(pages, 'preview.html'), '<title>preview</title>');
  writeFileSync(join(pages, 'assets', 'main-Ab3.js'), 'export {};');
  writeFileSync(join(pages, 'assets', 'odd.exe'), 'MZ');
  writeFileSync(join(folder, 'secret.json'), '"secret"');
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['/', '/403', '/main/messages/12', '/setting/about?ticket=x', '/debug'])(
  '%s is the app',
  async (path) => {
    const answer = await get(`tangram-app://app${path}`);
    expect([answer.status, await answer.text()]).toEqual([200, '<title>app</title>']);
    expect(answer.headers.get('content-security-policy')).toBe(appPolicy);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('files come with their types, and the build says what it is', async () => {
  const script = await get('tangram-app://app/assets/main-Ab3.js');
  expect([script.status, script.headers.get('content-type')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ]);
  expect(await (await get('tangram-app://app/preview.html')).text()).toContain('preview');
  expect(await (await get('tangram-app://app/variant.json')).json()).toEqual({
    variant: 'tuha',
    server: 'https://office.example',
  });
});

test.each([
  'tangram-app://other/index.html',
  'tangram-app://app@evil/index.html',
  'tangram-app://app/../secret.json',
  'tangram-app://app/..%2fsecret.json',
  'tangram-app://app/%2e%2e/secret.json',
  'tangram-app://app/assets/..%5c..%5csecret.json',
  'tangram-app://app//etc/passwd',
  'tangram-app://app/assets/odd.exe',
  'tangram-app://app/assets/',
  'tangram-app://app/assets',
  'tangram-app://app/nowhere.js',
  'tangram-app://app/.hidden.json',
  'tangram-app://app/main-Ab3.js%00.html',
  'https://app/index.html',
  'nonsense',
])('%s is nothing', async (url) => {
  const answer = await get(url);
  expect([answer.status, await answer.text()]).toEqual([404, '']);
});

test('nothing is written through it', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
    expect((await get('tangram-app://app/', method)).status).toBe(404);
});

test('the policy allows our files, and no script, frame, worker or connection from anywhere else', () => {
  const rules = new Map(appPolicy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));
  expect(rules.get('default-src')).toEqual(["'none'"]);
  expect(rules.get('script-src')).toEqual(["'self'"]);
  expect(rules.get('connect-src')).toEqual(["'self'"]);
  for (const name of ['object-src', 'base-uri', 'form-action', 'frame-src', 'frame-ancestors', 'worker-src'])
    expect(rules.get(name)).toEqual(["'none'"]);
  expect(rules.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(rules.get('trusted-types')).toEqual(['default']);
  expect(appPolicy).not.toMatch(/unsafe|https?:|\*/);
});

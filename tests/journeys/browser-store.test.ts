// Proof in Chromium: the browser store opens in a worker, survives reloads, searches, recovers, and has one owner.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumFlags, chromiumPath } from '../support/chromium.ts';

const here = existsSync(chromiumPath);
if (!here) process.stderr.write('browser-store: no Chromium here, skipped\n');

let folder: string;
let server: Server;
let context: BrowserContext;
let address: string;

beforeAll(async () => {
  if (!here) return;
  folder = mkdtempSync(join(tmpdir(), 'tangram-browser-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('browser-store/', import.meta.url)),
    build: { outDir: join(folder, 'dist'), minify: false, target: 'es2024' },
    worker: { format: 'es' },
    optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'] },
  });
  const kinds: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.wasm': 'application/wasm',
  };
  server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '/').replace(/\?.*/, '');
    const file = join(folder, 'dist', path);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': kinds[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}/`;
  context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: chromiumPath,
    args: [...chromiumFlags],
  });
});

afterAll(async () => {
  await context?.close();
  await new Promise<void>((resolve) => (server === undefined ? resolve() : server.close(() => resolve())));
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

async function openPage(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}
const ask = (page: Page, question: string): Promise<unknown> =>
  page.evaluate((text) => window.ask(text), question);

test.skipIf(!here)('the store lives in the browser as it does on disk', async () => {
  const page = await openPage();
  const filled = await ask(page, 'fill');
  const whole = {
    count: 10_000,
    newest: [10_000, 9998],
    found: [10_000, 9999, 9998],
    emoji: [9999],
    outbox: 50,
    draft: '草稿',
  };
  expect(await ask(page, 'look')).toMatchObject(whole);
  if (process.env['TANGRAM_FIGURES'] === '1') process.stdout.write(`${JSON.stringify(filled)}\n`);

  // A second tab is told so, and does no harm; without the files it lives in memory.
  const second = await openPage();
  expect(await ask(second, 'fault')).toBe('inUse');
  expect(await ask(second, 'memory')).toBe(1);

  // The first hands over.
  expect(await ask(page, 'release')).toBe('released');
  expect(await ask(second, 'look')).toMatchObject(whole);
  await second.close();

  // A killed worker and a reload lose nothing.
  await page.evaluate(() => window.stopWorker());
  expect(await ask(page, 'look')).toMatchObject(whole);
  await page.reload();
  expect(await ask(page, 'look')).toMatchObject(whole);

  // Recovery: set aside, unsent saved.
  expect(await ask(page, 'dropTable')).toBe('dropped');
  expect(await ask(page, 'look')).toMatchObject({
    count: 0,
    outbox: 50,
    draft: '草稿',
    rebuilt: { outbox: 50, drafts: 1 },
  });
  await page.reload();
  expect(await ask(page, 'look')).toMatchObject({ count: 0, outbox: 50, draft: '草稿', rebuilt: undefined });
  await page.close();
});

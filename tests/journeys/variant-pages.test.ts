// The pages of one build, served by offices of different variants: each wears its own brand, speaks its own paths, has its key or says so.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTranslator } from '#sdk/locales/index.ts';
import { openOffice } from '#sdk/office.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { chromiumPath, launchChromium } from '../support/chromium.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { officeOfVariant } from '#fixtures/variant-office.ts';
import { pickVariant, type VariantName } from '#variants/index.ts';
import { lead } from './gui/browser-office.ts';

const here = existsSync(chromiumPath);
if (!here) process.stderr.write('variant-pages: no Chromium here, skipped\n');

const messageKey = randomBytes(16).toString('base64');
const keys = (name: string): string | undefined =>
  name === 'TANGRAM_LIANTONG_MESSAGE_KEY' ? messageKey : undefined;

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The pages as everybody has them, of no variant of their own. */
const plain = join(root, 'dist', 'gui');
let folder: string;
let browser: Browser;
const ends: (() => Promise<unknown>)[] = [];

/** Builds pages of a variant into a folder of its own. */
async function buildPages(environment: Record<string, string>): Promise<string> {
  for (const [variable, value] of Object.entries(environment)) vi.stubEnv(variable, value);
  const outDir = join(folder, 'pages');
  await build({
    configFile: join(root, 'gui', 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  vi.unstubAllEnvs();
  return outDir;
}

beforeAll(async () => {
  if (!here) return;
  folder = mkdtempSync(join(tmpdir(), 'tangram-variants-'));
  await execa('node', ['cli/bin/build.mjs', 'gui'], { cwd: root, env: { TANGRAM_VARIANT: '' } });
  browser = await launchChromium();
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});
afterAll(async () => {
  if (!here) return;
  await browser.close();
  rmSync(folder, { recursive: true });
});

async function serve(name: VariantName, pages: string): Promise<RunningOffice> {
  const { options } = officeOfVariant(pickVariant(name), keys);
  const office = await startOffice({
    inMemory: true,
    seed: 'small',
    passwordsFor: [],
    guiDir: pages,
    ...options,
  });
  ends.push(() => office.close());
  return office;
}

/** Comes back from the sign-in page with a ticket. */
async function enter(office: RunningOffice): Promise<Page> {
  const page = await browser.newPage({ locale: 'zh-CN' });
  ends.push(() => page.close());
  const { sessions } = office.office;
  await page.goto(`${office.url}/?ticket=${await sessions.ticket(sessions.enter(1001, 'anran'))}`);
  return page;
}

test.skipIf(!here).each(['default', 'tuha', 'changqing', 'talimu', 'spi'] as const)(
  '%s: the pages wear the variant of the office that serves them',
  async (name) => {
    const office = await serve(name, plain);
    const page = await enter(office);
    const { brand } = pickVariant(name);
    await page.waitForURL('**/main/**');
    await lead(page, '/main/messages');
    await page.waitForFunction((title) => document.title.includes(title), brand.shortName.zh);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--brand-light')))
      .toBe(brand.accent?.light ?? '');
    // The list is there: every chat call found its path.
    await page.getByText('小组讨论').first().waitFor();
    const signIn = await browser.newPage({ locale: 'zh-CN' });
    ends.push(() => signIn.close());
    await signIn.goto(`${office.url}/main/messages`);
    await signIn.waitForURL('**/sso/login**');
    await signIn.getByText(brand.productName.zh).first().waitFor();
  },
);

test.skipIf(!here)(
  'liantong: without the key of message texts nobody is let in, and the page says why',
  async () => {
    const page = await enter(await serve('liantong', plain));
    await page.waitForURL('**/403');
    const { t } = createTranslator('zh');
    await page.getByText(t('errors.keyMissing', { name: 'TANGRAM_LIANTONG_MESSAGE_KEY' })).waitFor();
  },
);

test.skipIf(!here)('liantong: built with the key, sealed texts are read in clear', async () => {
  const variant = pickVariant('liantong');
  const environment = { TANGRAM_VARIANT: 'liantong', TANGRAM_LIANTONG_MESSAGE_KEY: messageKey };
  const office = await serve('liantong', await buildPages(environment));
  const colleague = openOffice({ host: memoryHost(), variant, server: office.url, environment: keys });
  ends.push(() => colleague.close());
  const { sessions } = office.office;
  await colleague.account.signInWithTicket({ ticket: await sessions.ticket(sessions.enter(1002, 'bowen')) });
  await colleague.connection.connect();
  const chat = await colleague.chat.activate({ personId: '1001' });
  await colleague.chat.send({ chatId: chat.id, text: '密封的早会纪要', wait: true });
  const page = await enter(office);
  await page.waitForURL('**/main/**');
  await page.goto(`${office.url}/main/messages`);
  await page.getByText('密封的早会纪要').first().waitFor();
});

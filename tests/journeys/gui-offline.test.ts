// Without a network the window opens, from the build and the store that are kept on the device.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { features } from '#sdk/features.ts';
import { navigationTable } from '#sdk/navigation/table.ts';
import type { Feature } from '#sdk/feature.ts';
import { settingPages } from '#sdk/settings/table.ts';
import { shortcuts } from '../../gui/ground/shortcuts.ts';
import { beforeSecondTry, ownWords } from '../support/second-try.ts';
import { hasBrowser, lead, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-offline');
const pages = fileURLToPath(new URL('../../dist/gui', import.meta.url));
const photograph = fileURLToPath(new URL('../../gui/messages.png', import.meta.url));
let stage: Stage;

beforeAll(async () => {
  if (there) stage = await openStage();
});
afterAll(async () => {
  if (there) await stage.close();
});
beforeSecondTry(async () => undefined);

/** Places of features that nobody has opened yet. */
const listed: readonly Feature[] = features as unknown as readonly Feature[];
const capabilities = new Set(listed.flatMap(({ capability }) => capability ?? []));
const places = navigationTable
  .filter(({ capability }) => capabilities.has(capability))
  .map(({ route }) => route);

/** Every file of the build that anything of the window may ask for later. */
const lazyParts = (): string[] => [
  ...readdirSync(`${pages}/assets`)
    .filter((name) => /\.(?:js|css|wasm|woff2)$/u.test(name))
    .map((name) => `/assets/${name}`),
  ...faces(),
];

/** The drawings of the named emojis. */
const faces = (): string[] => readdirSync(`${pages}/emoji`).map((name) => `/emoji/${name}`);

const missingOf = (page: Page, files: readonly string[]): Promise<string[]> =>
  page.evaluate(async (named) => {
    const answers = await Promise.all(
      named.map(async (file) => [file, (await fetch(file).catch(() => undefined))?.ok] as const),
    );
    return answers.filter(([, ok]) => ok !== true).map(([file]) => file);
  }, files);

/** What lies over a conversation, and how it is opened; shortcuts that open something come from their table. */
const overlays: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ...shortcuts
    .filter(({ name }) => ['search', 'sheet', 'emojis', 'actions'].includes(name))
    .map(
      ({ name, keys }) =>
        [name, (page: Page) => page.keyboard.press(keys.replaceAll('Ctrl', 'Control'))] as const,
    ),
  ['chat menu', (page) => page.locator('.tg-chats [role=option]').nth(1).click({ button: 'right' })],
  ['message menu', (page) => page.locator('article .tg-bubble').last().click({ button: 'right' })],
  [
    'schedule',
    async (page) => {
      await page.locator('.tg-composer textarea').fill('晚些时候再说');
      await page.getByRole('button', { name: '定时发送' }).click();
    },
  ],
  ...['聊天记录', '群资料', '发起会话', '待确认'].map(
    (name) => [name, (page: Page) => page.getByRole('button', { name }).first().click()] as const,
  ),
];

const layers = '[role=dialog], [role=menu]';

test.skipIf(!there)(
  'a page that is loaded anew without a network shows what was seen, opens everything, takes what is written, and sends it later',
  async () => {
    const page = await stage.page('shenzhixing', { serviceWorkers: 'allow' });
    await page.getByRole('option', { name: /数字化平台组/ }).click();
    await page.locator('article').first().waitFor();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
      .toBe('activated');
    // The page of the very first visit goes by what was kept as well.
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.context().setOffline(true);
    expect(await missingOf(page, faces())).toEqual([]);
    await page.reload();
    const openChat = async (shown: Page): Promise<void> => {
      await shown.getByRole('heading', { name: '数字化平台组', level: 1 }).waitFor();
      await shown.locator('article').first().waitFor();
    };
    await openChat(page);
    const chat = new URL(page.url()).pathname;
    expect(existsSync(pages)).toBe(true);
    expect(await missingOf(page, lazyParts())).toEqual([]);
    for (const route of [...places, ...settingPages.map((name) => `/setting/${name}`)]) {
      await lead(page, route);
      await page.locator('nav').first().waitFor();
      expect(await page.locator('main, [role=main], .tg-pane').count(), route).toBeGreaterThan(0);
    }
    await lead(page, chat);
    await openChat(page);
    for (const [name, open] of overlays) {
      await open(page);
      await page.locator(layers).first().waitFor();
      expect(await page.getByText(/Failed to fetch|没有加载出来/u).count(), name).toBe(0);
      // One Escape for each of them: a field with words in it takes one for itself.
      await expect
        .poll(
          async () => {
            await page.keyboard.press('Escape');
            return page.locator(layers).count();
          },
          { message: name },
        )
        .toBe(0);
    }
    // Another tab of this browser needs neither the sign-in page nor the network.
    const second = await page.context().newPage();
    await second.goto(stage.office.url + chat);
    await openChat(second);
    const words = ownWords('没有网络时写的');
    await second.locator('.tg-composer textarea').fill(words);
    await second.keyboard.press('Enter');
    await page.locator('article', { hasText: words }).waitFor();
    await second.close();
    const attach = async (files: string | { name: string; mimeType: string; buffer: Buffer }) => {
      await page.locator('.tg-composer input[type=file]').first().setInputFiles(files);
      await page.getByRole('dialog').getByRole('button', { name: '发送', exact: true }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await attach(photograph);
    await attach({ name: `${words}.txt`, mimeType: 'text/plain', buffer: Buffer.from(words) });
    await page.getByRole('button', { name: '录音', exact: true }).click();
    await page.getByText(/正在录音 0:(?!00)\d\d/).waitFor();
    await page.getByRole('button', { name: '结束并发送' }).click();
    const colleague = await stage.client('zhoumingxuan');
    expect((await colleague.chat.search({ text: words })).hits).toEqual([]);
    await page.context().setOffline(false);
    const chatId = chat.split('/').at(-1) ?? '';
    await expect
      .poll(async () => {
        const { messages } = await colleague.chat.older(chatId, Number.MAX_SAFE_INTEGER, 6);
        const own = messages.filter(({ senderId }) => senderId === '1001');
        return own.slice(-4).map(({ kind }) => kind);
      })
      .toEqual(['text', 'image', 'file', 'audio']);
    expect((await colleague.chat.search({ text: words })).hits.length).toBeGreaterThanOrEqual(1);
    await page.context().close();
  },
);

test.skipIf(!there)('questions that could not be asked for are not said to be none', async () => {
  const page = await stage.page('linruoxi', { serviceWorkers: 'allow' });
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated');
  await page.context().setOffline(true);
  await lead(page, '/main/aiQa');
  await page.getByText('这里没有加载成功').waitFor();
  expect(await page.getByText('还没有提问记录').count()).toBe(0);
  await page.context().setOffline(false);
  await page.close();
});

test.skipIf(!there)(
  'a face that does not come is its character, and is drawn once there is a network',
  async () => {
    const page = await stage.page('hejing');
    await page.route('**/emoji/**', (route) => route.abort());
    await page
      .getByRole('option', { name: /数字化平台组/ })
      .first()
      .click();
    await page.locator('article').first().waitFor();
    await page.keyboard.press('Control+e');
    const picker = page.locator('.tg-emojis__grid');
    await picker.getByRole('button').first().waitFor();
    await expect.poll(() => picker.locator('img').count()).toBe(0);
    expect((await picker.getByRole('button').first().textContent())?.length).toBeGreaterThan(0);
    await page.unroute('**/emoji/**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect
      .poll(() =>
        picker
          .locator('img')
          .evaluateAll((all) => all.filter((img) => (img as HTMLImageElement).naturalWidth > 0).length),
      )
      .toBeGreaterThan(50);
    await page.context().close();
  },
);

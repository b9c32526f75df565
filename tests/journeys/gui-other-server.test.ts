// The window at a server that knows the specification alone: what somebody does there in a morning comes out, and nothing is missed aloud.
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flashWire } from '#sdk/chat/rules/flash-message.ts';
import { launchChromium } from '../support/chromium.ts';
import { startOtherServer, type OtherServer } from '../support/other-server/server.ts';
import { hasBrowser, lead } from './gui/browser-office.ts';

const there = hasBrowser('gui-other-server');
const root = fileURLToPath(new URL('../..', import.meta.url));
let server: OtherServer;
let browser: Browser;

beforeAll(async () => {
  if (!there) return;
  await execa('node', ['cli/bin/build.mjs', 'gui'], { cwd: root });
  server = await startOtherServer([], { pages: `${root}dist/gui` });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const article = (page: Page, words: string) => page.locator('article', { hasText: words });
const composer = (page: Page) => page.locator('.tg-composer textarea');
/** What no page may say of a call that a server lacks. */
const missedAloud = /请求的资源不存在|不支持|出错了|意外/u;

test.skipIf(!there)('a morning in the window', async () => {
  const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const [direct, group] = server.office.chats;
  if (direct === undefined || group === undefined) throw new Error('the server has no chats');
  server.office.say(direct, '102', flashWire('门禁码 4096'), 13);
  await page.goto(`${server.url}/main/messages?ticket=ticket-jia`);
  await page.getByRole('option', { name: /项目组/ }).waitFor();
  await page.getByRole('option', { name: /乙/ }).first().click();
  await article(page, '早 39').waitFor();
  // A flash message whose text came with it.
  await page.getByRole('button', { name: '查看', exact: true }).click();
  await page.getByText('门禁码 4096').waitFor();
  await composer(page).fill('窗口里说的');
  await composer(page).press('Enter');
  await article(page, '窗口里说的')
    .getByText(/已读|未读|已发送/u)
    .waitFor();
  expect(server.office.messages.filter(({ c }) => c === '窗口里说的')).toHaveLength(1);
  server.tell(direct, server.office.say(direct, '102', '收到，谢谢'));
  await article(page, '收到，谢谢').waitFor();
  const chooser = page.locator('.tg-composer input[type=file]').first();
  await chooser.setInputFiles({ name: '纪要.txt', mimeType: 'text/plain', buffer: Buffer.from('纪要') });
  await page.getByRole('dialog').getByRole('button', { name: '发送', exact: true }).click();
  await article(page, '纪要.txt').waitFor();
  await expect.poll(() => [...server.office.files.values()].map(({ name }) => name)).toContain('纪要.txt');
  await page.getByRole('option', { name: /项目组/ }).click();
  await article(page, '进度 4').waitFor();
  await composer(page).fill('群里说的');
  await composer(page).press('Enter');
  await article(page, '群里说的').waitFor();
  await expect.poll(() => server.office.messages.filter(({ c }) => c === '群里说的').length).toBe(1);
  await page.getByRole('button', { name: '群资料' }).click();
  await page.locator('.tg-group-member').nth(2).waitFor();
  await page.keyboard.press('Escape');
  await lead(page, '/main/contacts');
  await page.getByRole('combobox').fill('丙');
  await page.getByRole('option', { name: /丙/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '丙' }).waitFor();
  for (const route of ['/setting/userInfo', '/main/schedule', '/main/disk/personal', '/main/meeting']) {
    await lead(page, route);
    await page.locator('main').first().waitFor();
  }
  await lead(page, `/main/messages/${direct.chatlinkid}`);
  await article(page, '收到，谢谢').waitFor();
  expect(await page.getByText(missedAloud).allTextContents()).toEqual([]);
  // Reading it anew finds the same, and nothing twice.
  await page.reload();
  await article(page, '窗口里说的').waitFor();
  expect(await article(page, '窗口里说的').count()).toBe(1);
  expect(await page.getByText('门禁码 4096').count()).toBe(0);
  await page.context().close();
});

// A person in the browser: sign in, read, write, get an answer from another device, and find it all there again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { fillSignIn, hasBrowser, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-chat');
const group = '数字化平台组';
let stage: Stage;
let page: Page;

beforeAll(async () => {
  if (!there) return;
  stage = await openStage();
  page = await stage.page('shenzhixing');
}, 120_000);
afterAll(async () => {
  if (there) await stage.close();
});

const rowOf = (name: string) => page.getByRole('option', { name: new RegExp(name) }).first();
const bubble = (text: string) => page.locator('article', { hasText: text }).last();
const field = () => page.locator('.tg-composer textarea');

test.skipIf(!there)('a wrong password stays in the form and nobody is let in', async () => {
  const stranger = await stage.browser.newPage({ locale: 'zh-CN' });
  await stranger.goto(stage.office.url);
  await stranger.locator('form').waitFor();
  expect(new URL(stranger.url()).pathname).toBe('/sso/login');
  expect(new URL(stranger.url()).searchParams.get('service')).toBe(`${stage.office.url}/`);
  await fillSignIn(stranger, 'shenzhixing', 'Wrong-Password-1');
  await stranger
    .locator('.tg-sign-in__form, form')
    .getByText(/账号或密码不正确/)
    .waitFor();
  expect(await stranger.locator('.tg-toast').count()).toBe(0);
  await stranger.close();
});

test.skipIf(!there)(
  'after signing in the ticket has left the address and the token is in this tab only',
  async () => {
    expect(page.url()).toBe(`${stage.office.url}/main/messages`);
    const stored = await page.evaluate(() => ({
      tab: Object.keys(sessionStorage),
      device: JSON.stringify({ ...localStorage }),
    }));
    expect(stored.tab.some((name) => name.startsWith('tangram:session'))).toBe(true);
    expect(stored.device).not.toMatch(/token/i);
    expect(await page.title()).toMatch(/^\(\d+\) 消息 — 七巧$/);
  },
);

test.skipIf(!there)('a chat opens with its unread line, and reading takes its count away', async () => {
  await expect.poll(() => rowOf(group).locator('.tg-badge').count()).toBe(1);
  await rowOf(group).click();
  await page.getByRole('separator', { name: '以下为新消息' }).waitFor();
  await expect.poll(() => rowOf(group).locator('.tg-badge').count()).toBe(0);
  await expect.poll(() => page.title()).toMatch(new RegExp(`${group} — 七巧$`));
});

test.skipIf(!there)('what is sent stands there once, and the answer of another device appears', async () => {
  await field().fill('浏览器里说的第一句 [强]');
  await field().press('Enter');
  await bubble('浏览器里说的第一句').locator('[role=img][aria-label*=强]').waitFor();
  expect(await page.locator('article', { hasText: '浏览器里说的第一句' }).count()).toBe(1);
  expect(await field().inputValue()).toBe('');
  const colleague = await stage.client('zhoumingxuan');
  const chatId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const hits = await colleague.chat.older(chatId, Number.MAX_SAFE_INTEGER, 5);
  expect(hits.messages.map(({ text }) => text)).toContain('浏览器里说的第一句 face[强]');
  await colleague.chat.send({ chatId, text: '另一台设备的回答', wait: true });
  await bubble('另一台设备的回答').waitFor();
});

test.skipIf(!there)('a draft waits in its chat', async () => {
  await field().fill('写到一半的话');
  await rowOf('林若溪').click();
  await rowOf(group).getByText('[草稿]').waitFor();
  await rowOf(group).click();
  await expect.poll(() => field().inputValue()).toBe('写到一半的话');
});

test.skipIf(!there)(
  'a reload keeps the chat, its messages and the draft, without signing in again',
  async () => {
    await page.reload();
    await bubble('另一台设备的回答').waitFor();
    await expect.poll(() => field().inputValue()).toBe('写到一半的话');
    await field().fill('');
  },
);

test.skipIf(!there)('an input method’s Enter sends nothing, the Enter after it does', async () => {
  const sent = () => page.locator('article[data-mine]', { hasText: 'zhongwen' }).count();
  await field().focus();
  await field().evaluate((element: HTMLTextAreaElement) => {
    element.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    for (const keyCode of [229, 13])
      element.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Enter',
          keyCode,
          isComposing: true,
          bubbles: true,
          cancelable: true,
        }),
      );
    element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'zhongwen' }));
    // Some browsers end the composition first and send its Enter with 229 alone.
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }),
    );
  });
  await field().fill('zhongwen');
  expect(await sent()).toBe(0);
  await field().press('Enter');
  await expect.poll(sent).toBe(1);
});

test.skipIf(!there)('the language changes where one stands, without a reload', async () => {
  await page.evaluate(() => Object.assign(window, { untouched: true }));
  await page.getByRole('button', { name: '设置' }).click();
  await page.waitForURL(/\/setting\/userInfo$/);
  await page.getByRole('link', { name: '通用' }).click();
  await page.getByRole('radio', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'General' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true);
  expect(await page.title()).toMatch(/Settings — Tangram$/);
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  await page.getByRole('radio', { name: '中文' }).click();
  await page.getByRole('heading', { name: '通用' }).waitFor();
});

test.skipIf(!there)(
  'signing out asks, ends the session, and the way back leads to the sign-in page',
  async () => {
    await page.getByRole('link', { name: '账号' }).click();
    await page.getByRole('button', { name: '退出登录' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
    await page.locator('input[name=password]').waitFor();
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((name) => /session/.test(name))),
    ).toEqual([]);
    await page.goto(`${stage.office.url}/main/messages`);
    await page.locator('input[name=password]').waitFor();
  },
);

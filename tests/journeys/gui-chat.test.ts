// A person in the browser: sign in, read, write, get an answer from another device, and find it all there again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { beforeSecondTry, ownWords } from '../support/second-try.ts';
import { firstPage } from '../support/chromium.ts';
import { fillSignIn, hasBrowser, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-chat');
const group = '数字化平台组';
let stage: Stage;
let page: Page;

beforeAll(async () => {
  if (!there) return;
  stage = await openStage();
  page = await stage.page('shenzhixing');
});
afterAll(async () => {
  if (there) await stage.close();
});

beforeSecondTry(async () => {
  await page.context().close();
  page = await stage.page('shenzhixing');
});

const openGroup = async (): Promise<void> => {
  await rowOf(group).click();
  await page.getByRole('heading', { name: group, level: 1 }).waitFor();
};
const rowOf = (name: string) => page.getByRole('option', { name: new RegExp(name) }).first();
const bubble = (text: string) => page.locator('article', { hasText: text }).last();
const field = () => page.locator('.tg-composer textarea');

test.skipIf(!there)('a wrong password stays in the form and nobody is let in', async () => {
  const profile = await stage.profile({ locale: 'zh-CN' });
  const stranger = await firstPage(profile);
  await stranger.goto(stage.office.url);
  await stranger.locator('form').waitFor();
  await stranger.waitForURL(({ pathname }) => pathname === '/sso/login');
  // Back to where one came from, with the mark by which the answer to one's own question is known.
  const service = new URL(new URL(stranger.url()).searchParams.get('service') ?? '');
  expect(`${service.origin}${service.pathname}`).toBe(`${stage.office.url}/`);
  expect(service.searchParams.get('signInState')).toMatch(/^[\w-]{36}$/u);
  await fillSignIn(stranger, 'shenzhixing', 'Wrong-Password-1');
  await stranger
    .locator('.tg-sign-in__form, form')
    .getByText(/账号或密码不正确/)
    .waitFor();
  expect(await stranger.locator('.tg-toast').count()).toBe(0);
  await profile.close();
});

test.skipIf(!there)(
  'after signing in the ticket has left the address and the token is in this tab only',
  async () => {
    await page.waitForURL(`${stage.office.url}/main/messages`);
    const stored = await page.evaluate(() => ({
      tab: Object.keys(sessionStorage),
      device: JSON.stringify({ ...localStorage }),
    }));
    expect(stored.tab.some((name) => name.startsWith('tangram:session'))).toBe(true);
    // What the office offers has a name with that word in it, and is no secret.
    expect(stored.device.replace(/\bfileTokens\b/g, '')).not.toMatch(/token/i);
    await expect.poll(() => page.title()).toMatch(/^\(\d+ · 待办 \d+\) 消息 — 七巧$/);
  },
);

test.skipIf(!there)('a chat opens with its unread line, and reading takes its count away', async () => {
  await page.goto(`${stage.office.url}/main/messages`);
  // One more than the office begins with: an earlier try may have read those.
  const colleague = await stage.client('zhoumingxuan');
  const [chat] = await colleague.chat.find(group, 1);
  await colleague.chat.send({ chatId: chat?.id ?? '', text: ownWords('还没读的'), wait: true });
  await expect.poll(() => rowOf(group).locator('.tg-badge').count()).toBe(1);
  await rowOf(group).click();
  await page.getByRole('separator', { name: '以下为新消息' }).waitFor();
  await expect.poll(() => rowOf(group).locator('.tg-badge').count()).toBe(0);
  await expect.poll(() => page.title()).toMatch(new RegExp(`${group} — 七巧$`));
});

test.skipIf(!there)('what is sent stands there once, and the answer of another device appears', async () => {
  await openGroup();
  const [words, answer] = [ownWords('浏览器里说的第一句'), ownWords('另一台设备的回答')];
  await field().fill(`${words} [强]`);
  // The field shows the face; the message carries its name.
  expect(await field().inputValue()).toBe(`${words} 👍`);
  await field().press('Enter');
  await bubble(words).locator('[role=img][aria-label*=强]').waitFor();
  await bubble(words)
    .getByText(/已读|未读/)
    .waitFor();
  expect(await page.locator('article', { hasText: words }).count()).toBe(1);
  await expect.poll(() => field().inputValue()).toBe('');
  const colleague = await stage.client('zhoumingxuan');
  const chatId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const hits = await colleague.chat.older(chatId, Number.MAX_SAFE_INTEGER, 5);
  expect(hits.messages.map(({ text }) => text)).toContain(`${words} face[强]`);
  await colleague.chat.send({ chatId, text: answer, wait: true });
  await bubble(answer).waitFor();
});

test.skipIf(!there)('an emoji is taken by the beginning of its name, and typed around', async () => {
  await openGroup();
  await field().pressSequentially(':smi');
  const offers = page.getByRole('listbox', { name: '表情' });
  await offers.getByRole('option', { name: '微笑' }).waitFor();
  await field().press('Escape');
  await expect.poll(() => offers.count()).toBe(0);
  expect(await field().inputValue()).toBe(':smi');
  await field().pressSequentially('l');
  await offers.waitFor();
  await field().press('Enter');
  await expect.poll(() => field().inputValue()).toBe('🙂');
  const words = ownWords('看');
  await field().pressSequentially(` ${words} :rose:!`);
  await expect.poll(() => field().inputValue()).toBe(`🙂 ${words} 🌹!`);
  await field().press('ArrowLeft');
  await field().press('ArrowLeft');
  await field().pressSequentially('x');
  await field().press('End');
  await field().press('Backspace');
  await expect.poll(() => field().inputValue()).toBe(`🙂 ${words} x🌹`);
  await field().press('Enter');
  const colleague = await stage.client('zhoumingxuan');
  const chatId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const texts = async () =>
    (await colleague.chat.older(chatId, Number.MAX_SAFE_INTEGER, 5)).messages.map(({ text }) => text);
  await expect.poll(texts).toContain(`face[微笑] ${words} xface[玫瑰]`);
});

test.skipIf(!there)('a draft waits in its chat', async () => {
  await openGroup();
  await field().fill('写到一半的话');
  await rowOf('林若溪').click();
  await rowOf(group).getByText('[草稿]').waitFor();
  await rowOf(group).click();
  await expect.poll(() => field().inputValue()).toBe('写到一半的话');
});

test.skipIf(!there)(
  'a reload keeps the chat, its messages and the draft, without signing in again',
  async () => {
    await openGroup();
    await field().fill('写到一半的话');
    const newest = await page.locator('article').last().getAttribute('data-key');
    await rowOf('林若溪').click();
    await rowOf(group).getByText('[草稿]').waitFor();
    await rowOf(group).click();
    await page.reload();
    await page.locator(`article[data-key="${newest}"]`).waitFor();
    await expect.poll(() => field().inputValue()).toBe('写到一半的话');
    await field().fill('');
  },
);

test.skipIf(!there)('an input method’s Enter sends nothing, the Enter after it does', async () => {
  await openGroup();
  const words = ownWords('zhongwen');
  const sent = () => page.locator('article[data-mine]', { hasText: words }).count();
  await field().fill(words);
  await field().evaluate(async (element: HTMLTextAreaElement) => {
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
    element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'wen' }));
    // Some browsers end the composition first and send its Enter with 229 alone.
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }),
    );
    // What was sent would be gone from here by the second frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await field().inputValue()).toBe(words);
  expect(await sent()).toBe(0);
  await field().press('Enter');
  await bubble(words)
    .getByText(/已读|未读/)
    .waitFor();
  expect(await sent()).toBe(1);
});

test.skipIf(!there)('the language changes where one stands, without a reload', async () => {
  await page.evaluate(() => Object.assign(window, { untouched: true }));
  await page.getByRole('button', { name: '设置' }).click();
  await page.waitForURL(/\/setting\/userInfo$/);
  await page.getByRole('link', { name: '通用' }).click();
  await page.getByRole('radio', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'General' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en');
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true);
  await expect.poll(() => page.title()).toMatch(/Settings — Tangram$/);
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  await page.getByRole('radio', { name: '中文' }).click();
  await page.getByRole('heading', { name: '通用' }).waitFor();
});

test.skipIf(!there)(
  'signing out asks, ends the session, and the way back leads to the sign-in page',
  async () => {
    await page.goto(`${stage.office.url}/setting/userInfo`);
    await page.getByRole('button', { name: '退出登录' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
    await page.locator('input[name=password]').waitFor();
    await expect
      .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((name) => /session/.test(name))))
      .toEqual([]);
    await page.goto(`${stage.office.url}/main/messages`);
    await page.locator('input[name=password]').waitFor();
  },
);

test.skipIf(!there)(
  'what was typed right before a reload is there again, and an emptied field stays empty',
  async () => {
    const shown = await stage.page('linruoxi');
    await shown
      .getByRole('option', { name: /数字化平台组/ })
      .first()
      .click();
    const writing = shown.locator('.tg-composer textarea');
    await writing.waitFor();
    for (const round of [1, 2]) {
      const words = ownWords(`写到一半就刷新 ${round}`);
      await writing.pressSequentially(words);
      await shown.reload();
      await expect.poll(() => writing.inputValue()).toBe(words);
      await writing.fill('');
      await shown.reload();
      await shown.locator('article').first().waitFor();
      await expect.poll(() => writing.inputValue()).toBe('');
    }
    await shown.context().close();
  },
);

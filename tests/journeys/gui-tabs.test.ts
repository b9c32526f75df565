// Several tabs of one person, all live at once on one store.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beforeSecondTry, ownWords } from '../support/second-try.ts';
import { hasBrowser, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-tabs');
const chat = '/main/messages/00003';
let stage: Stage;
let first: Page;

beforeAll(async () => {
  if (!there) return;
  stage = await openStage();
  first = await stage.page('shenzhixing');
});
afterAll(async () => {
  await stage?.close();
});

beforeSecondTry(async () => {
  stage.office.office.setFaults(undefined);
  const pages = first.context().pages();
  await Promise.all(pages.slice(1).map((page) => page.close()));
  first = pages[0] ?? (await stage.page('shenzhixing'));
  await stage.home(first, 'shenzhixing');
});

/** Another tab at `path`, as a person opens one from a bookmark. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(stage.office.url + path);
  await firstRow(page).waitFor();
  return page;
}

const composer = (page: Page) => page.locator('.tg-composer textarea');
const firstRow = (page: Page) => page.locator('.tg-row').first();
const article = (page: Page, words: string) => page.locator('article', { hasText: words });

/** How often the office has these words. */
async function times(words: string): Promise<number> {
  const reader = await stage.client('zhoumingxuan');
  const { messages } = await reader.chat.older('00003', Number.MAX_SAFE_INTEGER, 30);
  return messages.filter((message) => message.text === words).length;
}

test.skipIf(!there)('a second tab asks for no password, and both are live', async () => {
  const words = ownWords('两个标签页都在');
  await first.goto(stage.office.url + chat);
  await composer(first).waitFor();
  const second = await openTab(first.context(), '/main/messages');
  // Each has its own place, what is written in one is seen in the other.
  await second.goto(stage.office.url + chat);
  await composer(first).fill('写到一半的话');
  await expect.poll(() => composer(second).inputValue()).toBe('写到一半的话');
  await composer(first).fill('');
  await expect.poll(() => composer(second).inputValue()).toBe('');
  await composer(second).fill(words);
  await composer(second).press('Enter');
  await article(first, words).waitFor();
  await second.close();
  expect(await times(words)).toBe(1);
});

test.skipIf(!there)('the tab that has the store goes; what was under way arrives once', async () => {
  const words = ownWords('搬家路上的消息');
  await first.goto(stage.office.url + chat);
  await composer(first).waitFor();
  const second = await openTab(first.context(), chat);
  stage.office.office.setFaults({ cut: 1 });
  await composer(second).fill(words);
  await composer(second).press('Enter');
  await article(second, words).waitFor();
  await first.close();
  stage.office.office.setFaults(undefined);
  await article(second, words)
    .getByText(/已读 0/)
    .waitFor();
  expect(await times(words)).toBe(1);
  first = second;
});

test.skipIf(!there)('a tab whose worker hangs is passed over', async () => {
  const second = await openTab(first.context(), chat);
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await first.route('**/hang', async (route) => {
    begun.resolve();
    await held.promise;
    await route.fulfill({ body: '' });
  });
  const hanging = first
    .workers()[0]
    ?.evaluate(() => {
      const question = new XMLHttpRequest();
      question.open('GET', '/hang', false);
      question.send();
    })
    .catch(() => undefined);
  await begun.promise;
  const words = ownWords('谁也不等谁');
  await composer(second).fill(words);
  await composer(second).press('Enter');
  await article(second, words)
    .getByText(/已读 0/)
    .waitFor();
  expect(await second.getByText(/另一个窗口正在使用本机存储/).count()).toBe(0);
  held.resolve();
  await hanging;
  await first.getByText('后台程序已停止，重新打开页面后会继续').waitFor();
  await first.close();
  first = second;
  expect(await times(words)).toBe(1);
});

test.skipIf(!there)('signing out in one tab is signing out in all', async () => {
  const second = await openTab(first.context(), '/main/messages');
  const third = await openTab(first.context(), '/main/messages');
  await second.goto(`${stage.office.url}/setting/userInfo`);
  await second.getByRole('button', { name: '退出登录' }).first().click();
  await second.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  for (const page of [first, second, third]) await page.locator('input[name=password]').waitFor();
  for (const page of [first, second, third])
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /session/.test(key))),
    ).toEqual([]);
  await Promise.all([second.close(), third.close()]);
});

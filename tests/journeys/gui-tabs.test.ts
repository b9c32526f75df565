// Two tabs of one person: one has the store, it moves when it is asked for, and nothing that was written is lost.
import type { Page } from 'playwright-core';
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
  for (const [at, page] of first.context().pages().entries()) if (at > 0) await page.close();
  first = first.context().pages()[0] ?? (await stage.page('shenzhixing'));
  await first.goto(stage.office.url + chat);
  await firstRow(first).waitFor();
});

/** Another tab of the same browser, at `path`, as a person opens one. */
async function openBeside(page: Page, path: string): Promise<Page> {
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate((address) => void window.open(address, '_blank'), path),
  ]);
  return opened;
}

const heading = (page: Page, name: string): Promise<void> => page.getByRole('heading', { name }).waitFor();
const composer = (page: Page) => page.locator('.tg-composer textarea');
const firstRow = (page: Page) => page.locator('.tg-row').first();

/** Presses «continue here» and answers after how many milliseconds the page's own rows stood there. */
async function continueHere(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const button = document.querySelector<HTMLButtonElement>('main button');
    if (button === null) throw new Error('nothing to press');
    const start = performance.now();
    button.click();
    while (document.querySelector('.tg-row') === null)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - start;
  });
}

test.skipIf(!there)('the second tab waits to be asked, and what was typed moves with the store', async () => {
  await first.goto(stage.office.url + chat);
  await composer(first).fill('写到一半的话');
  const second = await openBeside(first, chat);
  await heading(second, '已在另一个标签页中打开');
  expect(await second.locator('.tg-row').count()).toBe(0);
  await first.bringToFront();
  // Typed until the very moment of the move: the last letters are younger than the pause after which drafts are kept.
  await composer(first).pressSequentially(' and more');
  const took = await continueHere(second);
  if (process.env['TANGRAM_FIGURES'] === '1') process.stdout.write(`moved in ${took.toFixed(0)} ms\n`);
  await heading(first, '已在另一个标签页中继续');
  await expect.poll(() => first.locator('.tg-row, .tg-composer').count()).toBe(0);
  await expect.poll(() => composer(second).inputValue()).toBe('写到一半的话 and more');
  await composer(second).fill('');
  // And back again; that tab opens anew.
  await first.getByRole('button', { name: '在此继续' }).click();
  await firstRow(first).waitFor();
  await heading(second, '已在另一个标签页中继续');
  await second.close();
});

test.skipIf(!there)('a message on its way moves too, and arrives once', async () => {
  const words = ownWords('搬家路上的消息');
  await first.goto(stage.office.url + chat);
  await composer(first).waitFor();
  const second = await openBeside(first, chat);
  await heading(second, '已在另一个标签页中打开');
  stage.office.office.setFaults({ cut: 1 });
  await first.bringToFront();
  await composer(first).fill(words);
  await composer(first).press('Enter');
  await first.locator('article', { hasText: words }).waitFor();
  await continueHere(second);
  await second.locator('article', { hasText: words }).waitFor();
  stage.office.office.setFaults(undefined);
  await second
    .locator('article', { hasText: words })
    .getByText(/已读 0/)
    .waitFor();
  const reader = await stage.client('zhoumingxuan');
  await expect
    .poll(
      async () =>
        (await reader.chat.older('00003', Number.MAX_SAFE_INTEGER, 30)).messages.filter(
          (message) => message.text === words,
        ).length,
    )
    .toBe(1);
  await first.close();
  first = second;
});

test.skipIf(!there)(
  'when the tab that has the store is closed, the waiting one goes on by itself',
  async () => {
    const second = await openBeside(first, '/main/messages');
    await heading(second, '已在另一个标签页中打开');
    await first.close();
    await firstRow(second).waitFor();
    expect(await second.getByText(/另一个窗口正在使用本机存储/).count()).toBe(0);
    first = second;
  },
);

test.skipIf(!there)('a tab that hangs does not hold up the one that is asked to go on', async () => {
  const second = await openBeside(first, '/main/messages');
  await heading(second, '已在另一个标签页中打开');
  // It stands still until it is let go, however long the other one takes to see it.
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await first.route('**/hang', async (route) => {
    begun.resolve();
    await held.promise;
    await route.fulfill({ body: '' });
  });
  const hanging = first.workers()[0]?.evaluate(() => {
    const question = new XMLHttpRequest();
    question.open('GET', '/hang', false);
    question.send();
  });
  await begun.promise;
  await second.getByRole('button', { name: '在此继续' }).click();
  // It works without the store, says so, and offers the store again.
  await firstRow(second).waitFor();
  await second.getByText(/另一个窗口正在使用本机存储/).waitFor();
  held.resolve();
  await hanging;
  await second.getByRole('button', { name: '在此继续' }).click();
  await firstRow(second).waitFor();
  await expect.poll(() => second.getByText(/另一个窗口正在使用本机存储/).count()).toBe(0);
  await second.close();
});

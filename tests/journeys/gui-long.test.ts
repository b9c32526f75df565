// Much text in the window: a long message is folded and opens where it stands, a huge paste becomes a file.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { beforeSecondTry, ownWords } from '../support/second-try.ts';
import { hasBrowser, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-long');
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
  await page
    .getByRole('option', { name: new RegExp(group) })
    .first()
    .click();
  await page.getByRole('heading', { name: group, level: 1 }).waitFor();
};
const field = () => page.locator('.tg-composer textarea');

test.skipIf(!there)('a long message shows its beginning, and opens without moving what is read', async () => {
  await openGroup();
  const head = ownWords('很长的一条');
  const text = [head, ...Array.from({ length: 60 }, (_, at) => `第 ${at + 1} 行`)].join('\n');
  const colleague = await stage.client('zhoumingxuan');
  const [chat] = await colleague.chat.find(group, 1);
  await colleague.chat.send({ chatId: chat?.id ?? '', text, wait: true });
  const message = page.locator('article', { hasText: head }).last();
  const button = message.getByRole('button', { name: '显示全部' });
  await button.waitFor();
  expect(await message.locator('.tg-bubble').innerText()).not.toContain('第 20 行');
  // The newest message, at the end of the list: the hardest place to stay at.
  const scroll = page.locator('.tg-timeline__scroll');
  const atRest = async (): Promise<number> => (await message.boundingBox())?.y ?? Number.NaN;
  await expect
    .poll(() => scroll.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight))
    .toBeLessThan(2);
  const before = await atRest();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => message.locator('.tg-bubble').innerText()).toContain('第 60 行');
  await expect
    .poll(() => scroll.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight))
    .toBeGreaterThan(500);
  expect(Math.abs((await atRest()) - before)).toBeLessThan(2);
  expect(await message.evaluate((element) => element === document.activeElement)).toBe(true);
});

test.skipIf(!there)('a huge paste is asked about as a text file, and the field stays free', async () => {
  await openGroup();
  await field().fill('');
  await field().focus();
  const huge = '压测日志 0123456789\n'.repeat(17_500);
  await page.evaluate((text) => navigator.clipboard.writeText(text), huge);
  await page.keyboard.press('Control+v');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('粘贴的文字.txt').waitFor();
  expect(await field().inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.evaluate(() => navigator.clipboard.writeText('短的一段'));
  await field().focus();
  await page.keyboard.press('Control+v');
  await expect.poll(() => field().inputValue()).toBe('短的一段');
  await field().fill('');
});

test.skipIf(!there)('a department that is not there offers no second try', async () => {
  await page.goto(`${stage.office.url}/main/contacts?department=999999`);
  await page.getByText('错误代码').waitFor();
  expect(await page.getByRole('button', { name: '重试' }).count()).toBe(0);
});

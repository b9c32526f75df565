// Where the focus is after something has gone: never on nothing, and where the next words belong.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Office } from '#sdk/office.ts';
import { beforeSecondTry, ownWords } from '../support/second-try.ts';
import { hasBrowser, lead, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-focus');
const folder = mkdtempSync(join(tmpdir(), 'tangram-gui-focus-'));
let stage: Stage;
let page: Page;
let me: Office;

/** The id of what has the focus, or what kind of thing it is. */
const focused = (): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at === null ? '' : at.id === 'main' ? 'main' : at.tagName;
  });

beforeAll(async () => {
  if (!there) return;
  stage = await openStage();
  [page, me] = await Promise.all([stage.page('shenzhixing'), stage.client('shenzhixing')]);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  if (there) await stage.close();
});
beforeSecondTry(async () => stage.home(page, 'shenzhixing'));

test.skipIf(!there)(
  'who goes on to another page is in its main part, and keys of the page are heard',
  async () => {
    await lead(page, '/main/messages');
    for (const name of ['通讯录', '会议']) {
      await page.locator('.tg-rail').getByRole('button', { name }).click();
      await page.locator('.tg-rail__item[aria-current=page]', { hasText: name }).waitFor();
      await expect.poll(focused).toBe('main');
    }
    await lead(page, '/main/apps');
    await page.locator('.tg-todo-list').waitFor();
    await expect.poll(focused).toBe('main');
    await page.keyboard.press('j');
    await page.locator('.tg-todo-list:focus').waitFor();
  },
);

test.skipIf(!there)(
  'places that have no room in a low window stand in «more», which is one with them',
  async () => {
    await lead(page, '/main/messages');
    const rail = page.locator('.tg-rail');
    const [place, more] = ['工作台', '更多'].map((name) =>
      rail.getByRole('button', { name, exact: true }),
    ) as [Locator, Locator];
    await place.waitFor();
    expect(await more.count()).toBe(0);
    await page.setViewportSize({ width: 1280, height: 560 });
    try {
      await more.click();
      expect(await place.count()).toBe(0);
      await page.getByRole('menuitem', { name: '工作台' }).click();
      await page.waitForURL(/\/main\/apps/u);
      await page.locator('.tg-rail__item[aria-current=page]', { hasText: '更多' }).waitFor();
    } finally {
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    await place.waitFor();
    expect(await more.count()).toBe(0);
  },
);

test.skipIf(!there)('after files were sent one writes on', async () => {
  const path = join(folder, 'plan.txt');
  writeFileSync(path, 'plan');
  await lead(page, '/main/messages');
  await page.getByRole('option', { name: /数字化平台组/ }).click();
  await page.locator('.tg-composer textarea').waitFor();
  const chosen = page.waitForEvent('filechooser');
  await page.locator('.tg-composer').getByRole('button', { name: '发送文件', exact: true }).click();
  await (await chosen).setFiles(path);
  await page.getByRole('dialog').getByRole('button', { name: '发送', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('TEXTAREA');
  const words = ownWords('计划在上面');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await page.locator('article', { hasText: words }).waitFor();
});

test.skipIf(!there)(
  'Enter in a day does not hand a request in, and what is missing gets the focus',
  async () => {
    const mine = async (): Promise<number> => (await me.approval.list({ part: 'mine' })).rows.length;
    const before = await mine();
    await lead(page, '/main/apply?new=leave');
    await page.getByLabel('从', { exact: true }).fill('12-01');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await page.getByText('请填写').first().waitFor();
    await expect.poll(focused).toBe('SELECT');
    expect(await mine()).toBe(before);
  },
);

test.skipIf(!there)('details that a row is asked for are its own', async () => {
  const { above: root } = await me.disk.resolve('personal:/');
  const box = await me.disk.mkdir(root, ownWords('详情'));
  await lead(page, '/main/disk/personal');
  await page.locator('.tg-disk-table__body [role=row]', { hasText: box.name }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '详情' }).click();
  await page.locator('.tg-disk-details').getByRole('heading', { name: box.name }).waitFor();
});

test.skipIf(!there)('the sheet of shortcuts shows the single keys of pages', async () => {
  await lead(page, '/main/apps');
  await page.keyboard.press('Control+/');
  const sheet = page.getByRole('dialog');
  for (const title of ['待办', '审批', '日程'])
    await sheet.getByRole('heading', { name: title, level: 3 }).waitFor();
  await sheet.locator('.tg-sheet__row', { hasText: /^同意\s*A$/ }).waitFor();
  await page.keyboard.press('Escape');
});

// The centre of notices in the browser: the bell counts, the list is walked by keys, a kind is muted and heard again, read is read everywhere.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { Office } from '#sdk/office.ts';
import { hasBrowser, lead, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-notices');
let stage: Stage;
let page: Page;
let mine: Office;
let power: Office;

beforeAll(async () => {
  if (!there) return;
  stage = await openStage();
  mine = await stage.client('shenzhixing');
  const root = stage.office.accounts.find(({ role }) => role === 'superAdministrator');
  power = await stage.client(root?.loginname ?? '');
  await mine.notices.readAll();
  page = await stage.page('shenzhixing', { timezoneId: 'Asia/Shanghai' });
});
afterAll(async () => {
  if (there) await stage.close();
});

async function announced(title: string): Promise<void> {
  const { id } = await mine.contacts.personByLoginName('shenzhixing');
  const audience = [{ kind: 'person' as const, id }];
  await power.announcements.publish({ title, body: { markdown: '正文' }, audience });
}
const bell = () => page.getByRole('navigation').getByRole('button', { name: '通知' });
const unread = async (): Promise<number> => (await mine.notices.list({ unread: true })).items.length;

test.runIf(there)(
  'what comes is counted at the bell, walked and opened by keys, and read on every device',
  async () => {
    for (const title of ['食堂周五检修', '年会报名', '班车改线']) await announced(title);
    await expect.poll(() => bell().textContent()).toContain('3');
    await bell().click();
    const list = page.getByRole('listbox', { name: '通知' });
    await list.getByRole('option', { name: /班车改线/u }).waitFor();
    // Two down from the top: the oldest of the three, read where it stands.
    for (const key of ['j', 'j', 'j', 'e']) await page.keyboard.press(key);
    const oldest = list.getByRole('option', { name: /食堂周五检修/u });
    expect(await oldest.getAttribute('aria-selected')).toBe('true');
    await expect.poll(unread).toBe(2);
    await expect.poll(() => bell().textContent()).toContain('2');
    await page.keyboard.press('k');
    await list.press('Enter');
    await page.waitForURL(/\/main\/announcements\/\d+$/u);
    await page.getByRole('heading', { name: '年会报名' }).waitFor();
    await expect.poll(unread).toBe(1);
    await page.goBack();
    await list.getByRole('option', { name: /班车改线/u }).waitFor();
  },
);

test.runIf(there)('unread alone, one kind alone, and all of it read at once', async () => {
  await lead(page, '/main/notices?unread');
  const options = page.getByRole('listbox', { name: '通知' }).getByRole('option');
  await options.filter({ hasText: '班车改线' }).waitFor();
  expect(await options.count()).toBe(1);
  await lead(page, '/main/notices?kind=noticeDisk');
  await options.first().waitFor();
  expect(await options.filter({ hasText: '班车改线' }).count()).toBe(0);
  await page.getByRole('button', { name: '全部标为已读' }).click();
  await expect.poll(unread).toBe(0);
  await expect.poll(() => bell().textContent()).not.toMatch(/\d/u);
});

test.runIf(there)(
  'a kind is muted from the notice itself, on all devices, and is heard again by undoing it',
  async () => {
    await lead(page, '/main/notices');
    const option = page.getByRole('listbox', { name: '通知' }).getByRole('option', { name: /班车改线/u });
    await option.click();
    const level = async (): Promise<string> => (await mine.notices.levels()).noticeAnnouncements;
    await page.getByRole('button', { name: '不再提示“公告”' }).click();
    await expect.poll(level).toBe('count');
    await page.getByRole('button', { name: '撤销' }).click();
    await expect.poll(level).toBe('sound');
    await page.getByRole('combobox', { name: '这类通知' }).selectOption('silent');
    await expect.poll(level).toBe('silent');
    await page.getByRole('button', { name: '通知设置' }).click();
    await page.waitForURL(/\/setting\/messageInform/u);
  },
);

test.runIf(there)('on a telephone it is a whole page under «more», and narrowed by chips', async () => {
  const phone = await stage.page('shenzhixing', { viewport: { width: 390, height: 844 } });
  await lead(phone, '/main/notices');
  await phone.getByRole('option', { name: /班车改线/u }).waitFor();
  await phone.getByRole('radio', { name: '未读' }).click();
  await phone.getByText('没有未读通知').waitFor();
  await phone.close();
});

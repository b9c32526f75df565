// The schedule between people in the browser: days side by side, a card that is answered in its chat, feedback for one, a message's event, an end moved by keys.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { wholeItem } from '#sdk/schedule/rules/new-item.ts';
import { localAt, movedBy } from '#sdk/schedule/rules/wall-time.ts';
import { hasBrowser, lead, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-schedule-people');
let stage: Stage;
let page: Page;

const zone = { timezoneId: 'Asia/Shanghai' } as const;
const open = async (on: Page, query = ''): Promise<void> => {
  await lead(on, `/main/schedule${query}`);
  await on.locator('.tg-event, .tg-people-day__row, .tg-agenda-list__row').first().waitFor();
};
const event = (title: string): Locator => page.locator('.tg-event', { hasText: title }).first();

beforeAll(async () => {
  if (!there) return;
  stage = await openStage();
  page = await stage.page('shenzhixing', zone);
});
afterAll(async () => {
  if (there) await stage.close();
});

test.skipIf(!there)('days stand side by side, without titles that are not one’s own to see', async () => {
  await open(page, '?view=people');
  // Two weeks on nobody of them is away or on duty all day, whatever day of the week it is.
  for (let days = 0; days < 14; days += 1) await page.keyboard.press('j');
  await page.locator('#main').getByRole('button', { name: '选择人员' }).click();
  const picker = page.getByRole('dialog', { name: '选择人员' });
  await picker.getByRole('combobox').fill('tangkexin');
  await picker
    .getByRole('option', { name: /唐可欣/ })
    .first()
    .click();
  await picker.getByRole('button', { name: '确定' }).click();
  const column = page.getByRole('list', { name: '唐可欣' });
  await column.waitFor();
  const titles = await column.locator('li .tg-truncate').allTextContents();
  for (const title of titles) expect(title).toBe('忙');
  await page.locator('.tg-people-day__row[data-free]').last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('唐可欣').first().waitFor();
  await dialog.getByLabel('标题').fill('并排约的会');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  const guest = await stage.client('tangkexin');
  const now = Date.now();
  const range = { from: now - 86_400_000, to: now + 16 * 86_400_000 };
  await expect
    .poll(async () => (await guest.schedule.occurrences(range)).occurrences.map(({ title }) => title))
    .toContain('并排约的会');
});

test.skipIf(!there)('an item goes into a chat as a card, and whoever is in it accepts there', async () => {
  const me = await stage.client('linruoxi');
  const self = (await me.schedule.calendars()).find(({ isOwn }) => isOwn)?.ownerId ?? '';
  const organizer = await stage.client('shenzhixing');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const { items } = await organizer.schedule.create({
    type: 'meeting',
    title: '卡片约会',
    start: `${tomorrow}T20:00:00`,
    end: `${tomorrow}T20:30:00`,
    zone: zone.timezoneId,
    people: [{ personId: self, role: 'participant' }],
  });
  const id = items[0]?.id ?? '';
  await lead(page, `/main/schedule?open=event:${id}`);
  await page.getByRole('heading', { name: '卡片约会' }).waitFor();
  await page.getByRole('complementary', { name: '详情' }).getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '分享到聊天' }).click();
  const picker = page.getByRole('dialog', { name: '把这项日程发到' });
  await picker.getByRole('combobox').fill('linruoxi');
  await picker
    .getByRole('option', { name: /林若溪/ })
    .first()
    .click();
  await picker.getByRole('button', { name: '分享到聊天' }).click();
  await page.getByText('已发送').waitFor();
  const guest = await stage.page('linruoxi', zone);
  await guest
    .getByRole('option', { name: /沈知行/ })
    .first()
    .click();
  const card = guest.locator('article', { hasText: '卡片约会' }).last();
  await card.getByRole('button', { name: '接受' }).click();
  await card.getByText('已接受').waitFor();
  await expect
    .poll(async () => (await organizer.schedule.item(id)).people.map(({ response }) => response))
    .toEqual(['accepted']);
  await guest.context().close();
});

test.skipIf(!there)(
  'feedback that is for oneself and the initiator is seen by those two, and by nobody else',
  async () => {
    const organizer = await stage.client('gaoziang');
    const tasks = await organizer.schedule.tasks({ which: 'assigned', done: false });
    const id = tasks.find(({ title }) => title === '回复审计问题')?.id ?? '';
    const seenBy = async (login: string): Promise<string[]> => {
      const on = login === 'shenzhixing' ? page : await stage.page(login, zone);
      await lead(on, `/main/schedule?open=task:${id}`);
      await on.locator('.tg-feedback li').first().waitFor();
      const said = await on.locator('.tg-feedback li p').allTextContents();
      if (on !== page) await on.context().close();
      return said;
    };
    const [open, closed] = [/日志样例我来补/, /先和您单独确认口径/];
    for (const login of ['shenzhixing', 'gaoziang']) {
      const said = await seenBy(login);
      expect(said).toHaveLength(2);
      expect(said.join()).toMatch(open);
      expect(said.join()).toMatch(closed);
    }
    const other = await seenBy('xiexiaotong');
    expect(other).toHaveLength(1);
    expect(other.join()).toMatch(open);
  },
);

test.skipIf(!there)('a message becomes an event with whoever said it, and with the way back', async () => {
  await lead(page, '/main/messages');
  await page
    .getByRole('option', { name: /数字化平台组/ })
    .first()
    .click();
  const message = page.locator('article', { hasText: '接口联调今天能收吗' }).last();
  await message.click({ button: 'right' });
  await page.getByRole('menuitem', { name: '转为日程' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('标题').fill('由消息而来');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await open(page, '?view=list');
  await page
    .getByRole('button', { name: /由消息而来/ })
    .first()
    .click();
  await page.getByRole('button', { name: '来自聊天消息' }).click();
  await page.waitForURL(/\/main\/messages\/\d+\?mid=\d+/);
});

test.skipIf(!there)('by keys an end is moved, a day is changed, and each is taken back', async () => {
  await open(page);
  const box = async () => {
    const found = await event('接孩子').boundingBox();
    if (found === null) throw new Error('it is not in sight');
    return found;
  };
  const press = async (keys: string): Promise<void> => {
    await page
      .locator('[role=button]', { has: event('接孩子') })
      .last()
      .focus();
    await page.keyboard.press(keys);
    await page.getByRole('button', { name: '仅此次' }).click();
  };
  const before = await box();
  await press('Alt+Shift+ArrowDown');
  await expect.poll(async () => (await box()).height).toBeCloseTo(before.height + 16, -1);
  expect((await box()).y).toBeCloseTo(before.y, -1);
  await page.getByRole('button', { name: '撤销' }).last().click();
  await expect.poll(async () => (await box()).height).toBeCloseTo(before.height, -1);
  await press('Alt+ArrowRight');
  await expect.poll(async () => (await box()).x).toBeGreaterThan(before.x + 60);
  await page.getByRole('button', { name: '撤销' }).last().click();
  await expect.poll(async () => (await box()).x).toBeCloseTo(before.x, -1);
});

test.skipIf(!there)(
  'a reminder stands over whatever page is open, and is put away on every device',
  async () => {
    const device = await stage.client('shenzhixing');
    await page.goto(`${stage.office.url}/main/contacts`);
    await page.locator('.tg-rail').first().waitFor();
    const start = localAt(Date.now() + 602_000, zone.timezoneId);
    const times = { start, end: movedBy(start, 1_800_000) };
    await device.schedule.create(
      wholeItem({ title: '现在就到点', reminders: [10], ...times }, zone.timezoneId),
    );
    const card = page.locator('.tg-reminders__card', { hasText: '现在就到点' });
    await card.waitFor();
    await card.getByRole('button', { name: '知道了' }).click();
    await card.waitFor({ state: 'detached' });
    const due = await device.schedule.dueReminders();
    expect(due.map(({ title }) => title)).not.toContain('现在就到点');
  },
);

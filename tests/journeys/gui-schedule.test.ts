// The schedule in the browser: made by dragging and by a sentence, moved with its question, taken back, answered, ticked, made of a message.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { ownWords } from '../support/second-try.ts';
import { hasBrowser, lead, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-schedule');
let stage: Stage;
let page: Page;

const zone = { timezoneId: 'Asia/Shanghai' } as const;
const event = (title: string): Locator => page.locator('.tg-event', { hasText: title }).first();
const open = async (query = ''): Promise<void> => {
  await lead(page, `/main/schedule${query}`);
  await page.locator('.tg-event, .tg-agenda-list__row, .tg-tasks__row').first().waitFor();
};
async function drag(from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 });
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
  await page.mouse.up();
}
const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (box === null) throw new Error('it is not in sight');
  return box;
};
/** «Undo» of what has just been done to that item: what an earlier act said may still stand beside it. */
const takeBack = (title: string): Locator =>
  page
    .locator('.tg-toast', { hasText: `已保存“${title}”` })
    .last()
    .getByRole('button', { name: '撤销' });
const save = () => page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click();

beforeAll(async () => {
  if (!there) return;
  stage = await openStage();
  page = await stage.page('shenzhixing', zone);
  // Whichever hour of the demo's day it is: a reminder that lies over a button is put away, as a person would.
  const reminder = page.locator('.tg-reminders__card');
  await page.addLocatorHandler(reminder.first(), async () => {
    await reminder.first().getByRole('button', { name: '知道了' }).click();
  });
});
afterAll(async () => {
  if (there) await stage.close();
});

test.skipIf(!there)(
  'a stretch is drawn by dragging and becomes an item; a rule it breaks is said at its field',
  async () => {
    await open();
    const column = await boxOf(event('冬季保供推演'));
    await drag({ x: column.x + 40, y: column.y + 132 }, { x: 0, y: 56 });
    await save();
    await page.getByText('保存失败，标题不能为空！').waitFor();
    await page.getByRole('dialog').getByLabel('标题').fill('拖出来的');
    await save();
    await event('拖出来的').waitFor();
    expect((await boxOf(event('拖出来的'))).y).toBeCloseTo(column.y + 128, -1);
  },
);

test.skipIf(!there)(
  'what repeats is moved only after the question, and taken back by one press',
  async () => {
    await open();
    const before = await boxOf(event('接孩子'));
    // Upwards: at the lower edge the grid would scroll along for as long as the hand is there.
    const move = () => drag({ x: before.x + 40, y: before.y + 8 }, { x: 0, y: -64 });
    await move();
    await page.getByText('要修改哪些？').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await boxOf(event('接孩子'))).y).toBeCloseTo(before.y, -1);
    await move();
    await page.getByRole('button', { name: '仅此次' }).click();
    await expect.poll(async () => (await boxOf(event('接孩子'))).y).toBeCloseTo(before.y - 64, -1);
    await takeBack('接孩子').click();
    await expect.poll(async () => (await boxOf(event('接孩子'))).y).toBeCloseTo(before.y, -1);
  },
);

test.skipIf(!there)('what is taken back as soon as it is saved stands where it stood', async () => {
  await open();
  const before = await boxOf(event('接孩子'));
  await drag({ x: before.x + 40, y: before.y + 8 }, { x: 0, y: -64 });
  await page.getByText('要修改哪些？').waitFor();
  // Faster than a hand: before the calendar has been asked for anew.
  const pressed = page.evaluate(
    () =>
      new Promise<void>((done) => {
        const watching = new MutationObserver(() => {
          const said = [...document.querySelectorAll('.tg-toast')].findLast((one) =>
            one.textContent.includes('已保存“接孩子”'),
          );
          const found = [...(said?.querySelectorAll('button') ?? [])].find(
            (one) => one.textContent === '撤销',
          );
          if (found === undefined) return;
          watching.disconnect();
          found.click();
          done();
        });
        watching.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole('button', { name: '仅此次' }).click();
  await pressed;
  await expect.poll(async () => (await boxOf(event('接孩子'))).y).toBeCloseTo(before.y, -1);
});

test.skipIf(!there)('who closes what a press has opened is back at what was pressed', async () => {
  await open();
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.querySelector('.tg-event')?.textContent ?? '');
  const box = await boxOf(event('接孩子'));
  await event('冬季保供推演').click();
  await page.locator('.tg-item').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.tg-item').waitFor({ state: 'detached' });
  await expect.poll(focused).toContain('冬季保供推演');
  // The days are as wide again as they were.
  await expect.poll(() => boxOf(event('接孩子'))).toEqual(box);
  await drag({ x: box.x + 40, y: box.y + 8 }, { x: 0, y: -64 });
  await page.getByText('要修改哪些？').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(focused).toContain('接孩子');
});

test.skipIf(!there)(
  'readers for ears hear the two parts of a week in the language of the window',
  async () => {
    await open();
    for (const name of ['全天', '分时段']) await page.getByRole('rowheader', { name, exact: true }).waitFor();
  },
);

test.skipIf(!there)('a dialog is handed in by Ctrl+Enter from any of its fields', async () => {
  await open();
  await page.getByRole('button', { name: '新建日程' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('地点').fill('三楼会议室');
  await page.keyboard.press('Control+Enter');
  // What is missing is said at its field, as the button would say it.
  await dialog.getByText('标题不能为空').waitFor();
  await dialog.getByLabel('标题').fill('用键保存的');
  await page.keyboard.press('Control+Enter');
  await dialog.waitFor({ state: 'detached' });
  await event('用键保存的').first().waitFor();
});

test.skipIf(!there)('by keys an item moves a quarter and a task is ticked', async () => {
  await open();
  const before = await boxOf(event('拖出来的'));
  await page
    .locator('[role=button]', { has: event('拖出来的') })
    .last()
    .focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(async () => (await boxOf(event('拖出来的'))).y).toBeCloseTo(before.y + 16, -1);
  await page
    .locator('[role=button]', { has: event('归档会议纪要') })
    .last()
    .focus();
  await page.keyboard.press(' ');
  await page.locator('.tg-event[data-done]', { hasText: '归档会议纪要' }).waitFor();
});

test.skipIf(!there)('a typed sentence becomes a form with its time', async () => {
  await open();
  await page.keyboard.press('n');
  await page.keyboard.type('周五下午两点过预算 1 小时');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await dialog.getByLabel('标题').inputValue()).toBe('过预算');
  expect(await dialog.locator('input[type=datetime-local]').first().inputValue()).toMatch(/T14:00$/);
  expect(await dialog.locator('input[type=datetime-local]').last().inputValue()).toMatch(/T15:00$/);
  await page.keyboard.press('Escape');
});

test.skipIf(!there)('an invitation stands faint and is accepted in its drawer by a key', async () => {
  await open();
  await page.locator('.tg-event-frame--open', { hasText: '勘探数据例会' }).first().click();
  await page.getByRole('heading', { name: '勘探数据例会' }).waitFor();
  await page.keyboard.press('a');
  await expect.poll(() => page.locator('.tg-event-frame--open', { hasText: '勘探数据例会' }).count()).toBe(0);
});

test.skipIf(!there)('a meeting that repeats is cancelled only after the question', async () => {
  const client = await stage.client('shenzhixing');
  const start = `${new Date(Date.now() + 28_800_000).toISOString().slice(0, 10)}T20:00:00`;
  const { items } = await client.schedule.create({
    ...{ title: '夜间检查', type: 'meeting', rule: 'FREQ=DAILY;COUNT=3', zone: zone.timezoneId },
    ...{ start, end: start.replace('T20', 'T21') },
  });
  const id = items[0]?.id ?? '';
  await lead(page, `/main/schedule?open=event:${id}@${start}`);
  await page.getByRole('heading', { name: '夜间检查' }).waitFor();
  const cancel = async (): Promise<void> => {
    await page.getByRole('button', { name: '更多操作' }).last().click();
    await page.getByRole('menuitem', { name: '取消会议' }).click();
    await page.getByText('要取消哪些？').waitFor();
  };
  await cancel();
  await page.keyboard.press('Escape');
  expect((await client.schedule.item(id)).exceptions).toEqual([]);
  await cancel();
  await page.getByRole('button', { name: '仅此次' }).click();
  await expect.poll(async () => (await client.schedule.item(id)).exceptions).toEqual([start]);
  expect((await client.schedule.item(id)).status).toBe('confirmed');
});

test.skipIf(!there)('the list goes on as one scrolls, and a task is ticked there', async () => {
  await open('?view=list');
  const rows = page.locator('.tg-agenda-list__row');
  const first = await rows.count();
  await page.locator('.tg-agenda-list').evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect.poll(() => rows.count()).toBeGreaterThan(first);
  await rows.filter({ hasText: '巡检汇总' }).first().getByRole('button', { name: /完成/ }).click();
  await page.locator('.tg-agenda-list__row[data-done]', { hasText: '巡检汇总' }).waitFor();
});

test.skipIf(!there)(
  'of a task that repeats the time that is looked at is ticked, the others stay',
  async () => {
    const title = ownWords('每日晨检');
    const client = await stage.client('shenzhixing');
    const me = (await client.schedule.calendars())[0]?.ownerId ?? '';
    const start = `${new Date(Date.now() + 28_800_000).toISOString().slice(0, 10)}T18:00:00`;
    const { items } = await client.schedule.create({
      ...{ title, type: 'task', rule: 'FREQ=DAILY;COUNT=3', zone: zone.timezoneId },
      ...{ start, end: start, people: [{ personId: me, role: 'executor' }] },
    });
    const id = items[0]?.id ?? '';
    const done = async (): Promise<readonly string[]> =>
      (await client.schedule.item(id)).overrides
        .filter(({ isDone }) => isDone)
        .map((one) => one.recurrenceId);
    await open('?view=list');
    const rows = page.locator('.tg-agenda-list__row', { hasText: title });
    await rows.nth(1).getByRole('button', { name: /完成/ }).click();
    await page.locator('.tg-agenda-list__row[data-done]', { hasText: title }).waitFor();
    expect(await rows.count()).toBe(3);
    expect(await page.locator('.tg-agenda-list__row[data-done]', { hasText: title }).count()).toBe(1);
    expect((await client.schedule.item(id)).status).toBe('confirmed');
    const [ticked = ''] = await done();
    // Its drawer says so of this time alone, and opens it again.
    await lead(page, `/main/schedule?open=task:${id}@${ticked}`);
    await page.locator('.tg-item__head', { hasText: '已完成' }).waitFor();
    await page.getByRole('button', { name: '重新打开' }).click();
    await expect.poll(done).toEqual([]);
    await page.locator('.tg-item__foot').getByRole('button', { name: '完成', exact: true }).click();
    await expect.poll(done).toEqual([ticked]);
  },
);

test.skipIf(!there)('a message becomes a task with the way back to it', async () => {
  await lead(page, '/main/messages');
  await page
    .getByRole('option', { name: /数字化平台组/ })
    .first()
    .click();
  const message = page.locator('article', { hasText: '接口联调今天能收吗' }).last();
  await message.click({ button: 'right' });
  await page.getByRole('menuitem', { name: '转为任务' }).click();
  await save();
  await lead(page, '/main/schedule?view=tasks');
  await page
    .getByRole('button', { name: /接口联调今天能收吗/ })
    .last()
    .click();
  await page.getByRole('button', { name: '来自聊天消息' }).click();
  await page.waitForURL(/\/main\/messages\/\d+\?mid=\d+/);
});

test.skipIf(!there)('a group finds a time, and whoever is invited accepts on the notice', async () => {
  await lead(page, '/main/messages');
  await page
    .getByRole('option', { name: /接口联调小队/ })
    .first()
    .click();
  await page.getByRole('button', { name: '找时间' }).click();
  await page.locator('.tg-find-time__slot').first().click();
  await page.getByRole('dialog').getByLabel('标题').fill('联调碰头');
  await save();
  const guest = await stage.page('linruoxi', zone);
  await guest.getByRole('option', { name: /系统/ }).first().click();
  const notice = guest.locator('article', { hasText: '联调碰头' });
  await notice.getByRole('button', { name: '接受' }).click();
  await notice.getByText('已接受').waitFor();
  await guest.context().close();
});

test.skipIf(!there)('a calendar is opened to everybody; its address is given and taken away', async () => {
  await open();
  await page.getByRole('button', { name: '日历设置 · 家庭' }).click();
  const dialog = page.getByRole('dialog');
  const feed = dialog.locator('label', { has: page.getByLabel('订阅地址（只读）') });
  await feed.click();
  const address = (await dialog.locator('code').textContent()) ?? '';
  expect(await (await fetch(address)).text()).toContain('BEGIN:VCALENDAR');
  await feed.click();
  await dialog.locator('code').waitFor({ state: 'detached' });
  expect(await (await fetch(address)).text()).not.toContain('BEGIN:VCALENDAR');
  const everybody = dialog.getByRole('radiogroup', { name: '所有同事' });
  await everybody.getByText('可见详情').click();
  const guest = await stage.client('tangkexin');
  await expect.poll(async () => (await guest.schedule.calendars()).map(({ name }) => name)).toContain('家庭');
});

test.skipIf(!there)(
  'on paper every title is whole, as the dialog asks, and nothing of the window is',
  async () => {
    await open('?view=month');
    await page.keyboard.press('Control+p');
    const dialog = page.getByRole('dialog', { name: '打印日程' });
    await dialog.getByRole('checkbox', { name: '地点与组织者' }).check();
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('.tg-print-root');
    const rows = paper.locator('.tg-print-row', { hasText: '冬季保供推演' });
    await rows.first().waitFor();
    const cut = await paper
      .locator('.tg-print-row__title')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
    expect({ cut, frame: await page.locator('.tg-frame').isVisible() }).toEqual({ cut: 0, frame: false });
    expect(await paper.locator('.tg-print-grid td').count()).toBe(42);
    expect(await paper.getByText('平台组工位区').count()).toBeGreaterThan(0);
    await page.emulateMedia({ media: null });
    await dialog.getByRole('radio', { name: '列表' }).click();
    await page.emulateMedia({ media: 'print' });
    await paper.locator('.tg-print-list .tg-print-row', { hasText: '冬季保供推演' }).first().waitFor();
    await page.emulateMedia({ media: null });
    await dialog.getByRole('button', { name: '取消' }).click();
    await dialog.waitFor({ state: 'detached' });
  },
);

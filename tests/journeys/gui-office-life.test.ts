// What was missing beside a morning: a stand-in named in the window, and an announcement with a picture and a time of day.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { Office } from '#sdk/office.ts';
import { hasBrowser, lead, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-office-life');
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAFklEQVR4nGNkaPjPgA0wYRUdtBIAOc4BkOgm6EoAAAAASUVORK5CYII=',
  'base64',
);
let stage: Stage;
let page: Page;
let power: Office;
let root = '';

beforeAll(async () => {
  if (!there) return;
  stage = await openStage();
  root = stage.office.accounts.find(({ role }) => role === 'superAdministrator')?.loginname ?? '';
  page = await stage.page(root, { timezoneId: 'Asia/Shanghai' });
  power = await stage.client(root);
});
afterAll(async () => {
  if (there) await stage.close();
});

test.skipIf(!there)(
  'a stand-in is named in the window, is said in the list while it holds, and is taken back',
  async () => {
    await lead(page, '/main/approval');
    await page.getByRole('button', { name: '外出代理' }).click();
    const dialog = page.getByRole('dialog', { name: '外出代理' });
    await dialog.getByRole('button', { name: '选择人员' }).click();
    const picker = page.getByRole('dialog', { name: '代理人' });
    await picker.getByRole('combobox').fill('tangkexin');
    await picker.getByRole('option').filter({ hasText: '唐可欣' }).first().click();
    await picker.getByRole('button', { name: '确定' }).click();
    const until = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    await dialog.getByRole('textbox', { name: '到哪一天' }).fill(until);
    await dialog.getByRole('button', { name: '保存' }).click();
    await page.locator('.tg-away', { hasText: '由 唐可欣 代你审批' }).waitFor();
    const { given } = await power.approval.delegation();
    expect(given?.to.name).toBe('唐可欣');
    expect(new Date((given?.until ?? 0) - 1).toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' })).toBe(
      until,
    );
    const taker = await stage.page('tangkexin', { timezoneId: 'Asia/Shanghai' });
    await lead(taker, '/main/approval');
    await taker.locator('.tg-away', { hasText: '你正在代' }).waitFor();
    await taker.context().close();
    await page.getByRole('button', { name: '外出代理' }).click();
    await page.getByRole('button', { name: '结束代理' }).click();
    await page.locator('.tg-away').waitFor({ state: 'detached' });
    expect((await power.approval.delegation()).given ?? null).toBeNull();
  },
);

test.skipIf(!there)(
  'an announcement has a picture in its text and comes out at its minute; changing its title changes nothing else',
  async () => {
    await lead(page, '/main/announcements?write');
    await page.getByRole('textbox', { name: '标题', exact: true }).fill('食堂新菜单');
    await page.getByRole('textbox', { name: '正文' }).click();
    await page.keyboard.type('下周起：');
    await page.locator('.tg-rich-editor input[type=file]').setInputFiles({
      name: '菜单.png',
      mimeType: 'image/png',
      buffer: png,
    });
    await page.locator('.tg-rich-editor .tg-rich__figure img').waitFor();
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    // What is no day publishes nothing.
    await page.getByRole('textbox', { name: '定时发布' }).fill('99-99');
    await page.getByRole('button', { name: '发布公告' }).last().click();
    await page.getByText('发布时间要在将来').waitFor();
    await page.getByRole('textbox', { name: '定时发布' }).fill(day);
    await page.getByRole('textbox', { name: '几点发布' }).fill('14:35');
    await page.getByRole('button', { name: '发布公告' }).last().click();
    await page.locator('article .tg-rich__figure img').waitFor();
    const [made] = (await power.announcements.list({ mine: true, sought: '食堂新菜单' })).rows;
    expect(made?.state).toBe('scheduled');
    expect(made?.time).toBe(Date.parse(`${day}T14:35:00+08:00`));
    await page.getByRole('button', { name: '更多' }).last().click();
    await page.getByRole('menuitem', { name: '修改公告' }).click();
    await page.getByRole('textbox', { name: '标题', exact: true }).fill('食堂冬季菜单');
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByRole('heading', { name: '食堂冬季菜单' }).first().waitFor();
    const after = await power.announcements.get(made?.id ?? '');
    expect(after).toMatchObject({ title: '食堂冬季菜单', time: made?.time, until: null });
    expect(JSON.stringify(after.body)).toContain('"image"');
  },
);

test.skipIf(!there)(
  'who asks to join a group stands among what must be answered, and leads to the group',
  async () => {
    const other = await stage.client('linruoxi');
    const idOf = async (loginName: string): Promise<string> =>
      (await power.contacts.personByLoginName(loginName)).id;
    const made = await power.groups.do({
      act: 'create',
      name: '联合评审',
      memberIds: [await idOf('linruoxi')],
    });
    const groupId = made.group?.id ?? '';
    await power.groups.do({ act: 'setSwitches', groupId, reviewed: true });
    await other.groups.do({ act: 'invite', groupId, personIds: [await idOf('tangkexin')] });
    await lead(page, '/main/apply?part=waiting');
    await page.locator('.tg-asks button', { hasText: '有人申请加入“联合评审”' }).click();
    await page.waitForURL(new RegExp(`/main/messages/0*${groupId}`, 'u'));
    await power.groups.do({
      act: 'decideRequests',
      groupId,
      requestIds: (await power.groups.requests(groupId)).map(({ id }) => id),
      decision: 'approve',
    });
    await lead(page, '/main/apply?part=waiting');
    await page.locator('.tg-requests__parts').waitFor();
    await expect.poll(() => page.locator('.tg-asks').count()).toBe(0);
  },
);

test.skipIf(!there)(
  'a form’s condition is typed as money, its role is chosen, and nothing typed is left behind unasked',
  async () => {
    await lead(page, '/setting/admin/forms');
    await page.getByRole('button', { name: '费用报销' }).click();
    const step = page.locator('fieldset').filter({ has: page.locator('input[value="部门负责人"]') });
    const value = step.getByRole('textbox', { name: '值' });
    expect(await value.inputValue()).toBe('5000');
    await value.fill('many');
    await page.getByRole('button', { name: '保存表单' }).click();
    await page
      .getByText('表单填写有误')
      .or(page.locator('.tg-field-message[data-tone=error]'))
      .first()
      .waitFor();
    await value.fill('7500.50');
    await page.getByRole('button', { name: '请假申请' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
    expect(await value.inputValue()).toBe('7500.50');
    await page.getByRole('button', { name: '保存表单' }).click();
    await page.getByText('表单已保存').first().waitFor();
    const form = (await power.approval.forms()).find(({ key }) => key === 'expense');
    const when = form?.steps.flatMap((each) => each.when ?? []) ?? [];
    expect(when).toContainEqual({ field: 'amount', is: 'over', value: 750_050 });
  },
);

test.skipIf(!there)('a suggestion shows its picture to who wrote it', async () => {
  await lead(page, '/main/suggestion');
  await page.getByRole('textbox').first().fill('走廊的灯太暗');
  await page.locator('input[type=file]').first().setInputFiles({
    name: '走廊.png',
    mimeType: 'image/png',
    buffer: png,
  });
  await page.getByText('走廊.png').first().waitFor();
  await page.getByRole('button', { name: '提交建议' }).click();
  await page.locator('.tg-suggestion img[alt="走廊.png"]').waitFor();
});

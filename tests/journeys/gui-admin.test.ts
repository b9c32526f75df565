// An administrator in the window: how long messages stay, what is held, somebody's data, tables, categories of apps, announcements of others.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { readPeople } from '#sdk/admin/rules/people-sheet.ts';
import { hasBrowser, lead, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-admin');
const day = 86_400_000;
let stage: Stage;
let page: Page;

beforeAll(async () => {
  if (!there) return;
  stage = await openStage({ seed: 'small', passwordsFor: ['anran', 'chenxi'] });
  page = await stage.page('anran');
});
afterAll(async () => {
  if (there) await stage.close();
});
const say = (senderId: number, text: string, age: number) =>
  stage.office.office.store.messages.append([
    {
      ...{ chatId: 1, senderId, clientId: `${senderId}.${text}`, kind: 1, text, mentions: [] },
      ...{ citedMid: undefined, time: Date.now() - age * day },
    },
  ]);
const section = (name: string) => page.getByRole('region', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog').last();

test.skipIf(!there)(
  'a rule is added, what it takes is counted before it goes, a hold keeps it, and the question names the count',
  async () => {
    await say(1002, 'old one', 900);
    await say(1001, 'old two', 900);
    await lead(page, '/setting/admin/retention');
    await page.getByText('还没有规则：消息一直保留').waitFor();
    expect(await button('现在清除').isDisabled()).toBe(true);
    await page.getByLabel('天数').fill('0');
    expect(await button('添加规则').isDisabled()).toBe(true);
    await page.getByLabel('天数').fill('800');
    await page.getByLabel('天数').press('Enter');
    await page.getByText('800 天以前的所有消息').waitFor();
    await button('看看会清除什么').click();
    await page.getByText('会清除 2 条消息').waitFor();
    await page.getByText('群', { exact: true }).click();
    await page.getByLabel('群的编号').fill('1');
    await page.getByLabel('理由').fill('案件 12');
    await button('保留').click();
    await page.getByText(/案件 12 · .* 起/u).waitFor();
    // The count was of another law.
    await page.getByText('先看看会清除什么').waitFor();
    await button('看看会清除什么').click();
    await page.getByText('没有过期的消息').waitFor();
    await button('解除').click();
    await dialog().getByRole('button', { name: '解除' }).click();
    await page.getByText('没有法律保留').waitFor();
    await button('看看会清除什么').click();
    await page.getByText('会清除 2 条消息').waitFor();
    await button('现在清除').click();
    await dialog().getByText('彻底清除 2 条消息？').waitFor();
    await dialog().getByRole('button', { name: '现在清除' }).click();
    await section('清除').getByText('已清除 2 条消息').waitFor();
    await button('删除规则“所有群聊”').click();
    await dialog().getByRole('button', { name: '删除' }).click();
    await page.getByText('还没有规则：消息一直保留').waitFor();
  },
  90_000,
);

test.skipIf(!there)(
  'somebody’s data is downloaded, and they are erased once their name is typed; a colleague sees no name at once',
  async () => {
    const { database } = stage.office.office;
    const { name = '' } =
      database.prepare<[], { name: string }>('select name from person where id = 1002').get() ?? {};
    await say(1002, 'said by who goes', 0);
    const colleague = await stage.page('anran');
    await colleague.getByRole('option', { name: /小组讨论/u }).click();
    const message = colleague.locator('article', { hasText: 'said by who goes' }).last();
    await message.waitFor();
    await lead(page, '/setting/admin/people');
    await page.getByRole('button', { name }).first().click();
    const coming = page.waitForEvent('download');
    await button('导出数据').click();
    expect((await coming).suggestedFilename()).toBe('person-1002.zip');
    await button('彻底抹除…').click();
    await dialog().getByText(`彻底抹除“${name}”？`).waitFor();
    await dialog()
      .getByText(/会清除：消息 \d+ 条/u)
      .waitFor();
    const act = dialog().getByRole('button', { name: '彻底抹除' });
    await page.keyboard.type(`${name}?`);
    expect(await act.isDisabled()).toBe(true);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await page.getByText('已抹除').waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => page.getByText(name, { exact: true }).count()).toBe(0);
    await colleague.locator('article', { hasText: '前成员 Former member' }).first().waitFor();
    await expect.poll(() => colleague.getByText(name).count()).toBe(0);
    expect(database.prepare('select login_name from person where id = 1002').pluck().get()).toBe(
      'erased-1002',
    );
    await colleague.context().close();
  },
  90_000,
);

test.skipIf(!there)('people are exported as a table that can be imported again', async () => {
  await lead(page, '/setting/admin/people');
  const coming = page.waitForEvent('download');
  await button('导出表格').click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/u);
  const rows = readPeople(new Uint8Array(await readFile(await download.path())));
  expect(rows.map(({ loginName }) => loginName)).toContain('anran');
});

test.skipIf(!there)(
  'categories of apps are named anew, put in order, and removed with their apps going to another one',
  async () => {
    const power = await stage.client('anran');
    const named = async (name: string) => power.apps.putCategory({ name: { zh: name, en: name } });
    const first = await named('甲类');
    await named('乙类');
    await power.apps.put({
      name: { zh: '车辆', en: 'Cars' },
      categoryId: first.id,
      kind: 'browser',
      target: 'https://cars.example',
      audience: [{ kind: 'everybody' }],
    });
    await lead(page, '/setting/admin/apps');
    const names = () => page.locator('.tg-admin__group h2').allTextContents();
    await button('重命名分类“甲类”').click();
    await dialog().getByLabel('名称', { exact: true }).fill('车务');
    await dialog().getByRole('button', { name: '保存' }).click();
    await button('把“车务”下移').click();
    await expect.poll(async () => (await names()).slice(-2)).toEqual(['乙类', '车务']);
    await button('移除分类“车务”').click();
    await dialog().getByText('里面的应用移到').first().waitFor();
    await dialog().getByLabel('里面的应用移到').selectOption({ label: '乙类' });
    await dialog().getByRole('button', { name: '移除' }).click();
    await expect.poll(async () => (await names()).at(-1)).toBe('乙类');
    await page.locator('.tg-admin__group').last().getByText('车辆').waitFor();
  },
  60_000,
);

test.skipIf(!there)(
  'an administrator withdraws and pins what somebody else announced to others',
  async () => {
    const other = await stage.client('chenxi');
    const third = await other.contacts.personByLoginName('dingyi');
    await other.announcements.publish({
      title: '不是发给管理员的',
      body: { markdown: '内容' },
      audience: [{ kind: 'person', id: third.id }],
      mustConfirm: true,
    });
    await lead(page, '/main/announcements');
    await page.getByText('全部管理').click();
    await page.getByRole('option', { name: /不是发给管理员的/u }).click();
    const more = page.getByRole('article').getByRole('button', { name: '更多' });
    await more.click();
    await page.getByRole('menuitem', { name: '置顶', exact: true }).click();
    await page.getByRole('article').getByText('置顶', { exact: true }).waitFor();
    expect(await button('我已知悉，确认').count()).toBe(0);
    await more.click();
    await page.getByRole('menuitem', { name: '撤回公告' }).click();
    await dialog().getByRole('button', { name: '撤回公告' }).click();
    await page.getByRole('article').getByText('已撤回', { exact: true }).waitFor();
  },
  60_000,
);

// A group in the window: made with the picker, opened by itself, renamed for everybody, and closed with its reason.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { ownWords } from '../support/second-try.ts';
import { hasBrowser, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-groups');
let stage: Stage;
let owner: Page;
let member: Page;

beforeAll(async () => {
  if (!there) return;
  stage = await openStage({ seed: 'small', passwordsFor: ['anran', 'bowen'] });
  owner = await stage.page('anran');
  member = await stage.page('bowen');
});
afterAll(async () => {
  if (there) await stage.close();
});

/** A group of the owner and the member, open in both windows; another device has made it. */
async function makeGroup(name: string): Promise<void> {
  const elsewhere = await stage.client('anran');
  await elsewhere.groups.do({ act: 'create', name, memberIds: ['1002'] });
  for (const page of [owner, member]) {
    await page.goto(`${stage.office.url}/main/messages`);
    await page.getByRole('option', { name: new RegExp(name) }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
  }
}
const detailsOf = async (page: Page) => {
  await page.getByRole('button', { name: '群资料' }).click();
  return page.getByRole('dialog', { name: '群资料' });
};

test.skipIf(!there)('what is missing is said, and what is made opens by itself', async () => {
  const name = ownWords('读书会');
  await owner.goto(`${stage.office.url}/main/messages`);
  await owner.getByRole('button', { name: '发起会话' }).click();
  await owner.getByRole('menuitem', { name: '创建群聊' }).click();
  const form = owner.getByRole('dialog', { name: '创建群聊' });
  await form.getByRole('button', { name: '创建', exact: true }).click();
  await form.getByText('请至少选择一位可以加入的成员').waitFor();
  await form.getByRole('combobox').fill('bowen');
  await form.getByRole('option', { name: /薄文/ }).first().click();
  await form.getByText('请至少选择一位可以加入的成员').waitFor({ state: 'hidden' });
  // Nobody has to think of a name.
  expect(await form.getByLabel('群名称').getAttribute('placeholder')).toBe('安然、薄文');
  await form.getByLabel('群名称').fill(name);
  await form.getByRole('button', { name: '创建', exact: true }).click();
  await owner.getByRole('heading', { name, level: 1 }).waitFor();
  await owner.getByText(`你创建了群聊“${name}”`).first().waitFor();
  await member.getByRole('option', { name: new RegExp(name) }).click();
  await member.getByRole('heading', { name, level: 1 }).waitFor();
});

test.skipIf(!there)('the details change it for everybody, and tell others why they may not', async () => {
  await makeGroup(ownWords('读书会'));
  const name = ownWords('春季读书会');
  const details = await detailsOf(owner);
  await details.getByRole('button', { name: '编辑群名称' }).click();
  await details.getByRole('textbox', { name: '群名称' }).fill(name);
  await owner.keyboard.press('Enter');
  await member.getByRole('heading', { name, level: 1 }).waitFor();
  await details.getByRole('button', { name: '编辑群公告' }).click();
  await details.getByRole('textbox', { name: '群公告' }).fill('书单在 www.example.com/books');
  await owner.keyboard.press('Control+Enter');
  await details.getByRole('link', { name: 'www.example.com/books' }).waitFor();
  const seen = await detailsOf(member);
  await seen.getByText('群名称、公告和简介由群主和管理员修改').first().waitFor();
  await seen.getByRole('link', { name: 'www.example.com/books' }).waitFor();
  await expect.poll(() => seen.getByRole('button', { name: '解散群聊' }).isDisabled()).toBe(true);
  expect(await seen.getByRole('button', { name: '编辑群名称' }).count()).toBe(0);
  await member.keyboard.press('Escape');
  await seen.waitFor({ state: 'hidden' });
});

test.skipIf(!there)('a member and a mention open the card of who they are', async () => {
  const name = ownWords('读书会');
  await makeGroup(name);
  const elsewhere = await stage.client('anran');
  const chat = (await elsewhere.chat.find(name, 1))[0];
  await elsewhere.chat.send({ chatId: chat?.id ?? '', text: '@薄文 明天见', mentions: ['1002'] });
  const card = owner.getByRole('dialog').filter({ hasText: 'bowen' });
  await owner.getByRole('button', { name: '@薄文' }).click();
  await card.waitFor();
  await owner.keyboard.press('Escape');
  await card.waitFor({ state: 'hidden' });
  const details = await detailsOf(owner);
  await details.getByRole('button', { name: '薄文', exact: true }).click();
  await card.waitFor();
  await owner.keyboard.press('Escape');
  await card.waitFor({ state: 'hidden' });
  await owner.keyboard.press('Escape');
});

test.skipIf(!there)('a dissolved group stays to be read, and says that it is one', async () => {
  const name = ownWords('读书会');
  await makeGroup(name);
  const details = await detailsOf(owner);
  await details.getByRole('button', { name: '解散群聊' }).click();
  const question = owner.getByRole('dialog', { name: `解散“${name}”？` });
  await question.getByRole('button', { name: '解散群聊' }).click();
  await member.getByText('安然 解散了群聊').first().waitFor();
  await member.getByText('群聊已解散，只能查看').first().waitFor();
  await expect.poll(() => member.getByRole('button', { name: '发送' }).count()).toBe(0);
  await expect.poll(() => member.locator('.tg-composer textarea').count()).toBe(0);
});

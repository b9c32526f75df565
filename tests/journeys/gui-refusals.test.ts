// What the window refuses and says why, what of a message it does not offer, and files of others: found, saved, cached.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import type { Office } from '#sdk/office.ts';
import { beforeSecondTry, ownWords } from '../support/second-try.ts';
import { hasBrowser, lead, openStage, type Stage } from './gui/browser-office.ts';

const there = hasBrowser('gui-refusals');
const chatId = '00001';
let stage: Stage;
let page: Page;
let colleague: Office;

beforeAll(async () => {
  if (!there) return;
  stage = await openStage({ seed: 'small', passwordsFor: ['anran', 'bowen'] });
  [page, colleague] = await Promise.all([stage.page('bowen'), stage.client('anran')]);
  await openGroup();
});
afterAll(async () => {
  if (there) await stage.close();
});
beforeSecondTry(async () => {
  await colleague.groups.do({ act: 'rename', groupId: '1', name: '小组讨论' });
  await stage.office.office.store.people.setDictionary('sys_pc_client_params', 'welcome_url', '');
  await page.goto(`${stage.office.url}/main/messages`);
  await openGroup();
  await field().fill('');
});

const openGroup = async (): Promise<void> => {
  await page.getByRole('option', { name: /小组讨论/ }).click();
  await page.getByRole('heading', { name: '小组讨论', level: 1 }).waitFor();
};
const field = () => page.locator('.tg-composer textarea');
const bubble = (text: string) => page.locator('article', { hasText: text }).last();
const picture = {
  name: '图.png',
  mimeType: 'image/png',
  buffer: PNG.sync.write(new PNG({ width: 20, height: 20 })),
};
const names = async (text: string): Promise<string[]> => {
  await bubble(text).locator('.tg-bubble').click({ button: 'right' });
  await page.getByRole('menu').waitFor();
  const entries = await page.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  return entries.map((entry) => entry.trim());
};

test.skipIf(!there)(
  'a blank message and one too long are refused with their sentences, and stay',
  async () => {
    await field().fill('   ');
    await field().press('Enter');
    await page.getByText('不能发送空白消息').waitFor();
    await field().fill('长'.repeat(2_001));
    await field().press('Enter');
    await page.getByText('消息有 2001 个字符，超过了 2000 个字符的上限').waitFor();
    await page.locator('.tg-composer__count[data-over]').waitFor();
    expect((await field().inputValue()).length).toBe(2_001);
    await expect.poll(() => page.getByRole('button', { name: '发送', exact: true }).isDisabled()).toBe(true);
    await field().fill('');
  },
);

test.skipIf(!there)('behind a quote no picture goes, and without it one does', async () => {
  await bubble('大家好').locator('.tg-bubble').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '引用' }).click();
  await page.locator('.tg-quote-bar').waitFor();
  const chooser = page.locator('.tg-composer input[type=file]').first();
  await chooser.setInputFiles(picture);
  await page.getByText('引用后只能发送文字').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await field().press('Escape');
  await page.locator('.tg-quote-bar').waitFor({ state: 'hidden' });
  await chooser.setInputFiles(picture);
  await page.getByRole('dialog').getByRole('button', { name: '发送', exact: true }).click();
  await page.locator('article .tg-media img, article img[alt]').last().waitFor();
});

test.skipIf(!there)(
  'a text can be forwarded; a flash message offers neither that nor copying nor quoting',
  async () => {
    const words = ownWords('这句可以转');
    await colleague.chat.send({ chatId, text: '看完就没了', flash: true, wait: true });
    await colleague.chat.send({ chatId, text: words, wait: true });
    await bubble(words).waitFor();
    expect(await names(words)).toEqual(expect.arrayContaining(['转发', '复制', '引用']));
    const flash = page
      .locator('article')
      .filter({ hasText: /阅后即焚|查看/ })
      .last();
    await flash.locator('.tg-bubble').click({ button: 'right' });
    await page.getByRole('menu').waitFor();
    const offered = (await page.getByRole('menuitem').allInnerTexts()).map((entry) => entry.trim());
    expect(offered).toContain('删除');
    for (const act of ['转发', '复制', '引用']) expect(offered).not.toContain(act);
    await page.keyboard.press('Escape');
  },
);

test.skipIf(!there)('a file of somebody else is found by its name, and saved as it was', async () => {
  const content = '第一季度的数字'.repeat(400);
  const name = `${ownWords('季度报表')}.txt`;
  await colleague.files.send({ chatId, source: { content: new Blob([content]) }, name });
  const card = bubble(name);
  await card.waitFor();
  await page.keyboard.press('Control+K');
  const finder = page.getByRole('dialog');
  await finder.getByRole('radio', { name: '文件' }).click();
  await finder.getByRole('combobox').fill('季度');
  await finder.getByRole('option', { name: new RegExp(name) }).waitFor();
  await expect.poll(() => finder.getByRole('group').count()).toBe(1);
  await page.keyboard.press('Escape');
  await finder.waitFor({ state: 'hidden' });
  const saving = page.waitForEvent('download');
  await card.getByRole('button', { name: '保存' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(name);
  expect(readFileSync(await saved.path(), 'utf8')).toBe(content);
});

test.skipIf(!there)(
  'the picture that was shown lies in the cache, which says its size and is cleared',
  async () => {
    await page.goto(`${stage.office.url}/setting/fileManager`);
    const row = page.locator('.tg-setting', { hasText: '已用空间' });
    await row.getByText(/[1-9]\d* 个文件，/).waitFor();
    await row.getByRole('button', { name: '清理缓存' }).click();
    await page.getByText(/已清理 [1-9]\d* 个文件/).waitFor();
  },
);

test.skipIf(!there)('the owner gives the group a picture, and a member sees it', async () => {
  const owner = await stage.page('anran');
  await owner.getByRole('option', { name: /小组讨论/ }).click();
  await owner.getByRole('button', { name: '群资料' }).click();
  const details = owner.getByRole('dialog', { name: '群资料' });
  await details.getByRole('button', { name: '更换头像' }).waitFor();
  await details.locator('input[type=file]').setInputFiles(picture);
  await owner.getByRole('button', { name: '使用这张' }).click();
  await owner.getByText('已更换群头像').waitFor();
  await details.locator('.tg-avatar[data-size=large] img').waitFor();
  await lead(page, '/main/messages');
  await page
    .getByRole('option', { name: /小组讨论/ })
    .locator('img')
    .waitFor();
  await owner.context().close();
});

test.skipIf(!there)(
  'a super administrator looks up who did what, by person, act and day; nobody else has the way there',
  async () => {
    const owner = await stage.page('anran');
    await colleague.groups.do({ act: 'rename', groupId: '1', name: '周会' });
    await lead(owner, '/setting/userInfo');
    await owner.locator('.tg-setting', { hasText: '操作记录' }).getByRole('button', { name: '查看' }).click();
    const log = owner.getByRole('dialog', { name: '操作记录' });
    const newest = log.getByRole('listitem').first();
    await newest.getByText('修改群名称').waitFor();
    await newest.getByText('安然').first().waitFor();
    await log.getByRole('combobox', { name: '操作' }).selectOption('create');
    await newest.getByText('创建群聊').waitFor();
    await expect.poll(() => log.getByText('修改群名称', { exact: true }).count()).toBe(1);
    await log.getByRole('searchbox', { name: '登录名或编号' }).fill('nobody');
    await log.getByText('没有这个账号').waitFor();
    await log.getByRole('searchbox', { name: '登录名或编号' }).fill('@anran');
    await newest.getByText('创建群聊').waitFor();
    await log.getByRole('textbox', { name: '日期' }).fill('2020-01-01');
    await log.getByText('没有符合条件的记录').waitFor();
    await owner.context().close();
    await colleague.groups.do({ act: 'rename', groupId: '1', name: '小组讨论' });
    await lead(page, '/setting/userInfo');
    await page.getByRole('button', { name: '修改密码' }).waitFor();
    expect(await page.getByText('操作记录').count()).toBe(0);
    await lead(page, '/main/messages');
  },
);

test.skipIf(!there)('who may create no group is sent to the service desk, whose chat opens', async () => {
  await stage.office.office.administration.setMayCreateGroups(1003, 'bowen', false);
  await page.goto(`${stage.office.url}/main/messages`);
  await page.getByRole('button', { name: '发起会话' }).click();
  await page.getByRole('menuitem', { name: '创建群聊' }).click();
  const form = page.getByRole('dialog', { name: '创建群聊' });
  await form.getByText('没有创建群聊的权限，请联系管理员').waitFor();
  await expect.poll(() => form.getByRole('button', { name: '创建', exact: true }).isDisabled()).toBe(true);
  await form.getByRole('button', { name: '联系服务台' }).click();
  await page.getByRole('heading', { name: '服务台', level: 1 }).waitFor();
  await form.waitFor({ state: 'hidden' });
});

test.skipIf(!there)(
  'with no chat open the page of welcome_url stands there, apart from ours, until one is opened',
  async () => {
    const { people } = stage.office.office.store;
    await page.context().route('**/our-welcome', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<h1>Welcome to us</h1><script>document.title = String(top === self); try { top.document.body.remove(); } catch { document.body.append(" kept apart"); }</script>',
      }),
    );
    const welcome = page.frameLocator('iframe[title="欢迎页"]');
    const visit = async (address: string): Promise<void> => {
      await people.setDictionary('sys_pc_client_params', 'welcome_url', address);
      await page.goto(`${stage.office.url}/main/messages`);
    };
    await visit('/our-welcome');
    await welcome.getByText('Welcome to us').waitFor();
    await welcome.getByText('kept apart').waitFor();
    await openGroup();
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
    await visit('');
    await page.getByRole('heading', { name: '选一个会话开始' }).waitFor();
  },
);

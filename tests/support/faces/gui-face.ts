// A person at the window: one page kept open, every verb by what stands on it.
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { fillSignIn, toMessages } from '../../journeys/gui/browser-office.ts';
import { firstPage, openProfile } from '../chromium.ts';
import type { ChatMark, Face, GroupText } from './face.ts';
import { pageLines } from './page-store.ts';

const marks: Readonly<Record<ChatMark, string>> = {
  pin: '置顶',
  unpin: '取消置顶',
  mute: '消息免打扰',
  unmute: '取消免打扰',
  markUnread: '标为未读',
  markRead: '标为已读',
  remove: '从列表移除',
};
const texts: Readonly<Record<GroupText, string>> = {
  name: '群名称',
  notice: '群公告',
  introduction: '群简介',
};

/** Signs in and hands over the verbs. The office serves pages that are built. */
export async function openGuiFace(
  url: string,
  account: { loginname: string; password: string },
): Promise<Face> {
  const context = await openProfile({
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  });
  const page: Page = await firstPage(context);
  await page.goto(url);
  await fillSignIn(page, account.loginname, account.password);
  await toMessages(page);
  let open = '';

  const field = (): Locator => page.locator('.tg-composer textarea');
  const row = (chat: string): Locator => page.getByRole('option').filter({ hasText: chat }).first();
  const bubble = (text: string): Locator => page.locator('article', { hasText: text }).last();
  const dialog = (): Locator => page.getByRole('dialog').last();
  const heading = (chat: string): Promise<void> =>
    page.getByRole('heading', { name: chat, level: 1 }).waitFor();
  const said = (text: string): Promise<void> =>
    bubble(text)
      .getByText(/已读|已发送|未读/)
      .first()
      .waitFor();
  const openChat = async (chat: string): Promise<void> => {
    await row(chat).click();
    await heading(chat);
    open = chat;
  };
  const send = async (text: string): Promise<void> => {
    await field().fill(text);
    await field().press('Enter');
  };
  const act = async (text: string, name: RegExp): Promise<void> => {
    await bubble(text).locator('.tg-bubble').click({ button: 'right' });
    await page.getByRole('menu').waitFor();
    await page.getByRole('menuitem', { name }).click();
  };
  const gone = (): Promise<void> => page.getByRole('dialog').first().waitFor({ state: 'hidden' });
  /** Types a name into the picker that is open, takes the first one found and closes it. */
  const pick = async (name: string, done: string): Promise<void> => {
    const picker = dialog();
    await picker.getByRole('combobox').fill(name);
    await picker.locator('[role=option]:has(mark)').first().click();
    await picker.getByRole('button', { name: done, exact: true }).click();
  };
  const chooseFile = async (path: string): Promise<void> => {
    const label = statSync(path).isDirectory() ? '发送文件夹' : '发送文件';
    await page.locator(`input[type=file][aria-label="${label}"]`).setInputFiles(path);
    await dialog().getByText(basename(path)).waitFor();
  };
  const onCard = async (person: string): Promise<void> => {
    await page.goto(`${url}/main/contacts`);
    const search = page.getByRole('searchbox').or(page.getByPlaceholder(/姓名/)).first();
    await search.fill(person);
    await page.locator(':is([role=option],[role=treeitem]):has(mark)').first().click();
    await page.getByRole('button', { name: '发消息' }).waitFor();
  };
  const inDetails = async (): Promise<Locator> => {
    await page.getByRole('button', { name: '群资料' }).click();
    const details = page.getByRole('dialog', { name: '群资料' });
    await details.waitFor();
    return details;
  };
  const leaveDetails = async (): Promise<void> => {
    await page.getByRole('dialog', { name: '群资料' }).getByRole('button', { name: '关闭' }).click();
    await gone();
  };
  const memberAct = async (details: Locator, person: string, name: string): Promise<void> => {
    await details.getByRole('button', { name: `${person} 的操作` }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  return {
    name: 'GUI',
    open: openChat,
    async say(text) {
      await send(text);
      await said(text.replace(/\[.+?\]/g, '').trim());
    },
    async answer(to, text) {
      await act(to, /引用/);
      await send(text);
      await said(text);
    },
    async sendFlash(text) {
      await page.getByRole('button', { name: '写闪信' }).click();
      await send(text);
    },
    async sendFile(path, caption) {
      await chooseFile(path);
      if (caption !== undefined) await dialog().getByRole('textbox', { name: '配一句话' }).fill(caption);
      await dialog().getByRole('button', { name: '发送', exact: true }).click();
      await gone();
    },
    async scheduleFile(path) {
      await chooseFile(path);
      await dialog().getByRole('button', { name: '定时发送…' }).click();
      // An hour from now is offered by itself.
      await dialog().getByRole('button', { name: '定时发送', exact: true }).click();
      await gone();
    },
    async cancelScheduled(name) {
      await page.getByRole('button', { name: '待确认' }).click();
      const entry = dialog().getByRole('listitem').filter({ hasText: name });
      await entry.getByRole('button', { name: '取消' }).click();
      await entry.waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await gone();
    },
    async writeDraft(text) {
      await field().fill(text);
    },
    async react(text, emoji, on) {
      const chip = bubble(text).getByRole('button', { name: new RegExp(`^${emoji}，`), pressed: true });
      if (!on) await chip.click();
      else {
        await act(text, /^回应表情/);
        const picker = dialog().getByPlaceholder('名称或拼音');
        await picker.fill(emoji);
        await picker.press('Enter');
      }
      await chip.waitFor({ state: on ? 'visible' : 'detached' });
    },
    async reword(text, added) {
      await act(text, /^编辑$/);
      await dialog()
        .getByRole('textbox', { name: '编辑消息' })
        .fill(text + added);
      await dialog().getByRole('button', { name: '保存' }).click();
      await bubble(text + added)
        .getByText('已编辑')
        .waitFor();
    },
    async pinMessage(text, on) {
      await act(text, on ? /^置顶这条消息/ : /^取消置顶这条消息/);
      await page.locator('.tg-pinned-bar', { hasText: text }).waitFor({ state: on ? 'visible' : 'detached' });
    },
    async withdraw(text) {
      await act(text, /撤回/);
    },
    async deleteForMe(text) {
      await act(text, /^删除$/);
      await dialog().getByRole('button', { name: '删除' }).click();
      await gone();
    },
    async forward(text, to) {
      await act(text, /转发/);
      await pick(to, '转发');
      await gone();
    },
    async forwardAsRecord(given, to) {
      await act(given[0] ?? '', /多选/);
      for (const text of given.slice(1)) await bubble(text).click();
      await page.getByText(`已选 ${given.length} 条`).waitFor();
      await page.getByRole('toolbar').getByRole('button', { name: '转发' }).click();
      await dialog().getByText('合并成一条聊天记录').click();
      await pick(to, '转发');
      await gone();
      // What was chosen has gone: the choosing ends by itself.
      await page.getByRole('toolbar', { name: '多选' }).waitFor({ state: 'hidden' });
    },
    async remind(text) {
      await act(text, /稍后提醒/);
      await dialog().getByRole('button', { name: '一小时后' }).click();
      await dialog().getByRole('button', { name: '提醒我' }).click();
      await gone();
    },
    async mark(chat, mark) {
      await row(chat).click({ button: 'right' });
      await page.getByRole('menuitem', { name: marks[mark], exact: true }).click();
      if (mark === 'remove') await dialog().getByRole('button', { name: marks.remove }).click();
    },
    async startChat(person) {
      await onCard(person);
      await page.getByRole('button', { name: '发消息' }).click();
      await heading(person);
      open = person;
    },
    async addFriend(person) {
      await onCard(person);
      await page
        .getByRole('button', { name: /加.*好友/ })
        .last()
        .click();
    },
    async follow(person) {
      await onCard(person);
      await page.getByRole('button', { name: '关注', exact: true }).click();
    },
    async makeGroup(name, members) {
      await page.goto(`${url}/main/messages`);
      await page.getByRole('button', { name: '发起会话' }).click();
      await page.getByRole('menuitem', { name: '创建群聊' }).click();
      const form = page.getByRole('dialog', { name: '创建群聊' });
      await form.getByLabel('群名称').fill(name);
      await pick(members[0] ?? '', '创建');
      await heading(name);
      open = name;
    },
    async changeText(what, text) {
      const details = await inDetails();
      await details.getByRole('button', { name: `编辑${texts[what]}` }).click();
      await details.getByRole('textbox', { name: texts[what] }).fill(text);
      await page.keyboard.press(what === 'name' ? 'Enter' : 'Control+Enter');
      await details.getByRole('button', { name: `编辑${texts[what]}` }).waitFor();
      if (what === 'name') open = text;
      await leaveDetails();
    },
    async toggle(what) {
      const details = await inDetails();
      await details
        .getByLabel(what === 'invitation' ? '成员邀请' : '入群审核', { exact: true })
        .press('Space');
      await leaveDetails();
    },
    async invite(person) {
      const details = await inDetails();
      await details.getByRole('button', { name: '邀请成员' }).click();
      await page.getByRole('dialog', { name: /邀请成员加入/ }).waitFor();
      await pick(person, '邀请成员');
      await page
        .getByText(/已邀请/)
        .first()
        .waitFor();
      await leaveDetails();
    },
    async removeMember(person) {
      const details = await inDetails();
      await memberAct(details, person, '移出群聊');
      await page
        .getByRole('dialog', { name: /移出群聊/ })
        .getByRole('button', { name: '移出群聊' })
        .click();
      await page.getByText(/已将/).first().waitFor();
      await leaveDetails();
    },
    async toggleAdministrator(person) {
      const details = await inDetails();
      await memberAct(details, person, '管理员');
      await leaveDetails();
    },
    async approve() {
      const details = await inDetails();
      await details.getByRole('button', { name: '同意', exact: true }).first().click();
      await leaveDetails();
    },
    async transfer(person) {
      const details = await inDetails();
      await details.getByRole('button', { name: '转让群主' }).click();
      const choice = page.getByRole('dialog', { name: /转让/ });
      await choice.getByText(person).first().click();
      await choice.getByRole('button', { name: /转让给/ }).click();
      await leaveDetails();
    },
    async leave() {
      const details = await inDetails();
      await details.getByRole('button', { name: '退出群聊' }).click();
      await page
        .getByRole('dialog', { name: `退出“${open}”？` })
        .getByRole('button', { name: '退出群聊' })
        .click();
    },
    async dissolve() {
      const details = await inDetails();
      await details.getByRole('button', { name: '解散群聊' }).click();
      await page
        .getByRole('dialog', { name: `解散“${open}”？` })
        .getByRole('button', { name: '解散群聊' })
        .click();
    },
    stored: () => pageLines(page),
    async close() {
      await context.close();
    },
  };
}

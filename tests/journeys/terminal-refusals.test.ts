// What the terminal client refuses and says why, what of a message it does not offer, and files of others: found and saved.
import { globSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Office } from '#sdk/office.ts';
import { planSmallOffice } from '#fixtures/seed/small.ts';
import { beforeSecondTry } from '../support/second-try.ts';
import { openChat } from '../support/terminal-desk.ts';
import { TerminalOffice } from '../support/terminal-client.ts';
import { type TestTerminal, whyNoTerminal } from '../support/terminal.ts';

const chatId = '00001';
const group = '小组讨论';

describe.skipIf(whyNoTerminal !== undefined)('the terminal client says why not', () => {
  let office: TerminalOffice;
  let owner: Office;
  let terminal: TestTerminal;
  const begin = async (): Promise<void> => {
    office = await TerminalOffice.start(planSmallOffice({ now: Date.now() }), 'bowen');
    owner = await office.colleague('anran');
  };
  beforeAll(begin);
  beforeSecondTry(async () => {
    await office.close();
    await begin();
  });
  afterEach(() => terminal.close());
  afterAll(() => office.close());

  /** The client with the group open and the cursor in the place to write. */
  async function start(): Promise<void> {
    terminal = await office.terminal({ columns: 130, rows: 30 });
    await terminal.waitForText('● 在线');
    await terminal.waitForText(group);
    await openChat(terminal, group, group);
    await terminal.waitForText('成员 2');
  }
  const toTimeline = async (): Promise<void> => {
    terminal.press('Shift+Tab');
    await terminal.waitForText('Enter 写消息');
  };

  test('a member is told who may rename the group, and nothing behind a quote but words goes', async () => {
    await start();
    terminal.press('Tab');
    await terminal.waitForText('f 查找成员');
    terminal.press('r');
    await terminal.waitForText('只有群主和管理员可以这样做');
    terminal.press('Shift+Tab');
    await terminal.waitForText(`发送给 ${group}`);
    await toTimeline();
    terminal.press('Up', 'r');
    await terminal.waitForText('Enter 发送');
    terminal.type('/file /etc/hostname');
    terminal.press('Enter');
    await terminal.waitForText('引用后只能发送文字');
    // What is written stays a draft of this device, also for the next who opens the group here.
    terminal.press('Ctrl+U');
    await terminal.waitFor('an empty field', ({ text }) => !text.includes('/etc/hostname'));
  });

  test('a flash message is not forwarded, a text is', async () => {
    await owner.chat.send({ chatId, text: '这句可以转', wait: true });
    await owner.chat.send({ chatId, text: '看完就没了', flash: true, wait: true });
    await start();
    await terminal.waitForText('这句可以转');
    await toTimeline();
    terminal.press('Up');
    const flash = await terminal.waitFor('the flash message', ({ text }) => /▌ +\[闪信\]/.test(text));
    expect(flash.lines.at(-1)).not.toContain('转发');
    terminal.press('f', 'Up');
    await terminal.waitFor('the text', ({ text }) => /▌ +这句可以转/.test(text));
    terminal.press('f');
    await terminal.waitForText('转发 1 条消息');
    expect(terminal.clears).toBe(0);
  });

  test('a file of somebody else is found by its name alone, and saved as it was', async () => {
    const content = '第一季度的数字'.repeat(400);
    const name = '季度报表.txt';
    await owner.files.send({ chatId, source: { content: new Blob([content]) }, name, wait: true });
    await owner.chat.send({ chatId, text: '季度报表在上面', wait: true });
    await start();
    await terminal.waitForText('季度报表在上面');
    terminal.press('Ctrl+G');
    await terminal.waitForText('搜索');
    terminal.type('季度');
    await terminal.waitFor('both', ({ text }) => /季度报表在上面/.test(text) && /季度报表\.txt/.test(text));
    terminal.press('Alt+F');
    const found = await terminal.waitFor('the file', ({ lines }) => /^▌.*季度报表\.txt/.test(lines[4] ?? ''));
    expect(found.text).not.toContain('季度报表在上面');
    terminal.press('Enter');
    await terminal.waitForText('Enter 写消息');
    // The message is gone to after its chat has opened: until then there is nothing to save.
    await terminal.waitForText('s 保存');
    terminal.press('s');
    const said = await terminal.waitForText('已保存到 ');
    // The line has no room for the whole path.
    const profile = /已保存到 (\S+?)\/files\//.exec(said.text)?.[1] ?? '';
    const [place = ''] = globSync(`${profile}/files/*/FileRecv/*/${name}`);
    expect(readFileSync(place, 'utf8')).toBe(content);
  });

  test('who may create no group is told so, and the service desk has a key', async () => {
    await office.running.office.administration.setMayCreateGroups(1003, 'bowen', false);
    await start();
    terminal.press('Alt+G');
    await terminal.waitForText('没有创建群聊的权限，请联系管理员');
    terminal.press('Alt+I');
    await terminal.waitForText('发送给 服务台');
  });

  test('a chat that begins elsewhere appears, and a group one was removed from stays to be read with its reason', async () => {
    await start();
    const stranger = await office.colleague('dingyi');
    const direct = await stranger.chat.activate({ personId: '1002' });
    await stranger.chat.send({ chatId: direct.id, text: '第一次和你说话', wait: true });
    await terminal.waitFor('the new chat', ({ lines }) => lines.some((line) => /丁一 .*1 │/.test(line)));
    await owner.groups.do({ act: 'remove', groupId: '1', personIds: ['1002'] });
    await terminal.waitForText('你已被移出群聊，只能查看');
    const { text } = await terminal.waitForText('你被 安然 移出了群聊');
    expect(text).toContain('大家好');
    terminal.type('还能说吗');
    terminal.press('Enter', 'Ctrl+K');
    // Keys are taken in turn: those before this one have done what they do.
    await terminal.waitForText('会话、人、能做的事、设置');
    await owner.chat.send({ chatId, text: '那就到这里', wait: true });
    expect(
      (await owner.chat.older(chatId, Number.MAX_SAFE_INTEGER)).messages.map((one) => one.text),
    ).not.toContain('还能说吗');
  });
});

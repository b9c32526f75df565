// What loses something in the terminal client asks by name: the key that asks, pressed again or held, loses nothing.
import { describe, expect, test } from 'vitest';
import { terminalDesk } from '../support/terminal-desk.ts';
import { type TestTerminal, whyNoTerminal } from '../support/terminal.ts';
import { waitUntil } from '../support/wait-until.ts';

const [wide, small] = [
  { columns: 80, rows: 24 },
  { columns: 60, rows: 15 },
] as const;
const held = 6;

describe.skipIf(whyNoTerminal !== undefined)('what loses something in the terminal client', () => {
  const desk = terminalDesk();

  /** Holds the key down: the question stands there with its name, and goes with Escape. */
  async function asks(terminal: TestTerminal, key: string, title: string, ...named: string[]): Promise<void> {
    terminal.press(...Array.from({ length: held }, () => key));
    const asked = await terminal.waitFor(
      title,
      ({ text }) => text.includes(title) && text.includes('y 确定'),
    );
    for (const name of named) expect(asked.text).toContain(name);
    expect(asked.lines.at(-1)).toContain('Esc 取消');
    // Whatever else is pressed, and what was meant for a field, is no answer.
    terminal.press('x', 'd', 'Tab', 'Up', 'Space');
    terminal.press('Escape');
    await terminal.waitFor('nothing asked', ({ text }) => !text.includes(title));
  }

  /** The client with the keys on the newest message of the platform group. */
  async function atMessage(size: { columns: number; rows: number }): Promise<TestTerminal> {
    const terminal = await desk.open(size);
    terminal.press('Enter');
    await terminal.waitForText('发送给 数字化平台组');
    terminal.press('Shift+Tab');
    await terminal.waitForText('Enter 写消息');
    terminal.press('Up');
    await terminal.waitForText('o 打开');
    return terminal;
  }

  test.each([wide, small])('a chat of the list, at $columns columns', async (size) => {
    const terminal = await desk.open(size);
    await asks(terminal, 'x', '从列表移除“数字化平台组”？', '聊天记录仍然保留');
    await terminal.waitForText('数字化平台组');
    terminal.press('x');
    await terminal.waitForText('从列表移除“数字化平台组”？');
    // What comes over it takes the question away, and its answer goes nowhere.
    terminal.press('Ctrl+C', 'y');
    await terminal.waitFor('the list', ({ text }) => !text.includes('从列表移除'));
    expect(terminal.screen.text).toContain('数字化平台组');
  });

  test.each([wide, small])('a message, and several, at $columns columns', async (size) => {
    const terminal = await atMessage(size);
    await asks(terminal, 'd', '删除这条消息？', '周明轩', '只从你的设备上删除');
    terminal.press('Space', 'Up', 'Space');
    await terminal.waitForText('已选 2 条');
    await asks(terminal, 'D', '删除 2 条消息？', '周明轩');
    const { messages } = await (await desk.office().colleague('reader')).chat.older('00011', 1e9);
    expect(messages.some(({ text }) => text.includes('evil.example'))).toBe(true);
  });

  test('the members of a group, its owner, and being in it oneself', async () => {
    const office = await desk.office().colleague('reader');
    const { group } = await office.groups.do({
      act: 'create',
      name: '临时小组',
      memberIds: ['1002', '1003'],
    });
    const terminal = await desk.open({ columns: 120, rows: 40 });
    await terminal.waitForText('临时小组');
    terminal.press('Ctrl+K');
    await terminal.waitForText('会话、人、能做的事、设置');
    terminal.type('临时小组');
    await terminal.waitFor('it', ({ lines }) => /^▌.*临时小组/.test(lines[4] ?? ''));
    terminal.press('Enter');
    await terminal.waitForText('发送给 临时小组');
    terminal.press('Tab');
    await terminal.waitForText('i 邀请');
    terminal.press('G');
    const shown = await terminal.waitFor('a member', ({ lines }) => lines.some((line) => /│▌/.test(line)));
    const name = shown.lines.some((line) => /│▌.*林若溪/.test(line)) ? '林若溪' : '周明轩';
    await asks(terminal, 'd', `将 ${name} 移出群聊？`, '不能再发言');
    await asks(terminal, 'T', `把“临时小组”的群主转让给 ${name}？`, '普通成员');
    await asks(terminal, 'L', '退出“临时小组”？', '你是群主');
    const members = async (): Promise<number> => (await office.chat.members(group?.id ?? '')).members.length;
    expect(await members()).toBe(3);
    terminal.press('d');
    await terminal.waitForText('移出群聊？');
    terminal.press('y');
    await waitUntil('one less', async () => (await members()) === 2);
  });

  test.each([wide, small])('a friend, at $columns columns', async (size) => {
    const office = await desk.office().colleague('reader');
    await office.contacts.addFriends(['1002']);
    const terminal = await desk.open(size);
    terminal.press('Alt+2');
    await terminal.waitForText('数字化中心');
    terminal.press('/');
    terminal.type('林若溪');
    await terminal.waitFor('her', ({ text }) => /▌.*林若溪/.test(text));
    terminal.press('Enter', 'Escape');
    // Its keys stand in the footer while the card is open.
    await terminal.waitFor('the keys', ({ lines }) => /a 加好友／解除.*m 发消息/.test(lines.at(-1) ?? ''));
    await asks(terminal, 'a', '和 林若溪 解除好友？', '双方都不能再发消息');
  });

  test('what lies in the trash of the disk, and a conversation with the knowledge bases', async () => {
    const office = await desk.office().colleague('reader');
    const [disk] = await office.disk.disks({ kind: 'personal' });
    const { id } = await office.disk.mkdir({ id: disk?.rootId ?? '', diskKind: 'personal' }, '旧资料');
    await office.disk.trash([id]);
    const terminal = await desk.open({ columns: 120, rows: 40 });
    terminal.press('Alt+3');
    await terminal.waitForText('已用');
    terminal.press('Tab', 'End', 'Enter');
    await terminal.waitForText('旧资料');
    await asks(terminal, 'd', '彻底删除“旧资料”？', '无法找回');
  });

  test('in English, with the name', async () => {
    const terminal = await desk.office().terminal({ ...small, environment: { LANG: 'en_GB.UTF-8' } });
    await terminal.waitForText('数字化平台组');
    terminal.press('x', 'x', 'x');
    await terminal.waitForText('Remove “数字化平台组” from the list?');
    await terminal.waitForText('y OK');
    terminal.press('Escape');
    await terminal.waitFor('nothing asked', ({ text }) => !text.includes('Remove “'));
    await terminal.close();
  });
});

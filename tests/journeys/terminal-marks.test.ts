// Somebody reacts, rewords, pins and forwards in the terminal client, looks at who did and what it said before, and says how it is with them.
import { describe, expect, test } from 'vitest';
import { ownWords } from '../support/second-try.ts';
import { openChat, terminalDesk } from '../support/terminal-desk.ts';
import { type TestTerminal, whyNoTerminal } from '../support/terminal.ts';

const group = '数字化平台组';

describe.skipIf(whyNoTerminal !== undefined)('what is added to messages in the terminal client', () => {
  const desk = terminalDesk();

  /** The client with a message of one's own said in the group, and chosen. */
  async function said(text: string, size: { columns: number; rows: number }): Promise<TestTerminal> {
    const terminal = await desk.open(size);
    await openChat(terminal, 'szh', group);
    terminal.type(text);
    await terminal.waitFor('the words, written', ({ lines }) => lines.at(-2)?.includes(text) === true);
    terminal.press('Enter');
    await terminal.waitFor('the words, said', ({ lines }) =>
      lines.slice(0, -3).some((line) => line.includes(text)),
    );
    terminal.press('Shift+Tab');
    await terminal.waitForText('Enter 写消息');
    terminal.press('Up');
    await terminal.waitFor('the message, chosen', ({ lines }) =>
      lines.some((line) => line.includes('▌') && line.includes(text)),
    );
    return terminal;
  }
  const chosen = (terminal: TestTerminal, text: string) =>
    terminal.waitFor(`${text}, chosen`, ({ lines }) =>
      lines.some((line) => line.startsWith('▌') && line.includes(text)),
    );

  test('a reaction is found by its English word, and who reacted stands in a list', async () => {
    const terminal = await said(ownWords('接口今天能收'), { columns: 80, rows: 24 });
    terminal.type('+');
    await terminal.waitForText('回应表情');
    terminal.type('thumb');
    await chosen(terminal, '强');
    terminal.press('Enter');
    await terminal.waitForText('[强] 1');
    terminal.type('A');
    await terminal.waitForText('谁回应了');
    const list = await chosen(terminal, '沈知行');
    expect(list.lines.some((line) => /沈知行.*\[强\]/.test(line))).toBe(true);
    terminal.press('Escape');
    await terminal.waitForText('Enter 写消息');
    expect(terminal.clears).toBe(0);
  });

  test('what is typed at once behind the key that asks for a reaction all counts', async () => {
    const terminal = await said(ownWords('上线了'), { columns: 80, rows: 24 });
    terminal.type('+rocket\r');
    await terminal.waitForText('🚀 1');
    terminal.type('+👨‍👩‍👧\r');
    // Drawn without what joins them: terminals do not agree on how wide that is.
    await terminal.waitForText('👨👩👧 1');
  });

  test('who has answered a message further up writes on at the end, where the answer stands, with nothing chosen', async () => {
    const terminal = await said(ownWords('最后一句'), { columns: 80, rows: 16 });
    terminal.press('Up', 'Up', 'Up', 'Up', 'Up');
    await terminal.waitFor('the end, out of sight', ({ lines }) =>
      lines.every((line) => !line.includes('最后一句')),
    );
    terminal.press('r');
    await terminal.waitForText('引用 ');
    const answer = ownWords('就按这个办');
    terminal.type(answer);
    terminal.press('Enter');
    const after = await terminal.waitFor('the answer', ({ lines }) =>
      lines.slice(0, -3).some((line) => line.includes(answer)),
    );
    expect(after.lines.filter((line) => line.includes('│▌'))).toEqual([]);
    terminal.type('还有');
    await terminal.waitFor('more, written', ({ lines }) => lines.at(-2)?.includes('还有') === true);
  });

  test('what a group announces stands over it until it has been read', async () => {
    const terminal = await desk.open({ columns: 80, rows: 24 });
    await openChat(terminal, 'szh', group);
    const { lines } = await terminal.waitForText('知道了 N');
    expect(lines.find((line) => line.includes('知道了 N'))).toContain('群公告');
    terminal.press('Shift+Tab');
    await terminal.waitForText('Enter 写消息');
    terminal.type('N');
    await terminal.waitFor('no announcement', ({ text }) => !text.includes('知道了 N'));
  });

  test('new words say so, and what it said before is looked up', async () => {
    const before = ownWords('三点见');
    const terminal = await said(before, { columns: 120, rows: 40 });
    terminal.type('w');
    await terminal.waitForText('编辑消息');
    terminal.type('，楼下');
    await chosen(terminal, `${before}，楼下`);
    terminal.press('Enter');
    await terminal.waitForText('已编辑');
    terminal.type('W');
    await terminal.waitForText('编辑记录');
    const versions = await chosen(terminal, `${before}，楼下`);
    const [now = '', then = ''] = versions.lines.filter((line) => line.includes(before));
    expect([now.includes('现在'), then.includes('楼下'), then.includes('现在')]).toEqual([
      true,
      false,
      false,
    ]);
    terminal.press('Escape');
    await terminal.waitForText('Enter 写消息');
  });

  test('members are offered where new words have an @, and whoever is chosen stands in them', async () => {
    const before = ownWords('四点见');
    const terminal = await said(before, { columns: 120, rows: 40 });
    terminal.type('w');
    await terminal.waitForText('编辑消息');
    terminal.type('，@林若');
    await chosen(terminal, '林若溪');
    terminal.press('Enter');
    await chosen(terminal, `${before}，@林若溪`);
    terminal.press('Enter');
    await terminal.waitForText('已编辑');
    await terminal.waitForText(`${before}，@林若溪`);
  });

  test('a pinned message is found again in the list of them, with who pinned it, and unpinned by the same key', async () => {
    const text = ownWords('密码纸在抽屉里');
    const terminal = await said(text, { columns: 80, rows: 24 });
    terminal.type('P');
    await terminal.waitForText('已置顶');
    const marked = await terminal.waitFor('what is pinned, over the messages', ({ lines }) =>
      lines.some((line) => line.includes(`沈知行：${text}`) && line.includes('条置顶消息 B')),
    );
    expect(marked.lines.some((line) => line.includes('▴ 置顶'))).toBe(true);
    terminal.type('B');
    await terminal.waitForText('置顶消息');
    const pinned = await chosen(terminal, text);
    expect(pinned.lines.some((line) => line.includes(text) && line.includes('沈知行 置顶'))).toBe(true);
    terminal.press('Enter');
    await terminal.waitForText('Enter 写消息');
    terminal.type('P');
    await terminal.waitForText('已取消置顶');
    terminal.type('B');
    await terminal.waitForText('还没有置顶消息');
    terminal.press('Escape');
    await terminal.waitForText('Enter 写消息');
  });

  test('a forward shows what goes where, and takes a word of one’s own along', async () => {
    const text = ownWords('样稿定了');
    const terminal = await said(text, { columns: 100, rows: 30 });
    terminal.type('f');
    await terminal.waitForText('转发 1 条消息');
    terminal.type('zhoumingxuan');
    await chosen(terminal, '周明轩');
    terminal.press('Enter');
    await terminal.waitForText('已选 1');
    terminal.press('Ctrl+S');
    const asked = await terminal.waitForText('转发 1 条消息 › 周明轩');
    expect(asked.text).toContain('将要转发');
    expect(asked.lines.some((line) => line.includes(`沈知行：${text}`))).toBe(true);
    terminal.type('你看看');
    await chosen(terminal, '你看看');
    terminal.press('Enter');
    await terminal.waitForText('已转发到 1 个会话');
    terminal.press('Ctrl+K');
    await terminal.waitForText('搜索');
    terminal.type('zhoumingxuan');
    await chosen(terminal, '周明轩');
    terminal.press('Enter');
    await terminal.waitFor('what was forwarded and the word behind it', ({ lines }) =>
      [text, '你看看'].every((words) => lines.some((line) => line.includes(words))),
    );
  });

  test('a status is chosen by a word with its end, stands with whoever looks, and is taken back', async () => {
    const terminal = await desk.open({ columns: 80, rows: 24 });
    terminal.press('Alt+E');
    await terminal.waitForText('我的状态');
    terminal.press('Down');
    await chosen(terminal, '外出');
    terminal.press('Enter');
    await terminal.waitForText('持续到');
    await chosen(terminal, '4 小时');
    terminal.press('Enter');
    await terminal.waitForText('状态已更新');
    terminal.press('Alt+E');
    await terminal.waitForText('我的状态');
    terminal.type('clear');
    await chosen(terminal, '清除状态');
    terminal.press('Enter');
    await terminal.waitForText('状态已清除');
    terminal.press('Alt+E');
    await terminal.waitForText('我的状态');
    terminal.type('清除');
    await terminal.waitForText('还没有设置状态');
  });
});

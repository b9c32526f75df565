// Somebody goes everywhere in the terminal client by keys alone: palette, help, search, contacts, settings, lock, notices.
import { describe, expect, test } from 'vitest';
import { terminalDesk } from '../support/terminal-desk.ts';
import { type TestTerminal, whyNoTerminal } from '../support/terminal.ts';

describe.skipIf(whyNoTerminal !== undefined)('the terminal client by keys alone', () => {
  const desk = terminalDesk();
  const start = async (environment: Record<string, string> = {}): Promise<TestTerminal> => {
    const terminal = await desk.open({ columns: 100, rows: 30, environment });
    return terminal;
  };

  test('the palette finds a chat by pinyin and opens it, and runs an act of the place below', async () => {
    const terminal = await start();
    terminal.press('Ctrl+K');
    const { cursor } = await terminal.waitForText('会话、人、能做的事、设置');
    expect(cursor).toEqual({ x: 3, y: 1 });
    terminal.type('szh');
    await terminal.waitFor('the chat by its initials', ({ lines }) =>
      /^▌.*数字化平台组/.test(lines[4] ?? ''),
    );
    terminal.press('Enter');
    await terminal.waitForText('发送给 数字化平台组');
    terminal.press('Ctrl+K');
    await terminal.waitForText('会话、人、能做的事、设置');
    terminal.type('放大');
    await terminal.waitFor('the act', ({ lines }) => /^▌.*放大这一栏/.test(lines[4] ?? ''));
    terminal.press('Enter');
    await terminal.waitFor('the pane alone', ({ lines }) =>
      lines.slice(1).every((line) => !line.includes('│')),
    );
    expect(terminal.clears).toBe(0);
  });

  test('another chat takes the place of the one before, its details too', async () => {
    const terminal = await desk.open({ columns: 130, rows: 30 });
    await terminal.waitForText('● 在线');
    for (const name of ['数字化平台组', 'Eriksen, Nora', '食堂与班车']) {
      terminal.press('Ctrl+K');
      await terminal.waitForText('会话、人、能做的事、设置');
      terminal.type(name);
      await terminal.waitFor(
        name,
        ({ lines }) => lines[4]?.startsWith('▌') === true && (lines[4] ?? '').includes(name),
      );
      terminal.press('Enter');
      const { lines } = await terminal.waitFor(`${name} stands in the middle`, (screen) =>
        (screen.lines[1]?.split('│')[1] ?? '').startsWith(` ${name}`),
      );
      expect(lines.slice(1, -4).every((line) => line.split('│').length === 3)).toBe(true);
    }
  });

  test('the help is filtered, and Enter does what the row says', async () => {
    const terminal = await start();
    terminal.press('?');
    const help = await terminal.waitForText('按键或要做的事');
    expect(help.lines[3]).toContain('会话列表');
    terminal.type('ctrl+g');
    await terminal.waitFor('one row', ({ lines }) => /^▌ +Ctrl\+G +搜索/.test(lines[4] ?? ''));
    terminal.press('Enter');
    await terminal.waitForText('› 会话、人、消息');
    terminal.press('Escape');
    await terminal.waitForText('Enter 打开');
  });

  test('the search everywhere goes to the message, the one in the chat finds only there', async () => {
    const writer = await desk.office().colleague('writer');
    const chat = await writer.chat.get('00011');
    await writer.chat.send({ chatId: chat.id, text: '储层数据已经对完', wait: true });
    const terminal = await start();
    terminal.press('Ctrl+G');
    await terminal.waitForText('› 会话、人、消息');
    terminal.type('储层数据');
    const found = await terminal.waitFor('the hit', ({ lines }) =>
      /^▌.*储层数据已经对完/.test(lines[4] ?? ''),
    );
    const marked = found.runs(4).find((run) => run.text === '储层数据');
    expect(marked).toMatchObject({ isUnderlined: true, isBold: true });
    terminal.press('Enter');
    await terminal.waitForText('Enter 写消息');
    await terminal.waitFor('the message, chosen', ({ lines }) =>
      lines.some((line) => /▌.*储层数据已经对完/.test(line)),
    );
    terminal.press('/');
    await terminal.waitForText('在“数字化平台组”中查找');
    terminal.type('没有这样的话');
    await terminal.waitForText('没有找到“没有这样的话”');
    terminal.press('Escape');
    await terminal.waitForText('储层数据已经对完');
  });

  test('a department that was found opens in the contacts of the client', async () => {
    const terminal = await start();
    terminal.press('Ctrl+G');
    await terminal.waitForText('› 会话、人、消息');
    terminal.type('数字化中心');
    await terminal.waitFor('the department, and nobody before it', ({ lines }) =>
      lines.some((line) => /^▌ +数字化中心/.test(line)),
    );
    terminal.press('Enter');
    await terminal.waitForText('姓名、拼音或部门');
    const tree = await terminal.waitForText('林若溪');
    expect(tree.lines.some((line) => /^▌.*数字化中心/.test(line))).toBe(true);
  });

  test('contacts open level by level, are found by name, and lead into a chat', async () => {
    const terminal = await start();
    terminal.press('Alt+2');
    await terminal.waitForText('姓名、拼音或部门');
    terminal.press('/');
    terminal.type('lin');
    await terminal.waitFor('somebody', ({ lines }) => /林若溪/.test(lines[2] ?? ''));
    terminal.press('Enter');
    await terminal.waitForText('账号');
    await terminal.waitForText('共同的群');
    expect(terminal.screen.text).toContain('数字化平台组');
    terminal.press('Enter');
    await terminal.waitForText('发送给 林若溪');
    // The key of the messages leads to their list, out of the place to write.
    terminal.press('Alt+1');
    await terminal.waitForText('Enter 打开');
  });

  test('language and mouse hold at once, and the mouse goes back to the terminal', async () => {
    const terminal = await start();
    terminal.press('Alt+,');
    await terminal.waitForText('消息通知');
    terminal.press('Left');
    await terminal.waitForText('Notifications');
    terminal.press('Backspace');
    await terminal.waitForText('消息通知');
    terminal.press('Escape');
    await terminal.waitForText('Enter 打开');
    terminal.press('Alt+M');
    await terminal.waitFor('the mouse', () => terminal.modes.has('1000') && terminal.modes.has('1006'));
    // The third row of the list, pressed and let go.
    terminal.type('\u001b[<0;5;4M\u001b[<0;5;4m');
    await terminal.waitForText('发送给 Eriksen, Nora');
    expect(terminal.modes.has('1007')).toBe(false);
    expect(terminal.output).toContain('\u001b[?1007l');
    terminal.press('Alt+M');
    await terminal.waitFor('no mouse', () => !terminal.modes.has('1000'));
  });

  test('a message elsewhere rings and says who, in a terminal that shows notices', async () => {
    const writer = await desk.office().colleague('writer');
    const terminal = await start({ TERM_PROGRAM: 'WezTerm' });
    const chat = await writer.chat.get('00011');
    await writer.chat.send({ chatId: chat.id, text: '请看一下', wait: true });
    await terminal.waitFor('the notice', () =>
      /\u001b\]9;数字化平台组: .*请看一下\u0007/.test(terminal.output),
    );
  });

  test('a large paste is asked about; Escape leaves it, Enter puts it in and never sends', async () => {
    const terminal = await desk.office().terminal();
    await terminal.waitForText('● 在线');
    terminal.press('Enter');
    await terminal.waitForText('› 发送给');
    const text = Array.from({ length: 12 }, (_, line) => `第 ${line + 1} 项`).join('\n');
    terminal.paste(text);
    await terminal.waitForText('12 行');
    terminal.press('Escape');
    await terminal.waitFor('the question is gone', (screen) => !screen.text.includes('12 行'));
    expect(terminal.screen.text).toContain('› 发送给');
    terminal.paste(text);
    await terminal.waitForText('12 行');
    terminal.press('Enter');
    const written = await terminal.waitForText('第 12 项');
    expect(written.text).not.toContain('12 行');
    expect(written.text).not.toContain('✓ 第');
    await terminal.close();
  });

  test('locked, nothing of anybody is seen and no key does anything but unlock', async () => {
    await desk.office().runWith('Kite-over-7-roofs\n', 'lock', '--choose', 'own', '--password-stdin');
    const terminal = await start();
    terminal.press('Alt+L');
    const locked = await terminal.waitForText('锁屏密码');
    expect(locked.text).not.toContain('数字化平台组');
    terminal.press('Ctrl+K', 'Ctrl+G', 'Alt+2');
    terminal.type('wrong');
    terminal.press('Enter');
    const refused = await terminal.waitFor('the refusal', ({ lines }) =>
      lines.some((line) => line.includes('密码不正确')),
    );
    expect(refused.text).not.toContain('wrong');
    expect(refused.text).not.toContain('数字化平台组');
    terminal.type('Kite-over-7-roofs');
    await terminal.waitForText('•••••••••••••••••');
    terminal.press('Enter');
    await terminal.waitForText('数字化平台组');
  });
});

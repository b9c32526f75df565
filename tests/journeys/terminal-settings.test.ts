// Somebody sets up their lock, looks at the room files take and at the product, lets a device in, and finds their place again.
import { describe, expect, test } from 'vitest';
import { memoryHost } from '#fixtures/testing.ts';
import { openOffice } from '#sdk/office.ts';
import { pickVariant } from '#variants/index.ts';
import { TerminalOffice } from '../support/terminal-client.ts';
import { openChat, terminalDesk } from '../support/terminal-desk.ts';
import { terminalPlan } from '../support/terminal-plan.ts';
import { type TestTerminal, whyNoTerminal } from '../support/terminal.ts';

describe.skipIf(whyNoTerminal !== undefined)('settings of the terminal client', () => {
  const desk = terminalDesk();
  const size = { columns: 80, rows: 24 };

  const chosen = (terminal: TestTerminal, label: string) =>
    terminal.waitFor(label, ({ lines }) =>
      lines.some((line) => line.startsWith('▌') && line.includes(label)),
    );

  test('a lock password of its own is chosen, locks, and is taken away again', async () => {
    const terminal = await desk.open(size);
    terminal.press('Alt+S');
    await terminal.waitForText('外观与语言');
    terminal.press(...Array.from({ length: 8 }, () => 'Down'));
    await chosen(terminal, '锁屏密码');
    terminal.press('Enter');
    await terminal.waitForText('用什么解锁');
    terminal.type('12');
    terminal.press('Enter', 'Enter');
    await terminal.waitForText('锁屏密码要有 4 到 64 个字符');
    terminal.press('Ctrl+U');
    terminal.type('13579');
    terminal.press('Down');
    terminal.type('1357');
    terminal.press('Enter');
    await terminal.waitForText('两次输入的不一样');
    terminal.type('9');
    terminal.press('Enter');
    await terminal.waitForText('锁屏密码已保存');
    terminal.press('Alt+L');
    await terminal.waitForText('已锁定，自');
    terminal.type('13579');
    terminal.press('Enter');
    await chosen(terminal, '自动锁屏');
    terminal.press('Down');
    await chosen(terminal, '锁屏密码');
    terminal.press('Enter');
    await terminal.waitForText('现在的锁屏密码');
    terminal.type('13579');
    terminal.press('Right', 'Right');
    await terminal.waitForText('▌不锁屏');
    await terminal.waitForText('之后不会再锁屏');
    terminal.press('Enter');
    await terminal.waitForText('已不再锁屏');
    // Where nothing unlocks, the key leads to where that is chosen.
    terminal.press('Alt+L');
    await terminal.waitForText('先设置锁屏密码');
    await terminal.waitForText('用什么解锁');
    expect(terminal.output).not.toContain('13579');
  });

  test('another device is let in by its code, after who asks was shown', async () => {
    const device = openOffice({
      host: memoryHost(),
      variant: pickVariant('default'),
      server: desk.office().address,
    });
    const { userCode } = await device.account.askDevice();
    const waiting = device.account.signInWithDevice({ userCode });
    const terminal = await desk.open(size);
    terminal.press('Alt+A');
    await terminal.waitForText('个人信息');
    terminal.press('a');
    await terminal.waitForText('输入那台设备');
    terminal.type('zzzzzzzz');
    await terminal.waitForText('ZZZZ-ZZZZ');
    terminal.press('Enter');
    await terminal.waitForText('已过期或无效');
    terminal.press('Ctrl+U');
    terminal.type(userCode.toLowerCase());
    await terminal.waitForText(userCode);
    terminal.press('Enter');
    await terminal.waitForText('允许这台设备以');
    await chosen(terminal, '拒绝');
    terminal.press('Down');
    await chosen(terminal, '允许登录');
    terminal.press('Enter');
    await terminal.waitForText('已允许登录');
    expect((await waiting).loginName).toBe('reader');
    await device.close();
  });

  test('the build, what failed here and the licences are told; a licence opens as a whole', async () => {
    const terminal = await desk.open(size);
    terminal.press('Alt+A');
    await terminal.waitForText('个人信息');
    terminal.press(...Array.from({ length: 3 }, () => 'Down'));
    await chosen(terminal, '关于');
    terminal.press('Enter');
    await terminal.waitForText('1.0.0 · alpha · 开发版（dev）');
    await terminal.waitForText('没有记录到错误');
    await terminal.waitForText('@bomb.sh/tab');
    terminal.press('G');
    await chosen(terminal, 'zod');
    terminal.press('Enter');
    await terminal.waitForText('hereby granted');
    terminal.press('Escape');
    await chosen(terminal, 'zod');
  });

  test('a chat opens where reading stopped, also after the program was left at once', async () => {
    await using office = await TerminalOffice.start(terminalPlan(60), 'reader');
    const open = async (): Promise<TestTerminal> => {
      const terminal = await office.terminal(size);
      await terminal.waitForText('● 在线');
      await openChat(terminal, 'szh', '数字化平台组');
      return terminal;
    };
    const first = await open();
    await first.waitForText('现场在等');
    first.press('PageUp');
    const isUp = (text: string): boolean => /第 \d+ 条/.test(text) && !text.includes('现场在等');
    const left = await first.waitFor('what is further up', ({ text }) => isUp(text));
    const [topmost = 'nothing'] = /第 \d+ 条/.exec(left.text) ?? [];
    first.press('Ctrl+Q');
    await first.ended;
    const second = await open();
    const again = await second.waitForText(topmost);
    expect(again.text).not.toContain('现场在等');
    second.press('Escape');
    await second.waitForText('现场在等');
  });

  test('the room files take stands under their settings, and is cleared after a question', async () => {
    const terminal = await desk.open(size);
    terminal.press('Alt+S');
    await terminal.waitForText('外观与语言');
    terminal.press('Tab');
    await terminal.waitForText('服务器上');
    await terminal.waitForText('已存消息');
    terminal.press(...Array.from({ length: 9 }, () => 'Down'));
    await chosen(terminal, '清理缓存');
    terminal.press('Enter');
    await terminal.waitForText('清理缓存？');
    terminal.press('y');
    await terminal.waitForText('已清理 0 个文件');
  });
});

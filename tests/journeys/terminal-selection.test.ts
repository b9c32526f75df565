// Somebody selects messages, goes one step back, deletes only what was asked about by its name, and reads a notice that is long.
import { describe, expect, test } from 'vitest';
import { terminalDesk } from '../support/terminal-desk.ts';
import { type TestTerminal, whyNoTerminal } from '../support/terminal.ts';

describe.skipIf(whyNoTerminal !== undefined)('selecting in the terminal client', () => {
  const desk = terminalDesk();

  /** The platform group with the keys on its newest message. */
  async function begin(size: { columns: number; rows: number }): Promise<TestTerminal> {
    const terminal = await desk.open(size);
    terminal.press('Enter');
    await terminal.waitForText('发送给 数字化平台组');
    terminal.press('Shift+Tab');
    await terminal.waitForText('Enter 写消息');
    terminal.press('Up');
    await terminal.waitForText('r 引用');
    return terminal;
  }

  test('Escape takes the selection away first; what is selected is deleted after a question that names it', async () => {
    const terminal = await begin({ columns: 80, rows: 24 });
    terminal.press('Space', 'Up', 'Space');
    const both = await terminal.waitForText('已选 2 条');
    expect(both.lines.filter((line) => line.includes('│✓')).length).toBeGreaterThan(1);
    terminal.press('Escape');
    const none = await terminal.waitFor('no selection', ({ text }) => !text.includes('已选'));
    // The message the keys stand on is still chosen: one step back, not two.
    expect(none.text).toContain('│▌');
    terminal.press('Space');
    await terminal.waitForText('已选 1 条');
    terminal.press('D');
    const asked = await terminal.waitForText('删除 1 条消息？');
    expect(asked.text).toContain('只从你的设备上删除');
    terminal.press('y');
    await terminal.waitForText('已删除');
    await terminal.waitFor('no selection', ({ text }) => !text.includes('已选'));
  });

  test('what is too long to be said in one line is said in several, over the lines above', async () => {
    const terminal = await begin({ columns: 80, rows: 24 });
    terminal.press('o');
    const said = await terminal.waitForText('打开这个链接？');
    expect(said.text).toContain('https://evil.example/login');
    terminal.press('o', 'Escape');
    await terminal.waitFor('nothing asked', ({ text }) => !text.includes('打开这个链接'));
    terminal.press('X');
    await terminal.waitForText('选一种格式');
    terminal.press('Enter');
    await terminal.waitForText('导出到哪个文件');
    terminal.press('Ctrl+U');
    terminal.type(`${desk.office().folder}/${'很长的文件名'.repeat(16)}.html`);
    await terminal.waitFor('the name', ({ lines }) => lines.some((line) => line.startsWith('▌')));
    terminal.press('Enter');
    const long = await terminal.waitForText('名称太长：');
    expect(long.lines.filter((line) => line.includes('很长的文件名')).length).toBeGreaterThan(1);
  });
});

// Somebody leaves the terminal client while a file is under way: they are asked, may stay, and may go.
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SlowLine } from '../support/slow-line.ts';
import { TerminalOffice } from '../support/terminal-client.ts';
import { terminalPlan } from '../support/terminal-plan.ts';
import { whyNoTerminal } from '../support/terminal.ts';

describe.skipIf(whyNoTerminal !== undefined)('leaving the terminal client', () => {
  test('while a file goes up it asks, with the list; pressed again it ends', async () => {
    const lines: SlowLine[] = [];
    onTestFinished(async () => {
      for (const line of lines) await line[Symbol.asyncDispose]();
    });
    await using office = await TerminalOffice.start(terminalPlan(), 'reader', async (address) => {
      const line = await SlowLine.to(address);
      lines.push(line);
      return line.address;
    });
    const file = join(office.folder, '井场录像.zip');
    writeFileSync(file, '');
    truncateSync(file, 30_000_000);
    const terminal = await office.terminal({ columns: 80, rows: 24 });
    await terminal.waitForText('● 在线');
    terminal.press('Enter');
    await terminal.waitForText('发送给');
    for (const line of lines) line.pace = 100_000;
    terminal.type(`/file ${file}`);
    await terminal.waitForText('井场录像.zip');
    terminal.press('Enter');
    await terminal.waitForText('传输中 · ');
    terminal.press('Ctrl+Q');
    await terminal.waitFor(
      'the question, with what is under way',
      ({ text }) => text.includes('现在退出吗') && /^▌ › 不退出/m.test(text) && text.includes('井场录像.zip'),
    );
    terminal.press('Enter');
    await terminal.waitFor('the chat again', ({ text }) => !text.includes('现在退出吗'));
    terminal.press('Ctrl+Q');
    await terminal.waitForText('现在退出吗');
    terminal.press('Ctrl+Q');
    expect((await terminal.ended).code).toBe(0);
  });

  test('a command that waits for an answer ends by every signal, and the terminal shows what is typed', async () => {
    await using office = await TerminalOffice.start(terminalPlan(), 'reader');
    const login = ['login', '--server', office.address, '--user', 'reader', '--profile', 'second'];
    for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
      const terminal = await office.terminal({ command: login });
      await terminal.waitForText('密码');
      terminal.kill(signal);
      expect((await terminal.ended).code).toBe(130);
    }
  });
});

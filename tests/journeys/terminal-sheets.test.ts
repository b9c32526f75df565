// Somebody looks through a chat's past, what waits, who has read and a record in the terminal client, and changes a group's picture.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openChat, terminalDesk } from '../support/terminal-desk.ts';
import type { Screen } from '../support/terminal-screen.ts';
import { type TestTerminal, whyNoTerminal } from '../support/terminal.ts';

describe.skipIf(whyNoTerminal !== undefined)('the sheets of the terminal client', () => {
  const desk = terminalDesk();

  /** The client with the platform group open and the cursor in the place to write. */
  const start = async (size: { columns: number; rows: number }): Promise<TestTerminal> => {
    const terminal = await desk.open(size);
    await openChat(terminal, 'szh', '数字化平台组');
    await terminal.waitForText('现场在等');
    return terminal;
  };
  test('the past by words, by kind and by day, and from there to the message', async () => {
    const terminal = await start({ columns: 80, rows: 24 });
    terminal.type('/history');
    await terminal.waitForText('聊天记录');
    terminal.press('Enter');
    await terminal.waitForText('数字化平台组的聊天记录');
    terminal.type('差两个');
    await terminal.waitFor('the one hit', ({ lines }) => /^▌.*收到，我这边还差两个接口/.test(lines[3] ?? ''));
    terminal.press('Ctrl+U', 'Tab', 'Tab', 'Tab');
    const links = await terminal.waitFor('only links', ({ lines }) =>
      lines.slice(3, -1).every((line) => line.trim() === '' || /pan\.office|bank\.example/.test(line)),
    );
    expect(links.lines[2]).toContain('▌链接');
    terminal.press('Tab');
    terminal.type('2024-03-05');
    const day = await terminal.waitFor('the day', ({ lines }) => (lines[2] ?? '').includes(' 2024-03-05 '));
    expect(day.lines[2]).toContain('▌全部');
    await terminal.waitFor('its messages', ({ lines }) => lines[3]?.startsWith('▌') === true);
    terminal.press('Enter');
    await terminal.waitForText('Enter 写消息');
    expect(terminal.clears).toBe(0);
  });

  test('a message is written for later, waits with its time, and is given up after a question', async () => {
    const terminal = await start({ columns: 100, rows: 30 });
    terminal.press('Alt+W');
    await terminal.waitForText('没有等待确认的消息或操作');
    terminal.press('Escape');
    await terminal.waitForText('发送给 数字化平台组');
    terminal.type('明天见');
    terminal.press('Alt+T');
    await terminal.waitForText(' 定时发送 ─');
    terminal.type('soon');
    await terminal.waitForText('这不是将来的时间');
    terminal.press('Ctrl+U');
    terminal.type('+30d');
    await terminal.waitFor('the time', ({ lines }) => lines[3]?.startsWith('▌ › +30d') === true);
    terminal.press('Enter');
    await terminal.waitForText('发送给 数字化平台组');
    terminal.press('Alt+W');
    await terminal.waitFor('the entry', ({ lines }) => /^▌.*数字化平台组 +明天见/.test(lines[4] ?? ''));
    terminal.press('d');
    await terminal.waitForText('放弃给“数字化平台组”的这一项？');
    terminal.press('y');
    await terminal.waitForText('没有等待确认的消息或操作');
  });

  test('who has read a message stands there by name', async () => {
    const terminal = await start({ columns: 100, rows: 30 });
    terminal.press('Shift+Tab');
    await terminal.waitForText('Enter 写消息');
    // What other tests have sent stands below it.
    const chosen = ({ lines }: Screen): string => lines.filter((line) => line.includes('│▌')).join();
    for (let at = chosen(terminal.screen); !at.includes('▌  好的，下午三点前给你');) {
      const before = at;
      terminal.press('Up');
      at = chosen(await terminal.waitFor('the message above', (now) => chosen(now) !== before));
    }
    terminal.press('I');
    const sheet = await terminal.waitFor('a reader', ({ lines }) => /^▌.*林若溪/.test(lines[3] ?? ''));
    expect(sheet.lines[1]).toContain('谁读过这条消息');
    terminal.press('Tab');
    await terminal.waitFor(
      'who has not',
      ({ lines }) => /▌未读/.test(lines[2] ?? '') && lines[3]?.startsWith('▌') === true,
    );
    terminal.press('Escape');
    await terminal.waitForText('Enter 写消息');
  });

  test('a record of messages that were forwarded together opens as a whole', async () => {
    const writer = await desk.office().colleague('writer');
    const { messages } = await writer.chat.older('00011', Number.MAX_SAFE_INTEGER);
    await writer.acts.forward({
      chatId: '00011',
      mids: messages.slice(0, 6).map(({ mid }) => mid),
      groupIds: ['11'],
      merged: true,
    });
    const terminal = await start({ columns: 80, rows: 24 });
    await terminal.waitForText('6 条');
    terminal.press('Shift+Tab');
    await terminal.waitForText('Enter 写消息');
    terminal.press('Up', 'o');
    const sheet = await terminal.waitForText('标点不能在行首');
    expect(sheet.text).toContain('周明轩');
    expect(sheet.lines.every((line) => line.length <= 80)).toBe(true);
  });

  test('a chat is exported into a file that is asked for, in the form that is chosen', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tangram-export-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const terminal = await start({ columns: 100, rows: 30 });
    terminal.type('/export');
    await terminal.waitFor('the command', ({ text }) => text.includes('导出聊天记录'));
    terminal.press('Enter');
    await terminal.waitForText('导出 数字化平台组');
    terminal.type('mark');
    await terminal.waitFor(
      'only this form',
      ({ text }) => /^▌.*Markdown/m.test(text) && !text.includes('JSON'),
    );
    terminal.press('Enter');
    await terminal.waitForText('数字化平台组.md');
    terminal.press('Ctrl+U');
    terminal.type(join(folder, 'nowhere', 'a.md'));
    await terminal.waitForText('没有这个文件夹');
    terminal.press('Ctrl+U');
    terminal.type(join(folder, 'a.md'));
    await terminal.waitFor('the file', ({ lines }) => /^▌.*a\.md/.test(lines[3] ?? ''));
    terminal.press('Enter');
    await terminal.waitForText('已导出');
    const written = readFileSync(join(folder, 'a.md'), 'utf8');
    expect(written).toContain('数字化平台组');
    expect(written).toContain('收到，我这边还差两个接口');
  });

  test('members are found by typing, and the owner gives the group a picture by its path', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tangram-picture-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, '图 1.png'), PNG.sync.write(new PNG({ width: 20, height: 20 })));
    writeFileSync(join(folder, 'notes.txt'), '');
    await desk.office().run('group', 'create', '--name', '我的小组', '--members', '林若溪,周明轩');
    const terminal = await desk.open({ columns: 120, rows: 30 });
    await terminal.waitForText('我的小组');
    await openChat(terminal, '我的小组', '我的小组');
    await terminal.waitForText('成员 3');
    terminal.press('Tab');
    await terminal.waitForText('f 查找成员');
    terminal.press('f');
    await terminal.waitForText('姓名或拼音');
    terminal.type('lin');
    await terminal.waitFor(
      'only her',
      ({ text }) => /│[ ▌]. 林若溪/.test(text) && !/│[ ▌]. 周明轩/.test(text),
    );
    terminal.press('Enter');
    await terminal.waitForText('f 查找成员');
    terminal.press('Escape');
    await terminal.waitFor('everybody', ({ text }) => /│[ ▌]. 周明轩/.test(text));
    terminal.press('p');
    await terminal.waitForText('我的小组 的头像');
    terminal.type(`${folder}/`);
    const offered = await terminal.waitFor('the picture', ({ lines }) =>
      /^▌.*图 1\.png/.test(lines[3] ?? ''),
    );
    expect(offered.text).not.toContain('notes.txt');
    terminal.press('Enter');
    await terminal.waitForText('已');
    await terminal.waitForText('f 查找成员');
  });

  // Behind the others: it writes into the chat whose messages they count.
  test('a folder is chosen and scheduled, waits with its size, and stands in the list of transfers', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tangram-attach-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, '巡检.txt'), 'x'.repeat(4_000));
    const terminal = await start({ columns: 110, rows: 30 });
    terminal.press('Alt+O');
    await terminal.waitForText('发送文件或文件夹');
    terminal.type(`${folder}/`);
    await terminal.waitForText('整个文件夹，压缩后发送');
    terminal.press('Enter');
    await terminal.waitFor('the command', ({ lines }) => lines.some((line) => line.includes('/file /')));
    terminal.press('Alt+T');
    await terminal.waitForText(' 定时发送 ─');
    terminal.type('+30d');
    await terminal.waitFor('the time', ({ lines }) => lines.some((line) => /^▌.*\+30d/.test(line)));
    terminal.press('Enter');
    await terminal.waitForText('发送给 数字化平台组');
    terminal.press('Alt+W');
    // At the office: while it waits here its state stands before the name. Its keys come with the choice.
    await terminal.waitFor(
      'the folder',
      ({ lines }) =>
        lines.some((line) => /^▌.*数字化平台组 +\S+\.zip · \S+ (B|KB)/.test(line)) &&
        lines.some((line) => line.includes('s 立即发送')),
    );
    // Held down it asks, and answers nothing: others would read it.
    terminal.press('s', 's', 's');
    await terminal.waitForText('现在就发给“数字化平台组”？');
    expect(terminal.screen.text).toContain('.zip');
    terminal.press('y');
    await terminal.waitForText('没有等待确认的消息或操作');
    terminal.press('Escape');
    await terminal.waitForText('发送给 数字化平台组');
    terminal.press('Alt+J');
    await terminal.waitFor('the transfer', ({ lines }) =>
      lines.some((line) => /^▌.*\.zip.*数字化平台组.*已完成/.test(line)),
    );
    terminal.press('x');
    await terminal.waitForText('没有正在传输的文件');
  });
});

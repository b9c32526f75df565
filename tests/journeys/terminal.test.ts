// Somebody works in the terminal client: a real office, the real program, a whole terminal that sees every byte.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beforeSecondTry } from '../support/second-try.ts';
import { TerminalOffice } from '../support/terminal-client.ts';
import { terminalPlan } from '../support/terminal-plan.ts';
import { processTime } from '../support/thread-time.ts';
import { whyNoTerminal, type TestTerminal } from '../support/terminal.ts';

const frames = fileURLToPath(new URL('terminal', import.meta.url));
const withTerminal = describe.skipIf(whyNoTerminal !== undefined);
/**
 * Modes that must be off when the terminal is the shell's again: alternate screen, paste marks, mouse, kitty keys. Not
 * 1007, whether the wheel sends arrows: it is given back by its own save and restore.
 */
const borrowed = ['1049', '2004', '1000', '1006', '1004', '2026', 'kitty'];
const left = (terminal: TestTerminal): string[] => borrowed.filter((mode) => terminal.modes.has(mode));

withTerminal('the terminal client', () => {
  let office: TerminalOffice;
  beforeAll(async () => {
    office = await TerminalOffice.start(terminalPlan(), 'reader');
  });
  beforeSecondTry(async () => {
    await office.close();
    office = await TerminalOffice.start(terminalPlan(), 'reader');
  });
  afterAll(() => office.close());

  test('opens a chat, sends Chinese, gets a reply, jumps to what is unread and quits', async () => {
    const writer = await office.colleague('writer');
    const terminal = await office.terminal();
    await terminal.waitForText('● 在线');
    terminal.press('Enter');
    await terminal.waitForText('› 发送给');
    const opened = await terminal.waitFor('the open group', ({ lines }) => lines[1]?.includes('▌') === true);
    expect(opened.lines[1]).toContain('数字化平台组');
    await terminal.waitForText('以下为新消息');

    terminal.type('今天能收，下午三点前 👍');
    const typed = await terminal.waitForText('今天能收，下午三点前 👍');
    // Three cells of the prompt, then 24 of the text: where an input method opens its window.
    expect(typed.cursor).toEqual({ x: 26, y: 22 });
    terminal.press('Enter');
    await terminal.waitFor('the message in the timeline', ({ lines }) =>
      lines.slice(2, -3).some((line) => line.includes('今天能收') && line.includes('✓')),
    );

    const chat = await writer.chat.get('00011');
    await writer.chat.send({ chatId: chat.id, text: '好，我等你', wait: true });
    const replied = await terminal.waitForText('好，我等你');
    expect(replied.rowOf('好，我等你')).toBeGreaterThan(replied.rowOf('今天能收'));

    // Sent together they could be read as one key.
    terminal.press('Escape');
    // Out of writing into the messages, the newest chosen; then to the list.
    const within = await terminal.waitForText('Enter 写消息');
    expect(within.lines.findLast((line) => line.includes('▌'))).toContain('好，我等你');
    terminal.press('Escape');
    await terminal.waitForText('Enter 打开');
    terminal.press('n');
    const unread = await terminal.waitForText('看到请回我');
    expect(unread.lines[1]).toContain('林若溪');
    await terminal.waitFor('nothing is unread', ({ lines }) => !/未读/.test(lines[0] ?? ''));
    terminal.press('Alt+Left');
    await terminal.waitForText('好，我等你');

    terminal.press('Ctrl+Q');
    expect((await terminal.ended).code).toBe(0);
    expect(left(terminal)).toEqual([]);
    expect(terminal.clears).toBe(0);
  });

  test.each([
    ['Ctrl+C pressed twice', (terminal: TestTerminal) => terminal.press('Ctrl+C', 'Ctrl+C'), 0],
    ['SIGTERM', (terminal: TestTerminal) => terminal.kill('SIGTERM'), 130],
    ['SIGHUP', (terminal: TestTerminal) => terminal.kill('SIGHUP'), 130],
    ['an exception nobody caught', (terminal: TestTerminal) => terminal.kill('SIGUSR2', terminal.program), 5],
  ])('after %s the terminal is the shell’s again', async (_, end, code) => {
    const throwing = "process.on('SIGUSR2', () => { throw new Error('boom') })";
    const terminal = await office.terminal({
      environment: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(throwing)}` },
    });
    await terminal.waitForText('● 在线');
    expect(left(terminal)).toContain('1049');
    end(terminal);
    expect((await terminal.ended).code).toBe(code);
    expect(left(terminal)).toEqual([]);
    const shell = await terminal.waitFor('the shell’s own screen', ({ isAlternate }) => !isAlternate);
    if (code === 5) expect(shell.text).toContain('出现意外错误：boom');
    await terminal.close();
  });

  test('a window that is too small says so, and goes on when it grows', async () => {
    const terminal = await office.terminal({ columns: 50, rows: 14 });
    await terminal.waitForText('至少需要 60 列 × 15 行');
    terminal.resize(100, 30);
    await terminal.waitForText('数字化平台组');
    terminal.resize(80, 24);
    const small = await terminal.waitFor(
      'the footer in the last row',
      ({ lines, rows }) => rows === 24 && lines[23]?.includes('Enter 打开') === true,
    );
    expect(small.text).not.toContain('至少需要');
    await terminal.waitForText('● 在线');
    terminal.resize(60, 15);
    // Of what was drawn for the larger window nothing stays behind the edge, in the first line least of all.
    await terminal.waitFor(
      'the first line alone in its row',
      ({ lines }) => / (?:未读|● 在线)$/.test(lines[0] ?? '') && lines[14]?.includes('Enter 打开') === true,
    );
    terminal.press('Ctrl+Q');
    await terminal.ended;
    expect(terminal.clears).toBe(0);
  });

  test('for a screen reader it is words in lines, without signs, on the ordinary screen', async () => {
    const terminal = await office.terminal({ args: ['--screen-reader'] });
    await terminal.waitForText('第 1 个，共 4 个');
    expect(terminal.screen.isAlternate).toBe(false);
    terminal.press('Down');
    await terminal.waitForText('第 2 个，共 4 个');
    terminal.press('Up', 'Enter');
    await terminal.waitForText('周明轩, 10:12, bank.example (evil.example)');
    terminal.type('收到');
    const screen = await terminal.waitForText('消息, 收到');
    expect(screen.text).not.toMatch(/[─│┴▌●○▤▴›✓]/u);
    terminal.press('Ctrl+U', 'Ctrl+Q');
    await terminal.ended;
    expect(left(terminal)).toEqual([]);
  });

  test('a draft is there again after the end, and in the list', async () => {
    const first = await office.terminal();
    await first.waitForText('● 在线');
    first.press('Enter');
    await first.waitForText('› 发送给');
    first.type('没写完的话');
    await first.waitForText('没写完的话');
    first.press('Ctrl+Q');
    await first.ended;
    const second = await office.terminal();
    await second.waitFor('the draft’s mark', ({ text }) => /数字化平台组 +草稿/.test(text));
    second.press('Enter');
    await second.waitForText('› 没写完的话');
    second.press('Ctrl+U');
    await second.waitForText('› 发送给');
    second.press('Ctrl+Q');
    await second.ended;
  });

  test('without a terminal it is refused with the command for scripts', async () => {
    await expect(office.run('tui')).rejects.toThrow(/ended with 2: .*tangram chat watch/s);
  });
});

withTerminal('frames', () => {
  test.each([
    ['80x24', []],
    ['120x40', []],
    ['200x60', []],
    ['80x24', ['--ascii']],
  ] as const)('%s %j', async (size, args) => {
    const [columns = 0, rows = 0] = size.split('x').map(Number);
    await using office = await TerminalOffice.start(terminalPlan(), 'reader');
    const terminal = await office.terminal({ columns, rows, args });
    await terminal.waitForText('在线');
    terminal.press('Enter');
    await terminal.waitForText('发送给 数字化平台组');
    await terminal.waitFor(
      'read counts, everything read, and the details',
      ({ text, lines }) =>
        /已读 2\/3/.test(text) &&
        text.includes('2024年3月5日') &&
        text.includes('知道了 N') &&
        /[·-] 2 未读/.test(lines[0] ?? '') &&
        // The details beside the chat are asked for, too.
        (columns < 120 || text.includes('入群审核')),
    );
    const file = join(frames, `${[size, ...args.map((arg) => arg.slice(2))].join('-')}.txt`);
    const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
    // What is still asked for may come after that; a frame that is another one is compared when it has had its time.
    await terminal.waitFor('the frame', ({ text }) => `${text}\n` === known, 20).catch(() => undefined);
    await expect(`${terminal.screen.text}\n`).toMatchFileSnapshot(file);
  });
});

withTerminal('with a hundred thousand messages', () => {
  const many = 100_000;
  let office: TerminalOffice;
  beforeAll(async () => {
    office = await TerminalOffice.start(terminalPlan(300), 'reader');
    await office.fillStore(many);
  });
  afterAll(() => office.close());

  test('a typed key costs little, in bytes and in time', async () => {
    const terminal = await office.terminal({ columns: 80, rows: 24 });
    await terminal.waitForText('● 在线');
    terminal.press('Enter');
    // What the office still tells of the chat that was opened is no key's: it is waited for, and for silence behind it.
    await terminal.waitFor(
      'read counts, and everything read',
      ({ text, lines }) => /已读 2\/3/.test(text) && /[·-] 2 未读/.test(lines[0] ?? ''),
    );
    await terminal.cost(
      'silence',
      () => undefined,
      () => true,
      500,
    );
    const costs: number[] = [];
    const letters = [...'今天能收 we can do it!'];
    const before = processTime(terminal.program) ?? 0;
    for (const [at, letter] of letters.entries()) {
      const wanted = letters
        .slice(0, at + 1)
        .join('')
        .trimEnd();
      costs.push(
        await terminal.cost(
          `“${wanted}” in the composer`,
          () => terminal.type(letter),
          (screen) => screen.lines.some((line) => line.includes(`› ${wanted}`)),
          40,
        ),
      );
    }
    expect(Math.max(...costs)).toBeLessThanOrEqual(1_500);
    // The goal is 16 ms until it is seen, which the benchmark measures; here other tests run beside.
    const computed = ((processTime(terminal.program) ?? 0) - before) / letters.length;
    expect(computed).toBeLessThan(80);
    terminal.press('Ctrl+U', 'Shift+Tab', 'g');
    await terminal.waitFor('an older page', ({ text: shown }) => /第 2\d{2} 条/.test(shown));
    expect(terminal.clears).toBe(0);
    await terminal.close();
  });
});

// Tests of the text field in a real terminal: keys, pastes and input methods as their bytes arrive, the cursor at the caret.
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { openTerminal, type TestTerminal, whyNoTerminal } from '../../../support/terminal.ts';

const program = fileURLToPath(new URL('text-field-program.ts', import.meta.url));

describe.skipIf(whyNoTerminal !== undefined)('a text field in a terminal', () => {
  const open: TestTerminal[] = [];
  afterEach(async () => {
    for (const terminal of open.splice(0)) await terminal.close();
  });
  const start = async (): Promise<TestTerminal> => {
    const terminal = openTerminal({ command: process.execPath, args: [program], columns: 40, rows: 10 });
    open.push(terminal);
    await terminal.waitForText('[[]]');
    await terminal.waitFor('marked pastes', () => terminal.modes.has('2004'));
    return terminal;
  };

  test('types, puts the cursor behind wide characters, and sends with Enter in the same piece', async () => {
    const terminal = await start();
    terminal.type('你好 a');
    const { cursor } = (await terminal.waitForText('你好 a')) as { cursor: object };
    expect(cursor).toEqual({ x: 6, y: 0 });
    terminal.type('!\r');
    await terminal.waitForText('[["你好 a!"]]');
  });

  test('sends what stands before an Enter in the middle of a piece, and asks about many lines', async () => {
    const terminal = await start();
    terminal.type('first\rsecond');
    await terminal.waitForText('[["first"]]');
    await terminal.waitForText('second');
    terminal.type('1\r2\r3\r4\r5');
    await terminal.waitForText('asked 5');
    expect(terminal.screen.text).toContain('[["first"]]');
  });

  test('an emoji of several characters is one backspace', async () => {
    const terminal = await start();
    terminal.type('好👨‍👩‍👧');
    await terminal.waitForText('好');
    terminal.press('Backspace', 'Enter');
    await terminal.waitForText('[["好"]]');
  });

  test('newline keys make lines and do not send', async () => {
    const terminal = await start();
    for (const key of ['Alt+Enter', 'Ctrl+J', 'Shift+Enter']) {
      terminal.press('x');
      terminal.press(key);
    }
    await terminal.waitFor('three newlines', ({ cursor }) => cursor.y === 3);
    terminal.press('Enter');
    await terminal.waitForText(String.raw`[["x\nx\nx\n"]]`);
  });

  test('what an input method commits as a paste is typed', async () => {
    const terminal = await start();
    terminal.paste('中国');
    await terminal.waitForText('中国');
    terminal.press('Enter');
    await terminal.waitForText('[["中国"]]');
  });

  test('a pasted newline never sends, and more than three lines are asked about', async () => {
    const terminal = await start();
    terminal.paste('一\n二\n');
    await terminal.waitFor('two lines', ({ lines }) => lines[0] === '一' && lines[1] === '二');
    terminal.paste('1\n2\n3\n4\n5');
    await terminal.waitForText('asked 5');
    expect(terminal.screen.text).toContain('[[]]');
  });

  test('readline keys work, keys of the program do not reach the field', async () => {
    const terminal = await start();
    terminal.press('Ctrl+K');
    terminal.type('one two');
    terminal.press('Ctrl+W', 'Ctrl+A', 'Ctrl+Y', 'Enter');
    await terminal.waitForText('[["twoone "]]');
  });

  test('the first line is an edge', async () => {
    const terminal = await start();
    terminal.press('Up');
    await terminal.waitForText('edge above');
  });
});

// Tests that the terminal is as it was after every end: tidy, exit, exception, signals, Ctrl+Z; in a real terminal.
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { openTerminal, type TestTerminal, whyNoTerminal } from '../../../support/terminal.ts';

const program = fileURLToPath(new URL('guard-program.ts', import.meta.url));

/** The cursor, and the wheel as arrow keys, which most terminals begin with. */
const onAtRest: ReadonlySet<string> = new Set(['25', '1007']);

describe.skipIf(whyNoTerminal !== undefined)('the terminal after', () => {
  const open: TestTerminal[] = [];
  afterEach(async () => {
    for (const terminal of open.splice(0)) await terminal.close();
  });

  /** Ends when the program has taken everything it takes. */
  async function start(way = 'plain'): Promise<TestTerminal> {
    const terminal = openTerminal({
      command: 'sh',
      // A shell around it, whose screen is what the person comes back to.
      args: ['-c', `echo before; ${process.execPath} ${program} ${way}; echo "ended $?"; read line`],
      columns: 50,
      rows: 8,
    });
    open.push(terminal);
    await terminal.waitForText('drawn 0');
    await terminal.waitFor('all modes', () =>
      ['1049', '2004', '1000', '1006', 'kitty'].every((mode) => terminal.modes.has(mode)),
    );
    expect(terminal.output).toContain('\u001b[22;2t');
    return terminal;
  }

  async function expectRestored(terminal: TestTerminal, ending: string): Promise<void> {
    const screen = await terminal.waitForText(ending);
    expect([...terminal.modes].filter((mode) => !onAtRest.has(mode))).toEqual([]);
    expect(terminal.modes.has('25')).toBe(true);
    expect(screen.isAlternate).toBe(false);
    expect(screen.lines[0]).toBe('before');
    expect(screen.text).not.toContain('drawn');
    const after = terminal.output.lastIndexOf('\u001b[22;2t');
    expect(terminal.output.indexOf('\u001b[23;2t', after)).toBeGreaterThan(after);
    expect(terminal.output).toContain('\u001b[?1007h\u001b[?1007r');
  }

  const processOf = async (terminal: TestTerminal): Promise<number> => {
    const { execa } = await import('execa');
    const { stdout } = await execa('ps', ['-o', 'pid=', '--ppid', String(terminal.pid)]);
    return Number(stdout.trim().split('\n')[0]);
  };

  test('a tidy end', async () => {
    const terminal = await start();
    terminal.press('q');
    await expectRestored(terminal, 'ended 0');
    expect(terminal.screen.text).toContain('goodbye');
  });

  test('an exit from anywhere', async () => {
    const terminal = await start();
    terminal.press('x');
    await expectRestored(terminal, 'ended 7');
  });

  test('an exception nobody caught, whose message can be read', async () => {
    const terminal = await start();
    terminal.press('t');
    await terminal.waitForText('ended 1');
    expect([...terminal.modes].filter((mode) => !onAtRest.has(mode))).toEqual([]);
    expect(terminal.output).toContain('thrown on purpose');
    expect(terminal.output.indexOf('thrown on purpose')).toBeGreaterThan(
      terminal.output.lastIndexOf('\u001b[?1049l'),
    );
  });

  test.each(['SIGTERM', 'SIGHUP', 'SIGINT', 'SIGQUIT'] as const)('%s', async (signal) => {
    const terminal = await start();
    process.kill(await processOf(terminal), signal);
    await expectRestored(terminal, 'ended');
  });

  test('a program that does not obey: the terminal comes back with the first signal, the end with the second', async () => {
    const terminal = await start('stubborn');
    const pid = await processOf(terminal);
    process.kill(pid, 'SIGTERM');
    await terminal.waitFor('the screen back', (screen) => !screen.isAlternate);
    expect(terminal.modes.has('1000')).toBe(false);
    // The same signal at once is the same wish: it comes to a whole job and to each process of it.
    process.kill(pid, 'SIGTERM');
    await expect
      .poll(() => {
        if (terminal.screen.text.includes('ended')) return true;
        process.kill(pid, 'SIGTERM');
        return false;
      })
      .toBe(true);
    await expectRestored(terminal, 'ended 143');
  });
});

describe.skipIf(whyNoTerminal !== undefined)('the terminal after another program had it', () => {
  test('is drawn whole from its first cell, wherever that program left the cursor', async () => {
    const terminal = openTerminal({ command: process.execPath, args: [program], columns: 60, rows: 10 });
    await terminal.waitForText('drawn 0');
    for (const times of [1, 2, 3]) {
      terminal.type('e');
      const { lines, isAlternate } = await terminal.waitForText(`drawn ${times}`);
      expect({ isAlternate, first: lines[0] }).toEqual({ isAlternate: true, first: `drawn ${times}` });
    }
    terminal.type('q');
    await terminal.waitForText('goodbye');
    await terminal.close();
  });
});

describe.skipIf(whyNoTerminal !== undefined)('the terminal while the program is stopped', () => {
  test('is the shell’s, and the program’s again when it goes on', async () => {
    const terminal = openTerminal({
      command: 'bash',
      args: ['--norc', '--noprofile', '-i'],
      environment: { PS1: '> ' },
      columns: 60,
      rows: 10,
    });
    await terminal.waitForText('>');
    terminal.type(`${process.execPath} ${program}\r`);
    await terminal.waitForText('drawn 0');
    await terminal.waitFor('the mouse', () => terminal.modes.has('1000') && terminal.modes.has('kitty'));
    terminal.type('\u001b[122;5u');
    await terminal.waitForText('Stopped');
    for (const mode of ['1049', '1000', '1006', 'kitty']) expect(terminal.modes.has(mode)).toBe(false);
    terminal.type('fg\r');
    await terminal.waitForText('drawn 1');
    for (const mode of ['1049', '1000', '1006', '2004', 'kitty'])
      await terminal.waitFor(`mode ${mode}`, () => terminal.modes.has(mode));
    terminal.type('q');
    await terminal.waitForText('goodbye');
    expect(terminal.modes.has('1049')).toBe(false);
    await terminal.close();
  });
});

// Tests of the terminal the other tests look through: a harness that sees nothing would let everything pass.
import { describe, expect, test } from 'vitest';
import { keyBytes, pasteBytes } from '../../support/terminal-keys.ts';
import { openTerminal, whyNoTerminal } from '../../support/terminal.ts';
import { screenAsAnsi } from '../../support/terminal-screen.ts';

test.each([
  ['Enter', '\r'],
  ['Ctrl+K', '\u000b'],
  ['Ctrl+J', '\n'],
  ['Alt+1', '\u001b1'],
  ['Alt+M', '\u001bm'],
  ['Alt+Shift+M', '\u001bM'],
  ['Alt+Enter', '\u001b\r'],
  ['Alt+Up', '\u001b[1;3A'],
  ['Alt+Shift+Down', '\u001b[1;4B'],
  ['Ctrl+Left', '\u001b[1;5D'],
  ['+', '+'],
  ['你', '你'],
])('%s is sent as terminals send it', (name, bytes) => expect(keyBytes(name)).toBe(bytes));

test('a paste is marked', () => expect(pasteBytes('a\nb')).toBe('\u001b[200~a\rb\u001b[201~'));

describe.skipIf(whyNoTerminal !== undefined)('a program in the terminal', () => {
  const shell = (script: string) =>
    openTerminal({ command: 'sh', args: ['-c', script], columns: 30, rows: 6 });

  test('shows text, looks, cursor and how it ended', async () => {
    const terminal = shell(
      String.raw`printf '中文 \033[1;31mred\033[0m\n\033[38;2;1;2;3mrgb\033[0m'; read line; exit 3`,
    );
    const screen = await terminal.waitForText('rgb');
    expect(screen.lines.slice(0, 2)).toEqual(['中文 red', 'rgb']);
    expect(screen.cursor).toEqual({ x: 3, y: 1 });
    expect(screen.runs(0)[1]).toMatchObject({ text: 'red', foreground: '1', isBold: true });
    expect(screen.runs(1)[0]).toMatchObject({ text: 'rgb', foreground: '#010203' });
    expect(screenAsAnsi(screen)).toContain('\u001b[1;38;5;1mred\u001b[0m');
    terminal.press('Enter');
    expect(await terminal.ended).toMatchObject({ code: 3 });
    await terminal.close();
  });

  test('sees modes, clears, bytes and a new size', async () => {
    const terminal = shell(
      String.raw`printf '\033[?1049h\033[?2004h\033[>1u\033[2Jready'; read a; stty size; printf '\033[?1049l\033[<u'; read b`,
    );
    await terminal.waitForText('ready');
    expect([...terminal.modes].sort()).toEqual(['1049', '2004', 'kitty']);
    expect(terminal.screen.isAlternate).toBe(true);
    expect(terminal.clears).toBe(1);
    terminal.resize(44, 8);
    const cost = await terminal.cost(
      'the size',
      () => terminal.press('Enter'),
      () => !terminal.modes.has('1049'),
    );
    expect(cost).toBeGreaterThan(5);
    expect(terminal.output).toContain('8 44');
    expect([...terminal.modes]).toEqual(['2004']);
    await terminal.close();
  });

  test('says what it saw when the wait was in vain', async () => {
    const terminal = shell('echo there; exit 0');
    await expect(terminal.waitForText('elsewhere')).rejects.toThrow(/elsewhere[^]*ended[^]*there/);
    await terminal.close();
  });
});

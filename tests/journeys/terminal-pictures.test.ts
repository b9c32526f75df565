// Pictures between messages in the terminal client: coloured blocks everywhere, graphics where the terminal has them, names with --ascii.
import { PNG } from 'pngjs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { beforeSecondTry } from '../support/second-try.ts';
import { TerminalOffice } from '../support/terminal-client.ts';
import { terminalPlan } from '../support/terminal-plan.ts';
import { type TestTerminal, whyNoTerminal } from '../support/terminal.ts';

/** Red above, blue below. */
function flag(width: number, height: number): Uint8Array<ArrayBuffer> {
  const png = new PNG({ width, height });
  for (let at = 0; at < width * height; at += 1)
    png.data.set(at < (width * height) / 2 ? [200, 0, 0, 255] : [0, 0, 200, 255], at * 4);
  return new Uint8Array(PNG.sync.write(png));
}

describe.skipIf(whyNoTerminal !== undefined)('pictures in the terminal client', () => {
  let office: TerminalOffice;
  const open: TestTerminal[] = [];
  const begin = async (): Promise<void> => {
    office = await TerminalOffice.start(terminalPlan(), 'reader');
    const writer = await office.colleague('writer');
    await writer.files.send({
      chatId: '00013',
      source: { content: flag(160, 160) },
      name: 'flag.png',
      mime: 'image/png',
      width: 160,
      height: 160,
      caption: '红与蓝',
      wait: true,
    });
  };
  beforeAll(begin);
  beforeSecondTry(async () => {
    await office.close();
    await begin();
  });
  afterEach(async () => {
    for (const terminal of open.splice(0)) await terminal.close();
  });
  afterAll(() => office.close());

  const start = async (
    args: readonly string[] = [],
    environment: Record<string, string> = {},
  ): Promise<TestTerminal> => {
    const terminal = await office.terminal({ columns: 100, rows: 30, args, environment });
    open.push(terminal);
    await terminal.waitForText('林若溪');
    terminal.press('Ctrl+K');
    await terminal.waitForText('会话、人、能做的事、设置');
    terminal.type('林若溪');
    await terminal.waitFor('her', ({ lines }) => lines[4]?.includes('林若溪') === true);
    terminal.press('Enter');
    await terminal.waitForText('flag.png');
    return terminal;
  };

  test('in blocks: half red, half blue, at the lower edge of the timeline, and nothing moved when it came', async () => {
    const terminal = await start();
    const drawn = await terminal.waitForText('▀▀▀▀▀▀▀▀');
    const first = drawn.lines.findIndex((line) => line.includes('▀▀▀▀▀▀▀▀'));
    expect(drawn.lines[first - 1]).toContain('红与蓝');
    expect(drawn.lines.slice(first, first + 8).every((line) => /▀{16}$/.test(line.trimEnd()))).toBe(true);
    expect(drawn.lines[first + 8]).toMatch(/^─/);
    // A page up leaves part of it, and Esc brings it back: no line of it is ever left behind.
    terminal.press('PageUp');
    terminal.press('Escape');
    await terminal.waitFor('it whole again', ({ lines }) => lines[first]?.includes('▀▀▀▀▀▀▀▀') === true);
  });

  test('in kitty’s graphics: laid over empty cells, and taken away when something covers it', async () => {
    const terminal = await start([], { TERM_PROGRAM: 'kitty' });
    await terminal.waitFor('the graphics', () => terminal.output.includes('\u001b_Ga=T,f=100,i=1,'));
    expect(terminal.screen.text).not.toContain('▀▀▀▀');
    terminal.press('Ctrl+K');
    await terminal.waitFor('its deletion', () => terminal.output.includes('\u001b_Ga=d,d=I,i=1,q=2'));
    terminal.press('Escape');
    await terminal.waitFor('it again', () => terminal.output.includes('\u001b_Ga=T,f=100,i=2,'));
  });

  test('with --ascii it is named, and takes no rows', async () => {
    const terminal = await start(['--ascii']);
    const { lines } = terminal.screen;
    const at = lines.findIndex((line) => line.includes('flag.png'));
    expect(lines[at + 1]).toMatch(/^-/);
    expect(terminal.output).not.toContain('▀');
  });
});

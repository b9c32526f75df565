// The terminal client is killed or breaks: whoever is left beside it gives the terminal back, in a real terminal.
import { readFileSync } from 'node:fs';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beforeSecondTry } from '../support/second-try.ts';
import { TerminalOffice } from '../support/terminal-client.ts';
import { terminalPlan } from '../support/terminal-plan.ts';
import { openTangram, whyNoTerminal, type TestTerminal } from '../support/terminal.ts';

/** The cursor, and the wheel as arrow keys, which most terminals begin with. */
const onAtRest: ReadonlySet<string> = new Set(['25', '1007']);
const switched = (terminal: TestTerminal): string[] =>
  [...terminal.modes].filter((mode) => !onAtRest.has(mode));

/** Children of a process, by the system's own list. */
async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await execa('ps', ['-o', 'pid=', '--ppid', String(pid)], { reject: false });
  return stdout.split('\n').filter(Boolean).map(Number);
}

describe.skipIf(whyNoTerminal !== undefined)('the terminal of a client that', () => {
  let office: TerminalOffice;
  beforeAll(async () => {
    office = await TerminalOffice.start(terminalPlan(), 'reader');
  });
  beforeSecondTry(async () => {
    await office.close();
    office = await TerminalOffice.start(terminalPlan(), 'reader');
  });
  afterAll(() => office.close());

  /** The client with the mouse taken, under a shell that writes how the line is set before and after. */
  async function start(): Promise<{ terminal: TestTerminal; keeper: number; client: number }> {
    const before = `${office.folder}/line-before`;
    const after = `${office.folder}/line-after`;
    const terminal = await openTangram(office.folder, [], {
      through: `echo before; stty -a > ${before}; "$TANGRAM" tui; echo "ended $?"; stty -a > ${after}; echo compared; read x`,
      environment: { LANG: 'zh_CN.UTF-8', TZ: 'Asia/Shanghai' },
    });
    await terminal.waitForText('● 在线');
    terminal.press('Alt+M');
    await terminal.waitFor('the mouse', () => terminal.modes.has('1000'));
    expect(switched(terminal)).toEqual(expect.arrayContaining(['1049', '2004', '1000', '1006']));
    expect(terminal.modes.has('25')).toBe(false);
    const keeper = (await childrenOf(terminal.pid))[0] ?? 0;
    const client = (await childrenOf(keeper))[0] ?? 0;
    return { terminal, keeper, client };
  }

  async function expectGivenBack(terminal: TestTerminal): Promise<string> {
    const screen = await terminal.waitForText('compared');
    expect(switched(terminal)).toEqual([]);
    expect(terminal.modes.has('25')).toBe(true);
    expect(screen.isAlternate).toBe(false);
    expect(screen.lines[0]).toBe('before');
    expect(screen.text).not.toContain('● 在线');
    const line = (name: string): string => readFileSync(`${office.folder}/line-${name}`, 'utf8');
    expect(line('after')).toBe(line('before'));
    await terminal.close();
    return screen.text;
  }

  test.each([
    ['is killed', 'SIGKILL', 137],
    ['breaks in native code', 'SIGSEGV', 139],
  ] as const)('%s', async (_, signal, code) => {
    const { terminal, client } = await start();
    process.kill(client, signal);
    const said = await expectGivenBack(terminal);
    expect(said).toContain(`ended ${code}`);
    expect(said).toContain(`终端客户端被终止（信号 ${code - 128}）`);
  });

  test('is told to end through the one that stands beside it', async () => {
    const { terminal, keeper } = await start();
    process.kill(keeper, 'SIGTERM');
    const said = await expectGivenBack(terminal);
    expect(said).toContain('ended 130');
    expect(said).not.toContain('被终止');
  });

  test('loses the one beside it', async () => {
    const { terminal, keeper, client } = await start();
    process.kill(keeper, 'SIGKILL');
    await terminal.waitFor('the shell’s own screen', ({ isAlternate }) => !isAlternate);
    await expect.poll(() => switched(terminal)).toEqual([]);
    await expect
      .poll(async () => (await execa('ps', ['-p', String(client)], { reject: false })).exitCode)
      .toBe(1);
    await terminal.close();
  });
});

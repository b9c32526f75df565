// An embedded office without one extension after the other: window, terminal and command line do what chat is for, and ask for nothing that was not announced.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { startOffice } from '#fixtures/serve.ts';
import { extensionNames, extensions, type ExtensionName } from '#sdk/contract/extensions.ts';
import { pick, seededRandom } from '#fixtures/seed/random.ts';
import { chatInWindow, missedAloud } from '../support/left-out/window.ts';
import { startLeftOut } from '../support/left-out/proxy.ts';
import { hasChromium } from '../support/browser-client.ts';
import { launchChromium } from '../support/chromium.ts';
import { realCli } from '../support/cli-office.ts';
import { TerminalOffice } from '../support/terminal-client.ts';
import { terminalPlan } from '../support/terminal-plan.ts';
import { whyNoTerminal } from '../support/terminal.ts';
import type { DrillContext } from './drill.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const all = extensionNames.filter((name) => extensions[name].calls.length > 0);
  const left: readonly (ExtensionName | undefined)[] = context.full
    ? [undefined, ...extensionNames]
    : [pick(seededRandom(context.seed), all)];
  const office = await startOffice({
    inMemory: true,
    port: 0,
    seed: 'small',
    ...(context.full && { guiDir: `${root}dist/gui` }),
  });
  context.afterwards(() => office.close());
  const proxy = await startLeftOut(office.url);
  context.afterwards(() => proxy.close());
  const account = office.accounts[0];
  const colleague = office.accounts[1];
  if (account === undefined || colleague === undefined) throw new Error('the office has nobody');
  let browser: Browser | undefined;
  if (context.full && hasChromium()) {
    await execa('node', ['cli/bin/build.mjs', 'gui'], { cwd: root });
    browser = await launchChromium();
    context.afterwards(() => browser?.close());
  }
  const inTerminal = context.full && whyNoTerminal === undefined ? await terminalRounds(context) : undefined;
  const counts = { commands: 0, windows: 0, terminals: 0 };
  for (const [round, name] of left.entries()) {
    const without = name === undefined ? 'with everything' : `without ${name}`;
    const isQuiet = (where: string, asked: readonly string[]): void => {
      if (asked.length > 0) context.problem(`${without}, ${where} asks for ${asked.join(', ')}`);
    };
    proxy.leaveOut(name);
    const person = { loginName: account.loginname, password: account.password };
    counts.commands += await byCommands(context, `${proxy.url}`, person, without, round);
    isQuiet('the command line', proxy.takeAsked());
    if (browser !== undefined) {
      for (const missed of await chatInWindow(browser, proxy.url, person, round))
        context.problem(`${without}, in the window: ${missed}`);
      counts.windows += 1;
      isQuiet('the window', proxy.takeAsked());
    }
    if (inTerminal !== undefined) {
      await inTerminal(name, without, round);
      counts.terminals += 1;
    }
  }
  for (const [name, count] of Object.entries(counts)) context.report(name, count);
}

type Person = { readonly loginName: string; readonly password: string };

/** Signing in, reading, sending, looking people up and files by commands; answers how many were given. */
async function byCommands(
  context: DrillContext,
  server: string,
  { loginName, password }: Person,
  without: string,
  round: number,
): Promise<number> {
  const cli = realCli();
  const path = join(cli.home, '纪要.txt');
  writeFileSync(path, `纪要 ${round}`);
  const words = `命令 ${round}`;
  const group = '小组讨论';
  const steps: readonly (readonly [readonly string[], string?])[] = [
    [['login', '--server', server, '--user', loginName, '--password-stdin'], password],
    [['chat', 'list', '--json=name,unread']],
    [['chat', 'send', group, words]],
    [['chat', 'read', group, '--json=text']],
    [['chat', 'mark', group, '--read']],
    [['contacts', 'search', '安', '--json=name']],
    [['contacts', 'tree']],
    [['group', 'list', '--json=name']],
    [['group', 'members', group, '--json=name']],
    [['chat', 'send', group, '--file', path]],
    [['chat', 'files', group, '--json=name']],
  ];
  try {
    for (const [argv, input = ''] of steps) {
      const said = await cli.tangram([...argv, '--timeout', '20s'], { input });
      if (said.code !== 0)
        context.problem(`${without}, ${argv.join(' ')}: ${said.code} ${said.err.slice(0, 200)}`);
      if (missedAloud.test(said.err))
        context.problem(`${without}, ${argv[1]} says: ${said.err.slice(0, 200)}`);
      if (argv[1] === 'read' && !said.out.includes(words))
        context.problem(`${without}: ${words} is not read`);
    }
  } finally {
    cli.remove();
  }
  return steps.length;
}

/** The terminal client at an office of its own, which is left without the same. */
async function terminalRounds(context: DrillContext) {
  let proxy: Awaited<ReturnType<typeof startLeftOut>> | undefined;
  const office = await TerminalOffice.start(terminalPlan(), 'reader', async (address) => {
    proxy = await startLeftOut(address);
    return proxy.url;
  });
  context.afterwards(() => office.close());
  context.afterwards(() => proxy?.close());
  return async (name: ExtensionName | undefined, without: string, round: number): Promise<void> => {
    proxy?.leaveOut(name);
    const terminal = await office.terminal({ columns: 100, rows: 30 });
    try {
      await terminal.waitForText('● 在线');
      await terminal.waitForText('数字化平台组');
      terminal.press('Enter');
      await terminal.waitForText('发送给');
      terminal.type(`终端 ${round}`);
      terminal.press('Enter');
      const screen = await terminal.waitFor('the words', ({ text }) => text.includes(`终端 ${round}`));
      if (missedAloud.test(screen.text)) context.problem(`${without}, the terminal says ${screen.text}`);
    } finally {
      await terminal.close();
    }
    const asked = proxy?.takeAsked() ?? [];
    if (asked.length > 0) context.problem(`${without}, the terminal asks for ${asked.join(', ')}`);
  };
}

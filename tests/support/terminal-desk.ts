// The terminals of a journey: one office for its tests, a client at work for whoever asks, all of them closed again.
import { afterAll, afterEach, beforeAll } from 'vitest';
import { beforeSecondTry } from './second-try.ts';
import type { TestTerminal } from './terminal.ts';
import { TerminalOffice } from './terminal-client.ts';
import { terminalPlan } from './terminal-plan.ts';

type Wanted = { columns: number; rows: number; environment?: Record<string, string> };

/** Opens the office before the tests of the describe block it is called in, and closes everything after them. */
export function terminalDesk(): {
  readonly office: () => TerminalOffice;
  /** A client that is online and shows its list of chats. */
  readonly open: (wanted: Wanted) => Promise<TestTerminal>;
} {
  let office: TerminalOffice;
  const opened: TestTerminal[] = [];
  beforeAll(async () => {
    office = await TerminalOffice.start(terminalPlan(), 'reader');
  });
  beforeSecondTry(async () => {
    await office.close();
    office = await TerminalOffice.start(terminalPlan(), 'reader');
  });
  afterEach(async () => {
    for (const terminal of opened.splice(0)) await terminal.close();
  });
  afterAll(() => office.close());
  return {
    office: () => office,
    async open(wanted) {
      const terminal = await office.terminal(wanted);
      opened.push(terminal);
      await terminal.waitForText('● 在线');
      await terminal.waitForText('数字化平台组');
      return terminal;
    },
  };
}

/** Opens a chat of a client by the palette: types something that finds it first. */
export async function openChat(terminal: TestTerminal, typed: string, name: string): Promise<void> {
  terminal.press('Ctrl+K');
  await terminal.waitForText('会话、人、能做的事、设置');
  terminal.type(typed);
  await terminal.waitFor(name, ({ lines }) => lines[4]?.startsWith('▌') === true && lines[4].includes(name));
  terminal.press('Enter');
  await terminal.waitForText(`发送给 ${name}`);
}

// What happens around the terminal client while it is photographed: others write, a file goes slowly, the network ends.
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryHost } from '#fixtures/testing.ts';
import { openOffice } from '#sdk/office.ts';
import { pickVariant } from '#variants/index.ts';
import type { SlowLine } from '../support/slow-line.ts';
import type { TerminalOffice } from '../support/terminal-client.ts';
import type { TestTerminal } from '../support/terminal.ts';

/** What the acts of a walk reach, and what they leave for the next. */
export type SceneWorld = {
  readonly office: TerminalOffice;
  readonly line: SlowLine;
  readonly terminal: TestTerminal;
  /** The group everything happens in. */
  readonly groupId: string;
  /** The code that stands on the device somebody asks with. */
  code?: string;
};

/** The lock's password of the walk. */
export const lockPassword = '13579';

/** Bytes of the file that is sent, and how many pass in a second. */
const [fileBytes, slowPace] = [200_000_000, 800_000];

/** A colleague sends a few messages on as one. */
export async function forwardARecord({ office, groupId }: SceneWorld): Promise<void> {
  const colleague = await office.colleague('linruoxi');
  const chatId = groupId.padStart(5, '0');
  const { messages } = await colleague.chat.older(chatId, Number.MAX_SAFE_INTEGER);
  const mids = messages.slice(0, 12).map(({ mid }) => mid);
  await colleague.acts.forward({ chatId, mids, groupIds: [groupId], merged: true });
}

/** From here on little passes towards the office. */
export async function sendSlowly({ line }: SceneWorld): Promise<void> {
  line.pace = slowPace;
}

/** Sends a file from the place to write, and waits until some of it has gone. */
export async function sendAFile({ office, terminal }: SceneWorld): Promise<void> {
  const path = join(office.folder, '现场影像 2026-11-22.zip');
  writeFileSync(path, '');
  truncateSync(path, fileBytes);
  terminal.type(`/file ${path}`);
  terminal.press('Enter');
}

/** Cuts the line: the client goes on with what the device knows. */
export async function cutTheLine({ line, terminal }: SceneWorld): Promise<void> {
  line.pace = Infinity;
  line.cut();
  await terminal.waitFor('the end of the connection', ({ text }) => /离线|Offline/.test(text));
}

/** Another device asks to be let in. */
export async function askFromElsewhere(world: SceneWorld): Promise<void> {
  const device = openOffice({
    host: memoryHost(),
    variant: pickVariant('default'),
    server: world.office.address,
  });
  world.code = (await device.account.askDevice()).userCode;
  await device.close();
}

/** Types the code that stands on that device. */
export async function typeTheCode({ code = '', terminal }: SceneWorld): Promise<void> {
  terminal.type(code);
}

const areDetailsShown = ({ terminal }: SceneWorld): boolean =>
  /[│|] (?:群公告|Announcement|部门|Department)/.test(terminal.screen.text);

/** Shows the details where the width has not shown them already. */
export async function showDetails(world: SceneWorld): Promise<void> {
  if (!areDetailsShown(world)) world.terminal.press('Ctrl+T');
}

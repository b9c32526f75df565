// What `npm run photographs terminal` does: frames of the terminal client in every size, language and theme, as text, ANSI and page.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { planDemoOffice } from '#fixtures/seed/demo.ts';
import { seededRandom } from '#fixtures/seed/random.ts';
import { TerminalOffice } from '../support/terminal-client.ts';
import { screenAsAnsi, type Screen } from '../support/terminal-screen.ts';
import { type TestTerminal, whyNoTerminal } from '../support/terminal.ts';
import { terminalPage } from './terminal-page.ts';
import { SlowLine } from '../support/slow-line.ts';
import type { SceneWorld } from './terminal-scene-acts.ts';
import { terminalCommands, terminalScenes, type Step } from './terminal-scenes.ts';

/** The sizes of the design language: one side pane, three panes, everything. */
const sizes = [
  [80, 24],
  [120, 40],
  [200, 60],
] as const;

/** One way to look. The background is what the terminal says of itself. */
type View = {
  readonly language: 'zh' | 'en';
  readonly theme: 'light' | 'dark';
  readonly columns: number;
  readonly rows: number;
  /** Signs of ASCII alone, or words in lines for a screen reader. */
  readonly manner?: 'ascii' | 'screen-reader';
};

const views: readonly View[] = [
  ...(['zh', 'en'] as const).flatMap((language) =>
    (['dark', 'light'] as const).flatMap((theme) =>
      sizes.map(([columns, rows]): View => ({ language, theme, columns, rows })),
    ),
  ),
  ...(['zh', 'en'] as const).flatMap((language) =>
    (['ascii', 'screen-reader'] as const).map((manner): View => ({
      language,
      theme: 'dark',
      columns: 80,
      rows: 24,
      manner,
    })),
  ),
];

/** The words of a view's name: those that are asked for choose among the views. */
const wordsOf = ({ language, theme, columns, rows, manner }: View): string[] => [
  language,
  theme,
  `${columns}x${rows}`,
  manner ?? 'usual',
];

/** Whether a word names views of the terminal. */
export const isTerminalWord = (word: string): boolean => views.some((view) => wordsOf(view).includes(word));

/**
 * A frame is at rest when the client has written nothing for so long, in ms; between two keys less will do. What moves
 * by itself, a file that is under way, is taken as it is after a while.
 */
const [restMs, keyMs, maxMs] = [700, 150, 2_500];

async function atRest(terminal: TestTerminal, quietMs: number): Promise<Screen> {
  let before = -1;
  const from = performance.now();
  while (before !== terminal.bytes && performance.now() - from < maxMs) {
    before = terminal.bytes;
    await new Promise((resolve) => setTimeout(resolve, quietMs));
  }
  return terminal.screen;
}

/** Takes the views that have all of these words, into `folder`; answers how many frames. */
export async function photographTerminal(folder: string, words: readonly string[] = []): Promise<number> {
  if (whyNoTerminal !== undefined) {
    process.stderr.write(`the terminal client is not photographed: ${whyNoTerminal}\n`);
    return 0;
  }
  mkdirSync(folder, { recursive: true });
  const plan = planDemoOffice({ now: Date.now(), random: seededRandom(7) });
  let taken = 0;
  const group = plan.chats.find((chat) => chat.kind === 'group' && chat.name === '数字化平台组');
  if (group === undefined) throw new RangeError('the demo office has lost its group');
  for (const view of views.filter((one) => words.every((word) => wordsOf(one).includes(word)))) {
    const { language, theme, columns, rows, manner } = view;
    let laid: SlowLine | undefined;
    // What one has read is read: each finds the office as the one before did.
    await using office = await TerminalOffice.start(plan, 'shenzhixing', async (address) => {
      laid = await SlowLine.to(address);
      return laid.address;
    });
    if (laid === undefined) throw new TypeError('nobody asked for the line');
    await using line = laid;
    const look = {
      columns,
      rows,
      environment: { COLORFGBG: theme === 'light' ? '0;15' : '15;0' },
    };
    const keep = (scene: string, screen: Screen): void => {
      const name = `terminal-${scene}-${language}-${manner ?? theme}-${columns}x${rows}`;
      writeFileSync(join(folder, `${name}.txt`), `${screen.text}\n`);
      writeFileSync(join(folder, `${name}.ansi`), screenAsAnsi(screen));
      writeFileSync(join(folder, `${name}.html`), terminalPage(name, screen, theme));
      taken += 1;
    };
    const walk = async (world: SceneWorld, scene: string, steps: readonly Step[]): Promise<void> => {
      for (const step of steps) {
        if (typeof step === 'function') await step(world);
        else if (typeof step === 'string') world.terminal.press(step);
        else world.terminal.type(step.type);
        await atRest(world.terminal, keyMs);
      }
      keep(scene, await atRest(world.terminal, restMs));
    };
    for (const [scene, argv, ...steps] of terminalCommands) {
      const server = ['--server', office.address, '--profile', 'nobody', '--lang', language];
      const terminal = await office.terminal({ ...look, command: argv, args: server });
      await atRest(terminal, restMs);
      await walk({ office, line, terminal, groupId: String(group.id) }, scene, steps);
      await terminal.close();
    }
    const terminal = await office.terminal({
      ...look,
      args: ['--lang', language, ...(manner === undefined ? [] : [`--${manner}`])],
    });
    await terminal.waitFor('the office', ({ text }) => /在线|Online/.test(text));
    const world: SceneWorld = { office, line, terminal, groupId: String(group.id) };
    for (const [scene, ...steps] of terminalScenes) await walk(world, scene, steps);
    await terminal.close();
  }
  return taken;
}

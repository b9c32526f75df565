// Ten thousand keys at random in the terminal client: it stays whole, says where one is, and nothing is lost unasked.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../bench/corpus.ts';
import { KeyWalk } from '../support/key-walk.ts';
import { furnish, furnishMore, lostUnasked, worldOf } from '../support/key-world.ts';
import { TerminalOffice } from '../support/terminal-client.ts';
import { terminalPlan } from '../support/terminal-plan.ts';
import { whyNoTerminal } from '../support/terminal.ts';
import type { DrillContext } from './drill.ts';

const sizes = [
  { columns: 80, rows: 24 },
  { columns: 60, rows: 15 },
  { columns: 120, rows: 40 },
  { columns: 200, rows: 60 },
  { columns: 80, rows: 23 },
] as const;
/** Questions answered with yes whose loss may still be on its way. */
const mostOpen = 3;
/** Keys between two ways back to the list. */
const perStretch = 50;

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  if (whyNoTerminal !== undefined) {
    context.report('skipped', whyNoTerminal);
    return;
  }
  const [lives, stretches] = context.full ? [20, 10] : [1, 2];
  // Whatever the client starts must not be a browser or an editor of this machine.
  const fake = join(context.folder, 'fake');
  mkdirSync(fake);
  for (const name of ['xdg-open', 'open', 'editor'])
    writeFileSync(join(fake, name), '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  let [keys, asked, agreed, returned] = [0, 0, 0, 0];
  for (let life = 0; life < lives; life += 1) {
    if (context.only !== undefined && context.only !== life) continue;
    const random = seededRandom(context.seed * 1_000 + life);
    const language = (context.seed + life) % 2 === 0 ? 'zh' : 'en';
    const size = sizes[(context.seed + (life >> 1)) % sizes.length] ?? sizes[0];
    await using office = await TerminalOffice.start(terminalPlan(), 'reader');
    const other = await office.colleague('reader');
    const writer = await office.colleague('writer');
    let round = 0;
    await furnish(other);
    await furnishMore(other, writer, round);
    const home = join(context.folder, `home-${life}`);
    mkdirSync(home);
    const terminal = await office.terminal({
      ...size,
      folder: home,
      environment: {
        HOME: home,
        LANG: language === 'zh' ? 'zh_CN.UTF-8' : 'en_GB.UTF-8',
        PATH: `${fake}:${process.env['PATH'] ?? ''}`,
        EDITOR: join(fake, 'editor'),
      },
    });
    await terminal.waitForText(language === 'zh' ? '● 在线' : '● Online');
    let before = await worldOf(other);
    const used = new Set<number>();
    const compare = async (agreed: readonly string[]): Promise<void> => {
      const after = await worldOf(other);
      // An act that waits for the office may be done a little later than its answer, and is done once.
      const open = agreed.map((text, at) => (used.has(at) || at < agreed.length - mostOpen ? '' : text));
      const found = lostUnasked(before, after, open);
      for (const at of found.used) used.add(at);
      for (const thing of found.lost)
        context.problem(`life ${life}: lost unasked: ${thing}; after ${walk.last}`);
      before = after;
    };
    const walk = new KeyWalk(terminal, {
      password: office.passwordOf('reader'),
      mayAgree: context.full ? life % 2 === 1 : context.seed % 2 === 1,
      compare,
      random,
      problem: (sentence) =>
        context.problem(`life ${life}, ${size.columns}×${size.rows}, ${language}: ${sentence}`),
    });
    for (let stretch = 0; stretch < stretches && !terminal.isOver; stretch += 1) {
      await walk.press(perStretch);
      await walk.toList();
      if (stretch % 3 !== 2 && stretch + 1 < stretches) continue;
      await compare(walk.agreed);
      // Whoever agreed has less to lose now.
      await furnishMore(other, writer, (round += 1));
      before = await worldOf(other);
    }
    keys += walk.pressed;
    asked += walk.asked;
    agreed += walk.agreed.length;
    returned += walk.returned;
    await terminal.close();
  }
  context.report('keys', keys);
  context.report('questions', asked);
  context.report('yes', agreed);
  context.report('ways back', returned);
}

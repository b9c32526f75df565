// The same journeys by commands, in the terminal client and in the window: the office has stored the same after each.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { startOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { openOffice } from '#sdk/office.ts';
import { pickVariant } from '#variants/index.ts';
import { openCliFace } from '../support/faces/cli-face.ts';
import { openTerminalFace } from '../support/faces/terminal-face.ts';
import type { Face } from '../support/faces/face.ts';
import { openGuiFace } from '../support/faces/gui-face.ts';
import { journeys } from '../support/faces/journeys.ts';
import { digestOf, officeLines } from '../support/faces/office-digest.ts';
import { terminalPlan } from '../support/terminal-plan.ts';
import { hasChromium } from '../support/browser-client.ts';
import { whyNoTerminal } from '../support/terminal.ts';
import { waitUntil } from '../support/wait-until.ts';
import type { DrillContext } from './drill.ts';

type Account = { loginname: string; password: string };
/** How each face is opened, in the order they run; the first one says what has to come of each journey. */
const faces: Readonly<Record<string, (url: string, account: Account, folder: string) => Promise<Face>>> = {
  CLI: openCliFace,
  terminal: openTerminalFace,
  GUI: openGuiFace,
};

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Why a face cannot be opened here; told aloud. */
const missing: Readonly<Record<string, () => string | undefined>> = {
  terminal: () => whyNoTerminal,
  GUI: () => (hasChromium() ? undefined : 'there is no Chromium here'),
};

/** Journeys of a quick run. */
const quickJourneys = 7;
/** Longest time until the office has what a face has shown, in seconds. */
const settleSeconds = 30;

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const chosen = context.full ? journeys : journeys.slice(0, quickJourneys);
  await execa('node', ['cli/bin/build.mjs', 'gui'], { cwd: root });
  const wanted: string[][] = [];
  for (const [name, openFace] of Object.entries(faces)) {
    const absent = missing[name]?.();
    if (absent !== undefined) {
      process.stderr.write(`faces: no ${name}, ${absent}\n`);
      continue;
    }
    const folder = join(context.folder, name);
    const dataDir = join(folder, 'office');
    const office = await startOffice({
      dataDir,
      port: 0,
      seed: terminalPlan(),
      guiDir: join(root, 'dist/gui'),
    });
    context.afterwards(() => office.close());
    const accountOf = (loginName: string): Account => {
      const account = office.accounts.find(({ loginname }) => loginname === loginName);
      if (account === undefined) throw new RangeError(`nobody is called ${loginName}`);
      return account;
    };
    const colleague = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: office.url });
    context.afterwards(() => colleague.close());
    await colleague.account.signInWithPassword({
      loginName: 'writer',
      password: accountOf('writer').password,
    });
    await colleague.connection.connect();
    const face = await openFace(office.url, accountOf('reader'), folder);
    context.afterwards(() => face.close());
    const database = join(dataDir, 'office.sqlite');
    const start = performance.now();
    for (const [at, journey] of chosen.entries()) {
      await journey.run(face, colleague);
      const goal = wanted[at];
      if (goal === undefined) {
        wanted[at] = officeLines(database);
        continue;
      }
      let lines: string[] = [];
      const differs = (): string =>
        [
          ...lines.filter((line) => !goal.includes(line)).map((line) => `${name}: ${line}`),
          ...goal.filter((line) => !lines.includes(line)).map((line) => `CLI: ${line}`),
        ].join('\n');
      await waitUntil(
        `«${journey.name}» at ${name} ends like at the CLI`,
        () => {
          lines = officeLines(database);
          return digestOf(lines) === digestOf(goal);
        },
        settleSeconds,
        differs,
      );
    }
    context.report(`${name}, s`, Number(((performance.now() - start) / 1000).toFixed(1)));
    context.report(`digest ${name}`, digestOf(officeLines(database)));
  }
  context.report('journeys', chosen.length);
}

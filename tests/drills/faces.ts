// The same journeys by commands, in the terminal client and in the window: the office has stored the same after each, the clients at the end.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { startOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import type { Host } from '#sdk/host/port.ts';
import type { Driver } from '#storage/driver.ts';
import { openMemoryDatabase } from '#storage/drivers/memory.ts';
import { openOffice } from '#sdk/office.ts';
import { pickVariant } from '#variants/index.ts';
import { openCliFace } from '../support/faces/cli-face.ts';
import { openTerminalFace } from '../support/faces/terminal-face.ts';
import type { Face } from '../support/faces/face.ts';
import { openGuiFace } from '../support/faces/gui-face.ts';
import { journeys } from '../support/faces/journeys.ts';
import { digestOf, officeLines } from '../support/faces/office-digest.ts';
import { writeSampleFiles } from '../support/faces/sample-files.ts';
import { storeLines, type Rows } from '../support/faces/store-digest.ts';
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
const quickJourneys = 9;
/** Longest time until the office has what a face has shown, in seconds. */
const settleSeconds = 30;

/** A host whose store can be looked into from beside it. */
function heldStore(): { host: Host; rows: Rows } {
  let driver: Driver | undefined;
  const host: Host = {
    ...memoryHost(),
    database: async () => {
      const made = openMemoryDatabase();
      return { ...made, open: () => (driver = made.open()) };
    },
  };
  return { host, rows: (sql) => driver?.prepare(sql).all() ?? [] };
}

/** Waits until a device holds what it held at the first face; answers the digest. What differs is told line by line. */
async function sameStore(
  what: string,
  stores: Map<string, readonly string[]>,
  whose: string,
  read: () => Promise<readonly string[]>,
): Promise<string> {
  const goal = stores.get(whose);
  let lines = await read();
  if (lines.length === 0) throw new Error(`${what}: nothing is stored`);
  if (goal === undefined) stores.set(whose, lines);
  else
    await waitUntil(
      `the store of ${what} ends like at the CLI`,
      async () => {
        lines = await read();
        return digestOf(lines) === digestOf(goal);
      },
      settleSeconds,
      () => difference(what, lines, goal),
    );
  return `${digestOf(lines)} (${lines.length} rows)`;
}

function difference(what: string, lines: readonly string[], goal: readonly string[]): string {
  return [
    ...lines.filter((line) => !goal.includes(line)).map((line) => `${what}: ${line}`),
    ...goal.filter((line) => !lines.includes(line)).map((line) => `CLI: ${line}`),
  ].join('\n');
}

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const chosen = context.full ? journeys : journeys.slice(0, quickJourneys);
  await execa('node', ['cli/bin/build.mjs', 'gui'], { cwd: root });
  const wanted: string[][] = [];
  const files = writeSampleFiles(join(context.folder, 'files'));
  const stores = new Map<string, readonly string[]>();
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
    const held = heldStore();
    const colleague = openOffice({ host: held.host, variant: pickVariant('default'), server: office.url });
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
      await journey.run(face, colleague, files);
      const goal = wanted[at];
      if (goal === undefined) {
        wanted[at] = officeLines(database);
        continue;
      }
      let lines: string[] = [];
      await waitUntil(
        `«${journey.name}» at ${name} ends like at the CLI`,
        () => {
          lines = officeLines(database);
          return digestOf(lines) === digestOf(goal);
        },
        settleSeconds,
        () => difference(name, lines, goal),
      );
    }
    context.report(`${name}, s`, Number(((performance.now() - start) / 1000).toFixed(1)));
    context.report(`digest ${name}`, digestOf(officeLines(database)));
    await colleague.maintenance.backfill();
    const devices = { own: () => face.stored(), counterpart: async () => storeLines(held.rows) };
    for (const [whose, read] of Object.entries(devices))
      context.report(`store ${name} ${whose}`, await sameStore(`${name}, ${whose}`, stores, whose, read));
  }
  context.report('journeys', chosen.length);
}

// Client or office is killed while files go up, are replaced, moved, deleted and swept: the disk ends as the script says, no byte is lost.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { between, seededRandom } from '#fixtures/seed/random.ts';
import { checkOffice } from '#fixtures/keeping/check.ts';
import type { OfficeArgument } from '../support/office-program.ts';
import { ChildProgram } from '../support/child-program.ts';
import type { DiskArgument, DiskTold } from '../support/disk-program.ts';
import { contentOf, diskScript, drillFolders } from '../support/disk-script.ts';
import { DrillClient } from '../support/drill-client.ts';
import { OfficeProcess } from '../support/office-process.ts';
import { pause } from '../support/wait-until.ts';
import type { DrillContext } from './drill.ts';

const megabyte = 1_048_576;
/** Longer than anything is kept that nobody holds, and than the bin keeps. */
const aheadMs = 40 * 86_400_000;
const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const random = seededRandom(seed);
  const size = full
    ? { acts: 400, kills: 100, large: 20 * megabyte, sweeps: 10 }
    : { acts: 24, kills: 2, large: 3 * megabyte, sweeps: 1 };
  const { acts, tree } = diskScript(seed, size.acts);
  const office = await OfficeProcess.start(folder);
  context.afterwards(() => office.kill());
  const address = { url: office.url, accounts: office.accounts };
  const judge = await DrillClient.open(address, { folder, profile: 'judge', person: 'ann' });
  context.afterwards(() => judge.close());
  await judge.office.connection.connect();
  const { node: root } = await judge.office.disk.resolve('personal:/');
  if (root === undefined) throw new Error('no disk');
  for (const name of drillFolders) await judge.office.disk.mkdir(root, name);

  let taken = -1;
  let isDone = false;
  let killsLeft = size.kills;
  let striking: Promise<void> = Promise.resolve();
  let target = 0;
  const struck = { client: 0, office: 0 };
  const hit = new Map<string, number>();
  const chooseTarget = (): void => {
    const remaining = size.acts - taken - 2;
    target = taken + 1 + between(random, 0, Math.max(0, Math.floor((2 * remaining) / (killsLeft + 1))));
  };
  async function live(): Promise<void> {
    const argument: DiskArgument = {
      ...{ address, place: { folder, profile: 'ann', person: 'ann' }, seed, acts: size.acts },
      ...{ first: taken + 1, files: join(folder, 'files'), large: size.large },
    };
    const program = new ChildProgram<DiskTold>('disk-program.ts', argument);
    context.afterwards(() => program.kill());
    let isBusy = false;
    const strike = async (type: string): Promise<void> => {
      isBusy = true;
      killsLeft -= 1;
      hit.set(type, (hit.get(type) ?? 0) + 1);
      await pause(between(random, 0, type === 'put' || type === 'replace' ? 60 : 12));
      // Each of them once is what a quick run has time for.
      if (full ? random() < 0.4 : struck.client === 0) {
        struck.client += 1;
        await program.kill();
        return;
      }
      struck.office += 1;
      await office.kill();
      await pause(between(random, 0, 100));
      await office.restart();
      chooseTarget();
      isBusy = false;
    };
    chooseTarget();
    program.on((told) => {
      if (told.is === 'begun' && told.number >= target && killsLeft > 0 && !isBusy)
        striking = strike(acts[told.number]?.type ?? '').catch((error: unknown) =>
          context.problem(String(error)),
        );
      if (told.is === 'taken' || told.is === 'refused') taken = Math.max(taken, told.number);
      if (told.is === 'refused')
        context.problem(`${JSON.stringify(acts[told.number])} was refused: ${told.code}`);
      if (told.is === 'done') isDone = true;
    });
    const code = await program.exited;
    if (isDone ? code !== 0 : code !== null)
      throw new Error(`the program ended with ${code}: ${program.errorText}`);
  }
  while (!isDone) await live();
  // The last act may have been done while the office was about to be killed.
  await striking;

  await judge.office.connection.connect();
  const compared = await compare(context, judge, tree, (content) => contentOf(seed, content, size.large));
  await judge.close();
  await office.kill();
  const dataDir = join(folder, 'office');
  // What nobody holds goes, and the bin with it, while the office is killed at it.
  for (let at = 0; at < size.sweeps; at += 1) {
    const argument: OfficeArgument = { dataDir, port: 0, heartbeatMs: 500, aheadMs };
    const sweeping = new ChildProgram('office-program.ts', argument);
    await pause(between(random, 250, 900));
    await sweeping.kill();
  }
  const last: OfficeArgument = { dataDir, port: 0, heartbeatMs: 500, aheadMs };
  const sweeping = new ChildProgram<{ is: string }>('office-program.ts', last);
  await sweeping.next((told): told is { is: string } => told.is === 'ready');
  await sweeping.kill();
  const found = await checkOffice(dataDir, { deep: true });
  for (const { kind, thing, detail } of found.problems) context.problem(`${kind}: ${thing} ${detail}`);
  if (found.files !== tree.size)
    context.problem(`${found.files} files after the sweep, ${tree.size} expected`);
  const left = readdirSync(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true });
  const stray = left.filter((one) => one.isFile());
  if (stray.length > 0) context.problem(`${stray.length} pieces of uploads are left`);
  if (killsLeft > 0) context.problem(`the script was over ${killsLeft} kills early`);
  context.report('acts', size.acts);
  context.report('kills of the client', struck.client);
  context.report('kills of the office', struck.office);
  context.report('kills by act', [...hit].map(([type, count]) => `${type} ${count}`).join(', '));
  context.report('kills while sweeping', size.sweeps);
  context.report('files compared byte by byte', compared);
  context.report('contents checked', found.contents);
}

/** Every file of the disk against the script's. */
async function compare(
  context: DrillContext,
  judge: DrillClient,
  tree: ReadonlyMap<string, number>,
  bytesOf: (content: number) => Buffer,
): Promise<number> {
  const { disk } = judge.office;
  const found = new Set<string>();
  for (const name of drillFolders) {
    const { node } = await disk.resolve(`personal:/${name}`);
    const { rows } = await disk.list(node?.id ?? '', { limit: 500 });
    for (const row of rows) {
      const path = `${name}/${row.name}`;
      found.add(path);
      const content = tree.get(path);
      if (content === undefined) {
        context.problem(`${path} should not be there`);
        continue;
      }
      const { bytes } = await disk.content(row);
      if (md5(bytes) !== md5(bytesOf(content))) context.problem(`${path} holds something else`);
    }
  }
  for (const path of tree.keys()) if (!found.has(path)) context.problem(`${path} is lost`);
  return found.size;
}

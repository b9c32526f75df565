// Thousands of files are moved by one decision, some of whose names are taken, and the office is killed on the way: what was decided is what is there.
import { join } from 'node:path';
import { between, seededRandom } from '#fixtures/seed/random.ts';
import { diskFeature } from '#fixtures/office/disk/feature.ts';
import type { Disks } from '#fixtures/office/disk/service.ts';
import { checkOffice } from '#fixtures/keeping/check.ts';
import { startOffice } from '#fixtures/serve.ts';
import { asOfficeError } from '#sdk/errors.ts';
import { DrillClient, type OfficeAddress } from '../support/drill-client.ts';
import { drillPlan, idOf } from '../support/drill-plan.ts';
import { OfficeProcess } from '../support/office-process.ts';
import { pause } from '../support/wait-until.ts';
import type { DrillContext } from './drill.ts';

const person = Number(idOf('ann'));

/** Two folders, the names of the files in the first, and how many of them the second has too. */
async function prepare(dataDir: string, files: number, conflicts: number) {
  const running = await startOffice({ dataDir, port: 0, seed: drillPlan(Date.now()) });
  const { store } = running.office;
  const disks = running.office.features.service(diskFeature) as Disks;
  const root = disks.store.node(disks.store.diskOf('personal', person)?.root_id ?? 0);
  const disk = disks.store.diskOf('personal', person);
  if (root === undefined || disk === undefined) throw new Error('no disk');
  const key = await running.office.blobs.put(new TextEncoder().encode('one content'));
  await store.files.announceContent(key, 11, 'A'.repeat(32), Date.now());
  const facts = { name: 'f', type: '', kind: 22 };
  const { id: fileId } = await running.office.files.pointAt(
    person,
    { key, size: 11, md5: 'A'.repeat(32) },
    facts,
  );
  const content = { fileId, size: 11, md5: 'A'.repeat(32), type: '' };
  const actor = { personId: person, now: Date.now() };
  const found = { row: root, chain: [root], disk, level: 'manage' as const };
  const made = await store.writer.submit((scope) => {
    const folders = ['from', 'to'].map((name) => disks.tree.newFolder(scope, found, name, actor));
    const [from, to] = folders.map((row) => ({ ...found, row, chain: [row, root] }));
    if (from === undefined || to === undefined) throw new Error('no folders');
    const ids: string[] = [];
    for (let at = 0; at < files; at += 1) {
      ids.push(String(disks.tree.put(scope, from, `${at}.txt`, content, 'refuse', actor).row.id));
      if (at < conflicts) disks.tree.put(scope, to, `${at}.txt`, content, 'refuse', actor);
    }
    return { ids, from: String(from.row.id), to: String(to.row.id) };
  });
  await running.close();
  return made;
}

async function namesIn(client: DrillClient, folderId: string): Promise<string[]> {
  const names: string[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await client.office.disk.list(folderId, { limit: 500, cursor });
    names.push(...page.rows.map(({ name }) => name));
    if (page.next === undefined) return names.toSorted();
    cursor = page.next;
  }
}

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const random = seededRandom(seed);
  const size = full
    ? { files: 10_000, conflicts: 2_000, kills: 3 }
    : { files: 1_000, conflicts: 200, kills: 2 };
  const { ids, from, to } = await prepare(join(folder, 'office'), size.files, size.conflicts);
  const office = await OfficeProcess.start(folder);
  context.afterwards(() => office.kill());
  const address: OfficeAddress = { url: office.url, accounts: office.accounts };
  const open = async (life = 0): Promise<DrillClient> => {
    const client = await DrillClient.open(address, { folder, profile: `ann${life}`, person: 'ann' });
    await client.office.connection.connect().catch(() => undefined);
    return client;
  };
  let client = await open();
  context.afterwards(() => client.close());
  // Another decision for one in ten of those whose names are taken.
  const skipped = ids.slice(0, size.conflicts).filter((_, at) => at % 10 === 0);
  const decisions = Object.fromEntries(skipped.map((id) => [id, 'skip' as const]));
  const wish = { ids, targetId: to, conflict: 'rename' as const, decisions, clientId: `bulk-${seed}` };
  const began = performance.now();
  let tries = 0;
  let kills = 0;
  const told: { answers?: Awaited<ReturnType<typeof client.office.disk.relocate>> } = {};
  while (told.answers === undefined) {
    tries += 1;
    const moving = client.office.disk.relocate(wish).then(
      (all) => void (told.answers = all),
      (error: unknown) => {
        const { kind, code } = asOfficeError(error);
        if (kind !== 'network' && code !== 'cancelled' && code !== 'busy') throw error;
      },
    );
    if (kills < size.kills) {
      // Each time somewhat further: what is done already is answered at once.
      await Promise.race([moving, pause(between(random, 2, 9) * (full ? 30 : 1) * (kills + 1))]);
      if (told.answers !== undefined) break;
      kills += 1;
      await office.kill();
      await moving;
      await office.restart();
      // Another device goes on under the same id, as a client does that was killed itself.
      await client.close();
      client = await open(kills);
    } else await moving;
  }
  const seconds = (performance.now() - began) / 1_000;
  if (kills < size.kills) context.problem(`it was over after ${kills} kills`);
  const acts = new Map<string, number>();
  for (const { act } of told.answers) acts.set(act, (acts.get(act) ?? 0) + 1);
  const isSkipped = (at: number): boolean => at < size.conflicts && at % 10 === 0;
  const all = Array.from({ length: size.files }, (_, at) => at);
  const expected = {
    from: all.filter(isSkipped).map((at) => `${at}.txt`),
    to: all.flatMap((at) => {
      if (at >= size.conflicts) return [`${at}.txt`];
      return isSkipped(at) ? [`${at}.txt`] : [`${at}.txt`, `${at} (1).txt`];
    }),
  };
  for (const [name, id] of [
    ['from', from],
    ['to', to],
  ] as const) {
    const there = await namesIn(client, id);
    if (JSON.stringify(there) !== JSON.stringify(expected[name].toSorted()))
      context.problem(
        `${name} holds ${there.length} files, ${expected[name].length} were decided, or others`,
      );
  }
  await office.kill();
  const found = await checkOffice(join(folder, 'office'));
  for (const { kind, thing, detail } of found.problems) context.problem(`${kind}: ${thing} ${detail}`);
  context.report('files', size.files);
  context.report('names taken', size.conflicts);
  context.report('kills', kills);
  context.report('tries', tries);
  context.report('what became of them', [...acts].map(([act, count]) => `${act} ${count}`).join(', '));
  context.report('seconds with restarts', Math.round(seconds * 10) / 10);
}

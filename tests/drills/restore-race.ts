// Offices are restored under a supervisor that starts them again at once: nothing acknowledged is lost, no number comes twice, none is damaged.
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contentType } from '#sdk/contract/flags.ts';
import { copyStanding, sealBackup } from '#fixtures/keeping/backup.ts';
import { restoreOffice } from '#fixtures/keeping/restore.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { between, seededRandom } from '#fixtures/seed/random.ts';
import { directChat, drillPlan, idOf } from '../support/drill-plan.ts';
import { OfficeRecords } from '../support/office-records.ts';
import type { DrillContext } from './drill.ts';

const chatId = directChat('ann', 'bob');
const sizes = { quick: 3, full: 50 } as const;

/** Whoever has the folder: the other one tries again. */
const isInUse = (error: unknown): boolean => (error as { code?: string }).code === 'dataInUse';

/** Starts the office of a folder as a supervisor does: again and again until it stands. */
async function supervised(dataDir: string, tries: { refused: number }): Promise<RunningOffice> {
  for (;;) {
    try {
      return await startOffice({ dataDir, seed: drillPlan(0), passwordsFor: [] });
    } catch (error) {
      if (!isInUse(error)) throw error;
      tries.refused += 1;
      await sleep(20);
    }
  }
}

/** Says something, and answers its number once it is acknowledged. */
function say(office: RunningOffice, text: string): Promise<number> {
  return new Promise((resolve, reject) =>
    office.office.messages.send(
      Number(idOf('ann')),
      { clientId: crypto.randomUUID(), chatId, kind: contentType.text, text },
      (result) => ('mid' in result ? resolve(result.mid) : reject(new Error(result.refused))),
      reject,
    ),
  );
}

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const random = seededRandom(seed);
  const [dataDir, backup] = [join(folder, 'office'), join(folder, 'backup')];
  const begun = await supervised(dataDir, { refused: 0 });
  const kept = `kept ${await say(begun, 'kept')}`;
  await begun.close();
  await copyStanding(dataDir, backup);
  await sealBackup(backup, 1);

  const numbers = new Set<number>();
  const tries = { refused: 0 };
  let [restored, restoresRefused, lost] = [0, 0, 0];
  const wanted = full ? sizes.full : sizes.quick;
  for (let round = 0; restored < wanted; round += 1) {
    if (round > wanted * 20) return context.problem('hardly any restore came to its turn');
    // Nothing runs: the supervisor starts an office at once, and somebody restores at the same time.
    let running: RunningOffice | undefined;
    const start = (): Promise<number> =>
      supervised(dataDir, tries).then(async (office) => {
        running = office;
        return say(office, `round ${round}`);
      });
    const restore = (): Promise<'restored' | 'refused'> =>
      restoreOffice(backup, dataDir, { mayReplace: true, now: round }).then(
        () => 'restored' as const,
        (error: unknown) => {
          if (!isInUse(error)) throw error;
          return 'refused' as const;
        },
      );
    // Whoever comes first has the folder; the other one comes at any step of theirs.
    const isStartFirst = round > 0 && between(random, 0, 3) === 0;
    const first = isStartFirst ? start() : restore();
    await sleep(between(random, 0, 12));
    const second = isStartFirst ? restore() : start();
    const [number, outcome] = (
      isStartFirst ? await Promise.all([first, second]) : await Promise.all([second, first])
    ) as [number, 'restored' | 'refused'];
    await running?.close();
    if (numbers.has(number)) context.problem(`number ${number} was given out twice`);
    numbers.add(number);
    if (outcome === 'restored') restored += 1;
    else restoresRefused += 1;
    const records = new OfficeRecords(join(dataDir, 'office.sqlite'));
    try {
      if (records.integrity() !== 'ok') context.problem(`round ${round}: the database is damaged`);
      const texts = records.messages(chatId).map(({ text }) => text);
      if (!texts.includes(`round ${round}`)) lost += 1;
      if (!texts.includes('kept'))
        context.problem(`round ${round}: a new office stands there, without ${kept}`);
    } finally {
      records.close();
    }
    for (const path of globSync(`${dataDir}.before-*`)) rmSync(path, { recursive: true, force: true });
  }
  if (lost > 0) context.problem(`${lost} acknowledged messages were lost`);
  if (tries.refused === 0) context.problem('the supervisor never met a restore');
  context.report('restores', restored);
  context.report('restores refused while an office ran', restoresRefused);
  context.report('starts refused meanwhile', tries.refused);
  context.report('lost', lost);
}

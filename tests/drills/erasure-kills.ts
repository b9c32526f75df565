// An office is killed while it erases somebody: done again, nothing of theirs is left in it, and nothing of anybody else's is gone.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { formerMember } from '#fixtures/office/admin/erasure.ts';
import { between, seededRandom } from '#fixtures/seed/random.ts';
import { OfficeError } from '#sdk/errors.ts';
import { DrillClient } from '../support/drill-client.ts';
import { groupChat, idOf } from '../support/drill-plan.ts';
import { OfficeProcess } from '../support/office-process.ts';
import type { DrillContext } from './drill.ts';

const chatId = groupChat('everybody');
const leaver = 'dan';
/** In everything that whoever is erased has said. */
const mark = 'Quistleback';
/** How far ahead the clock is afterwards: what the office had left for later is due. */
const aheadMs = 600_000;

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const random = seededRandom(seed);
  const size = full ? { kills: 40, messages: 2_000 } : { kills: 3, messages: 200 };
  const others = await fill(context, size.messages);
  let longest = 0;
  const found = { before: 0, within: 0, after: 0 };
  for (let kill = 0; kill <= size.kills; kill += 1) {
    const place = join(folder, `place-${kill}`);
    cpSync(join(folder, 'whole'), place, { recursive: true });
    const office = await OfficeProcess.start(place);
    const ann = await DrillClient.open(office, { folder: place, profile: 'ann', person: 'ann' });
    const started = performance.now();
    const erasing = erase(ann);
    if (kill === 0) {
      // Not killed: how long it takes.
      await erasing;
      longest = Math.ceil(performance.now() - started);
    } else {
      // Where the office had not answered yet, the client asks it once more by itself.
      const ended = erasing.then(
        () => true,
        () => false,
      );
      await new Promise((resolve) => setTimeout(resolve, between(random, 1, longest)));
      await office.kill();
      found[standing(place)] += 1;
      await office.restart({ aheadMs });
      await ann.office.connection.connect();
      if (!(await ended)) await erase(ann).catch(unlessErased);
    }
    await ann.close();
    await office.kill();
    // The office's file is its own while it runs: looked at when it has ended, it may not have come so far yet.
    for (let pause = 500; jobsLeft(place) > 0 && pause < 10_000; pause *= 2) {
      await office.restart({ aheadMs });
      await new Promise((resolve) => setTimeout(resolve, pause));
      await office.kill();
    }
    for (const sentence of judge(place, others)) context.problem(`kill ${kill}: ${sentence}`);
    rmSync(place, { recursive: true, force: true });
  }
  context.report('kills', size.kills);
  for (const [when, times] of Object.entries(found)) context.report(`had ended ${when}`, times);
  context.report('erasure ms', longest);
}

/** An office in which everybody has said something; answers how many messages are not the leaver's. */
async function fill({ folder }: DrillContext, messages: number): Promise<number> {
  const whole = join(folder, 'whole');
  const office = await OfficeProcess.start(whole);
  for (const person of ['ann', leaver] as const) {
    const client = await DrillClient.open(office, { folder: whole, profile: person, person });
    await client.office.connection.connect();
    const word = person === leaver ? mark : 'kept';
    await Promise.all(
      Array.from({ length: messages }, (_, line) =>
        client.office.chat.send({ chatId, text: `${word} ${line}`, wait: true }),
      ),
    );
    await client.close();
  }
  await office.kill();
  return readOffice(whole, (database) => countKept(database));
}

async function erase(ann: DrillClient): Promise<void> {
  const { admin } = ann.office;
  let job = await admin.startErasure(idOf(leaver), { confirm: leaver, messages: true });
  while (job.state === 'running') job = await admin.complianceJob(job.id, { seen: job.revision });
  if (job.state !== 'done') throw new Error(`the erasure ended with ${job.problem}`);
}

/** Where the first try has come to its end, nobody has the name that is confirmed with. */
function unlessErased(error: unknown): void {
  if (!(error instanceof OfficeError) || error.code !== 'nameNotConfirmed') throw error;
}

function readOffice<T>(place: string, read: (database: Database.Database) => T): T {
  const database = new Database(join(place, 'office', 'office.sqlite'), { readonly: true });
  try {
    return read(database);
  } finally {
    database.close();
  }
}

const countKept = (database: Database.Database): number =>
  database.prepare<[], number>("select count(*) from message where text like 'kept %'").pluck().get() ?? 0;

const jobsLeft = (place: string): number =>
  readOffice(
    place,
    (database) =>
      database.prepare<[], number>("select count(*) from job where kind = 'admin.erased'").pluck().get() ?? 0,
  );

/** How far an erasure had come when its office ended. */
function standing(place: string): 'before' | 'within' | 'after' {
  return readOffice(place, (database) => {
    const person = database
      .prepare<[string], { name: string; removed: number }>('select name, removed from person where id = ?')
      .get(idOf(leaver));
    if (person?.name === formerMember) return 'after';
    return person?.removed === 1 ? 'within' : 'before';
  });
}

/** What is there of the leaver still, and what of the others is not. */
function judge(place: string, others: number): string[] {
  return readOffice(place, (database) => {
    const tables = database
      .prepare<[], string>("select name from sqlite_schema where type = 'table'")
      .pluck()
      .all();
    const naming = tables.filter((table) =>
      database
        .prepare<[], Record<string, unknown>>(`select * from "${table}"`)
        .all()
        .some((row) =>
          Object.values(row).some(
            (value) => typeof value === 'string' && (value.includes(mark) || value === leaver),
          ),
        ),
    );
    const kept = countKept(database);
    return [
      ...naming.map((table) => `${table} still has something of theirs`),
      ...(kept === others ? [] : [`${others - kept} messages of others are gone`]),
      ...(jobsLeft(place) === 0 ? [] : ['what was left for later is not done']),
    ];
  });
}

// Backups are taken while people write and send files: each is restored, equal by digest, and holds all that was acknowledged before it began.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sealBackup } from '#fixtures/keeping/backup.ts';
import { contentDigest } from '#fixtures/keeping/content-digest.ts';
import { askControlSocket } from '#fixtures/keeping/control-socket.ts';
import { restoreOffice } from '#fixtures/keeping/restore.ts';
import { startOffice } from '#fixtures/serve.ts';
import { DrillClient } from '../support/drill-client.ts';
import { drillPlan, groupChat, type DrillPerson } from '../support/drill-plan.ts';
import { OfficeProcess } from '../support/office-process.ts';
import { OfficeRecords } from '../support/office-records.ts';
import type { DrillContext } from './drill.ts';

const chatId = groupChat('everybody');
const writers: readonly DrillPerson[] = ['ann', 'bob', 'cyd'];
const copyTimeoutMs = 60_000;
/** Between two messages of one person, in ms: twenty a second, more than anybody writes, and the last copy is not a hundred times the first. */
const betweenMs = 50;

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { full, folder } = context;
  const backups = full ? 20 : 3;
  const office = await OfficeProcess.start(folder, { door: true });
  context.afterwards(() => office.kill());
  const dataDir = join(folder, 'office');
  const acknowledged: string[] = [];
  const load = await openLoad(context, office, acknowledged);
  let equal = 0;
  const during: number[] = [];
  for (let round = 0; round < backups; round += 1) {
    const target = join(folder, `backup-${round}`);
    const again = join(folder, `restored-${round}`);
    // Something has to be said meanwhile, or nothing is shown.
    const before = acknowledged.length;
    await load.goOn(before + 50);
    const wanted = acknowledged.slice();
    const answer = await askControlSocket(
      dataDir,
      { act: 'copy', target },
      { signal: AbortSignal.timeout(copyTimeoutMs) },
    );
    if (answer.state !== 'done') context.problem(`backup ${round}: ${JSON.stringify(answer)}`);
    during.push(acknowledged.length - wanted.length);
    await sealBackup(target, Date.now());
    const digest = contentDigest(target);
    await restoreOffice(target, again, { mayReplace: false, now: Date.now() });
    if (contentDigest(again) === digest) equal += 1;
    else context.problem(`backup ${round}: what was restored of it is not equal`);
    // As anybody would start it: what it says of itself counts, not only its file.
    await (await startOffice({ dataDir: again, seed: drillPlan(0), passwordsFor: [] })).close();
    for (const sentence of judge(again, wanted)) context.problem(`backup ${round}: ${sentence}`);
    for (const done of [target, again]) rmSync(done, { recursive: true });
  }
  await load.end();
  context.report('backups', backups);
  context.report('equal by digest', equal);
  context.report('acknowledged', acknowledged.length);
  context.report(
    'while copies were taken',
    during.reduce((sum, count) => sum + count, 0),
  );
  if (during.every((count) => count === 0)) context.problem('nothing was written while a copy was taken');
}

/** Three people write, up to twenty messages a second each, and every twentieth message is a file. */
async function openLoad(context: DrillContext, office: OfficeProcess, acknowledged: string[]) {
  const { folder } = context;
  const ending = new AbortController();
  const waiting: { count: number; done(): void }[] = [];
  const tell = (text: string): void => {
    acknowledged.push(text);
    for (const one of waiting.filter(({ count }) => count <= acknowledged.length)) {
      waiting.splice(waiting.indexOf(one), 1);
      one.done();
    }
  };
  const writing = writers.map(async (person) => {
    const client = await DrillClient.open(office, { folder, profile: person, person });
    context.afterwards(() => client.close());
    await client.office.connection.connect();
    for (let line = 0; !ending.signal.aborted; line += 1) {
      const text = `${person} ${line}`;
      if (line % 20 === 19) {
        const path = join(folder, `${person}.txt`);
        writeFileSync(path, `${text} `.repeat(500));
        await client.office.files.send({ chatId, source: { path }, name: `${text}.txt`, wait: true });
        tell(`${text}.txt`);
      } else {
        await client.office.chat.send({ chatId, text, wait: true });
        tell(text);
      }
      await pause(betweenMs);
    }
  });
  const failed = Promise.all(writing);
  // Told where somebody waits for it.
  failed.catch(() => undefined);
  return {
    /** Resolves once so many are acknowledged. */
    goOn: (count: number): Promise<unknown> =>
      Promise.race([failed, new Promise<void>((done) => waiting.push({ count, done }))]),
    end: async (): Promise<void> => {
      ending.abort();
      await failed;
    },
  };
}

/** What a restored office lacks of what was acknowledged before its backup began, and what it has twice. */
function judge(dataDir: string, wanted: readonly string[]): string[] {
  const records = new OfficeRecords(join(dataDir, 'office.sqlite'));
  try {
    const texts = records.messages(chatId).map(({ text }) => text);
    const said = new Set(texts);
    // The name of a file stands within its message.
    const files = texts.filter((text) => text.includes('.txt')).join('\n');
    const lost = wanted.filter((line) => !said.has(line) && !files.includes(line));
    const integrity = records.integrity();
    return [
      ...(lost.length > 0 ? [`${lost.length} lost, as ${lost[0]}`] : []),
      ...(new Set(texts).size < texts.length ? ['some stand there twice'] : []),
      ...(integrity === 'ok' ? [] : [integrity]),
    ];
  } finally {
    records.close();
  }
}

// Client or office is killed at random points of a mixed script: every act lands exactly once, or is shown with its reason.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { between, seededRandom } from '#fixtures/seed/random.ts';
import { ChildProgram } from '../support/child-program.ts';
import { DrillClient, type DevicePlace, type OfficeAddress } from '../support/drill-client.ts';
import { directChat, furtherGroup, groupChat } from '../support/drill-plan.ts';
import { OfficeProcess } from '../support/office-process.ts';
import type { Record as StoredMessage } from '../support/office-records.ts';
import type { LeftAct, OutboxArgument, OutboxTold } from '../support/outbox-program.ts';
import {
  forwardTargets,
  foreign,
  outboxScript,
  renamed,
  sourceChat,
  type ScriptedAct,
} from '../support/outbox-script.ts';
import { pause, waitUntil } from '../support/wait-until.ts';
import type { DrillContext } from './drill.ts';

const megabyte = 1_048_576;
/** Acts that are done while the office is away. */
const actsWhileAway = 3;
/** The beginning of a PNG, so that the office takes it for one. */
const pngStart = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Contents that no two files share, without gigabytes of random numbers. */
function writeFiles(script: readonly ScriptedAct[], folder: string, large: number, seed: number): void {
  mkdirSync(folder, { recursive: true });
  for (const act of script) {
    if (act.type === 'picture')
      writeFileSync(join(folder, act.name), Buffer.concat([pngStart, Buffer.from(`${seed} ${act.id}`)]));
    if (act.type === 'file') {
      const content = Buffer.alloc(large, `${seed} ${act.id} `);
      writeFileSync(join(folder, act.name), content);
    }
  }
}

const digest = (path: string): string => createHash('md5').update(readFileSync(path)).digest('hex');

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const random = seededRandom(seed);
  const size = full
    ? { acts: 260, kills: 50, large: 50 * megabyte }
    : { acts: 24, kills: 2, large: megabyte };
  const script = outboxScript(seed, size.acts);
  const files = join(folder, 'files');
  writeFiles(script, files, size.large, seed);
  const office = await OfficeProcess.start(folder, { furtherGroups: forwardTargets + 1 });
  context.afterwards(() => office.kill());
  const address = { url: office.url, accounts: office.accounts };
  const bob = await DrillClient.open(address, { folder, profile: 'bob', person: 'bob' });
  context.afterwards(() => bob.close());
  await bob.office.connection.connect();
  const sources: number[] = [];
  for (const act of script)
    if (act.type === 'forward') {
      const text = `source ${act.source}`;
      sources.push((await bob.office.chat.send({ chatId: sourceChat, text, wait: true })).mid);
    }

  const place = { folder, profile: 'ann', person: 'ann' } as const;
  await makeAcquainted(address, place);
  const refused = new Map<string, string>();
  let taken = -1;
  let clientKills = 0;
  let officeKills = 0;
  let killsLeft = size.kills;
  let striking: Promise<void> = Promise.resolve();
  let target = 0;
  const chooseTarget = (): void => {
    const remaining = size.acts - taken - 2;
    target = taken + 1 + between(random, 0, Math.max(0, Math.floor(remaining / (killsLeft + 1))));
  };
  /** One life of the program; answers what is left when it ended by itself. */
  const live = async (): Promise<LeftAct[] | undefined> => {
    let left: LeftAct[] | undefined;
    const argument: OutboxArgument = {
      address,
      place,
      seed,
      acts: size.acts,
      first: taken + 1,
      files,
      sources,
    };
    const program = new ChildProgram<OutboxTold>('outbox-program.ts', argument);
    context.afterwards(() => program.kill());
    let busy = false;
    let during = 0;
    /** Lets it go on; while the office is away, with a few acts only, so that kills fall all along the script. */
    const goOn = (): void => {
      during = busy ? during + 1 : 0;
      if (during <= actsWhileAway) program.tell({});
    };
    const strike = async (act: ScriptedAct | undefined): Promise<void> => {
      busy = true;
      killsLeft -= 1;
      // A large file is on its way for long: it may be hit anywhere.
      await pause(between(random, 0, act?.type === 'file' && full ? 600 : 25));
      // Each of them once is what a quick run has time for.
      if (full ? random() < 0.5 : clientKills === 0) {
        clientKills += 1;
        await program.kill();
        return;
      }
      officeKills += 1;
      await office.kill();
      await pause(between(random, 0, 300));
      await office.restart();
      chooseTarget();
      busy = false;
      if (during > actsWhileAway) goOn();
    };
    chooseTarget();
    program.on((told) => {
      if (told.is === 'begun' && told.number >= target && killsLeft > 0 && !busy)
        striking = strike(script[told.number]).catch((error: unknown) => context.problem(String(error)));
      if (told.is === 'taken' || told.is === 'refused') taken = Math.max(taken, told.number);
      if (told.is === 'refused') refused.set(script[told.number]?.id ?? '', told.code);
      if (told.is === 'done') left = told.left;
      if (told.is === 'taken' || told.is === 'refused') goOn();
    });
    const code = await program.exited;
    if (left !== undefined && code !== 0) context.problem(`the program ended badly: ${program.errorText}`);
    if (left === undefined && code !== null)
      throw new Error(`the program ended with ${code}: ${program.errorText}`);
    return left;
  };
  let left = await live();
  for (; left === undefined; left = await live());
  // The last act may have been done while the office was about to be killed.
  await striking;
  for (const act of left) {
    if (act.state !== 'failed') context.problem(`${act.id} still waits (${act.state})`);
    else if (act.code === undefined) context.problem(`${act.id} failed without a reason`);
    else refused.set(act.id, act.code);
  }
  await bob.office.connection.connect();
  await judgeFiles(context, script, bob, files);
  await office.kill();
  const records = office.records();
  context.afterwards(() => records.close());
  const chats = [sourceChat, directChat('ann', 'cyd'), groupChat('three'), renamed, foreign];
  for (let at = 1; at <= forwardTargets; at += 1) chats.push(furtherGroup(at));
  const stored = new Map(chats.map((chatId) => [chatId, records.messages(chatId)]));
  const shown = judge(context, script, stored, refused);
  if (records.integrity() !== 'ok') context.problem(`the office’s database: ${records.integrity()}`);
  if (killsLeft > 0) context.problem(`the script was over ${killsLeft} kills early`);
  context.report('acts', size.acts);
  context.report('kills of the client', clientKills);
  context.report('kills of the office', officeKills);
  context.report('landed once', size.acts - shown);
  context.report('shown as refused', shown);
}

/** The device knows the chats that the script writes to, as whoever writes in a chat has seen it on the list. */
async function makeAcquainted(address: OfficeAddress, place: DevicePlace): Promise<void> {
  const ann = await DrillClient.open(address, place);
  await ann.office.connection.connect();
  const chats = [sourceChat, directChat('ann', 'cyd'), groupChat('three')];
  for (const chatId of chats) await ann.office.chat.send({ chatId, text: 'beginning', wait: true });
  await waitUntil('the chats are on the list', () => {
    const listed = new Set(ann.list().map(({ id }) => id));
    return chats.every((chatId) => listed.has(chatId));
  });
  await ann.close();
}

/** Each act of the script in what the office has stored; answers how many were refused and shown. */
function judge(
  context: DrillContext,
  script: readonly ScriptedAct[],
  stored: ReadonlyMap<string, readonly StoredMessage[]>,
  refused: ReadonlyMap<string, string>,
): number {
  const count = (chatId: string, fits: (message: StoredMessage) => boolean): number =>
    (stored.get(chatId) ?? []).filter(fits).length;
  const everywhere = [...stored.values()].flat();
  let shown = 0;
  for (const act of script) {
    const reason = refused.get(act.id);
    const once = (found: number, where: string): void => {
      if (found !== 1) context.problem(`${act.type} ${act.id} is ${found} times in ${where}`);
    };
    if (act.type === 'refused') {
      shown += 1;
      if (reason !== 'groupAdministratorsOnly') context.problem(`${act.id} is shown as ${reason ?? 'done'}`);
      if (everywhere.some(({ text }) => text === act.name))
        context.problem(`${act.id} was done all the same`);
      continue;
    }
    if (reason !== undefined) context.problem(`${act.type} ${act.id} was refused: ${reason}`);
    if (act.type === 'rename')
      once(
        count(renamed, ({ text }) => text === act.name),
        'its group',
      );
    else if (act.type === 'forward')
      for (let at = 1; at <= forwardTargets; at += 1)
        once(
          count(furtherGroup(at), ({ text }) => text === `source ${act.source}`),
          furtherGroup(at),
        );
    else once(everywhere.filter(({ clientId }) => clientId === act.id).length, 'the office');
  }
  return shown;
}

/** The contents that arrived are those that were sent. */
async function judgeFiles(
  context: DrillContext,
  script: readonly ScriptedAct[],
  bob: DrillClient,
  files: string,
): Promise<void> {
  const ofBob = [sourceChat, groupChat('three')];
  const wanted = script.flatMap((act) =>
    (act.type === 'file' || act.type === 'picture') && ofBob.includes(act.chatId) ? [act] : [],
  );
  let missing: string[] = [];
  await waitUntil(
    'the peer has every file',
    async () => {
      const lists = await Promise.all(
        ofBob.map((chatId) => bob.office.files.ofChat(chatId, { limit: 1_000 })),
      );
      const there = new Set(lists.flat().map(({ name }) => name));
      missing = wanted.filter(({ name }) => !there.has(name)).map(({ name }) => name);
      return missing.length === 0;
    },
    60,
    () => missing.join(),
  );
  for (const chatId of ofBob)
    for (const file of await bob.office.files.ofChat(chatId, { limit: 1_000 })) {
      const { place } = await bob.office.files.download(file);
      if (digest(place) !== digest(join(files, file.name)))
        context.problem(`${file.name} arrived as something else`);
    }
  context.report('files compared', wanted.length);
}

// Backups and restores are killed at every change of the disk: a backup is whole or refused, an office is the one before or the one after.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError, copyStanding, readBackup, sealBackup } from '#fixtures/keeping/backup.ts';
import { askControlSocket } from '#fixtures/keeping/control-socket.ts';
import { restoreOffice } from '#fixtures/keeping/restore.ts';
import { startOffice } from '#fixtures/serve.ts';
import { between, seededRandom, shuffled, type Random } from '#fixtures/seed/random.ts';
import { ChildProgram } from '../support/child-program.ts';
import { DrillClient } from '../support/drill-client.ts';
import { directChat, drillPlan } from '../support/drill-plan.ts';
import type { KeepingArgument, KeepingTold } from '../support/keeping-program.ts';
import { OfficeProcess } from '../support/office-process.ts';
import { OfficeRecords } from '../support/office-records.ts';
import type { DrillContext } from './drill.ts';

const chatId = directChat('ann', 'bob');
/** Points that are looked at side by side. */
const atOnce = 3;
const kinds = [
  { act: 'backup', isNew: false, called: 'backup' },
  { act: 'restore', isNew: false, called: 'restore' },
  { act: 'restore', isNew: true, called: 'restore to a new place' },
] as const;

type Kind = (typeof kinds)[number];
type Point = { kind: Kind; change: number; within: boolean };
/** An office's folder, a backup of it from before its last words, and what is said in each. */
type Model = { office: string; backup: string; before: string; after: string };

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const random = seededRandom(seed);
  const model = await makeModel(folder);
  const points: Point[] = [];
  for (const [index, kind] of kinds.entries()) {
    const changes = await keep(argumentOf(model, kind, join(folder, `whole-${index}`)));
    context.report(`changes of a ${kind.called}`, changes.length);
    const all = changes.flatMap((name, change): Point[] => [
      { kind, change, within: false },
      ...(['copyFile', 'writeFile', 'rm'].includes(name) ? [{ kind, change, within: true }] : []),
    ]);
    // Where folders take each other's place is where an office could be neither.
    const moving = all.filter(({ change, within }) => !within && changes[change - 1] === 'rename');
    const others = all.filter((one) => !moving.includes(one));
    points.push(...(full ? all : [...moving, ...shuffled(random, others).slice(0, 1)]));
  }
  const happened = new Map<string, number>(kinds.map(({ called }) => [called, 0]));
  const waiting = points.entries();
  const work = async (): Promise<void> => {
    for (const [index, { kind, change, within }] of waiting) {
      const place = join(folder, `point-${index}`);
      await keep({ ...argumentOf(model, kind, place), killAt: { change, within } });
      const found = await (kind.act === 'backup' ? judgeBackup : judgeRestore)(model, place, kind.isNew);
      if (found === 'after') happened.set(kind.called, (happened.get(kind.called) ?? 0) + 1);
      else if (found !== 'before')
        context.problem(`${kind.called}, ${within ? 'within' : 'before'} change ${change}: ${found}`);
      for (const path of globSync(`${place}*`)) rmSync(path, { recursive: true, force: true });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  context.report('kills', points.length);
  for (const [called, times] of happened) context.report(`${called} had happened`, times);
  await killWhileItRuns(context, random, full ? 20 : 1);
}

/** An office that copies itself while people write is killed; what it acknowledged is there, and in the next copy. */
async function killWhileItRuns(context: DrillContext, random: Random, kills: number): Promise<void> {
  const folder = join(context.folder, 'running');
  const office = await OfficeProcess.start(folder, { door: true });
  context.afterwards(() => office.kill());
  const ann = await DrillClient.open(office, { folder, profile: 'ann', person: 'ann' });
  context.afterwards(() => ann.close());
  await ann.office.connection.connect();
  const said: string[] = [];
  const say = async (words: string): Promise<void> => {
    const text = `${words} ${'.'.repeat(400)}`;
    await ann.office.chat.send({ chatId, text, wait: true });
    said.push(text);
  };
  await Promise.all(Array.from({ length: 250 }, (_, line) => say(`before ${line}`)));
  const [dataDir, target] = [join(folder, 'office'), join(folder, 'copy')];
  /** How often the office tells how far it is while it copies itself; ends it at one of those. */
  const copy = async (killAt?: number): Promise<number> => {
    let told = 0;
    let ending: Promise<void> | undefined;
    const count = (): void => {
      if (told === killAt) ending = office.kill();
      told += 1;
    };
    const question = { act: 'copy', target } as const;
    const signal = AbortSignal.timeout(60_000);
    const asked = await askControlSocket(dataDir, question, { signal, told: count }).catch(
      (error: unknown) => error,
    );
    await ending;
    if (killAt === undefined && (asked as { state?: string }).state !== 'done')
      context.problem(`the office that runs does not copy itself: ${JSON.stringify(asked)}`);
    return told;
  };
  const steps = await copy();
  let unfinished = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const writing = say(`meanwhile ${kill}`);
    await copy(between(random, 0, steps - 1));
    // Nobody has sealed it: it is no backup, however much of it is there.
    for (const place of [target, `${target}.part`])
      if (
        await readBackup(place).then(
          () => true,
          () => false,
        )
      )
        context.problem(`${place} passes for a backup`);
    unfinished += 1;
    await office.restart();
    await writing;
  }
  const before = said.length;
  const writing = say('beside the last copy');
  await copy();
  await writing;
  const { messages } = await sealBackup(target, 1);
  await office.kill();
  await restoreOffice(target, `${target}-again`, { mayReplace: false, now: 1 });
  for (const [place, wanted] of [
    [dataDir, said],
    [`${target}-again`, said.slice(0, before)],
  ] as const) {
    const { texts } = JSON.parse(await saidIn(place)) as { texts: string[] };
    const lost = wanted.filter((text) => !texts.includes(text)).length;
    if (lost > 0 || new Set(texts).size !== texts.length)
      context.problem(`${place}: ${lost} lost, ${texts.length - new Set(texts).size} doubled`);
  }
  context.report('copies of a running office that were killed', unfinished);
  context.report('steps of such a copy', steps);
  context.report('messages in the last one', messages);
}

function argumentOf(model: Model, { act, isNew }: Kind, place: string): KeepingArgument {
  const dataDir = act === 'backup' ? `${place}-office` : place;
  if (!isNew) cpSync(model.office, dataDir, { recursive: true });
  return { act, dataDir, folder: act === 'backup' ? place : model.backup };
}

/** Runs the program to its end, whichever that is; answers the changes it told. */
async function keep(argument: KeepingArgument): Promise<string[]> {
  const program = new ChildProgram<KeepingTold>('keeping-program.ts', argument);
  let changes: string[] = [];
  program.on((told) => void (changes = told.changes));
  await program.exited;
  const isKilled = changes.length === 0;
  // A copy looks up from its pages by the clock: one that comes to fewer changes this time ends before its kill.
  const mayLive = argument.killAt === undefined || changes.length <= argument.killAt.change;
  if (isKilled ? argument.killAt === undefined : !mayLive)
    throw new Error(`not as asked: ${JSON.stringify({ argument, changes })} ${program.errorText}`);
  return changes;
}

/** A backup that is there is whole; one that is not is refused, and can be taken once more. */
async function judgeBackup(model: Model, place: string): Promise<string> {
  for (const folder of [place, `${place}.part`]) {
    const refusal = await readBackup(folder).then(
      () => undefined,
      (error: unknown) => (error instanceof BackupError ? error : String(error)),
    );
    if (typeof refusal === 'string') return `${folder} is refused with ${refusal}`;
    if (refusal !== undefined && folder === place && existsSync(place))
      return `a half backup: ${refusal.code}`;
    if (refusal !== undefined) continue;
    await restoreOffice(folder, `${place}-again`, { mayReplace: false, now: 1 });
    if ((await saidIn(`${place}-again`)) !== model.before) return 'what was restored of it is not the office';
    if (folder === place) return 'after';
  }
  if ((await saidIn(`${place}-office`)) !== model.before) return 'the office is not what it was';
  await copyStanding(`${place}-office`, place);
  await sealBackup(place, 1);
  await readBackup(place);
  return 'before';
}

/** An office is the one before or the one after; the one before is not lost, and the next restore works. */
async function judgeRestore(model: Model, place: string, isNew: boolean): Promise<string> {
  const said = await saidIn(place);
  const [aside] = globSync(`${place}.before-*`);
  if (said === model.after) {
    if (isNew) return 'after';
    return aside !== undefined && (await saidIn(aside)) === model.before ? 'after' : 'what was there is lost';
  }
  // Where nothing was, whoever starts an office begins a new one.
  if (said !== (isNew ? nothingSaid : model.before)) return `neither of them: ${said}`;
  await restoreOffice(model.backup, place, { mayReplace: true, now: 1 });
  return (await saidIn(place)) === model.after ? 'before' : 'the next one did not restore';
}

const nothingSaid = JSON.stringify({ texts: [], files: [] });

/** Starts the office of a folder, as anybody would; answers what is said there, and its files. */
async function saidIn(dataDir: string): Promise<string> {
  const office = await startOffice({ dataDir, seed: drillPlan(0), passwordsFor: [] });
  await office.close();
  const records = new OfficeRecords(join(dataDir, 'office.sqlite'));
  try {
    if (records.integrity() !== 'ok') return 'damaged';
    const files = [...records.fileKeys().values()].filter((key) => {
      const content = readFileSync(join(dataDir, 'blobs', key.slice(0, 2), key.slice(2)));
      return createHash('sha256').update(content).digest('hex') === key;
    });
    const texts = records.messages(chatId).map(({ text }) => text);
    return JSON.stringify({ texts, files: files.toSorted() });
  } finally {
    records.close();
  }
}

/** An office in which something was said and sent before it was backed up, and more of both afterwards. */
async function makeModel(folder: string): Promise<Model> {
  const [office, backup] = [join(folder, 'office'), join(folder, 'backup')];
  const speak = async (words: string): Promise<string> => {
    const running = await startOffice({ dataDir: office, seed: drillPlan(0) });
    const ann = await DrillClient.open(running, { folder, profile: 'ann', person: 'ann' });
    try {
      await ann.office.connection.connect();
      for (let line = 0; line < 50; line += 1)
        await ann.office.chat.send({ chatId, text: `${words} ${line}`, wait: line === 49 });
      const path = join(folder, words);
      writeFileSync(path, words.repeat(20_000));
      await ann.office.files.send({ chatId, source: { path }, name: words, wait: true });
    } finally {
      await ann.close();
      await running.close();
    }
    return saidIn(office);
  };
  const after = await speak('kept');
  await copyStanding(office, backup);
  await sealBackup(backup, 1);
  return { office, backup, before: await speak('later'), after };
}

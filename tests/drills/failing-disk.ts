// Each write and each sync of the office's disk fails in turn: what was acknowledged is there, the file is whole, and it goes on.
import { createHash, randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { refusalCodes } from '#sdk/contract/codes.ts';
import { between, seededRandom, type Random } from '#fixtures/seed/random.ts';
import { call, enterUserCentre, chatToken, RawDevice, uploadOf } from '../fixtures/raw-client.ts';
import { ChildProgram } from '../support/child-program.ts';
import { directChat } from '../support/drill-plan.ts';
import { FailingDisk } from '../support/failing-disk.ts';
import type { OfficeTold } from '../support/office-program.ts';
import { OfficeRecords } from '../support/office-records.ts';
import type { DrillContext } from './drill.ts';

const chatId = directChat('ann', 'bob');
/** Failures of the full drill per way of failing, should «until nothing fails any more» not end by itself. */
const mostFailures = 400;
/** Failures of the quick drill: this many, anywhere among the first writes. */
const quickFailures = { count: 3, among: 40 } as const;
/** Messages sent side by side, so that several share a commit; and one behind them. */
const together = 3;

type Ready = Extract<OfficeTold, { is: 'ready' }>;
type Held = { text: string; mid: number };
type World = {
  context: DrillContext;
  disk: FailingDisk;
  dataDir: string;
  random: Random;
  /** What the office acknowledged: it may never be lost. */
  acknowledged: Held[];
  /** Files it took, by id, with their digests. */
  files: { id: string; md5: string }[];
  accounts: Ready['accounts'];
};

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { folder, seed, full } = context;
  const dataDir = join(folder, 'office');
  mkdirSync(dataDir);
  const disk = FailingDisk.make(folder, dataDir);
  if (typeof disk === 'string') {
    process.stderr.write(`failing-disk: skipped, ${disk}\n`);
    context.report('office', `skipped: ${disk}`);
    return;
  }
  const world: World = {
    ...{ context, disk, dataDir, random: seededRandom(seed) },
    ...{ acknowledged: [], files: [], accounts: [] },
  };
  let office = await start(world);
  context.afterwards(() => office.program.kill());
  const told = { failures: 0, refused: 0, restarts: 0 };
  for (const forGood of full ? [false, true] : [false]) {
    for (let turn = 0; turn < (full ? mostFailures : quickFailures.count); turn += 1) {
      const passing = full ? turn : between(world.random, 0, quickFailures.among);
      disk.arm(passing, forGood);
      const refused = await act(world, office, `${forGood ? 'for good' : 'once'} ${turn}`);
      const { failed } = disk.disarm();
      told.failures += failed > 0 ? 1 : 0;
      told.refused += refused;
      if (failed === 0 && full) break;
      // What a kill would leave behind at this moment.
      judge(world, copyOf(world));
      if (office.program.isOver || turn % 20 === 19) {
        await office.program.kill();
        told.restarts += 1;
        office = await start(world);
      }
      if ((await act(world, office, `${forGood ? 'after for good' : 'after once'} ${turn}`)) > 0)
        context.problem(`behind failure ${turn} the office does not go on`);
    }
  }
  if (full) told.restarts += await failingStarts(world, office);
  if (!office.program.isOver) await office.program.kill();
  judge(world, dataDir);
  judgeFiles(world);
  if (told.failures === 0) context.problem('no call to the disk ever failed');
  context.report('failures', told.failures);
  context.report('refused', told.refused);
  context.report('restarts', told.restarts);
  context.report('acknowledged', world.acknowledged.length);
}

/** The same while it starts: it says that it cannot, or it can; either way nothing is lost. Answers how often. */
async function failingStarts(world: World, office: Office): Promise<number> {
  await office.program.kill();
  for (let turn = 0; turn < mostFailures; turn += 1) {
    world.disk.arm(turn, false);
    const program = launch(world);
    const ready = program.next((told): told is Ready => told.is === 'ready');
    await ready.catch(() => undefined);
    const { failed } = world.disk.disarm();
    if (!program.isOver) await program.kill();
    judge(world, world.dataDir);
    if (failed === 0) return turn;
  }
  return mostFailures;
}

type Office = { program: ChildProgram<OfficeTold>; ready: Ready; tokens: { chat: string; uc: string } };

const launch = ({ disk, dataDir }: World): ChildProgram<OfficeTold> =>
  new ChildProgram('office-program.ts', { dataDir, port: 0, heartbeatMs: 60_000 }, disk.env);

async function start(world: World): Promise<Office> {
  const program = launch(world);
  const ready = await program.next((told): told is Ready => told.is === 'ready');
  // Only a new office tells its passwords.
  if (ready.accounts.length > 0) world.accounts = ready.accounts;
  const office = { url: ready.url, accounts: world.accounts } as never;
  const entered = (await enterUserCentre(office, 'ann')).data as { token: string };
  return { program, ready, tokens: { chat: await chatToken(office, 'ann'), uc: entered.token } };
}

/** Messages side by side, one behind them, and a file; answers how many of them were refused. */
async function act(world: World, { ready, tokens, program }: Office, name: string): Promise<number> {
  const { context, acknowledged, files } = world;
  const device = await RawDevice.open(ready.url, tokens.chat);
  let refused = 0;
  const ended = program.exited.then(() => 'ended' as const);
  const say = async (text: string): Promise<void> => {
    const clientId = text.replaceAll(' ', '-');
    device.say(chatId, text, clientId);
    const answer = await Promise.race([
      ended,
      device.next('ack', (frame) => frame.clientId === clientId),
      device.next('refuse', (frame) => frame.clientId === clientId),
    ]);
    if (answer === 'ended') return;
    if (answer.type === 'ack') return void acknowledged.push({ text, mid: answer.mid });
    refused += 1;
    if (answer.code !== refusalCodes.busy)
      context.problem(`${name}: a failing disk is refused with ${answer.code} ${answer.message}`);
  };
  try {
    await Promise.all(Array.from({ length: together }, (_, index) => say(`${name} ${index}`)));
    await say(`${name} behind`);
    const content = new Uint8Array(randomBytes(20_000));
    const md5 = createHash('md5').update(content).digest('hex').toUpperCase();
    const taken = await Promise.race([
      ended,
      call(ready, 'netdisk', 'uploadFile', { md5, file: uploadOf(content) } as never, tokens.uc),
    ]);
    if (taken === 'ended') return refused;
    if (taken.code === 200) files.push({ id: (taken.data as { fileid: string }).fileid, md5 });
    else {
      refused += 1;
      if (taken.code !== refusalCodes.busy)
        context.problem(`${name}: a file is refused with ${taken.code} ${taken.msg}`);
    }
  } finally {
    device.socket.terminate();
  }
  return refused;
}

/** The office's files as they lie there now. */
function copyOf({ context, dataDir }: World): string {
  const copy = join(context.folder, 'copy');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  for (const side of ['', '-wal'])
    if (existsSync(join(dataDir, `office.sqlite${side}`)))
      copyFileSync(join(dataDir, `office.sqlite${side}`), join(copy, `office.sqlite${side}`));
  return copy;
}

/** Everything that was acknowledged is in these files, under its number and once; and the files are whole. */
function judge({ context, acknowledged }: World, folder: string): void {
  const records = new OfficeRecords(join(folder, 'office.sqlite'));
  try {
    const held = new Map<string, number[]>();
    for (const { text, mid } of records.messages(chatId)) held.set(text, [...(held.get(text) ?? []), mid]);
    for (const { text, mid } of acknowledged) {
      const mids = held.get(text) ?? [];
      if (mids.length !== 1 || mids[0] !== mid)
        context.problem(`${text} was acknowledged as ${mid} and is there as ${mids.join(', ') || 'nothing'}`);
    }
    for (const [text, mids] of held) if (mids.length > 1) context.problem(`${text} is there twice`);
    const integrity = records.integrity();
    if (integrity !== 'ok') context.problem(`the office’s file: ${integrity}`);
  } finally {
    records.close();
  }
}

/** Every file that was taken lies at its place with the content it had. */
function judgeFiles({ context, dataDir, files }: World): void {
  const records = new OfficeRecords(join(dataDir, 'office.sqlite'));
  const keys = records.fileKeys();
  records.close();
  for (const { id, md5 } of files) {
    const key = keys.get(id) ?? '';
    const place = join(dataDir, 'blobs', key.slice(0, 2), key.slice(2));
    const found = existsSync(place) ? createHash('md5').update(readFileSync(place)).digest('hex') : 'nothing';
    if (found.toUpperCase() !== md5) context.problem(`the file ${id} was taken as ${md5} and is ${found}`);
  }
  context.report('files', files.length);
}

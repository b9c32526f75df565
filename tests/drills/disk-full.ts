// The disk fills up, for a device and for the office: writes are refused in plain words, reading goes on, and all goes on by itself when there is room.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noLimits } from '#fixtures/office/services/limits.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { between, seededRandom, type Random } from '#fixtures/seed/random.ts';
import { asOfficeError } from '#sdk/errors.ts';
import type { Host } from '#sdk/host/port.ts';
import type { Driver } from '#storage/driver.ts';
import { ChatModel } from '../support/chat-model.ts';
import { DrillClient } from '../support/drill-client.ts';
import { directChat, drillPlan } from '../support/drill-plan.ts';
import { OfficeRecords } from '../support/office-records.ts';
import { pause, waitUntil } from '../support/wait-until.ts';
import { reportVerdicts, type DrillContext } from './drill.ts';

const chatId = directChat('ann', 'bob');
/** Longest time until everything that waited has gone once there is room, in s; beside a whole test run it may take longer. */
const goesOnSeconds = { full: 5, quick: 20 } as const;
/** Size of the disk that the office is put on, in MB. */
const officeDiskMb = 8;

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const random = seededRandom(context.seed);
  await fullDevice(context, random);
  await fullOffice(context, random);
}

/** A device whose store can be told to have no room. */
class SmallDisk {
  readonly #drivers: Driver[] = [];
  #isFull = false;

  /** The host of the device. */
  readonly host = (host: Host): Host => ({
    ...host,
    database: async (...owner) => {
      const database = await host.database(...owner);
      return {
        ...database,
        open: () => {
          const driver = database.open();
          this.#drivers.push(driver);
          this.#apply(driver);
          return driver;
        },
      };
    },
  });

  set isFull(isFull: boolean) {
    this.#isFull = isFull;
    for (const driver of this.#drivers) this.#apply(driver);
  }

  /** SQLite refuses to grow beyond what there is, with the error of a full disk. */
  #apply(driver: Driver): void {
    const most = this.#isFull ? 1 : 1_000_000;
    driver.prepare(`PRAGMA max_page_count = ${most}`).get();
  }
}

async function fullDevice(context: DrillContext, random: Random): Promise<void> {
  const { folder, full } = context;
  const office = await startOffice({ inMemory: true, seed: drillPlan(Date.now()), limits: noLimits });
  context.afterwards(() => office.close());
  const disk = new SmallDisk();
  const ann = await DrillClient.open(office, { folder, profile: 'ann', person: 'ann' }, { host: disk.host });
  const bob = await DrillClient.open(office, { folder, profile: 'bob', person: 'bob' });
  for (const client of [bob, ann]) {
    context.afterwards(() => client.close());
    await client.office.connection.connect();
  }
  const said: string[] = [];
  const say = async (client: DrillClient, text: string): Promise<void> => {
    await client.office.chat.send({ chatId, text, wait: true });
    said.push(text);
  };
  await say(bob, 'bob begins');
  await say(ann, 'ann begins');
  const rounds = full ? 6 : 1;
  let refused = 0;
  for (let round = 0; round < rounds; round += 1) {
    disk.isFull = true;
    // What arrives meanwhile has no room; it must not bring the program down, nor be lost.
    for (let index = full ? between(random, 20, 60) : 8; index > 0; index -= 1)
      await say(bob, `bob ${round} ${index} ${'long '.repeat(300)}`);
    for (let index = 0; index < (full ? 30 : 8); index += 1) {
      const text = `ann ${round} ${index} ${'long '.repeat(300)}`;
      try {
        await ann.office.chat.send({ chatId, text });
        said.push(text);
      } catch (error) {
        const { code } = asOfficeError(error);
        if (code !== 'storageFull') context.problem(`a full device says ${code}: ${String(error)}`);
        refused += 1;
      }
      if (full) await pause(between(random, 0, 20));
    }
    if (ann.list().length === 0) context.problem('a full device shows no chats');
    if (ann.window(chatId).rows().length === 0) context.problem('a full device shows no messages');
    await ann.office.chat.search({ text: 'begins' });
    disk.isFull = false;
    const start = performance.now();
    const missing = (): string[] => {
      const held = new Set(
        ann
          .stored()
          .messages.get(chatId)
          ?.map(({ text }) => text),
      );
      return said.filter((text) => !held.has(text));
    };
    await waitUntil(
      'the device has everything',
      () => missing().length === 0,
      60,
      () => `${missing().length} missing`,
    );
    await waitUntil('nothing waits', () => ann.stored().outbox.length === 0, 60);
    const seconds = (performance.now() - start) / 1_000;
    if (seconds > (full ? goesOnSeconds.full : goesOnSeconds.quick))
      context.problem(`the device went on after ${seconds.toFixed(1)} s`);
    context.report('device went on after s', Number(seconds.toFixed(1)));
  }
  if (refused === 0) context.problem('the device was never full');
  const texts = (ann.stored().messages.get(chatId) ?? []).map(({ text }) => text);
  if (new Set(texts).size !== texts.length) context.problem('the device holds a message twice');
  if (texts.length !== said.length) context.problem(`the device holds ${texts.length} of ${said.length}`);
  context.report('refused by the device', refused);
}

async function fullOffice(context: DrillContext, random: Random): Promise<void> {
  const { folder, full } = context;
  const dataDir = join(folder, 'small-disk');
  if (!mountSmall(context, dataDir)) return;
  let office: RunningOffice | undefined = await startOffice({
    dataDir,
    seed: drillPlan(Date.now()),
    limits: noLimits,
  });
  const close = async (): Promise<void> => {
    await office?.close();
    office = undefined;
  };
  context.afterwards(close);
  const open = async (person: 'ann' | 'bob'): Promise<DrillClient> => {
    const client = await DrillClient.open(office as RunningOffice, {
      folder,
      profile: `${person}-2`,
      person,
    });
    context.afterwards(() => client.close());
    await client.office.connection.connect();
    return client;
  };
  const ann = await open('ann');
  const bob = await open('bob');
  const model = new ChatModel();
  const sending: Promise<void>[] = [];
  const say = (text: string): void => {
    model.submit(text, chatId, 'ann');
    sending.push(
      ann.office.chat
        .send({ chatId, text, wait: true })
        .then((message) => model.acknowledge(text, message.mid)),
    );
  };
  say('ann begins');
  await Promise.all(sending);
  const rounds = full ? 4 : 1;
  const filler = join(dataDir, 'filler');
  for (let round = 0; round < rounds; round += 1) {
    const left = statfsSync(dataDir);
    // A little is left, so that it fills up somewhere among the messages.
    const room = left.bavail * left.bsize - between(random, 0, 200_000);
    writeFileSync(filler, new Uint8Array(Math.max(0, room)));
    for (let index = 0; index < (full ? 150 : 120); index += 1)
      say(`ann ${round} ${index} ${'long '.repeat(350)}`);
    await waitUntil('the office says that it has no room', async () =>
      (await ann.office.chat.outbox()).some(({ restsUntil }) => restsUntil !== undefined),
    );
    await bob.office.chat.search({ text: 'begins' });
    await bob.office.services.chat.listChats({});
    const upload = await ann.office.files
      .send({ chatId, source: { path: filler }, name: 'filler.bin', mime: 'application/octet-stream' })
      .catch((error: unknown) => {
        context.problem(`a file could not even wait: ${String(error)}`);
        return undefined;
      });
    if (upload !== undefined) await ann.office.chat.drop(upload.key);
    rmSync(filler);
    const start = performance.now();
    await waitUntil(
      'everything is acknowledged',
      () => model.acknowledged === model.submitted,
      60,
      () => `${model.acknowledged} of ${model.submitted}`,
    );
    const seconds = (performance.now() - start) / 1_000;
    if (seconds > (full ? goesOnSeconds.full : goesOnSeconds.quick))
      context.problem(`the office went on after ${seconds.toFixed(1)} s`);
    context.report('office went on after s', Number(seconds.toFixed(1)));
  }
  await Promise.all(sending);
  await waitUntil('bob has everything', () => bob.announced().length >= model.submitted, 60);
  await close();
  const records = new OfficeRecords(join(dataDir, 'office.sqlite'));
  const held = records.messages(chatId);
  if (records.integrity() !== 'ok') context.problem(`the office’s file: ${records.integrity()}`);
  records.close();
  reportVerdicts(context, [
    model.judge('office', chatId, held),
    model.judge(
      'bob announces',
      chatId,
      bob.announced().filter((message) => message.chatId === chatId),
    ),
  ]);
  context.report('messages past a full office', model.acknowledged);
}

/** A small disk of its own; only an administrator of the machine can have one. */
function mountSmall(context: DrillContext, folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${officeDiskMb}m`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    const why = `no small disk could be mounted: ${String(error).split('\n')[0]}`;
    process.stderr.write(`disk-full: the office’s part is skipped, ${why}\n`);
    context.report('office', `skipped: ${why}`);
    return false;
  }
  context.afterwards(() => execFileSync('umount', [folder]));
  return true;
}

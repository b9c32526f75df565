// A device's store is broken in every way: it is built anew by itself, nothing unsent is lost, and it is said once.
import { cpSync, copyFileSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { seededRandom } from '#fixtures/seed/random.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { Host } from '#sdk/host/port.ts';
import { DrillClient } from '../support/drill-client.ts';
import { directChat, drillPlan, groupChat } from '../support/drill-plan.ts';
import { groupIdOf } from '../support/outbox-script.ts';
import { damages, type Damage, type StoreImage } from '../support/store-damage.ts';
import { waitUntil } from '../support/wait-until.ts';
import type { DrillContext } from './drill.ts';

const chats = [directChat('ann', 'bob'), directChat('ann', 'cyd'), groupChat('three')] as const;
/** Longest time until a person can work with a broken store, in s; beside a whole test run the machine has others to serve. */
const usableSeconds = { full: 5, quick: 20 } as const;
/** What waits on the device while it is broken. */
const waitingTexts = 12;
/** A rebuilt store's words, found again by search. */
const word = 'harvest';

/** What was unsent, as the file itself has it. */
type Unsent = { outbox: string[]; drafts: string[]; uploads: string[]; acts: string[]; values: string[] };
/** What a device shows. */
type Shown = { chats: string[]; rows: string[]; found: number };

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const office = await startOffice({ inMemory: true, seed: drillPlan(Date.now()) });
  context.afterwards(() => office.close());
  const images = await makeImages(context, office, full ? 1_500 : 120);
  const control = await Device.open(office, images, 'closed', join(folder, 'control'));
  await control.settle(undefined);
  const truth = await control.shown();
  await control.client.close();
  if (truth.rows.length < 100 || truth.found === 0) context.problem('there is nothing to compare with');

  // The quick drill goes through one half of them, by the seed.
  const rounds = full ? 300 : damages.length / 2;
  let rebuilt = 0;
  let slowest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const damage = damages[(full ? round : 2 * round + (seed % 2)) % damages.length] as Damage;
    const place = join(folder, `round-${round}`);
    const say = (sentence: string): void => context.problem(`${damage.name} (round ${round}): ${sentence}`);
    try {
      const seconds = await breakOne({
        office,
        images,
        truth,
        damage,
        place,
        say,
        random: seededRandom(seed * 1_000 + round),
      });
      slowest = Math.max(slowest, seconds.usable);
      rebuilt += seconds.rebuilt;
      if (seconds.usable > (full ? usableSeconds.full : usableSeconds.quick))
        say(`usable after ${seconds.usable.toFixed(1)} s`);
    } catch (error) {
      say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    rmSync(place, { recursive: true, force: true });
  }
  if (rebuilt === 0) context.problem('no damage was ever noticed');
  context.report('variants', rounds);
  context.report('rebuilt', rebuilt);
  context.report('messages', truth.rows.length);
  context.report('usable max ms', Math.round(slowest * 1_000));
}

type Breaking = {
  office: RunningOffice;
  images: Images;
  truth: Shown;
  damage: Damage;
  place: string;
  say: (sentence: string) => void;
  random: () => number;
};

/** Breaks a copy of the device's store and looks at how its owner fares. */
async function breakOne(parts: Breaking): Promise<{ usable: number; rebuilt: number }> {
  const { office, images, damage, place, say } = parts;
  const start = performance.now();
  const device = await Device.open(office, images, damage.image, place, (path) =>
    damage.break(path, parts.random),
  );
  await device.shown();
  const usable = (performance.now() - start) / 1_000;
  const lost = damage.mayLoseUnsent ? [] : lostOf(images.unsent, unsentIn(device.path));
  if (lost.length > 0) say(`lost what was unsent: ${lost.join(', ')}`);
  // What changed within a text nobody can notice: there it is enough that the device works.
  await device.settle(damage.name === 'bytes changed' ? undefined : parts.truth);
  const notices = device.notices();
  const aside = device.setAside();
  if (notices > 1) say(`told ${notices} times`);
  if (aside !== notices) say(`${aside} files were set aside, ${notices} times it was said`);
  await device.client.close();
  const again = await Device.open(office, images, damage.image, place, undefined, true);
  await again.shown();
  if (again.notices() > 0 && damage.name !== 'bytes changed') say('the next start built it anew again');
  if (readdirSync(dirname(again.path)).some((name) => name.includes('.salvage')))
    say('a half salvage is left');
  await again.client.close();
  return { usable, rebuilt: notices };
}

/** A device whose store has been broken. */
class Device {
  readonly client: DrillClient;
  readonly path: string;

  constructor(client: DrillClient, path: string) {
    this.client = client;
    this.path = path;
  }

  static async open(
    office: RunningOffice,
    images: Images,
    image: StoreImage,
    folder: string,
    damage?: (path: string) => void,
    isThere = false,
  ): Promise<Device> {
    const path = join(folder, images.inside);
    if (!isThere) {
      cpSync(images.folder, folder, { recursive: true });
      for (const side of ['', '-wal', '-shm']) rmSync(path + side, { force: true });
      for (const side of ['', '-wal'])
        if (existsSync(images[image] + side)) copyFileSync(images[image] + side, path + side);
      damage?.(path);
    }
    const client = await DrillClient.open(office, { folder, profile: 'ann', person: 'ann' });
    return new Device(client, path);
  }

  notices(): number {
    return this.client.events.filter((event) => event.type === 'notice' && event.code === 'storageRebuilt')
      .length;
  }

  setAside(): number {
    return readdirSync(dirname(this.path)).filter(
      (name) => /\.damaged-[^.]*$/.test(name) && !/-(wal|shm)$/.test(name),
    ).length;
  }

  /** What a person sees: the list, every chat to its beginning, and what a search finds. */
  async shown(): Promise<Shown> {
    const { chat } = this.client.office;
    const rows = chats.flatMap((chatId) =>
      this.client
        .window(chatId)
        .rows()
        .map(({ mid, text, senderId, state }) => `${chatId} ${mid} ${senderId} ${state} ${text}`),
    );
    const { hits } = await chat.search({ text: word, offset: 0, limit: 50 });
    const list = this.client.list().map((row) => `${row.id} ${row.lastMid} ${row.unread} ${row.name}`);
    return { chats: list.toSorted(), rows, found: hits.length };
  }

  /** Connects, and waits until it shows what is true and nothing waits any more. */
  async settle(truth: Shown | undefined): Promise<void> {
    const { connection, chat, acts } = this.client.office;
    await connection.connect();
    let differs = 'nothing was looked at';
    await waitUntil(
      'the device is whole',
      async () => {
        const waiting = [...(await chat.outbox()), ...(await acts.outbox())].filter(
          ({ state }) => state !== 'failed',
        );
        if (waiting.length > 0) differs = `${waiting.length} wait`;
        else if (truth === undefined) return true;
        else differs = difference(truth, await this.shown());
        return differs === '';
      },
      20,
      () => differs,
    );
  }
}

function difference(truth: Shown, held: Shown): string {
  for (const part of ['chats', 'rows'] as const) {
    const missing = truth[part].find((row) => !held[part].includes(row));
    if (missing !== undefined)
      return `${part}: ${held[part].length} of ${truth[part].length}, without ${missing} among ${held[part].slice(0, 2).join(' | ')}`;
    const extra = held[part].find((row, at) => !truth[part].includes(row) || held[part].indexOf(row) < at);
    if (extra !== undefined) return `${part}: ${held[part].length} of ${truth[part].length}, with ${extra}`;
  }
  return truth.found === held.found ? '' : `search finds ${held.found} of ${truth.found}`;
}

/** Where the device's profile lies, its store within, and the store as it was closed and as it was killed. */
type Images = { folder: string; inside: string; closed: string; killed: string; unsent: Unsent };

async function makeImages(context: DrillContext, office: RunningOffice, messages: number): Promise<Images> {
  const folder = join(context.folder, 'device');
  let isCut = false;
  const away = (host: Host): Host => ({
    ...host,
    http: async (...call) => {
      if (isCut) throw new OfficeError('connectionFailed');
      return host.http(...call);
    },
  });
  const bob = await DrillClient.open(office, { folder: context.folder, profile: 'bob', person: 'bob' });
  context.afterwards(() => bob.close());
  await bob.office.connection.connect();
  const open = (): Promise<DrillClient> =>
    DrillClient.open(office, { folder, profile: 'ann', person: 'ann' }, { host: away });
  let ann = await open();
  await ann.office.connection.connect();
  const say = (client: DrillClient, chatId: string, text: string): Promise<unknown> =>
    client.office.chat.send({ chatId, text, wait: true });
  await Promise.all(
    Array.from({ length: messages }, (_, index) =>
      index % 3 === 0
        ? say(ann, chats[index % 2] ?? chats[0], `ann ${index} ${word}`)
        : say(
            bob,
            chats[index % 2 === 0 ? 0 : 2] ?? chats[0],
            `bob ${index} 会议 ${word.repeat(index % 40)}`,
          ),
    ),
  );
  await ann.office.maintenance.backfill();
  const { path } = await ann.office.maintenance.storeInfo();
  // As a program that has run before left it, so that what follows is not all there is.
  await ann.close();
  ann = await open();
  isCut = true;
  const { chat, acts, groups, files } = ann.office;
  const own = ann
    .window(chats[0])
    .rows()
    .find(({ mine }) => mine);
  for (let index = 0; index < waitingTexts; index += 1)
    await chat.send({ chatId: chats[index % 3] ?? chats[0], text: `waiting ${index}` });
  const picture = join(context.folder, 'waiting.bin');
  writeFileSync(picture, 'what waits to go up');
  await files.send({
    chatId: chats[0],
    source: { path: picture },
    name: basename(picture),
    mime: 'application/octet-stream',
  });
  await acts.delete(chats[0], [own?.mid ?? 0]);
  void groups.do({ act: 'rename', groupId: groupIdOf(chats[2]), name: 'renamed' }).catch(() => undefined);
  for (const chatId of chats) {
    await chat.setDraft(chatId, `a draft in ${chatId}`);
    await chat.setPlace(chatId, own?.mid);
  }
  await chat.markRead(chats[2]);
  const killed = join(context.folder, 'killed.sqlite');
  for (const side of ['', '-wal']) if (existsSync(path + side)) copyFileSync(path + side, killed + side);
  await ann.close();
  const closed = join(context.folder, 'closed.sqlite');
  copyFileSync(path, closed);
  if (existsSync(`${path}-wal`) && statSync(`${path}-wal`).size > 0) context.problem('closing left a log');
  await say(bob, chats[0], 'bob said this meanwhile');
  return { folder, inside: path.slice(folder.length + 1), closed, killed, unsent: unsentIn(closed) };
}

function unsentIn(path: string): Unsent {
  const database = new Database(path, { readonly: true });
  const all = (sql: string): string[] =>
    (database.prepare(sql).pluck().all() as (string | number)[]).map(String);
  try {
    return {
      outbox: all('SELECT client_id FROM outbox'),
      drafts: all("SELECT chat_id || ' ' || text FROM draft"),
      uploads: all('SELECT id FROM transfer'),
      acts: all(
        'SELECT client_id FROM group_act UNION ALL SELECT client_id FROM feature_act UNION ALL SELECT act_id FROM message_act',
      ),
      values: all(
        "SELECT name || ' ' || value FROM value WHERE name IN ('pendingReads', 'unsavedDrafts') OR name LIKE 'readingPlace %'",
      ),
    };
  } finally {
    database.close();
  }
}

/** What of it is no longer there. */
function lostOf(before: Unsent, after: Unsent): string[] {
  return (Object.keys(before) as (keyof Unsent)[]).flatMap((part) =>
    before[part].filter((one) => !after[part].includes(one)).map((one) => `${part} ${one}`),
  );
}

// Uploads break off at random bytes: line, office or client ends, for a moment or over night; each arrives whole, once, and nothing else stays.
import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { partBytes } from '#fixtures/office/services/part-uploads.ts';
import { between, pick, seededRandom, type Random } from '#fixtures/seed/random.ts';
import { ChildProgram } from '../support/child-program.ts';
import { DrillClient, type DevicePlace } from '../support/drill-client.ts';
import { directChat, idOf, type DrillPerson } from '../support/drill-plan.ts';
import { OfficeProcess } from '../support/office-process.ts';
import { SlowLine } from '../support/slow-line.ts';
import type { UploadArgument, UploadAsked, UploadTold } from '../support/upload-program.ts';
import { pause, waitUntil } from '../support/wait-until.ts';
import type { DrillContext } from './drill.ts';

const megabyte = 1_048_576;
const hour = 3_600_000;
/** Parts of one file that are on their way when it breaks off. */
const partsOnTheWay = 2;
/** From this size on files go in parts here, in MB: otherwise only those of a hundred would. */
const partsFromMb = 1;
/** What else goes to the office beside one file: calls, frames, heads of forms, and all of it again after a break. */
const besideBytes = 200_000;

const faults = ['line', 'night', 'givenUp', 'client', 'office'] as const;
type Fault = (typeof faults)[number];
type Sent = { clientId: string; name: string; size: number; md5: string };

/** A person's program, and what it has told last. */
class Uploader {
  #told: Extract<UploadTold, { is: 'waiting' }> | undefined;
  readonly #asked = new Set<string>();
  readonly program: ChildProgram<UploadTold>;

  constructor(argument: UploadArgument) {
    this.program = new ChildProgram<UploadTold>('upload-program.ts', argument);
    this.program.on((told) => {
      if (told.is === 'waiting') this.#told = told;
    });
  }

  /** Resolves when it has taken over what it was asked to. */
  async ask(asked: UploadAsked): Promise<void> {
    const is = asked.path === undefined ? 'dropped' : 'taken';
    const heard = this.program.next(
      (told): told is Extract<UploadTold, { clientId: string }> =>
        told.is === is && told.clientId === asked.clientId,
    );
    this.#asked.add(asked.clientId);
    this.program.tell(asked);
    await heard;
  }

  #isThere(clientId: string): boolean {
    const { taken = [], ids = [], failed = [] } = this.#told ?? {};
    if (failed.length > 0) throw new Error(`failed: ${failed.join(', ')}`);
    // A program that was not asked for it found it in the outbox, or it is there.
    const isKnown = this.#told !== undefined && (!this.#asked.has(clientId) || taken.includes(clientId));
    return isKnown && !ids.includes(clientId);
  }

  /** Resolves when it waits no more. */
  async arrived(clientId: string): Promise<void> {
    const standing = (): string => `${JSON.stringify(this.#told)} ${this.program.errorText}`;
    await waitUntil(`${clientId} has arrived`, () => this.#isThere(clientId), 60, standing);
  }
}

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const random = seededRandom(seed);
  const office = await OfficeProcess.start(folder, {
    parameters: { IMUploadMinSize: String(partsFromMb) },
  });
  context.afterwards(() => office.kill());
  const line = await SlowLine.to(office.url);
  context.afterwards(() => line[Symbol.asyncDispose]());
  const address = { url: line.address, accounts: office.accounts };
  const start = (person: DrillPerson): Uploader => {
    const place: DevicePlace = { folder, profile: person, person };
    const uploader = new Uploader({ address, place });
    context.afterwards(() => uploader.program.kill());
    return uploader;
  };
  const chatId = directChat('ann', 'bob');
  let [ann, aheadMs] = [start('ann'), 0];
  const sent: Sent[] = [];
  const happened = new Map<Fault, number>();
  let most = 0;
  const rounds = full ? 100 : 3;
  for (let round = 0; round < rounds; round += 1) {
    const fault = faults[round] ?? pick(random, faults);
    happened.set(fault, (happened.get(fault) ?? 0) + 1);
    // Small ones go whole, large ones in parts; the last part is a short one.
    const size =
      round % 4 === 3
        ? between(random, 50_000, 900_000)
        : between(random, megabyte, (full ? 30 : 12) * megabyte);
    const file = writeFile(folder, round, size, random);
    const before = line.sent;
    // A device waits longer after each; the quick size has the first of them.
    const breaks = fault === 'line' && full ? between(random, 1, 3) : 1;
    // Before one of the ends ends, nothing moves, and what is on its way then is lost: each break is one.
    const reach = (bytes: number): Promise<void> =>
      fault === 'line' ? line.breakAfter(bytes) : line.holdAfter(bytes);
    const first = reach(between(random, 1, size));
    await ann.ask({ clientId: file.clientId, chatId, path: join(folder, file.name), name: file.name });
    await first;
    let broken = 1;
    while (broken < breaks) {
      const next = line.breakAfter(between(random, 1, Math.ceil(size / 3)));
      const isThere = await Promise.race([next, ann.arrived(file.clientId).then(() => true)]);
      if (isThere === true) break;
      broken += 1;
    }
    if (fault === 'givenUp') await ann.ask({ clientId: file.clientId, chatId });
    if (fault === 'client' || fault === 'night') await ann.program.kill();
    if (fault === 'office' || fault === 'night') await office.kill();
    if (fault !== 'line') line.lose();
    if (fault === 'office' || fault === 'night') {
      await pause(between(random, 0, 200));
      if (fault === 'night') aheadMs += 26 * hour;
      await office.restart({ aheadMs });
    }
    if (fault === 'client' || fault === 'night') ann = start('ann');
    await ann.arrived(file.clientId);
    if (fault === 'givenUp') continue;
    sent.push(file);
    const more = line.sent - before - size;
    most = Math.max(most, more);
    const allowed = broken * Math.min(size, partsOnTheWay * partBytes) + besideBytes;
    if (more > allowed)
      context.problem(`${file.name} of ${size} (${fault}, ${broken} breaks): ${more} bytes more than needed`);
  }
  await abandon(context, ann, line, random);

  const bob = await DrillClient.open(office, { folder, profile: 'bob', person: 'bob' });
  context.afterwards(() => bob.close());
  await bob.office.connection.connect();
  await judgeArrived(context, bob, chatId, sent);
  await bob.close();
  // All that was left lying about is over by then.
  await office.kill();
  await office.restart({ aheadMs: aheadMs + 8 * 24 * hour });
  await office.kill();
  judgeOffice(context, sent);
  context.report('files', sent.length);
  for (const [fault, times] of happened) context.report(fault, times);
  context.report('most sent again, MB', Math.round((most / megabyte) * 10) / 10);
}

/** Contents that no two files share, and that hold nothing which a line could take for an address. */
function writeFile(folder: string, round: number, size: number, random: Random): Sent {
  const content = Buffer.alloc(size, `<${round} ${String.fromCodePoint(97 + between(random, 0, 25))}> `);
  const name = `file-${round}.bin`;
  writeFileSync(join(folder, name), content);
  const md5 = createHash('md5').update(content).digest('hex');
  return { clientId: `upload-${round}`, name, size, md5 };
}

/** A device is killed on the way and never comes again. */
async function abandon(
  { folder }: DrillContext,
  uploader: Uploader,
  line: SlowLine,
  random: Random,
): Promise<void> {
  const { name, size } = writeFile(folder, 1_000, 10 * megabyte, random);
  const broken = line.breakAfter(size - 1_000);
  await uploader.ask({
    clientId: 'abandoned',
    chatId: directChat('ann', 'bob'),
    path: join(folder, name),
    name,
  });
  await broken;
  await uploader.program.kill();
}

/** Each is there once, with the bytes that were sent, and what was given up is not. */
async function judgeArrived(
  context: DrillContext,
  bob: DrillClient,
  chatId: string,
  sent: readonly Sent[],
): Promise<void> {
  // A new device has the newest page of a chat; the files of a chat are those of what it has loaded.
  for (let [before, isWhole] = [Number.MAX_SAFE_INTEGER, false]; !isWhole;) {
    const page = await bob.office.chat.older(chatId, before, 100);
    before = page.messages[0]?.mid ?? 0;
    isWhole = page.end;
  }
  const files = await bob.office.files.ofChat(chatId, { limit: sent.length + 1 });
  const names = files.map(({ name }) => name).toSorted();
  const wanted = sent.map(({ name }) => name).toSorted();
  if (JSON.stringify(names) !== JSON.stringify(wanted))
    context.problem(`arrived are ${names.join(' ')} and not ${wanted.join(' ')}`);
  for (const file of files) {
    const { place } = await bob.office.files.download(file);
    const md5 = createHash('md5').update(readFileSync(place)).digest('hex');
    const known = sent.find(({ name }) => name === file.name);
    if (known === undefined || md5 !== known.md5) context.problem(`${file.name} is not what was sent`);
  }
}

/** What the office keeps in the end, on its disk and in its books, is what was sent. */
function judgeOffice(context: DrillContext, sent: readonly Sent[]): void {
  const place = join(context.folder, 'office');
  const database = new Database(join(place, 'office.sqlite'), { readonly: true });
  const all = <Row>(sql: string): Row[] => database.prepare(sql).all() as Row[];
  const files = all<{ key: string; size: number; uploader_id: number }>(
    'select key, size, uploader_id from file',
  );
  if (files.length !== sent.length)
    context.problem(`${files.length} files are kept, ${sent.length} were sent`);
  const used = files
    .filter(({ uploader_id: id }) => String(id) === idOf('ann'))
    .reduce((sum, { size }) => sum + size, 0);
  const expected = sent.reduce((sum, { size }) => sum + size, 0);
  if (used !== expected) context.problem(`${used} bytes are counted, ${expected} were sent`);
  const unfinished = all('select id from part_upload').length + all('select part from part_received').length;
  const left = readdirSync(join(place, 'uploads')).filter((name) => name !== 'coming');
  const coming = globSync(join(place, 'uploads', 'coming', '*'));
  if (unfinished + left.length + coming.length > 0)
    context.problem(`unfinished: ${unfinished} rows, ${left.length} files, ${coming.length} drafts`);
  const keys = new Set(files.map(({ key }) => key));
  const stored = globSync(join(place, 'blobs', '*', '*')).map(
    (path) => basename(dirname(path)) + basename(path),
  );
  const orphans = stored.filter((key) => !keys.has(key));
  if (orphans.length > 0 || stored.length !== keys.size)
    context.problem(`${stored.length} contents for ${keys.size} files, ${orphans.length} of them nobody's`);
  database.close();
}

// Downloads are broken off at random bytes: by the office, the device, a full folder, another or damaged content; never is a mixed file shown.
import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  globSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { between, pick, seededRandom } from '#fixtures/seed/random.ts';
import type { MessageFile } from '#sdk/api.ts';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import type { Host, HttpRequest } from '#sdk/host/port.ts';
import { DrillClient, foldersOf } from '../support/drill-client.ts';
import { directChat } from '../support/drill-plan.ts';
import { OfficeProcess } from '../support/office-process.ts';
import { waitUntil } from '../support/wait-until.ts';
import type { DrillContext } from './drill.ts';

const chatId = directChat('ann', 'bob');
/** Every file is called the same: each has to find a place beside the others. */
const name = 'report.bin';
const faults = ['office', 'device', 'folder', 'changed', 'damaged'] as const;
type Fault = (typeof faults)[number];

/** What stands between a device and the office: at a byte of a download something happens, once. */
class Way {
  /** Bytes of which downloads asked, from where on. */
  readonly from: number[] = [];
  #at = Infinity;
  #happens: () => unknown = () => undefined;
  #tag: string | undefined;

  /** Says what is to happen behind so many bytes of the next download. */
  arm(at: number, happens: () => unknown): void {
    this.#at = at;
    this.#happens = happens;
  }

  /** The next download that goes on asks for a content that is no longer there. */
  change(): void {
    this.#tag = '"another"';
  }

  readonly host = (host: Host): Host => ({ ...host, http: (request) => host.http(this.#through(request)) });

  #through(request: HttpRequest): HttpRequest {
    const { sink } = request;
    if (!request.url.includes('/downloadFile') || sink === undefined) return request;
    this.from.push(Number(/^bytes=(\d+)-$/.exec(request.headers['range'] ?? '')?.[1] ?? 0));
    const headers = { ...request.headers };
    if (this.#tag !== undefined && headers['if-range'] !== undefined) {
      headers['if-range'] = this.#tag;
      this.#tag = undefined;
    }
    let got = 0;
    return {
      ...request,
      headers,
      sink: async (chunk, head) => {
        got += chunk.byteLength;
        if (got > this.#at) {
          this.#at = Infinity;
          await this.#happens();
        }
        await sink(chunk, head);
      },
    };
  }
}

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const random = seededRandom(seed);
  const sizes = full ? { least: 1_000_000, most: 8_000_000 } : { least: 400_000, most: 1_500_000 };
  const office = await OfficeProcess.start(folder);
  context.afterwards(() => office.kill());
  const ann = await DrillClient.open(office, { folder, profile: 'ann', person: 'ann' });
  context.afterwards(() => ann.close());
  await ann.office.connection.connect();
  const way = new Way();
  const openBob = async (): Promise<DrillClient> => {
    const place = { folder, profile: 'bob', person: 'bob' } as const;
    const client = await DrillClient.open(office, place, { host: way.host });
    await client.office.connection.connect();
    return client;
  };
  let bob = await openBob();
  context.afterwards(() => bob.close());

  const whole = new Set<string>();
  const places = new Map<string, Buffer>();
  let broken = 0;
  let resumed = 0;
  const looked = new Set<string>();
  /** Nothing that has a name in a folder of received files may be anything but one of the contents. */
  const look = (when: string): void => {
    for (const place of places.keys())
      for (const path of globSync(join(dirname(place), '**'))) {
        const facts = statSync(path);
        const seen = `${path} ${facts.mtimeMs} ${facts.size}`;
        if (!facts.isFile() || path.endsWith('.part') || looked.has(seen)) continue;
        looked.add(seen);
        if (!whole.has(digest(readFileSync(path))))
          context.problem(`${when}: ${basename(path)} is a mixed file`);
      }
  };
  const rounds = full ? 30 : faults.length;
  for (let round = 0; round < rounds; round += 1) {
    const content = randomBytes(between(random, sizes.least, sizes.most));
    whole.add(digest(content));
    const source = join(folder, `source-${round}`);
    writeFileSync(source, content);
    await ann.office.files.send({ chatId, source: { path: source }, name, wait: true });
    const file = await arrived(bob, content.byteLength);
    const fault = faults[round] ?? pick(random, faults);
    const at = between(random, 1, content.byteLength - 100_000);
    const before = way.from.length;
    const restarting = breakOff({ way, at, fault, office, bob });
    try {
      let found: { place: string };
      try {
        found = await bob.office.files.download(file);
      } catch (error) {
        broken += 1;
        const { code } = asOfficeError(error);
        const expected: Record<Fault, string[]> = {
          office: ['connectionFailed', 'network', 'offline', 'cancelled'],
          device: ['cancelled', 'closed', 'connectionFailed'],
          folder: ['cachePermission', 'storageFull'],
          changed: ['connectionFailed', 'cancelled'],
          damaged: ['fileVerification', 'connectionFailed', 'cancelled'],
        };
        if (!expected[fault].includes(code)) context.problem(`${fault} at ${at}: ${code}: ${String(error)}`);
        look(`${fault} at ${at}`);
        if (fault === 'device') {
          await bob.close();
          bob = await openBob();
        }
        await restarting.over();
        found = await bob.office.files.download(await arrived(bob, content.byteLength));
      }
      const same = readFileSync(found.place).equals(content);
      if (!same) context.problem(`${fault} at ${at}: ${basename(found.place)} is not what was sent`);
      if (places.has(found.place)) context.problem(`${fault}: ${found.place} was taken`);
      places.set(found.place, content);
    } finally {
      await restarting.over();
    }
    if (way.from.slice(before).some((from) => from > 0)) resumed += 1;
    look(`after ${fault}`);
  }
  for (const [place, content] of places)
    if (!existsSync(place) || !readFileSync(place).equals(content))
      context.problem(`${place} was changed by a later one`);
  if (resumed === 0) context.problem('no download went on where it stopped');
  await intoOneName(context, bob, places);
  context.report('files', places.size);
  context.report('told as broken off', broken);
  context.report('went on where they stopped', resumed);
  context.report('requests', way.from.length);
}

/** Arms the fault; `over` resolves when what it broke is whole again. */
function breakOff({
  way,
  at,
  fault,
  office,
  bob,
}: {
  way: Way;
  at: number;
  fault: Fault;
  office: OfficeProcess;
  bob: DrillClient;
}): { over(): Promise<unknown> } {
  let mending: Promise<unknown> = Promise.resolve();
  way.arm(at, () => {
    if (fault === 'office') {
      mending = office.kill().then(() => office.restart());
      return;
    }
    if (fault === 'device') {
      mending = bob.close();
      throw new OfficeError('connectionFailed');
    }
    // As the host says it where there is no room.
    if (fault === 'folder') throw new OfficeError('cachePermission', { params: { path: '' } });
    if (fault === 'changed') way.change();
    if (fault === 'damaged') damage(bob);
    throw new OfficeError('connectionFailed');
  });
  return { over: () => mending };
}

/** One byte of what has come of a file lies there otherwise than it came. */
function damage({ place }: DrillClient): void {
  const [coming] = globSync(join(foldersOf(place).data, '**', 'coming', '*'));
  if (coming === undefined) throw new Error('nothing has come that could be damaged');
  const file = openSync(coming, 'r+');
  const byte = Buffer.alloc(1);
  readSync(file, byte, 0, 1, 0);
  byte[0] = (byte[0] ?? 0) ^ 0xff;
  writeSync(file, byte, 0, 1, 0);
  closeSync(file);
}

async function arrived(bob: DrillClient, size: number): Promise<MessageFile> {
  let file: MessageFile | undefined;
  await waitUntil('the file', async () => {
    file = (await bob.office.files.ofChat(chatId)).find((one) => one.size === size);
    return file !== undefined;
  });
  return file as MessageFile;
}

/** A person saves two files under one name: each is there, neither is the other. */
async function intoOneName(
  context: DrillContext,
  bob: DrillClient,
  places: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const to = join(context.folder, 'saved', name);
  const files = (await bob.office.files.ofChat(chatId)).slice(0, 2);
  const saved = [];
  for (const file of files) saved.push((await bob.office.files.download(file, { to })).place);
  if (new Set(saved).size !== files.length) context.problem(`two files are saved at ${saved.join(' and ')}`);
  for (const [index, place] of saved.entries()) {
    const content = [...places.values()].find(({ byteLength }) => byteLength === files[index]?.size);
    if (content === undefined || !readFileSync(place).equals(content))
      context.problem(`${place} is not what was sent`);
  }
}

const digest = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

// A server is hostile to a client: without end, too slow, bombs, redirects: the client stays usable, small, and tells nobody else who it is.
import { randomBytes } from 'node:crypto';
import { globSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startOffice } from '#fixtures/serve.ts';
import { seededRandom } from '#fixtures/seed/random.ts';
import { asOfficeError, type ErrorCode } from '#sdk/errors.ts';
import type { Host } from '#sdk/host/port.ts';
import { DrillClient, foldersOf } from '../support/drill-client.ts';
import { directChat, drillPlan } from '../support/drill-plan.ts';
import {
  hostileAnswers,
  HostileServer,
  hostileSockets,
  type HostileAnswer,
} from '../support/hostile-server.ts';
import { waitUntil } from '../support/wait-until.ts';
import type { DrillContext } from './drill.ts';

const megabyte = 1_048_576;
const chatId = directChat('ann', 'bob');
/** What a client may take of an answer without end, with what lies in the buffers between, in bytes. */
const mayTake = 80 * megabyte;
/** What a process may grow by while it reads the largest answer there is, as bytes and as text, in MB. */
const mayGrow = 450;
/** How long a call may take, in ms: the usual time is shortened to that. */
const timeoutMs = 400;

/** What a call may end with; it never succeeds. */
const expected: Readonly<Record<HostileAnswer, readonly ErrorCode[]>> = {
  slowHead: ['timedOut'],
  slowBody: ['timedOut'],
  endlessBody: ['badAnswer', 'timedOut'],
  endlessChunks: ['badAnswer', 'timedOut'],
  compressedBomb: ['badAnswer', 'timedOut'],
  deepJson: ['badAnswer', 'timedOut'],
  hugeHeader: ['connectionFailed', 'timedOut'],
  endlessHeaders: ['connectionFailed'],
  // On a busy machine the time of a call is over before its answer is read.
  redirectElsewhere: ['statusError', 'timedOut'],
  repeatElsewhere: ['statusError', 'timedOut'],
  redirectLoop: ['statusError', 'timedOut'],
  brokenLength: ['connectionFailed', 'badAnswer'],
  noHttp: ['connectionFailed'],
};

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { folder, full, seed } = context;
  const office = await startOffice({ inMemory: true, seed: drillPlan(Date.now()) });
  context.afterwards(() => office.close());
  const hostile = await HostileServer.start();
  context.afterwards(() => hostile[Symbol.asyncDispose]());
  /** What goes to the hostile server instead of the office. */
  let caught: (url: string) => boolean = () => false;
  const host = (own: Host): Host => ({
    ...own,
    http(request) {
      if (!caught(request.url)) return own.http(request);
      // An endless file is no call: nobody waits for its end.
      const limit = request.timeoutMs === 0 ? 0 : timeoutMs;
      return own.http({
        ...request,
        timeoutMs: limit,
        url: request.url.replace(office.url, hostile.url),
      });
    },
    openSocket: (url, handlers) =>
      own.openSocket(caught(url) ? hostile.url.replace('http', 'ws') : url, handlers),
  });
  const open = async (person: 'ann' | 'bob', options: object): Promise<DrillClient> => {
    const client = await DrillClient.open(office, { folder, profile: person, person }, options);
    context.afterwards(() => client.close());
    await client.office.connection.connect();
    return client;
  };
  const [ann, bob] = [await open('ann', { host }), await open('bob', {})];
  const memory = watchMemory();
  context.afterwards(memory.stop);
  const isUsable = async (after: string): Promise<void> => {
    caught = () => false;
    const text = `after ${after}`;
    const { state } = await ann.office.chat.send({ chatId, text, wait: true });
    if (state !== 'sent') context.problem(`after ${after} nothing can be sent`);
    await ann.office.services.chat.getBaseConfig({});
  };

  const random = seededRandom(seed);
  const some = <T>(all: readonly T[], count: number): T[] =>
    full ? [...all] : all.toSorted(() => random() - 0.5).slice(0, count);
  const [answers, sockets] = [some(hostileAnswers, 5), some(hostileSockets, 2)];
  for (const answer of answers) {
    hostile.answer = answer;
    caught = (url) => url.includes('/dictType/') || url.includes('/login');
    const { account, services } = ann.office;
    const code = await services.userCentre
      .getDictionary({ type: 'sys_outer_params' })
      .then(() => 'no error', codeOf);
    if (!expected[answer].includes(code as ErrorCode)) context.problem(`${answer}: ${code}`);
    // With a password and no session too.
    const entered = account.signInWithPassword({ loginName: 'ann', password: 'secret' });
    if ((await entered.then(() => 'no error', codeOf)) === 'no error')
      context.problem(`${answer}: signed in by it`);
    await isUsable(answer);
  }
  for (const socket of sockets) {
    hostile.socket = socket;
    const { left } = hostile;
    caught = (url) => url.startsWith('ws');
    await ann.office.connection.disconnect();
    const online = ann.office.connection.connect();
    await waitUntil(`${socket} was left`, () => hostile.left > left);
    caught = () => false;
    await online;
    await isUsable(socket);
  }
  await endlessFile(context, ann, bob, hostile, (now) => (caught = now));
  if (hostile.maxTaken > mayTake) context.problem(`${hostile.maxTaken} bytes were taken of what has no end`);
  if (memory.most() > mayGrow) context.problem(`the process grew by ${memory.most()} MB`);
  for (const request of hostile.elsewhere) context.problem(`elsewhere came: ${request.slice(0, 200)}`);
  context.report('answers', answers.length + sockets.length + 1);
  context.report('met', hostile.came);
  context.report('most taken, MB', Math.round(hostile.maxTaken / megabyte));
  context.report('grew by, MB', memory.most());
}

const codeOf = (error: unknown): string => asOfficeError(error).code;

/** A file of some bytes that does not end: nothing of it stays, and the disk is not filled. */
async function endlessFile(
  context: DrillContext,
  ann: DrillClient,
  bob: DrillClient,
  hostile: HostileServer,
  catching: (caught: (url: string) => boolean) => void,
): Promise<void> {
  const source = join(context.folder, 'short.bin');
  writeFileSync(source, randomBytes(50_000));
  await bob.office.files.send({ chatId, source: { path: source }, name: 'short.bin', wait: true });
  await waitUntil('the file', async () => (await ann.office.files.ofChat(chatId)).length > 0);
  const [file] = await ann.office.files.ofChat(chatId);
  if (file === undefined) return context.problem('no file came');
  hostile.answer = 'endlessFile';
  catching((url) => url.includes('/downloadFile'));
  const code = await ann.office.files.download(file).then(() => 'no error', codeOf);
  if (code !== 'fileVerification') context.problem(`an endless file: ${code}`);
  catching(() => false);
  const kept = globSync(join(foldersOf(ann.place).data, '**')).filter((path) => statSync(path).isFile());
  const largest = Math.max(...kept.map((path) => statSync(path).size));
  if (largest > mayTake) context.problem(`${largest} bytes of it lie on the disk`);
  const { place } = await ann.office.files.download(file);
  if (statSync(place).size !== 50_000) context.problem('the file did not come afterwards');
}

/** The most this process grew by since the beginning, in MB. */
function watchMemory(): { most(): number; stop(): void } {
  const first = process.memoryUsage.rss();
  let most = first;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  return {
    most: () => Math.round((most - first) / megabyte),
    stop: () => clearInterval(timer),
  };
}

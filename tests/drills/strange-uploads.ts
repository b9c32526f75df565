// Uploads that lie about their digest, size or parts, that collide, or that two write at once: refused in plain words, seen by nobody.
import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { noLimits } from '#fixtures/office/services/limits.ts';
import { partBytes } from '#fixtures/office/services/part-uploads.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { between, pick, seededRandom, type Random } from '#fixtures/seed/random.ts';
import { refusalCodes, type RefusalName } from '#sdk/contract/codes.ts';
import { contentType } from '#sdk/contract/flags.ts';
import { announced, partUpload, storedFile, type Possession } from '#sdk/contract/stored-file.ts';
import { call, RawDevice, system, uploadOf, type Envelope } from '../fixtures/raw-client.ts';
import { directChat, drillPlan, idOf, type DrillPerson } from '../support/drill-plan.ts';
import type { DrillContext } from './drill.ts';

/** Two contents with one MD5 (X. Wang, D. Feng, X. Lai, H. Yu: Collisions for Hash Functions, 2004). */
const colliding = ((): [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>] => {
  const first = Buffer.from(
    'd131dd02c5e6eec4693d9a0698aff95c2fcab58712467eab4004583eb8fb7f8955ad340609f4b30283e488832571415a' +
      '085125e8f7cdc99fd91dbdf280373c5bd8823e3156348f5bae6dacd436c919c6dd53e2b487da03fd02396306d248cda0' +
      'e99f33420f577ee8ce54b67080a80d1ec69821bcb6a8839396f9652b6ff72a70',
    'hex',
  );
  const second = Buffer.from(first);
  for (const at of [19, 45, 59, 83, 109, 123]) second[at] = (second[at] ?? 0) ^ 0x80;
  return [Uint8Array.from(first), Uint8Array.from(second)];
})();

type Kept = { id: string; owner: DrillPerson; content: Uint8Array };
type World = {
  context: DrillContext;
  office: RunningOffice;
  random: Random;
  tokens: Map<DrillPerson, { uc: string; chat: string }>;
  /** What was taken, and must be there as it was sent. */
  kept: Kept[];
  refused: number;
};

const md5Of = (content: Uint8Array): string => createHash('md5').update(content).digest('hex').toUpperCase();
const bytesOf = (size: number): Uint8Array<ArrayBuffer> => new Uint8Array(randomBytes(size));

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full } = context;
  const random = seededRandom(seed);
  const office = await startOffice({
    inMemory: true,
    seed: drillPlan(Date.now()),
    limits: noLimits,
    passwordsFor: [],
  });
  context.afterwards(() => office.close());
  const tokens: World['tokens'] = new Map();
  const { sessions } = office.office;
  for (const person of ['ann', 'bob', 'dan'] as const) {
    const entry = sessions.enter(Number(idOf(person)), person);
    tokens.set(person, {
      uc: (await sessions.openUserCentre(entry)).token,
      chat: await sessions.openChat(entry),
    });
  }
  const world: World = { context, office, random, tokens, kept: [], refused: 0 };
  if (md5Of(colliding[0]) !== md5Of(colliding[1])) context.problem('the colliding contents do not collide');
  const rounds = full ? 40 : 3;
  for (let round = 0; round < rounds; round += 1) {
    await lyingDigests(world);
    await instantUploads(world);
    if (round < (full ? 6 : 1)) await lyingParts(world);
  }
  await collisions(world);
  await judge(world);
  context.report('taken', world.kept.length);
  context.report('refused', world.refused);
}

const pan = (world: World, person: DrillPerson, name: string, input: object): Promise<Envelope> =>
  call(world.office, 'netdisk', name as 'uploadFile', input as never, world.tokens.get(person)?.uc);

/** Notes a file that was taken. */
function took(world: World, owner: DrillPerson, answer: Envelope, content: Uint8Array): string {
  if (answer.code !== 200) {
    world.context.problem(`an honest upload is refused with ${answer.code} ${answer.msg}`);
    return '';
  }
  const { id, md5, size } = z.decode(storedFile, answer.data as never);
  if (md5 !== md5Of(content) || size !== content.byteLength)
    world.context.problem(`${id} is told as ${md5} of ${size} bytes`);
  world.kept.push({ id, owner, content });
  return id;
}

/** Expects a refusal by its name, with words. */
function refuses(world: World, what: string, answer: Envelope, ...names: RefusalName[]): void {
  world.refused += 1;
  if (!names.some((name) => answer.code === refusalCodes[name]))
    world.context.problem(`${what}: ${answer.code} ${answer.msg} instead of ${names.join(' or ')}`);
  else if (answer.msg === '') world.context.problem(`${what}: refused without a word`);
}

async function lyingDigests(world: World): Promise<void> {
  const content = bytesOf(between(world.random, 1, 200_000));
  const md5 = md5Of(content);
  const send = (claimed: string): Promise<Envelope> =>
    pan(world, 'ann', 'uploadFile', { md5: claimed, file: uploadOf(content) });
  const at = between(world.random, 0, 31);
  const other = md5[at] === '0' ? '1' : '0';
  refuses(
    world,
    'a wrong digit',
    await send(md5.slice(0, at) + other + md5.slice(at + 1)),
    'fileVerification',
  );
  refuses(world, 'another content’s digest', await send(md5Of(bytesOf(10))), 'fileVerification');
  refuses(world, '31 digits', await send(md5.slice(1)), 'md5Digits', 'invalid');
  refuses(world, '33 digits', await send(`${md5}0`), 'md5Digits', 'invalid');
  refuses(world, 'no digits', await send('G'.repeat(32)), 'md5Digits', 'invalid');
  refuses(world, 'none', await send(''), 'md5Digits', 'invalid');
  took(world, 'ann', await send(pick(world.random, [md5, md5.toLowerCase()])), content);
}

/** Whoever has a content gets it at once; a digest alone, another's answer or another content opens nothing. */
async function instantUploads(world: World): Promise<void> {
  const { content } = pick(world.random, world.kept);
  const facts = { md5: md5Of(content), name: 'mine.bin', type: '', size: content.byteLength };
  const ask = async (person: DrillPerson, more: object = {}) => {
    const answer = await pan(world, person, 'uploadFileFirst', { ...facts, ...more });
    return answer.code === 200 ? z.decode(announced, answer.data as never) : undefined;
  };
  const proof = (challenge: Possession, from: Uint8Array): string => {
    const hash = createHash('sha256').update(challenge.id);
    for (const [start, end] of challenge.ranges) hash.update(from.subarray(start, end));
    return `${challenge.id}.${hash.digest('hex').toUpperCase()}`;
  };
  const challenge = async (person: DrillPerson, more: object = {}) =>
    (await ask(person, more))?.challenge as Possession;
  const none = async (what: string, token: string, more: object = {}): Promise<void> => {
    world.refused += 1;
    if ((await ask('dan', { ...more, token }))?.exists === true)
      world.context.problem(`${what} opens somebody else’s file`);
  };
  await none('a guess', `${(await challenge('dan')).id}.${'0'.repeat(64)}`);
  await none('another content', proof(await challenge('dan'), bytesOf(content.byteLength)));
  await none('another’s challenge', proof(await challenge('ann'), content));
  if (content.byteLength > 1) {
    const size = content.byteLength - 1;
    await none('another size', proof(await challenge('dan', { size }), content), { size });
  }
  const given = await ask('bob', { token: proof(await challenge('bob'), content) });
  if (given?.file === undefined) world.context.problem('who has a content does not get it at once');
  else world.kept.push({ id: given.file.id, owner: 'bob', content });
}

async function lyingParts(world: World): Promise<void> {
  // Two whole parts, which could change places, and the rest; a quick drill has one.
  const whole = world.context.full ? 2 : 1;
  const content = bytesOf(partBytes * whole + between(world.random, 1, 50_000));
  const partOf = (index: number): Uint8Array<ArrayBuffer> =>
    content.slice(index * partBytes, (index + 1) * partBytes);
  const begin = async (name: string, more: object = {}): Promise<{ uploadId: string }> => {
    const facts = { md5: md5Of(content), name, type: '', size: content.byteLength, ...more };
    const answer = await pan(world, 'ann', 'beginUpload', facts);
    return { uploadId: z.decode(partUpload, answer.data as never).id };
  };
  const put = (
    upload: { uploadId: string },
    part: number,
    bytes: Uint8Array<ArrayBuffer>,
    person: DrillPerson = 'ann',
  ) => pan(world, person, 'uploadPart', { ...upload, part, file: uploadOf(bytes) });
  const finish = (upload: { uploadId: string }) => pan(world, 'ann', 'finishUpload', upload);

  const swapped = await begin('swapped');
  await put(swapped, 0, whole === 2 ? partOf(1) : bytesOf(partBytes));
  if (whole === 2) await put(swapped, 1, partOf(0));
  await put(swapped, whole, partOf(whole));
  refuses(world, 'swapped parts', await finish(swapped), 'fileVerification');

  const lying = await begin('too large', { size: content.byteLength + 10 });
  refuses(world, 'a last part that is too short', await put(lying, whole, partOf(whole)), 'fileVerification');
  refuses(world, 'a part beyond the end', await put(lying, whole + 1, partOf(whole)), 'invalid');
  refuses(world, 'an upload with parts missing', await finish(lying), 'fileVerification');
  await pan(world, 'ann', 'cancelUpload', lying);

  // Two devices write one upload at once, the same bytes: it is whole. Somebody else's bytes are no part of it.
  const shared = await begin('two writers');
  refuses(world, 'somebody else’s part', await put(shared, 0, partOf(0), 'dan'), 'fileGone');
  const order = [...Array(whole + 1).keys(), ...Array(whole + 1).keys()];
  const answers = await Promise.all(order.map((part) => put(shared, part, partOf(part))));
  for (const { code, msg } of answers)
    if (code !== 200 && code !== refusalCodes.busy) world.context.problem(`a second writer: ${code} ${msg}`);
  for (const part of new Set(order)) await put(shared, part, partOf(part));
  const [one, other] = await Promise.all([finish(shared), finish(shared)]);
  const done = [one, other].filter(({ code }) => code === 200);
  if (done.length !== 1) world.context.problem(`finished ${done.length} times: ${one.msg}, ${other.msg}`);
  if (done[0] !== undefined) took(world, 'ann', done[0], content);
}

/** Two contents of one digest stay two, and who has the one never gets the other. */
async function collisions(world: World): Promise<void> {
  const [first, second] = colliding;
  took(
    world,
    'ann',
    await pan(world, 'ann', 'uploadFile', { md5: md5Of(first), file: uploadOf(first) }),
    first,
  );
  const facts = { md5: md5Of(second), name: 'twin', type: '', size: second.byteLength };
  const asked = z.decode(announced, (await pan(world, 'bob', 'uploadFileFirst', facts)).data as never);
  const { id, ranges } = asked.challenge as Possession;
  const hash = createHash('sha256').update(id);
  for (const [from, to] of ranges) hash.update(second.subarray(from, to));
  const token = `${id}.${hash.digest('hex').toUpperCase()}`;
  const given = z.decode(
    announced,
    (await pan(world, 'bob', 'uploadFileFirst', { ...facts, token })).data as never,
  );
  if (given.exists) world.context.problem('a content with the same digest is given for another');
  took(
    world,
    'bob',
    await pan(world, 'bob', 'uploadFile', { md5: md5Of(second), file: uploadOf(second) }),
    second,
  );
}

/** Everything that was taken is what was sent, for those who may see it and for nobody else. */
async function judge(world: World): Promise<void> {
  const { context, office, kept } = world;
  const chat = directChat('ann', 'bob');
  const device = await RawDevice.open(office.url, world.tokens.get('ann')?.chat ?? '');
  const shown = pick(
    world.random,
    kept.filter(({ owner }) => owner === 'ann'),
  );
  device.send({
    type: 'send',
    clientId: 'shown',
    chatId: chat,
    kind: contentType.file,
    text: `file(${shown.id})[a]`,
  });
  await device.next('ack');
  device.socket.terminate();
  const content = async (person: DrillPerson, fileId: string): Promise<Uint8Array | number> => {
    const { code, data } = await pan(world, person, 'getFileToken', { fileId });
    if (code !== 200) return code;
    const { token } = data as { token: string };
    const answer = await pan(world, person, 'downloadFile', { fileId, token, ...system });
    return (answer.data as { bytes: Uint8Array }).bytes;
  };
  for (const { id, owner, content: sent } of kept) {
    const found = await content(owner, id);
    if (
      typeof found === 'number' ||
      md5Of(found) !== md5Of(sent) ||
      !Buffer.from(found).equals(Buffer.from(sent))
    )
      context.problem(`${id} is not what was sent`);
    const stranger = await content('dan', id);
    if (typeof stranger !== 'number') context.problem(`${id} is open to a stranger`);
    const other = owner === 'ann' ? 'bob' : 'ann';
    if ((typeof (await content(other, id)) === 'number') === (id === shown.id))
      context.problem(`${id} is ${id === shown.id ? 'hidden from' : 'open to'} ${other}`);
  }
  const held = (person: DrillPerson): number => office.office.store.files.usedBy(Number(idOf(person)));
  const own = (person: DrillPerson): number => {
    const contents = new Map(
      kept
        .filter(({ owner }) => owner === person)
        .map(({ content: sent }) => [createHash('sha256').update(sent).digest('hex'), sent.byteLength]),
    );
    return [...contents.values()].reduce((sum, size) => sum + size, 0);
  };
  for (const person of ['ann', 'bob', 'dan'] as const)
    if (held(person) !== own(person))
      context.problem(`${person}’s files take ${held(person)} bytes instead of ${own(person)}`);
}

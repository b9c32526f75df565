// Reactions, new wordings and pins without a network: shown at once, kept over the end of the program, done once, taken back where the office refuses.
import { expect, test } from 'vitest';
import type { LocalMessage } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { Host } from '#sdk/host/port.ts';
import { directChat } from '../support/drill-plan.ts';
import { DrillClient } from '../support/drill-client.ts';
import { twoDevices } from '../support/two-devices.ts';

const devices = twoDevices();
const chatId = directChat('ann', 'bob');
let isCut = false;
/** What an answer waits for on its way back, and what is told of a call that has come to the office. */
let gate: { answer: Promise<void>; came: () => void } | undefined;
/** Calls that mark something, on a line that can be cut. */
const onTheLine = (host: Host): Host => ({
  ...host,
  async http(request) {
    const isMark = /\/chat\/msg(React|Edit|Pin|Oper)/.test(request.url);
    if (isCut && isMark) throw new OfficeError('connectionFailed');
    const answer = await host.http(request);
    if (gate === undefined || !isMark) return answer;
    gate.came();
    await gate.answer;
    return answer;
  },
});

async function talk() {
  [isCut, gate] = [false, undefined];
  const [ann, bob] = [await devices.client('ann', onTheLine), await devices.client('bob')];
  const { mid } = await ann.office.chat.send({ chatId, text: 'at thre', wait: true });
  await expect.poll(() => seen(bob, mid)).toMatchObject({ mid });
  return { ann, bob, mid };
}
const seen = async ({ office }: DrillClient, mid: number): Promise<LocalMessage | undefined> =>
  (await office.acts.locate([mid]))[0];
async function again({ office }: DrillClient): Promise<void> {
  isCut = false;
  await office.connection.disconnect();
  await office.connection.connect();
}
/** Another device of Ann, with a store of its own. */
async function otherOfAnn(): Promise<DrillClient> {
  const where = { folder: devices.folder(), profile: 'ann-other', person: 'ann' } as const;
  const client = await DrillClient.open(devices.office(), where);
  devices.afterwards(() => client.close());
  await client.office.connection.connect();
  return client;
}
const entries = async ({ office }: DrillClient) =>
  (await office.acts.outbox()).map((entry) =>
    entry.type === 'act' ? [entry.line.key, entry.state, entry.error?.code] : [],
  );
const pins = async ({ office }: DrillClient): Promise<number[]> =>
  (await office.marks.pinned(chatId)).map(({ message }) => message.mid);

test('they are shown at once, wait over a restart, and come to the other side when the network is back', async () => {
  const { ann, bob, mid } = await talk();
  isCut = true;
  const { marks, acts } = ann.office;
  expect(await marks.react(chatId, mid, { emoji: '强', on: true })).toEqual({ count: 1, queued: true });
  expect(await marks.edit(chatId, mid, 'at two')).toEqual({ queued: true });
  expect(await marks.edit(chatId, mid, 'at three')).toEqual({ queued: true });
  expect(await marks.pin(chatId, mid, true)).toEqual({ queued: true });
  const shown = { text: 'at three', reactions: [{ emoji: '强', count: 1, mine: true }] };
  expect(await seen(ann, mid)).toMatchObject(shown);
  expect(await pins(ann)).toEqual([mid]);
  // One entry for each thing: the newer wording has taken the place of the older.
  expect((await acts.outbox()).map((entry) => entry.type === 'act' && entry.line)).toEqual([
    { key: 'marks.waiting.react', parameters: { text: 'at three' } },
    { key: 'marks.waiting.edit', parameters: { text: 'at three' } },
    { key: 'marks.waiting.pin', parameters: { text: 'at three' } },
  ]);
  expect(await seen(bob, mid)).toMatchObject({ text: 'at thre' });
  await ann.close();

  const again = await devices.client('ann', onTheLine);
  await expect.poll(() => seen(again, mid)).toMatchObject(shown);
  expect(await again.office.acts.outbox()).toHaveLength(3);
  isCut = false;
  await again.office.connection.disconnect();
  await again.office.connection.connect();
  await expect.poll(() => again.office.acts.outbox()).toEqual([]);
  await expect
    .poll(() => seen(bob, mid))
    .toMatchObject({ text: 'at three', reactions: [{ emoji: '强', count: 1, mine: false }] });
  expect(await pins(bob)).toEqual([mid]);
  expect((await bob.office.marks.versions(chatId, mid)).map(({ text }) => text)).toEqual(['at thre']);
  expect(await seen(again, mid)).toMatchObject(shown);
});

test('what the office then refuses is taken back, and says why in the outbox', async () => {
  const { ann, bob, mid } = await talk();
  const { mid: theirs } = await bob.office.chat.send({ chatId, text: 'mine', wait: true });
  await expect.poll(() => seen(ann, theirs)).toMatchObject({ mid: theirs });
  isCut = true;
  const { marks, acts, connection } = ann.office;
  await marks.edit(chatId, theirs, 'not yours');
  await marks.react(chatId, mid, { emoji: '强', on: true });
  expect(await seen(ann, theirs)).toMatchObject({ text: 'not yours' });
  // A reaction that is given up before it went was never there.
  const [, given] = await acts.outbox();
  await acts.drop(given?.id ?? '');
  expect((await seen(ann, mid))?.reactions ?? []).toEqual([]);
  isCut = false;
  await connection.disconnect();
  await connection.connect();
  await expect
    .poll(() => acts.outbox())
    .toMatchObject([{ type: 'act', state: 'failed', error: { code: 'forbidden' } }]);
  const back = await seen(ann, theirs);
  expect(back?.text).toBe('mine');
  expect(back?.editedTime).toBeUndefined();
  expect(await seen(bob, theirs)).toMatchObject({ text: 'mine' });
});

test('what was reacted and taken back without a network is one act, and the last word counts', async () => {
  const { ann, bob, mid } = await talk();
  isCut = true;
  const { marks, acts } = ann.office;
  await marks.react(chatId, mid, { emoji: '强', on: true });
  await marks.react(chatId, mid, { emoji: '强', on: false });
  expect((await seen(ann, mid))?.reactions ?? []).toEqual([]);
  expect(await acts.outbox()).toHaveLength(1);
  isCut = false;
  // Done now, nothing comes after it.
  await marks.react(chatId, mid, { emoji: '强', on: true });
  expect(await acts.outbox()).toEqual([]);
  await expect.poll(async () => (await seen(bob, mid))?.reactions?.[0]?.count).toBe(1);
});

test('what is asked for while an older act is on its way is not lost with it', async () => {
  const { ann, bob, mid } = await talk();
  const { marks, acts } = ann.office;
  isCut = true;
  await marks.react(chatId, mid, { emoji: '强', on: true });
  const [came, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  gate = { answer: answer.promise, came: came.resolve };
  await again(ann);
  await came.promise;
  isCut = true;
  expect(await marks.react(chatId, mid, { emoji: '强', on: false })).toMatchObject({ queued: true });
  answer.resolve();
  gate = undefined;
  // The older one is done, which is seen by the newer one being tried: it waits still.
  await expect.poll(async () => (await seen(bob, mid))?.reactions?.[0]?.count).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await acts.outbox()).toMatchObject([{ line: { key: 'marks.waiting.unreact' }, state: 'queued' }]);
  expect((await seen(ann, mid))?.reactions ?? []).toEqual([]);
  await again(ann);
  await expect.poll(() => acts.outbox()).toEqual([]);
  await expect.poll(async () => (await seen(bob, mid))?.reactions ?? []).toEqual([]);
});

test('a newer wording of one’s other device is neither hidden nor written over, unless it is wanted so', async () => {
  const { ann, bob, mid } = await talk();
  const other = await otherOfAnn();
  await expect.poll(() => seen(other, mid)).toMatchObject({ mid });
  const { marks, acts } = ann.office;
  isCut = true;
  await marks.edit(chatId, mid, 'at four');
  await marks.react(chatId, mid, { emoji: '强', on: true });
  await other.office.marks.edit(chatId, mid, 'at three');
  await other.office.marks.react(chatId, mid, { emoji: '强', on: true });
  await bob.office.marks.react(chatId, mid, { emoji: '强', on: true });
  const both = { text: 'at three', reactions: [{ emoji: '强', count: 2, mine: true }] };
  await expect.poll(() => seen(ann, mid)).toMatchObject(both);
  await again(ann);
  const refusedEdit = ['marks.waiting.edit', 'failed', 'editedElsewhere'];
  await expect.poll(() => entries(ann)).toEqual([refusedEdit]);
  expect(await seen(ann, mid)).toMatchObject(both);
  expect(await seen(bob, mid)).toMatchObject({ text: 'at three' });
  const [edit] = await acts.outbox();
  await acts.retry(edit?.id ?? '');
  await expect.poll(() => entries(ann)).toEqual([]);
  await expect.poll(async () => (await seen(bob, mid))?.text).toBe('at four');
});

test('with a network too an edit goes over no wording that nobody here has seen', async () => {
  const { ann, bob, mid } = await talk();
  const other = await otherOfAnn();
  await expect.poll(() => seen(other, mid)).toMatchObject({ mid });
  const over = (await seen(ann, mid))?.text ?? '';
  await other.office.marks.edit(chatId, mid, 'at three');
  await expect.poll(() => seen(ann, mid)).toMatchObject({ text: 'at three' });
  await expect(ann.office.marks.edit(chatId, mid, 'at four', { over })).rejects.toMatchObject({
    code: 'editedElsewhere',
  });
  expect(await seen(ann, mid)).toMatchObject({ text: 'at three' });
  await ann.office.marks.edit(chatId, mid, 'at four', { over: 'at three' });
  await expect.poll(async () => (await seen(bob, mid))?.text).toBe('at four');
});

test('what is given up leaves what others have done meanwhile', async () => {
  const { ann, bob, mid } = await talk();
  const other = await otherOfAnn();
  await expect.poll(() => seen(other, mid)).toMatchObject({ mid });
  const { marks, acts } = ann.office;
  isCut = true;
  await marks.edit(chatId, mid, 'at four');
  await marks.react(chatId, mid, { emoji: '强', on: true });
  await other.office.marks.edit(chatId, mid, 'at three');
  await other.office.marks.react(chatId, mid, { emoji: '强', on: true });
  await bob.office.marks.react(chatId, mid, { emoji: '强', on: true });
  const both = { text: 'at three', reactions: [{ emoji: '强', count: 2, mine: true }] };
  await expect.poll(() => seen(ann, mid)).toMatchObject(both);
  // Trying in vain shows again what waits.
  await acts.retry((await acts.outbox())[1]?.id ?? '');
  expect(await seen(ann, mid)).toMatchObject(both);
  for (const { id } of await acts.outbox()) await acts.drop(id);
  expect(await seen(ann, mid)).toMatchObject(both);
});

test('without a network nothing is withdrawn, and it is said so', async () => {
  const { ann, bob, mid } = await talk();
  isCut = true;
  await expect(ann.office.acts.withdraw(chatId, [mid])).rejects.toMatchObject({ code: 'withdrawOffline' });
  expect(await ann.office.acts.outbox()).toEqual([]);
  expect(await seen(ann, mid)).toMatchObject({ text: 'at thre' });
  isCut = false;
  expect(await ann.office.acts.withdraw(chatId, [mid])).toEqual([{ mid }]);
  await expect.poll(async () => (await seen(bob, mid))?.systemKey).toBe('msgback');
});

test('of a message that was withdrawn only the words of an edit stay, as failed', async () => {
  const { ann, mid } = await talk();
  const other = await otherOfAnn();
  await expect.poll(() => seen(other, mid)).toMatchObject({ mid });
  const { marks, acts } = ann.office;
  isCut = true;
  await marks.edit(chatId, mid, 'at four');
  await marks.react(chatId, mid, { emoji: '强', on: true });
  await marks.pin(chatId, mid, true);
  await other.office.acts.withdraw(chatId, [mid]);
  await expect.poll(() => entries(ann)).toEqual([['marks.waiting.edit', 'failed', 'notFound']]);
  expect(await acts.outbox()).toMatchObject([{ line: { parameters: { text: 'at four' } } }]);
  isCut = false;
  expect(await pins(ann)).toEqual([]);
});

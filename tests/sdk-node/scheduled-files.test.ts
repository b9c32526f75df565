// Files and pictures that are scheduled: they go up now, survive every end on the way, and are sent once at their time.
import { randomBytes } from 'node:crypto';
import { truncateSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LaterEntry } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { Host, HttpRequest } from '#sdk/host/port.ts';
import { directChat } from '../support/drill-plan.ts';
import { twoDevices } from '../support/two-devices.ts';
import { waitUntil } from '../support/wait-until.ts';

const { client, path } = twoDevices();
const chatId = directChat('ann', 'bob');
const hour = 3_600_000;
/** A host whose calls go through `pass` first. */
const calling =
  (pass: (request: HttpRequest, go: () => ReturnType<Host['http']>) => ReturnType<Host['http']>) =>
  (host: Host): Host => ({ ...host, http: (request) => pass(request, () => host.http(request)) });
const isHandover = ({ url }: HttpRequest): boolean => url.includes('/chat/later/message');
const atOffice = (entries: readonly LaterEntry[]): LaterEntry[] =>
  entries.filter(({ here }) => here === undefined);

test('a picture and a file wait at the office with name and size, and are sent once, at a changed time', async () => {
  const [ann, bob] = [await client('ann'), await client('bob')];
  const { later, files } = ann.office;
  const bytes = randomBytes(30_000);
  const dueTime = Date.now() + hour;
  const entry = await later.scheduleFile({
    ...{ chatId, dueTime, name: '报告.pdf', caption: '请看', wait: true },
    source: { path: path('a.pdf', bytes) },
  });
  expect(entry).toMatchObject({
    file: { kind: 'file', name: '报告.pdf', size: 30_000 },
    words: '请看',
    dueTime,
  });
  expect(entry.here).toBeUndefined();
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  );
  await later.scheduleFile({
    ...{ chatId, dueTime: dueTime + hour, name: 'a.png', kind: 'image', width: 1, height: 1, wait: true },
    source: { path: path('a.png', png) },
  });
  expect((await later.list()).map(({ file }) => [file?.kind, file?.name])).toEqual([
    ['file', '报告.pdf'],
    ['image', 'a.png'],
  ]);
  // Nothing of it is in the chat, and nothing waits here any more.
  expect(await files.ofChat(chatId)).toEqual([]);
  expect(await ann.office.acts.outbox()).toEqual([]);
  expect(await ann.office.chat.outbox()).toEqual([]);
  await later.change(entry.id, { dueTime: dueTime + 2 * hour, text: '改过的话' });
  const [, changed] = await later.list();
  expect(changed).toMatchObject({ words: '改过的话', dueTime: dueTime + 2 * hour, file: { size: 30_000 } });
  await later.now(entry.id);
  await waitUntil('the file', async () => (await bob.office.files.ofChat(chatId)).length > 0);
  const [file] = await bob.office.files.ofChat(chatId);
  if (file === undefined) throw new Error('no file came');
  expect(readFileSync((await bob.office.files.download(file)).place)).toEqual(bytes);
  const [message] = (await bob.office.chat.older(chatId, Number.MAX_SAFE_INTEGER)).messages;
  expect(message?.text).toContain('改过的话');
  expect(atOffice(await later.list()).map((one) => one.file?.name)).toEqual(['a.png']);
});

test.each([
  ['before the office has heard of it', false],
  ['after the office took it, before it could answer', true],
])('a break %s leaves one message in its queue', async (_, hears) => {
  let breaks = true;
  let tried = 0;
  const cut = calling(async (request, go) => {
    if (!isHandover(request) || !breaks) return go();
    tried += 1;
    if (hears) await go();
    throw new OfficeError('connectionFailed');
  });
  const ann = await client('ann', cut);
  const dueTime = Date.now() + hour;
  const entry = await ann.office.later.scheduleFile({
    ...{ chatId, dueTime, name: 'b.bin' },
    source: { path: path('b.bin', 'bytes') },
  });
  expect(entry).toMatchObject({ file: { name: 'b.bin', size: 5 }, here: { state: 'queued' } });
  await waitUntil('the first try', async () => tried > 0);
  const [waiting] = await ann.office.acts.outbox();
  expect(waiting).toMatchObject({ id: entry.id, dueTime });
  await ann.close();
  breaks = false;
  const again = await client('ann', cut);
  await waitUntil('the handing over', async () => (await again.office.later.unconfirmed()).length === 0);
  expect(await again.office.later.list()).toMatchObject([{ dueTime, file: { name: 'b.bin', size: 5 } }]);
  expect(await again.office.acts.outbox()).toEqual([]);
});

test('while it goes up its time and words are changed, or it is cancelled and nothing of it stays', async () => {
  const gate = Promise.withResolvers<void>();
  const held = calling(async (request, go) => {
    if ((request.content?.size ?? 0) >= 50_000) await gate.promise;
    return go();
  });
  const ann = await client('ann', held);
  const { later, acts } = ann.office;
  const dueTime = Date.now() + hour;
  const schedule = (name: string) =>
    later.scheduleFile({
      ...{ chatId, dueTime, name, caption: 'first words' },
      source: { path: path(name, randomBytes(60_000)) },
    });
  const [kept, dropped] = [await schedule('kept.bin'), await schedule('dropped.bin')];
  expect(await later.list()).toHaveLength(2);
  expect(await acts.outbox()).toMatchObject([
    { type: 'upload', name: 'kept.bin', dueTime },
    { type: 'upload', name: 'dropped.bin', dueTime },
  ]);
  const changed = await later.change(kept.id, { dueTime: dueTime + hour, text: 'other words' });
  expect(changed).toMatchObject({ dueTime: dueTime + hour, words: 'other words', file: { size: 60_000 } });
  // A sign-out would lose what nobody has yet.
  await expect(ann.office.account.signOut()).rejects.toMatchObject({ code: 'uploadsRunning' });
  await later.cancel(dropped.id);
  gate.resolve();
  await waitUntil('the handing over', async () => (await later.unconfirmed()).length === 0);
  expect(await later.list()).toMatchObject([
    { file: { name: 'kept.bin' }, words: 'other words', dueTime: dueTime + hour },
  ]);
  // The id it had here still means it.
  await later.cancel(kept.id);
  expect(await later.list()).toEqual([]);
});

test('what may not wait is refused with its reason, and what fails on the way up says so in the list', async () => {
  const ann = await client('ann');
  const { later } = ann.office;
  const source = { path: path('c.bin', 'c') };
  const input = { chatId, source, name: 'c.bin', dueTime: Date.now() + hour };
  await expect(later.scheduleFile({ ...input, direct: true })).rejects.toMatchObject({
    code: 'directNotScheduled',
  });
  const flash = { chatId, text: 'secret', dueTime: input.dueTime, flash: true };
  await expect(later.schedule(flash)).rejects.toMatchObject({ code: 'flashNotScheduled' });
  const large = path('large.bin', '');
  truncateSync(large, 1_024 * 1_048_576 + 1);
  await expect(later.scheduleFile({ ...input, source: { path: large } })).rejects.toMatchObject({
    code: 'fileSizeLimit',
  });
  expect(await later.list()).toEqual([]);
});

test('a time that nothing can wait for is refused before anything goes; the office holds to it by its own clock', async () => {
  const ahead = 60 * 24 * hour;
  // This device's clock is two months ahead: what it takes for ten months is a year and two to the office.
  const ann = await client('ann', (host) => ({
    ...host,
    clock: { ...host.clock, now: () => Date.now() + ahead },
  }));
  const { later } = ann.office;
  const input = { chatId, source: { path: path('c.bin', 'c') }, name: 'c.bin', wait: true };
  const year = 366 * 24 * hour;
  const [over, far] = [Date.now() + ahead - hour, Date.now() + ahead + year + hour];
  const entry = await later.schedule({ chatId, text: 'words', dueTime: Date.now() + ahead + hour });
  for (const [dueTime, code] of [
    [over, 'dueTimeOver'],
    [far, 'dueTimeTooFar'],
  ] as const) {
    await expect(later.schedule({ chatId, text: 'words', dueTime })).rejects.toMatchObject({ code });
    await expect(later.scheduleFile({ ...input, dueTime })).rejects.toMatchObject({ code });
    await expect(later.change(entry.id, { dueTime })).rejects.toMatchObject({ code });
    await expect(later.remind(chatId, 1, dueTime)).rejects.toMatchObject({ code });
  }
  expect(await later.list()).toHaveLength(1);
  await later.cancel(entry.id);
  const dueTime = Date.now() + year + hour;
  await expect(later.scheduleFile({ ...input, dueTime })).rejects.toMatchObject({ code: 'dueTimeTooFar' });
  const [failed] = await later.list();
  expect(failed).toMatchObject({ here: { state: 'failed' }, file: { name: 'c.bin' } });
  expect(failed?.error).toMatchObject({ code: 'dueTimeTooFar', status: 1450 });
  // Another time mends it.
  const mended = Date.now() + ahead + hour;
  await later.change(failed?.id ?? '', { dueTime: mended });
  await waitUntil('the handing over', async () => (await later.unconfirmed()).length === 0);
  expect(await later.list()).toMatchObject([{ dueTime: mended }]);
});

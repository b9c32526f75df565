// Files of chats from one client to another: sent as messages, resumed, checked, cached, and kept from being lost.
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { partBytes } from '#fixtures/office/services/part-uploads.ts';
import type { LocalTransfer, OfficeApi, OfficeEvent } from '#sdk/api.ts';
import type { Host, HttpRequest } from '#sdk/host/port.ts';
import { OfficeError } from '#sdk/errors.ts';
import { fileOf } from '#sdk/transfers/rules/message-file.ts';
import { pickVariant } from '#variants/index.ts';
import { DrillClient } from '../support/drill-client.ts';
import { directChat } from '../support/drill-plan.ts';
import { newestFile, twoDevices } from '../support/two-devices.ts';
import { waitUntil } from '../support/wait-until.ts';

const { client, path, office, folder, afterwards } = twoDevices();
const chatId = directChat('ann', 'bob');
const lastFile = (api: OfficeApi) => newestFile(api, chatId);
const transfers = (api: OfficeApi): { rows(): LocalTransfer[] } => {
  const rows = new Map<string, LocalTransfer>();
  api.files.transfers((batch) => {
    if (batch.reset !== undefined) rows.clear();
    for (const row of [...(batch.reset ?? []), ...(batch.upsert ?? [])]) rows.set(row.id, row);
    for (const id of batch.remove ?? []) rows.delete(id);
  });
  return { rows: () => [...rows.values()] };
};
/** A host whose requests may be refused, by what they ask for. */
function hindered(rule: { refuse(request: HttpRequest): boolean }) {
  return (host: Host): Host => ({
    ...host,
    http: (request) =>
      rule.refuse(request) ? Promise.reject(new OfficeError('connectionFailed')) : host.http(request),
  });
}

describe('sending', () => {
  test('a file arrives with its name, size and content, and the sender need not fetch it', async () => {
    const [ann, bob] = [await client('ann'), await client('bob')];
    const content = randomBytes(300_000);
    const source = { path: path('计划.bin', content) };
    const sent = await ann.office.files.send({
      chatId,
      source,
      name: '计划.bin',
      caption: '看一下 a(b)[c]',
      wait: true,
    });
    expect(sent).toMatchObject({ kind: 'file', state: 'sent' });
    const file = await lastFile(bob.office);
    expect(file).toMatchObject({ name: '计划.bin', size: 300_000, kind: 'file', place: '' });
    const { place } = await bob.office.files.download(file);
    expect(readFileSync(place).equals(content)).toBe(true);
    expect(place).toMatch(/FileRecv[/\\]\d{4}-\d{2}[/\\]计划\.bin$/);
    expect(await ann.office.files.kept(await lastFile(ann.office))).toBe(source.path);
    // What it was called on its way up is gone, and the row knows its message.
    expect(ann.stored().files).toMatchObject([{ mid: sent.mid, place: source.path }]);
  });

  test('the same content again is not sent again', async () => {
    const ann = await client('ann');
    const uploads: string[] = [];
    const bob = await client('bob', (host) => ({
      ...host,
      http: (request) => {
        if (request.content !== undefined) uploads.push(request.url);
        return host.http(request);
      },
    }));
    const source = { path: path('a.bin', randomBytes(100_000)) };
    await ann.office.files.send({ chatId, source, name: 'a.bin', wait: true });
    await bob.office.files.send({ chatId, source, name: 'b.bin', wait: true });
    expect(uploads).toEqual([]);
  });

  test('a folder that cannot be written is told once, and pictures are shown all the same', async () => {
    const ann = await client('ann');
    const shut = { canWrite: async () => false, root: () => '/shut' };
    const bob = await client('bob', (host) => ({
      ...host,
      files: (...whose) => ({ ...host.files(...whose), ...shut }),
    }));
    const told: OfficeEvent[] = [];
    bob.office.events((event) => void (event.type === 'notice' && told.push(event)));
    const bytes = new Uint8Array(randomBytes(400));
    await ann.office.files.send({ chatId, source: { content: bytes }, name: 'a.bin', wait: true });
    const file = await lastFile(bob.office);
    for (let time = 0; time < 2; time += 1)
      await expect(bob.office.files.download(file)).rejects.toMatchObject({ code: 'cachePermission' });
    expect((await bob.office.files.content(file)).bytes).toEqual(bytes);
    expect(told).toEqual([{ type: 'notice', code: 'cachePermission', params: { path: '/shut' } }]);
  });

  test('a folder goes zipped, an empty one is refused, and so is what is too large', async () => {
    const [ann, bob] = [await client('ann'), await client('bob')];
    mkdirSync(join(folder(), 'docs', 'deep'), { recursive: true });
    path('docs/deep/一.txt', '内容');
    path('docs/two.txt', 'x'.repeat(5_000));
    await ann.office.files.send({
      chatId,
      source: { path: join(folder(), 'docs') },
      name: 'docs',
      wait: true,
    });
    const file = await lastFile(bob.office);
    expect(file.name).toBe('docs.zip');
    const { place } = await bob.office.files.download(file);
    const listed = readFileSync(place).toString('utf8');
    expect(listed).toContain('docs/deep/一.txt');
    mkdirSync(join(folder(), 'empty'));
    const send = (source: { path: string }) => ann.office.files.send({ chatId, source, name: 'x' });
    await expect(send({ path: join(folder(), 'empty') })).rejects.toMatchObject({ code: 'folderEmpty' });
    await expect(send({ path: join(folder(), 'none') })).rejects.toMatchObject({ code: 'fileMissing' });
    const large = path('large.bin', '');
    truncateSync(large, 1_024 * 1_048_576 + 1);
    await expect(send({ path: large })).rejects.toMatchObject({
      code: 'fileSizeLimit',
      data: { params: { limit: 1_024 } },
    });
  });

  test('a picture keeps its place by sides that nobody had to say', async () => {
    const ann = await client('ann');
    const source = { path: path('机房.png', PNG.sync.write(new PNG({ width: 37, height: 21 }))) };
    const sent = await ann.office.files.send({ chatId, source, name: '机房.png', wait: true });
    expect(fileOf(sent)).toMatchObject({ kind: 'image', width: 37, height: 21 });
  });

  test('a folder gives the same archive in whichever order its files are named', async () => {
    const ann = await client('ann');
    const entries = ['docs/b.txt', 'docs/a/c.txt', 'docs/a.txt'].map((at) => ({
      path: at,
      content: new TextEncoder().encode(at),
      modified: Date.parse('2024-03-05T01:00:00Z'),
    }));
    const digestOf = async (given: typeof entries): Promise<string | undefined> => {
      const source = { entries: given };
      return fileOf(await ann.office.files.send({ chatId, source, name: 'docs', wait: true }))?.md5;
    };
    const digest = await digestOf(entries);
    expect(digest).toMatch(/^[0-9A-F]{32}$/);
    expect(await digestOf(entries.toReversed())).toBe(digest);
  });
});

describe('files that are chosen together', () => {
  /** Sends five files; the upload of the first, of `slow` bytes, ends after `end`. */
  async function five(slow: number, end: () => Promise<void>) {
    const bob = await client('bob');
    const ann = await client('ann', (host) => ({
      ...host,
      http: async (request) => {
        if ((request.content?.size ?? 0) >= slow) await end();
        return host.http(request);
      },
    }));
    const sizes = [slow, 2_000, 100, 50, 20];
    for (const [place, size] of sizes.entries())
      await ann.office.files.send({
        ...{ chatId, name: `${size}.bin`, together: { id: 'one', place } },
        source: { path: path(`${size}.bin`, randomBytes(size)) },
      });
    const list = transfers(ann.office);
    const arrived = async () => (await bob.office.files.ofChat(chatId)).map(({ size }) => size).toReversed();
    return { ann, list, arrived, sizes };
  }

  test('their messages go in the order chosen, also where the first upload is the last to end', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { list, arrived, sizes } = await five(90_000, () => promise);
    // All the others are up: more of them than go up at once.
    await waitUntil('the others', () => list.rows().every(({ state }) => state === 'running'));
    expect(await arrived()).toEqual([]);
    resolve();
    await waitUntil('all of them', async () => (await arrived()).length === sizes.length);
    expect(await arrived()).toEqual(sizes);
  });

  test('one that is paused does not hold the others, and goes when it is resumed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { ann, list, arrived, sizes } = await five(90_000, () => promise);
    const [slow = 0, ...others] = sizes;
    const id = list.rows().find(({ size }) => size === slow)?.id ?? '';
    await waitUntil('the others', () => list.rows().every(({ state }) => state === 'running'));
    const paused = ann.office.files.pause(id);
    resolve();
    await paused;
    await waitUntil('the others', async () => (await arrived()).length >= others.length);
    await ann.office.files.resume(id);
    await waitUntil('all of them', async () => (await arrived()).length === sizes.length);
    expect(await arrived()).toEqual([...others, slow]);
  });
});

describe('breaks', () => {
  test('an upload goes on after the program was ended, and the message is sent once', async () => {
    const rule = { refuse: (request: HttpRequest) => request.content !== undefined };
    const first = await client('ann', hindered(rule));
    const source = { path: path('a.bin', randomBytes(50_000)) };
    const echo = await first.office.files.send({ chatId, source, name: 'a.bin' });
    expect(echo).toMatchObject({ kind: 'file', state: 'queued' });
    await expect(first.office.account.signOut()).rejects.toMatchObject({
      code: 'uploadsRunning',
      data: { params: { number: 1, names: 'a.bin' } },
    });
    await first.close();
    const bob = await client('bob');
    await client('ann');
    const file = await lastFile(bob.office);
    expect(file.size).toBe(50_000);
    expect(await bob.office.files.ofChat(chatId)).toHaveLength(1);
  });

  test('a large file is sent in parts, and only the missing ones after a break', async () => {
    const sentParts: number[] = [];
    let left = 2;
    const constants = { ...pickVariant('default').constants, imUploadMinSizeMb: 1 };
    const opened = await DrillClient.open(
      office(),
      { folder: folder(), profile: 'ann', person: 'ann' },
      {
        variant: { ...pickVariant('default'), constants },
        host: (host) => ({
          ...host,
          http: (request) => {
            if (!request.url.includes('/uploadPart')) return host.http(request);
            if (left-- <= 0 && left > -2) return Promise.reject(new OfficeError('connectionFailed'));
            sentParts.push(request.content?.size ?? 0);
            return host.http(request);
          },
        }),
      },
    );
    afterwards(() => opened.close());
    await opened.office.connection.connect();
    const content = randomBytes(3 * partBytes + 5);
    const source = { path: path('film.bin', content) };
    await opened.office.files.send({ chatId, source, name: 'film.bin', wait: true });
    // Four parts and no more, although the third was refused once.
    expect(sentParts).toHaveLength(4);
    const bob = await client('bob');
    const { place } = await bob.office.files.download(await lastFile(bob.office));
    const digest = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');
    expect(digest(readFileSync(place))).toBe(digest(content));
  });

  test('where a server has no /IM a file goes and comes by the chat service', async () => {
    const called: string[] = [];
    const withoutIm = (host: Host): Host => ({
      ...host,
      http(request) {
        called.push(new URL(request.url).pathname);
        return host.http({ ...request, url: request.url.replace('/pan/', '/nowhere/') });
      },
    });
    const [ann, bob] = [await client('ann', withoutIm), await client('bob', withoutIm)];
    const content = randomBytes(40_000);
    const source = { path: path('a.bin', content) };
    const sent = await ann.office.files.send({ chatId, source, name: 'a.bin', wait: true });
    expect(sent).toMatchObject({ kind: 'file', state: 'sent' });
    expect(called.some((one) => one.endsWith('/chat/file.do'))).toBe(true);
    const { place } = await bob.office.files.download(await lastFile(bob.office));
    expect(readFileSync(place).equals(content)).toBe(true);
    expect(called.some((one) => one.endsWith('/chat/media.do'))).toBe(true);
  });

  test('a file that changed meanwhile fails with its reason and can be dropped', async () => {
    const rule = { refuse: (request: HttpRequest) => request.url.includes('uploadFileFirst') };
    const ann = await client('ann', hindered(rule));
    const list = transfers(ann.office);
    const source = { path: path('a.txt', 'before') };
    const { key } = await ann.office.files.send({ chatId, source, name: 'a.txt' });
    path('a.txt', 'afterwards');
    rule.refuse = () => false;
    const [id] = list.rows().map((row) => row.id);
    await ann.office.files.resume(id ?? '');
    await waitUntil('the failure', () => list.rows()[0]?.state === 'failed');
    expect(list.rows()[0]?.error?.code).toBe('fileChanged');
    expect(await ann.office.chat.outbox()).toMatchObject([
      { state: 'failed', error: { code: 'fileChanged' } },
    ]);
    await ann.office.chat.drop(key);
    expect(list.rows()).toEqual([]);
    expect(await ann.office.chat.outbox()).toEqual([]);
  });

  test('a paused upload rests until it is resumed; a cancelled one takes its message along', async () => {
    const ann = await client('ann', hindered({ refuse: (request) => request.content !== undefined }));
    const list = transfers(ann.office);
    await ann.office.files.send({ chatId, source: { path: path('a', 'x') }, name: 'a' });
    const id = list.rows()[0]?.id ?? '';
    await ann.office.files.pause(id);
    expect(list.rows()[0]?.state).toBe('paused');
    await ann.office.files.cancel(id);
    expect(list.rows()).toEqual([]);
    expect(await ann.office.chat.outbox()).toEqual([]);
    await ann.office.account.signOut();
  });
});

describe('receiving', () => {
  const send = async (name: string, bytes: Uint8Array) => {
    const ann = await client('ann');
    await ann.office.files.send({ chatId, source: { path: path(name, bytes) }, name, wait: true });
  };

  test('a download goes on behind what has come, and a damaged file is fetched again', async () => {
    const content = randomBytes(3_000_000);
    await send('a.bin', content);
    let cut = true;
    const ranges: (string | undefined)[] = [];
    const bob = await client('bob', (host) => ({
      ...host,
      http: (request) => {
        if (!request.url.includes('/downloadFile')) return host.http(request);
        ranges.push(request.headers['range']);
        let got = 0;
        const { sink } = request;
        return host.http({
          ...request,
          sink: async (chunk, head) => {
            await sink?.(chunk, head);
            got += chunk.byteLength;
            if (cut && got > 1_000_000) {
              cut = false;
              throw new OfficeError('connectionFailed');
            }
          },
        });
      },
    }));
    const file = await lastFile(bob.office);
    const { place } = await bob.office.files.download(file);
    expect(readFileSync(place).equals(content)).toBe(true);
    expect(ranges[0]).toBeUndefined();
    expect(Number(/^bytes=(\d+)-$/.exec(ranges[1] ?? '')?.[1])).toBeGreaterThan(1_000_000);
    truncateSync(place, 10);
    expect(await bob.office.files.kept(file)).toBeUndefined();
    const again = await bob.office.files.download(file);
    expect(readFileSync(again.place).equals(content)).toBe(true);
    // As long as before, but not the same: it is fetched anew, and what lies there is left to whoever changed it.
    const changed = Buffer.from(content).fill(0, 500, 600);
    writeFileSync(again.place, changed);
    const third = await bob.office.files.download(file);
    expect(readFileSync(third.place).equals(content)).toBe(true);
    expect(readFileSync(again.place).equals(changed)).toBe(true);
  });

  test('a name from elsewhere stays inside of the folder', async () => {
    await send('safe', randomBytes(10));
    const bob = await client('bob');
    const file = await lastFile(bob.office);
    const { place } = await bob.office.files.download({ ...file, name: '../../../etc/pass\u202ewd' });
    expect(place).toContain('FileRecv');
    expect(place.split(/[/\\]/)).not.toContain('..');
    expect(place).not.toContain('\u202e');
  });

  test('what the rules allow comes by itself; the cache is counted and cleared', async () => {
    const bob = await client('bob');
    await bob.office.settings.set('autoDownload', true);
    await send('a.bin', randomBytes(2_000));
    const file = await lastFile(bob.office);
    await waitUntil('the file here', async () => (await bob.office.files.kept(file)) !== undefined);
    const received = (await bob.office.files.cacheInfo()).shares.find((one) => one.folder === 'FileRecv');
    expect(received).toEqual({ folder: 'FileRecv', files: 1, bytes: 2_000 });
    expect(await bob.office.files.clearCache()).toEqual({ bytes: 0, files: 0 });
    expect(await bob.office.files.clearCache({ received: true })).toEqual({ bytes: 2_000, files: 1 });
    expect(await bob.office.files.kept(file)).toBeUndefined();
  });
});

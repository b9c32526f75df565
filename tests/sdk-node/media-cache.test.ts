// What a device keeps of pictures: fetched once, and again where it is damaged, cut short or gone; as large as the limits say.
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { directChat } from '../support/drill-plan.ts';
import { newestFile, twoDevices } from '../support/two-devices.ts';

const { client, path } = twoDevices();
const chatId = directChat('ann', 'bob');

test.each([
  ['damaged', (place: string, bytes: Buffer) => writeFileSync(place, Buffer.alloc(bytes.length, 7))],
  ['cut short', (place: string) => truncateSync(place, 3)],
  ['missing', (place: string) => rmSync(place)],
])('a cached picture that is %s is fetched again and shown as it was sent', async (_, harm) => {
  const ann = await client('ann');
  const bytes = PNG.sync.write(new PNG({ width: 37, height: 21 }));
  const source = { path: path('p.png', bytes) };
  const sent = { chatId, source, name: 'p.png', kind: 'image', wait: true } as const;
  await ann.office.files.send(sent);
  let fetched = 0;
  const bob = await client('bob', (host) => ({
    ...host,
    http(request) {
      if (request.url.includes('fileid=')) fetched += 1;
      return host.http(request);
    },
  }));
  const file = await newestFile(bob.office, chatId);
  const shown = async () => Buffer.from((await bob.office.files.content(file)).bytes).equals(bytes);
  expect([await shown(), await shown(), fetched]).toEqual([true, true, 1]);
  const { place } = await newestFile(bob.office, chatId);
  expect(place).toMatch(/[/\\]Image[/\\]\d{4}-\d{2}[/\\]/);
  harm(place, bytes);
  expect([await shown(), fetched]).toEqual([true, 2]);
  expect((await bob.office.files.cacheInfo()).shares[0]).toMatchObject({ folder: 'Image', files: 1 });
});

test('a picture of which only the address is known is asked about, and kept as the limits say', async () => {
  const ann = await client('ann');
  const noise = new PNG({ width: 700, height: 600 });
  noise.data.set(randomBytes(noise.data.length));
  const source = { path: path('noise.png', PNG.sync.write(noise)) };
  await ann.office.files.send({ chatId, source, name: 'noise.png', wait: true });
  const bob = await client('bob');
  const file = { ...(await newestFile(bob.office, chatId)), size: 0, md5: '', mime: '' };
  const kept = async (limit: number): Promise<number | undefined> => {
    await bob.office.settings.set('cacheImageSizeMb', limit);
    const { type, bytes } = await bob.office.files.content(file);
    expect([type, Buffer.from(bytes).equals(readFileSync(source.path))]).toEqual(['image/png', true]);
    return (await bob.office.files.cacheInfo()).shares[0]?.files;
  };
  expect([await kept(1), await kept(100)]).toEqual([0, 1]);
});

// Files of which no offset fits into 32 bits, and of which only the last parts travel: both ends count on, and the bytes land at their place.
import {
  mkdtempSync,
  openSync,
  readSync,
  closeSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noLimits } from '#fixtures/office/services/limits.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { createNodeFiles, nodeHashes } from '#sdk/host/node/files.ts';
import type { ApiClient } from '#sdk/net/api-client.ts';
import { upload, type UploadParts } from '#sdk/transfers/upload.ts';
import { drillPlan, idOf } from '../support/drill-plan.ts';
import { transferRow } from '../support/sample-rows.ts';

const owner = Number(idOf('ann'));
const terabyte = 2 ** 40;
const announced = { md5: 'A'.repeat(32), name: 'disk.img', type: '' };
let folder = '';
let office: RunningOffice;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tangram-huge-'));
  const start = () =>
    startOffice({
      ...{ dataDir: join(folder, 'office'), seed: drillPlan(0), passwordsFor: [], limits: noLimits },
    });
  office = await start();
  // The largest that may be set, in megabytes; it is looked at when an office starts.
  await office.office.store.people.setDictionary('sys_pc_client_params', 'IMUploadMaxSize', '1048576');
  await office.close();
  office = await start();
});
afterEach(async () => {
  await office.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a terabyte has sixty-five thousand parts at most, and none of them begins beyond it', async () => {
  const { partSize, parts } = await office.office.partUploads.begin(owner, { ...announced, size: terabyte });
  const count = Math.ceil(terabyte / partSize);
  expect([parts, count <= 65_536, (count - 1) * partSize < terabyte]).toEqual([[], true, true]);
});

test.each([
  ['64 GB', 2 ** 36 + 5_000, 50],
  // The last of the parts that may be, and not a whole one; memory for a part is four times as large.
  ['a terabyte', terabyte - 2 ** 24 + 5_000, 150],
])('the last part of %s goes to its place, and the progress counts all of it', async (_, size, mostMb) => {
  const tail = Buffer.from('the end');
  // As a blob of so many zeros: it takes no room on the disk, nor in memory.
  const content = {
    size,
    slice: (from: number, to: number) =>
      new Blob([new Uint8Array(to - from - tail.length), to === size ? tail : '']),
  } as Blob;
  const { partUploads } = office.office;
  const begun = await partUploads.begin(owner, { ...announced, size });
  const last = Math.ceil(size / begun.partSize) - 1;
  const told: number[] = [];
  let hashed = 0;
  const api = {
    netdisk: {
      uploadFileFirst: async () => ({ exists: false }),
      // All but the last have come before.
      beginUpload: async () => ({ ...begun, parts: Array.from({ length: last }, (_, part) => part) }),
      async uploadPart({ uploadId, part, crc32, file: piece }) {
        const stream = new Blob([piece.content as Uint8Array<ArrayBuffer>]).stream();
        const taken = await partUploads.receive(owner, { uploadId, part }, stream);
        return partUploads.take(owner, taken, { crc32 });
      },
      finishUpload: async () => ({
        ...{ ...announced, id: 'f_1', size, url: '', coverUrl: '' },
        ...{ width: 0, height: 0, seconds: 0 },
      }),
    } as Partial<ApiClient['netdisk']>,
  } as ApiClient;
  const parts: UploadParts = {
    api,
    files: {
      read: async () => content,
      facts: async () => ({ size, modified: 0 }),
    } as unknown as UploadParts['files'],
    // Only the one part that is missing is looked at, and nothing of the others.
    hash: (kind) => {
      hashed += 1;
      return nodeHashes(kind);
    },
    partsFrom: 2 ** 20,
    partsAtOnce: 2,
    room: async () => undefined,
    progress: ({ done }) => void told.push(done),
    keep: () => undefined,
  };
  const before = process.memoryUsage.rss();
  const row = transferRow('huge', { md5: announced.md5, size, modified: 0, name: 'disk.img' });
  expect(await upload(row, parts, new AbortController().signal)).toMatchObject({ id: 'f_1' });
  expect(hashed).toBe(1);
  expect([told[0], told.at(-1)]).toEqual([last * begun.partSize, size]);
  const place = join(folder, 'office', 'uploads', begun.id);
  const landed = openSync(place, 'r');
  const found = Buffer.alloc(tail.length);
  readSync(landed, found, 0, tail.length, size - tail.length);
  closeSync(landed);
  expect([statSync(place).size, found.toString()]).toEqual([size, 'the end']);
  // In megabytes: a part is held by neither end.
  expect((process.memoryUsage.rss() - before) / 2 ** 20).toBeLessThan(mostMb);
});

test('a file beyond what Node counts is read at its places, and not on once somebody has written to it', async () => {
  const path = join(folder, 'disk.img');
  // Sparse: it takes no room on the disk.
  writeFileSync(path, '');
  truncateSync(path, terabyte);
  const file = openSync(path, 'r+');
  const marks = [0, 2 ** 32 - 3, 2 ** 36 + 1, terabyte - 5];
  for (const at of marks) writeSync(file, Buffer.from(`at${at % 1_000}`.padEnd(5)), 0, 5, at);
  closeSync(file);
  const content = await createNodeFiles(folder).read(path);
  expect(content.size).toBe(terabyte);
  for (const at of marks) expect(await content.slice(at, at + 5).text()).toBe(`at${at % 1_000}`.padEnd(5));
  expect(await new Response(content.slice(terabyte - 5).stream()).text()).toBe('at771');
  expect(content.slice(-5).slice(1, 3).size).toBe(2);
  truncateSync(path, terabyte - 1);
  await expect(content.slice(0, 5).arrayBuffer()).rejects.toMatchObject({ name: 'NotReadableError' });
});

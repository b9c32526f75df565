// The folder for received files is full: the download says so, shows no half file, and goes on where it stopped once there is room.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { startOffice } from '#fixtures/serve.ts';
import type { LocalTransfer } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import type { HostFiles } from '#sdk/host/file-port.ts';
import type { Host } from '#sdk/host/port.ts';
import { DrillClient } from '../support/drill-client.ts';
import { directChat, drillPlan } from '../support/drill-plan.ts';
import { waitUntil } from '../support/wait-until.ts';

const chatId = directChat('ann', 'bob');
const size = 3_000_000;
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A disk with room for so many bytes, and what was written to it. */
class SmallFolder {
  room = Infinity;
  written = 0;

  readonly host = (host: Host): Host => ({
    ...host,
    files: (...whose) => this.#around(host.files(...whose)),
  });

  #around(files: HostFiles): HostFiles {
    return {
      ...files,
      writeFrom: async (place, from) => {
        const writer = await files.writeFrom(place, from);
        return {
          ...writer,
          write: async (chunk) => {
            // As the host says it of ENOSPC.
            if (this.written + chunk.byteLength > this.room)
              throw new OfficeError('cachePermission', { params: { path: place } });
            this.written += chunk.byteLength;
            await writer.write(chunk);
          },
        };
      },
    };
  }
}

test('a download into a full folder fails in plain words, and goes on behind what has come', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tangram-full-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const office = await startOffice({ inMemory: true, seed: drillPlan(Date.now()) });
  ends.push(() => office.close());
  const small = new SmallFolder();
  const open = async (person: 'ann' | 'bob', host?: (host: Host) => Host): Promise<DrillClient> => {
    const client = await DrillClient.open(office, { folder, profile: person, person }, host ? { host } : {});
    ends.push(() => client.close());
    await client.office.connection.connect();
    return client;
  };
  const ann = await open('ann');
  const bob = await open('bob', small.host);
  const content = randomBytes(size);
  const path = join(folder, 'large.bin');
  writeFileSync(path, content);
  await ann.office.files.send({
    chatId,
    source: { path },
    name: 'large.bin',
    mime: 'application/octet-stream',
  });
  await waitUntil('a file', async () => (await bob.office.files.ofChat(chatId)).length > 0);
  const [file] = await bob.office.files.ofChat(chatId);
  if (file === undefined) throw new Error('no file came');
  const rows = new Map<string, LocalTransfer>();
  bob.office.files.transfers((batch) => {
    for (const row of [...(batch.reset ?? []), ...(batch.upsert ?? [])]) rows.set(row.id, row);
  });

  small.room = size / 2;
  await expect(bob.office.files.download(file)).rejects.toMatchObject({ code: 'cachePermission' });
  const [failed] = rows.values();
  expect(failed).toMatchObject({ state: 'failed', error: { code: 'cachePermission' } });
  expect(await bob.office.files.kept(file)).toBeUndefined();
  const { shares } = await bob.office.files.cacheInfo();
  expect(shares.reduce((sum, share) => sum + share.files, 0)).toBe(0);

  const before = small.written;
  expect(before).toBeGreaterThan(0);
  small.room = Infinity;
  const { place } = await bob.office.files.download(file);
  expect(readFileSync(place).equals(content)).toBe(true);
  // What had come was not fetched again.
  expect(small.written).toBe(size);
});

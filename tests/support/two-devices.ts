// An office in memory with Ann and Bob in it, made anew for each test of a file, and their devices with stores on disk.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import type { ChatFile, OfficeApi } from '#sdk/api.ts';
import type { Host } from '#sdk/host/port.ts';
import { DrillClient } from './drill-client.ts';
import { drillPlan } from './drill-plan.ts';
import { waitUntil } from './wait-until.ts';

/** What a test finds; only while it runs. */
export type TwoDevices = {
  office(): RunningOffice;
  /** The folder of this test, gone after it. */
  folder(): string;
  /** A connected device of a person, closed after the test. `host` puts something between it and the machine. */
  client(person: 'ann' | 'bob', host?: (host: Host) => Host): Promise<DrillClient>;
  /** A file in the folder, by its whole path. */
  path(name: string, bytes: Uint8Array | string): string;
  /** Does something when the test has ended, before what was made earlier is closed. */
  afterwards(end: () => unknown): void;
};

/** The newest file of a chat, once there is one. */
export async function newestFile({ files }: OfficeApi, chatId: string): Promise<ChatFile> {
  await waitUntil('a file', async () => (await files.ofChat(chatId)).length > 0);
  const [file] = await files.ofChat(chatId);
  if (file === undefined) throw new Error('no file came');
  return file;
}

/** To be called once at the top of a file. */
export function twoDevices(): TwoDevices {
  const ends: (() => unknown)[] = [];
  let folder = '';
  let office: RunningOffice;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tangram-devices-'));
    ends.push(() => rmSync(folder, { recursive: true, force: true }));
    office = await startOffice({ inMemory: true, seed: drillPlan(Date.now()) });
    ends.push(() => office.close());
  });
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });
  return {
    office: () => office,
    folder: () => folder,
    async client(person, host = (same) => same) {
      const opened = await DrillClient.open(office, { folder, profile: person, person }, { host });
      ends.push(() => opened.close());
      await opened.office.connection.connect();
      return opened;
    },
    path(name, bytes) {
      const place = join(folder, name);
      writeFileSync(place, bytes);
      return place;
    },
    afterwards: (end) => void ends.push(end),
  };
}

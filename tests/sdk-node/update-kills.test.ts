// A program that fetches its next version is killed at every step: what starts afterwards is the old version or the new one, whole.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUpdateHost } from '#sdk/host/node/updates.ts';
import { ChildProgram } from '../support/child-program.ts';
import type { UpdateArgument, UpdateTold } from '../support/update-program.ts';

/** Processes at once. */
const atOnce = 3;
const name = 'tangram.AppImage';
/** A program that says which version it is, as long as 24 pieces: two steps each, and two around the rename. */
const programOf = (version: string): Buffer =>
  Buffer.from(`#!/bin/sh\necho ${version}\nexit 0\n`.padEnd(24 * 4_096, '# as long as a program is\n'));
const older = programOf('1.0.0');
const newer = programOf('1.1.0');
let base: string;
let server: Server;
let address: string;

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'tangram-update-kills-'));
  server = createServer((_, answer) => answer.end(newer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(base, { recursive: true, force: true });
});

function fetching(folder: string, killAt?: number): ChildProgram<UpdateTold> {
  const sha256 = createHash('sha256').update(newer).digest('hex');
  const argument = { address, folder, version: '1.1.0', size: newer.length, sha256, killAt };
  return new ChildProgram<UpdateTold>('./update-program.ts', argument satisfies UpdateArgument);
}
const whole = (told: UpdateTold): told is UpdateTold => told.steps > 0;
/** What the person has who starts the program now. */
const started = (folder: string): string =>
  execFileSync('/bin/sh', [join(folder, name)], { encoding: 'utf8' }).trim();

async function killedAt(step: number): Promise<string> {
  const folder = join(base, `killed-${step}`);
  mkdirSync(folder);
  writeFileSync(join(folder, name), older, { mode: 0o700 });
  const program = fetching(folder, step);
  const code = await program.exited;
  // By the signal, and not because something else went wrong.
  expect({ step, code, error: program.errorText }).toMatchObject({ code: null });
  const kept = readFileSync(join(folder, name));
  expect([older, newer].some((one) => one.equals(kept))).toBe(true);
  return started(folder);
}

test('killed at 50 points, the old or the new version starts; tried again, the new one does', async () => {
  const folder = join(base, 'whole');
  const { steps, place } = await fetching(folder).next(whole);
  expect([steps, place, started(folder)]).toEqual([50, join(folder, name), '1.1.0']);
  const versions: string[] = Array.from({ length: steps }, () => '');
  const left = versions.keys();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const step of left) versions[step] = await killedAt(step);
    }),
  );
  // Up to the rename it is the old one, after it the new one: nothing stands between them.
  expect(versions).toEqual([...Array.from({ length: 49 }, () => '1.0.0'), '1.1.0']);
  const again = join(base, 'killed-30');
  await fetching(again).next(whole);
  expect(started(again)).toBe('1.1.0');
}, 180_000);

test('what a killed program left half is cleared away when it is nobody’s any more', async () => {
  const folder = join(base, 'left');
  await fetching(folder, 20).exited;
  await fetching(folder, 21).exited;
  const [first = '', second = ''] = readdirSync(folder);
  const longAgo = Date.now() / 1_000 - 90_000;
  utimesSync(join(folder, first), longAgo, longAgo);
  const file = await createUpdateHost(folder).begin('1.1.0', name);
  expect([existsSync(join(folder, first)), existsSync(join(folder, second))]).toEqual([false, true]);
  await file.drop();
});

// Proves that what a killed process held is free at once, and what a living one holds is not, whoever asks.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openHolders } from '#storage/drivers/holders.ts';
import { openNodeDatabase } from '#storage/drivers/node.ts';
import { openStore } from '#storage/open-store.ts';
import type { Store } from '#storage/store.ts';
import { outboxRow, transferRow } from '../support/sample-rows.ts';

let folder: string;
const children: ChildProcess[] = [];
const driver = new URL('../../storage/drivers/node.ts', import.meta.url).href;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tangram-holders-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await ended(child);
  rmSync(folder, { recursive: true, force: true });
});

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
/** Another process that holds something under a name, until it is killed. */
async function holding(name: string): Promise<ChildProcess> {
  const script = `import { openNodeDatabase } from ${JSON.stringify(driver)};
    openNodeDatabase(${JSON.stringify(join(folder, 'store.db'))}).holders.hold(${JSON.stringify(name)});
    // Nobody refers to the lock any more: a collection of garbage has to leave it alone.
    setTimeout(() => { globalThis.gc(); setTimeout(() => console.log('held'), 20); }, 20);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}
const opened = (): Store =>
  openStore(openNodeDatabase(join(folder, 'store.db')), {
    owner: '1',
    plainText: (text) => text,
    now: () => Date.now(),
  }).store;

test('a lease ends with its process, and not before; nobody guesses about names that nobody held', async () => {
  const store = opened();
  const child = await holding('there');
  const until = Date.now() + 3_600_000;
  store.outbox.add(outboxRow('a', { leaseHolder: 'there', leaseUntil: until }));
  store.transfers.put(transferRow('t', { state: 'running', leaseHolder: 'there', leaseUntil: until }));
  store.outbox.add(outboxRow('b', { leaseHolder: 'older version', leaseUntil: until }));
  const holders = (): string[] => store.outbox.all().map(({ leaseHolder }) => leaseHolder);
  store.releaseGone();
  expect(holders()).toEqual(['there', 'older version']);
  await ended(child);
  store.releaseGone();
  expect(holders()).toEqual(['', 'older version']);
  expect(store.transfers.get('t')).toMatchObject({ leaseHolder: '', leaseUntil: 0 });
  expect(store.transfers.claim('t', 'here', Date.now(), Date.now() + 15_000)).toBeDefined();
  store.close();
});

test('who takes a row holds it, for other spaces of the same process too, until the store is closed', () => {
  const [one, two] = [opened(), opened()];
  one.outbox.add(outboxRow('a'));
  one.transfers.put(transferRow('t', { state: 'waiting' }));
  const now = Date.now();
  expect(one.outbox.claim('one', now, now + 15_000, 9)).toHaveLength(1);
  expect(two.transfers.claim('t', 'two', now, now + 15_000)).toBeDefined();
  for (const store of [one, two, one, two]) store.releaseGone();
  expect(one.outbox.get('a')).toMatchObject({ leaseHolder: 'one' });
  expect(one.transfers.get('t')).toMatchObject({ leaseHolder: 'two' });
  // What another one changes of it stays the holder's.
  one.transfers.change('t', { done: 5 });
  two.close();
  expect(readdirSync(join(folder, 'store.db.holders'))).toEqual(['one']);
  one.close();
  expect(readdirSync(join(folder, 'store.db.holders'))).toEqual([]);
});

test('files that killed processes left behind are swept once they are old, those of living ones are not', async () => {
  const place = join(folder, 'store.db.holders');
  await holding('living');
  const old = new Date(Date.now() - 2 * 86_400_000);
  mkdirSync(place, { recursive: true });
  for (const name of ['left', 'young']) writeFileSync(join(place, name), '');
  for (const name of ['left', 'living']) utimesSync(join(place, name), old, old);
  const holders = openHolders(place);
  holders.hold('here');
  expect(readdirSync(place).toSorted()).toEqual(['here', 'living', 'young']);
  expect(holders.isGone('living')).toBe(false);
  holders.close();
  expect(existsSync(join(place, 'here'))).toBe(false);
});

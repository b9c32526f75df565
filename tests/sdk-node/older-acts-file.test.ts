// A program that opens the file of an older one does what waited there, once: a reaction, new words, a deletion.
import { renameSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OfficeError } from '#sdk/errors.ts';
import type { Host } from '#sdk/host/port.ts';
import { openNodeDatabase } from '#storage/drivers/node.ts';
import { migrations } from '#storage/migrations/index.ts';
import { migrate, schemaVersion } from '#storage/migrations/migrate.ts';
import { directChat } from '../support/drill-plan.ts';
import { twoDevices } from '../support/two-devices.ts';

const devices = twoDevices();
const chatId = directChat('ann', 'bob');
/** The last version that kept all that waits as one list among the named values. */
const older = 20;
let isCut = false;
const onTheLine = (host: Host): Host => ({
  ...host,
  async http(request) {
    if (isCut && /\/chat\/msg(React|Edit|Oper|Del)/.test(request.url))
      throw new OfficeError('connectionFailed');
    return host.http(request);
  },
});

/** Rebuilds a file by the statements of the older version, with what that version would have kept of its contents. */
function asOlder(path: string): number {
  const made = `${path}.older`;
  const driver = openNodeDatabase(made).open();
  migrate(driver, migrations.slice(0, older));
  driver.exec(`ATTACH '${path}' AS newer`);
  const tables = driver
    .prepare("SELECT name, sql FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all() as { name: string; sql: string }[];
  const virtual = tables.filter(({ sql }) => /^CREATE VIRTUAL/i.test(sql)).map(({ name }) => name);
  for (const { name } of tables) {
    // An index is filled from the messages again.
    if (virtual.some((one) => name === one || name.startsWith(`${one}_`))) continue;
    const { columns } = driver
      .prepare(`SELECT group_concat(name, ', ') AS columns FROM pragma_table_info('${name}')`)
      .get() as { columns: string };
    driver.exec(`INSERT OR REPLACE INTO main.${name} (${columns}) SELECT ${columns} FROM newer.${name}`);
  }
  const waiting = driver
    .prepare('SELECT act_id, revision, work, created_time, state FROM newer.message_act ORDER BY position')
    .all();
  const list = waiting.map((row) => ({
    ...{
      id: row['act_id'],
      revision: row['revision'],
      createdTime: row['created_time'],
      state: row['state'],
    },
    work: JSON.parse(String(row['work'])) as unknown,
  }));
  driver.prepare("INSERT INTO main.value VALUES ('queuedActs', ?)").run(JSON.stringify(list));
  expect(schemaVersion(driver)).toBe(older);
  driver.exec('DETACH newer');
  driver.close();
  for (const side of ['', '-wal', '-shm']) rmSync(`${path}${side}`, { force: true });
  renameSync(made, path);
  return list.length;
}

test('what waited in the file of an older version is shown, done once, and in a row of its own from then on', async () => {
  const [ann, bob] = [await devices.client('ann', onTheLine), await devices.client('bob')];
  const { mid } = await ann.office.chat.send({ chatId, text: 'at thre', wait: true });
  const { mid: other } = await ann.office.chat.send({ chatId, text: 'away with it', wait: true });
  await expect.poll(() => bob.announced().length).toBe(2);
  isCut = true;
  await ann.office.marks.react(chatId, mid, { emoji: '🚀', on: true });
  await ann.office.marks.edit(chatId, mid, 'at three');
  await ann.office.acts.delete(chatId, [other]);
  const lines = async ({ office }: typeof ann): Promise<string[]> =>
    (await office.acts.outbox()).map((entry) => (entry.type === 'act' ? entry.line.key : entry.type));
  const waiting = await lines(ann);
  expect(waiting).toHaveLength(3);
  const { path } = await ann.office.maintenance.storeInfo();
  await ann.close();
  expect(asOlder(path)).toBe(3);

  const again = await devices.client('ann', onTheLine);
  expect(await lines(again)).toEqual(waiting);
  expect((await again.office.acts.locate([mid]))[0]).toMatchObject({
    text: 'at three',
    reactions: [{ emoji: '🚀', count: 1, mine: true }],
  });
  isCut = false;
  await again.office.connection.disconnect();
  await again.office.connection.connect();
  await expect.poll(() => lines(again)).toEqual([]);
  const seen = async () => (await bob.office.acts.locate([mid]))[0];
  await expect.poll(seen).toMatchObject({ text: 'at three', reactions: [{ emoji: '🚀', count: 1 }] });
  expect(await bob.office.marks.versions(chatId, mid)).toHaveLength(1);
  const driver = openNodeDatabase(path).open();
  expect(schemaVersion(driver)).toBe(migrations.length);
  expect(driver.prepare("SELECT count(*) AS n FROM value WHERE name = 'queuedActs'").get()).toEqual({ n: 0 });
  driver.close();
});

// Migrations: every past version opens, and a kill at any statement leaves the old version or the new one.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Driver } from '#storage/driver.ts';
import { openNodeDatabase } from '#storage/drivers/node.ts';
import { migrations } from '#storage/migrations/index.ts';
import { migrate, schemaVersion } from '#storage/migrations/migrate.ts';
import { openStore } from '#storage/open-store.ts';
import { outboxRow } from '../support/sample-rows.ts';

const newest = migrations.length;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tangram-migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function makeVersion(file: string, version: number): void {
  const driver = openNodeDatabase(file).open();
  migrate(driver, migrations.slice(0, version));
  if (version > 0) {
    driver.exec(`INSERT INTO draft VALUES (12, 'kept', 5);
      INSERT INTO outbox (client_id, chat_id, text, content_type, mentions, cited_mid, created_time, state, error, lease_holder, lease_until)
      VALUES ('c-1', 12, 'unsent', 1, '[]', 0, 1, 'queued', '', '', 0)`);
  }
  driver.close();
}

function schema(driver: Driver): unknown[] {
  return driver.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').all();
}

test('steps are numbered from 1 without gaps, and the four tables have exactly the columns of the spec', () => {
  expect(migrations.map((step) => step.version)).toEqual(migrations.map((_, index) => index + 1));
  const driver = openNodeDatabase(join(folder, 'a.sqlite')).open();
  migrate(driver, migrations);
  const columns = (table: string): string =>
    driver.prepare(`SELECT group_concat(name, ' ') AS names FROM pragma_table_info('${table}')`).get()?.[
      'names'
    ] as string;
  expect({
    friend: columns('friend_msg'),
    group: columns('group_msg'),
    local: columns('local_file'),
    cache: columns('cache_file'),
    department: columns('organisation_department'),
    user: columns('organisation_user'),
  }).toEqual({
    friend:
      'chatlinkid mid uid touid c ct t readflag readtime sendbysys mine avatar nick sigleflag sigleuid owner msgtype bc actflag',
    group:
      'chatlinkid mid f g c ct t sendbysys d avatar nick mine sigleflag sigleuid opernick sysmsgkey tonicks whereflag whereuid owner bc actflag',
    local: 'fid mid owner chatlinkid fileid filename filepath filesize filetype md5 update_time is_p2p',
    cache:
      'id msg_id owner chatlinkid file_path origin_file_path cover_url origin_url file_type type extra update_time is_p2p',
    department: 'objId label create_time type title deptName',
    user: 'objId label related_dept_id create_time title type userName deptName delFlag',
  });
  for (const table of ['friend_msg', 'group_msg']) {
    const key = driver
      .prepare(`SELECT name FROM pragma_table_info('${table}') WHERE pk > 0 ORDER BY pk`)
      .all();
    expect(key.map((column) => column['name'])).toEqual(['mid', 'owner', 'chatlinkid']);
  }
  driver.close();
});

test.each(migrations.map((_, version) => version))(
  'a file of version %i opens with what was in it',
  (version) => {
    const file = join(folder, 'old.sqlite');
    makeVersion(file, version);
    const { store, rebuilt } = openStore(openNodeDatabase(file), {
      owner: '7',
      plainText: String,
      now: () => 0,
    });
    expect(rebuilt).toBeUndefined();
    expect(store.outbox.all().map((row) => row.text)).toEqual(version > 0 ? ['unsent'] : []);
    expect(store.drafts.get('00012')?.text).toBe(version > 0 ? 'kept' : undefined);
    store.outbox.add(outboxRow('c-2'));
    store.close();
  },
);

test('a file of a newer program is refused and left alone', () => {
  const file = join(folder, 'newer.sqlite');
  const driver = openNodeDatabase(file).open();
  driver.exec(`CREATE TABLE future (x); PRAGMA user_version = ${newest + 1}`);
  driver.close();
  const open = () => openStore(openNodeDatabase(file), { owner: '7', plainText: String, now: () => 0 });
  expect(open).toThrow(/newer version/);
  const again = openNodeDatabase(file).open();
  expect(again.prepare('SELECT count(*) AS n FROM future').get()).toEqual({ n: 0 });
  again.close();
});

const statements = migrations.flatMap((step) => [...step.statements, 'version']).length;

test(`a process killed at each of the ${statements} statements leaves nothing in between`, async () => {
  const whole = openNodeDatabase(join(folder, 'whole.sqlite')).open();
  migrate(whole, migrations);
  const expected = schema(whole);
  whole.close();
  const script = `
    import { openNodeDatabase } from '#storage/drivers/node.ts';
    import { migrations } from '#storage/migrations/index.ts';
    import { migrate } from '#storage/migrations/migrate.ts';
    const driver = openNodeDatabase(process.argv[1]).open();
    let left = Number(process.argv[2]);
    const exec = (sql) => {
      driver.exec(sql);
      if (--left === 0) process.kill(process.pid, 'SIGKILL');
    };
    migrate({ ...driver, exec }, migrations);`;
  const cwd = new URL('../..', import.meta.url);
  for (let killed = 1; killed <= statements; killed += 1) {
    const file = join(folder, `${killed}.sqlite`);
    const first = migrations.slice(0, 1).flatMap((step) => [...step.statements, 'version']).length;
    // Beyond the first step there are rows that must survive.
    const from = killed > first ? 1 : 0;
    makeVersion(file, from);
    const left = killed - from * first;
    const args = ['--input-type=module-typescript', '-e', script, file, String(left)];
    await expect(promisify(execFile)(process.execPath, args, { cwd })).rejects.toMatchObject({
      signal: 'SIGKILL',
    });
    const driver = openNodeDatabase(file).open();
    const version = schemaVersion(driver);
    const reference = openNodeDatabase(join(folder, `${killed}-reference.sqlite`)).open();
    migrate(reference, migrations.slice(0, version));
    expect(schema(driver)).toEqual(schema(reference));
    migrate(driver, migrations);
    expect(schema(driver)).toEqual(expected);
    expect(driver.prepare('SELECT text FROM outbox').all()).toEqual(from === 1 ? [{ text: 'unsent' }] : []);
    driver.close();
    reference.close();
  }
});

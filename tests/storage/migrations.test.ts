// Migrations: every past version opens, and a kill at any statement leaves the old version or the new one.
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
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

test('of people met before it was kept, the reading is taken from what they were found by', () => {
  const file = join(folder, 'old.sqlite');
  makeVersion(file, 18);
  const driver = openNodeDatabase(file).open();
  const met = {
    3: ['宋嘉慧', 'songjiahui jiahui hui sjh jh h songjh seniorjobhandler jobhandler handler 宋嘉慧 嘉慧 慧'],
    6: ['林若溪', '林若溪 若溪 溪 linruoxilrx lrx ll l linruoxi projectlead lead'],
    4: ['Eriksen, Nora', 'eriksennora nora en n'],
    5: ['张伟', '张伟 伟 zhang.wei zhangw'],
  };
  for (const [id, [name = '', keys = '']] of Object.entries(met)) {
    driver
      .prepare("INSERT INTO organisation_user VALUES (?, ?, 1, 0, '', 'user', '', '', '0')")
      .run(Number(id), name);
    for (const key of keys.split(' '))
      driver.prepare('INSERT INTO person_key VALUES (?, ?)').run(key, Number(id));
  }
  driver.close();
  const { store } = openStore(openNodeDatabase(file), { owner: '7', plainText: String, now: () => 0 });
  expect(store.organisation.people(9)?.map(({ id, pinyin }) => [id, pinyin])).toEqual([
    ['3', 'songjiahui sjh'],
    ['4', undefined],
    ['5', undefined],
    ['6', 'linruoxi lrx'],
  ]);
  store.close();
});

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

/** What each statement of the whole way belongs to: the version its step leads to. */
const statements = migrations.flatMap((step) => [...step.statements, 'version'].map(() => step.version));
const ofFirstStep = statements.filter((version) => version === 1).length;

/** Beyond the first step there are rows that must survive. */
const startOf = (killed: number): number => (killed > ofFirstStep ? 1 : 0);

/** The schema of a version, made the ordinary way. */
function schemaOf(version: number): unknown[] {
  const driver = openNodeDatabase(join(folder, `reference-${version}.sqlite`)).open();
  migrate(driver, migrations.slice(0, version));
  const found = schema(driver);
  driver.close();
  return found;
}

/** Opens what was left after a statement: the version before its step, whole; and the way forward from there. */
function expectVersionBefore(killed: number, file: string, schemas: readonly unknown[][]): void {
  const driver = openNodeDatabase(file).open();
  const version = schemaVersion(driver);
  expect({ killed, version }).toEqual({ killed, version: (statements[killed - 1] ?? 0) - 1 });
  expect(schema(driver)).toEqual(schemas[version]);
  migrate(driver, migrations);
  expect(schema(driver)).toEqual(schemas[newest]);
  const kept = startOf(killed) === 1 ? [{ text: 'unsent' }] : [];
  expect(driver.prepare('SELECT text FROM outbox').all()).toEqual(kept);
  driver.close();
}

test(`the files as they lie after each of the ${statements.length} statements hold nothing in between`, () => {
  const schemas = [0, ...migrations.map((step) => step.version)].map(schemaOf);
  for (const from of [0, 1]) {
    const file = join(folder, `from-${from}.sqlite`);
    makeVersion(file, from);
    const driver = openNodeDatabase(file).open();
    let killed = from * ofFirstStep;
    const exec = (sql: string): void => {
      driver.exec(sql);
      killed += 1;
      if (startOf(killed) !== from) return;
      // What a kill leaves is what lies there: nothing a process holds in memory is in a file.
      for (const side of ['', '-wal', '-shm'].filter((one) => existsSync(`${file}${one}`))) {
        copyFileSync(`${file}${side}`, join(folder, `${killed}.sqlite${side}`));
      }
    };
    migrate({ ...driver, exec }, migrations);
    driver.close();
  }
  for (let killed = 1; killed <= statements.length; killed += 1) {
    expectVersionBefore(killed, join(folder, `${killed}.sqlite`), schemas);
  }
});

const kills = [1, ofFirstStep, ofFirstStep + 1, Math.floor(statements.length / 2), statements.length];

test.each(kills)('a process killed after statement %i leaves the same', async (killed) => {
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
  const file = join(folder, 'killed.sqlite');
  const from = startOf(killed);
  makeVersion(file, from);
  const left = String(killed - from * ofFirstStep);
  const args = ['--input-type=module-typescript', '-e', script, file, left];
  const cwd = new URL('../..', import.meta.url);
  await expect(promisify(execFile)(process.execPath, args, { cwd })).rejects.toMatchObject({
    signal: 'SIGKILL',
  });
  const schemas = [0, ...migrations.map((step) => step.version)].map(schemaOf);
  expectVersionBefore(killed, file, schemas);
});

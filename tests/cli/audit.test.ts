// `tangram server audit`: the log by account, act and time, for the super administrator or from the office's own folder.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { realCli, type RealCli } from '../support/cli-office.ts';

let office: RunningOffice;
let cli: RealCli;
let other: RealCli;
let data: string;
async function signedIn(loginname: string): Promise<RealCli> {
  const made = realCli();
  const account = office.accounts.find((one) => one.loginname === loginname);
  const argv = ['login', '--server', office.url, '--user', loginname, '--password-stdin'];
  expect(await made.tangram(argv, { input: account?.password ?? '' })).toMatchObject({ code: 0 });
  return made;
}

beforeAll(async () => {
  const folder = realCli();
  data = join(folder.home, 'office');
  office = await startOffice({ dataDir: data, seed: 'small', passwordsFor: ['anran', 'bowen'] });
  [cli, other] = [await signedIn('anran'), await signedIn('bowen')];
  const made = await cli.tangram(['group', 'create', '--name', '查账', '--members', '薄文,陈曦', '--json']);
  const { chatId } = JSON.parse(made.out) as { chatId: string };
  expect(await cli.tangram(['group', 'remove', chatId, '陈曦', '--yes'])).toMatchObject({ code: 0 });
  await cli.tangram(['group', 'rename', chatId, '对账']);
});
afterAll(async () => {
  await office.close();
  cli.remove();
  other.remove();
});

type Row = { id: string; act: string; loginName: string; targetIds: string[] };
const read = async (...words: string[]): Promise<Row[]> => {
  const said = await cli.tangram(['server', 'audit', ...words, '--json']);
  expect(said.err).toBe('');
  return JSON.parse(said.out) as Row[];
};

test('it is told newest first, by account, act and time', async () => {
  const all = await read('--all');
  expect(all.slice(0, 2).map(({ act, loginName }) => [act, loginName])).toEqual([
    ['updatename', 'anran'],
    ['operkick', 'anran'],
  ]);
  expect(await read('--act', 'operkick')).toMatchObject([{ act: 'operkick', targetIds: ['1003'] }]);
  expect((await read('--account', '@anran', '--all')).map(({ id }) => id)).toEqual(
    all.filter(({ loginName }) => loginName === 'anran').map(({ id }) => id),
  );
  expect(await read('--since', '2099-01-01')).toEqual([]);
  expect(await read('--until', '2001-01-01')).toEqual([]);
  expect((await read('--until', '2099-01-01', '--all')).length).toBe(all.length);
  const shown = (await cli.tangram(['server', 'audit', '--act', 'operkick'])).out;
  // Words for people, codes for programs.
  expect(shown).toContain('陈曦');
  expect(shown).toContain('removed members');
  expect(shown).not.toContain('operkick');
  const lines = await cli.tangram(['server', 'audit', '--act', 'create', '--json', '--jq', '.[] | tojson']);
  expect(
    lines.out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as Row).act),
  ).toContain('create');
});

test('a page names where the next begins', async () => {
  const all = await read('--all');
  const said = await cli.tangram(['server', 'audit', '--limit', '1', '--json', '--envelope']);
  const { data: rows, meta } = JSON.parse(said.out) as { data: Row[]; meta: { nextCursor: string } };
  expect(rows).toEqual(all.slice(0, 1));
  const next = await cli.tangram(['server', 'audit', '--limit', '1', '--cursor', meta.nextCursor, '--json']);
  expect(JSON.parse(next.out)).toEqual(all.slice(1, 2));
});

test('others are refused; what is mistyped is named', async () => {
  expect((await other.tangram(['server', 'audit', '--json'])).code).toBe(1);
  expect((await cli.tangram(['server', 'audit', '--account', 'nobody', '--json'])).code).toBe(1);
  expect((await cli.tangram(['server', 'audit', '--act', 'nothing'])).code).toBe(2);
  expect((await cli.tangram(['server', 'audit', '--since', 'some day', '--json'])).code).toBe(2);
  const inUse = await cli.tangram(['server', 'audit', '--data', data, '--json']);
  expect(JSON.parse(inUse.err)).toMatchObject({ code: 'dataFolderInUse' });
  const nowhere = await cli.tangram(['server', 'audit', '--data', '/nowhere', '--json']);
  expect([nowhere.code, JSON.parse(nowhere.err)]).toMatchObject([2, { code: 'noOfficeHere' }]);
});

test('whoever holds the folder of an office that stands still reads the same', async () => {
  const all = await read('--all');
  await office.close();
  expect(await read('--all', '--data', data)).toEqual(all);
});

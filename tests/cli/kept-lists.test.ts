// To-dos, requests and announcements without a network: as they were told last, with their age, and no further.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { realCli, type RealCli } from '../support/cli-office.ts';
import { drillPlan } from '../support/drill-plan.ts';

let office: RunningOffice;
let ann: RealCli;
let bob: RealCli;

beforeAll(async () => {
  office = await startOffice({ inMemory: true, port: 0, seed: drillPlan(Date.now()) });
  const signIn = async (index: number): Promise<RealCli> => {
    const cli = realCli();
    const account = office.accounts[index];
    const argv = ['login', '--server', office.url, '--user', account?.loginname ?? '', '--password-stdin'];
    expect(await cli.tangram(argv, { input: account?.password ?? '' })).toMatchObject({ code: 0 });
    return cli;
  };
  [ann, bob] = [await signIn(0), await signIn(1)];
});
afterAll(async () => {
  for (const cli of [ann, bob]) cli.remove();
  await office.close();
});

type Row = Record<string, unknown> & { id: string };
async function rows(cli: RealCli, ...argv: string[]): Promise<Row[]> {
  const { code, out, err } = await cli.tangram([...argv, '--json']);
  expect({ argv, code, err: code === 0 ? '' : err }).toEqual({ argv, code: 0, err: '' });
  return JSON.parse(out) as Row[];
}
async function made(cli: RealCli, ...argv: string[]): Promise<Row> {
  return (await rows(cli, ...argv)) as unknown as Row;
}

test('what was looked at is there without a network, narrowed down as asked', async () => {
  const leave = ['--set', 'kind=annual', '--set', 'period=2026-12-01..2026-12-03', '--set', 'reason=rest'];
  const request = await made(bob, 'approval', 'submit', 'leave', ...leave);
  const notice = await made(ann, 'announce', 'publish', 'Power cut', 'Saturday', '--everybody', '--confirm');
  for (const [cli, list] of [
    [bob, ['todo', 'list']],
    [ann, ['todo', 'list']],
    [ann, ['approval', 'list', '--waiting']],
    [bob, ['approval', 'show', request.id]],
    [bob, ['announce', 'list']],
    [bob, ['announce', 'show', notice.id]],
  ] as const) {
    const seen = await rows(cli, ...list);
    expect(seen).not.toEqual([]);
    const { code, out, err } = await cli.tangram([...list, '--offline', '--json']);
    expect([code, JSON.parse(out)]).toEqual([0, seen]);
    expect(err).toMatch(/no network; this is from .*\d\d:\d\d/u);
  }
  const narrowed = async (cli: RealCli, ...argv: string[]): Promise<number> =>
    (JSON.parse((await cli.tangram([...argv, '--offline', '--json'])).out) as Row[]).length;
  expect(await narrowed(ann, 'todo', 'list', '--source', 'approval')).toBe(1);
  expect(await narrowed(ann, 'todo', 'list', '--source', 'announcement')).toBe(0);
  expect(await narrowed(bob, 'todo', 'list', '--search', 'POWER')).toBe(1);
  expect(await narrowed(bob, 'todo', 'list', '--urgency', 'urgent')).toBe(0);
  expect(await narrowed(ann, 'approval', 'list', '--search', 'nobody')).toBe(0);
  expect(await narrowed(ann, 'approval', 'list', '--state', 'running')).toBe(1);
  expect(await narrowed(bob, 'announce', 'list', '--search', 'power')).toBe(1);
  expect(await narrowed(bob, 'announce', 'list', '--unread')).toBe(1);
});

test('what was never looked at, another page of it, and what is gone are not there', async () => {
  const code = async (cli: RealCli, ...argv: string[]) => (await cli.tangram([...argv, '--json'])).code;
  expect(await code(ann, 'approval', 'list', '--informed', '--offline')).toBe(4);
  expect(await code(ann, 'todo', 'list', '--done', '--offline')).toBe(4);
  expect(await code(ann, 'todo', 'list', '--cursor', '1', '--offline')).toBe(4);
  const [notice] = await rows(ann, 'announce', 'list', '--mine');
  const show = ['announce', 'show', notice?.id ?? ''];
  await made(ann, 'announce', 'withdraw', notice?.id ?? '', '--yes');
  expect(await code(bob, ...show)).toBe(1);
  expect(await code(bob, ...show, '--offline')).toBe(4);
});

test('an office that does not answer is said with what is kept, unless it was named', async () => {
  await rows(ann, 'todo', 'list');
  const { url } = office;
  await office.close();
  const { code, out, err } = await ann.tangram(['todo', 'list', '--json']);
  expect([code, (JSON.parse(out) as Row[]).length]).toEqual([0, 1]);
  expect(err).toContain('no network');
  const named = await ann.tangram(['todo', 'list', '--server', url]);
  expect([named.code, named.out]).toEqual([4, '']);
  // Whether anybody is called so cannot be known.
  for (const argv of [
    ['chat', 'send', 'Zebedee', 'hello'],
    ['contacts', 'search', 'Zebedee'],
    ['schedule', 'create', '--title', 'T', '--start', '2027-01-04T09:00', '--with', 'Zebedee'],
  ])
    expect((await ann.tangram(argv)).code).toBe(4);
});

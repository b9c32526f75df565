// `tangram group` at a real office: a group from its making to its end, people reported on one by one, questions before what cannot be undone.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { realCli, type RealCli } from '../support/cli-office.ts';

let office: RunningOffice;
let cli: RealCli;
let other: RealCli;
let group: string;

const run = async (words: string[], options: { input?: string } = {}, who = cli) => {
  const said = await who.tangram(words, options);
  return { ...said, json: (): unknown => JSON.parse(said.out) };
};
async function signedIn(loginname: string): Promise<RealCli> {
  const made = realCli();
  const account = office.accounts.find((one) => one.loginname === loginname);
  const argv = ['login', '--server', office.url, '--user', loginname, '--password-stdin'];
  expect(await made.tangram(argv, { input: account?.password ?? '' })).toMatchObject({ code: 0 });
  return made;
}

beforeAll(async () => {
  office = await startOffice({ inMemory: true, seed: 'small', passwordsFor: ['anran', 'bowen'] });
  cli = await signedIn('anran');
  other = await signedIn('bowen');
  const made = await run(['group', 'create', '--name', '读书会', '--members', '薄文', '--json']);
  expect(made.json()).toMatchObject({ name: '读书会', role: 'owner', memberCount: 2, invitation: true });
  group = (made.json() as { chatId: string }).chatId;
});
afterAll(async () => {
  cli.remove();
  other.remove();
  await office.close();
});

test('it is listed, shown, and its members are found', async () => {
  const part = (await run(['group', 'list', '--limit', '1', '--envelope'])).json();
  expect(part).toMatchObject({ data: [{ id: expect.any(String) }], meta: { complete: false, items: 1 } });
  expect((await run(['group', 'list', '--json=name'])).json()).toEqual([
    { name: '读书会' },
    { name: '小组讨论' },
  ]);
  expect((await run(['group', 'show', '读书会', '--lang', 'zh'])).out).toContain('群主');
  const found = await run(['group', 'members', group, '--search', 'bw', '--json=name,role']);
  expect(found.json()).toEqual([{ name: '薄文', role: 'member' }]);
});

test('nobody has to name it: it is called after its people, and a word that may mean several is refused with them', async () => {
  const made = await run(['group', 'create', '--members', '薄文,陈曦', '--dry-run', '--lang', 'zh']);
  expect(made.code).toBe(0);
  expect(made.out).toContain('安然、薄文、陈曦');
  const wrong = await run(['group', 'create', '--members', '薄问']);
  expect(wrong.code).toBe(2);
  expect(wrong.err).toContain('薄文');
});

test('a list of people is reported on one by one, and a conflict stops nobody else', async () => {
  const plan = join(tmpdir(), `tangram-plan-${process.pid}.txt`);
  writeFileSync(plan, '# newcomers\n陈曦\n薄文\n@dingyi  # from team two\n谁也不是\n恩慧\n');
  const said = await run(['group', 'add', group, '--plan', plan, '--json=target,outcome,error']);
  expect(said.code).toBe(6);
  expect(said.json()).toEqual([
    { target: '陈曦', outcome: 'joined', error: null },
    { target: '薄文', outcome: 'already', error: null },
    { target: '@dingyi', outcome: 'joined', error: null },
    { target: '谁也不是', outcome: 'failed', error: 'personNotFound' },
    { target: '恩慧', outcome: 'failed', error: 'personNotFound' },
  ]);
});

test('names, texts, switches and roles are changed', async () => {
  expect((await run(['group', 'rename', group, '读书小组', '--json'])).json()).toMatchObject({
    name: '读书小组',
  });
  expect((await run(['group', 'notice', group, '-', '--json'], { input: '周五见\n' })).json()).toMatchObject({
    notice: '周五见',
  });
  expect((await run(['group', 'intro', group, '一起读书', '--json'])).json()).toMatchObject({
    introduction: '一起读书',
  });
  await run(['group', 'invite', group, 'off']);
  await run(['group', 'review', group, 'on']);
  const set = await run(['group', 'push', group, 'off', '--json']);
  expect(set.json()).toMatchObject({ invitation: false, review: true, push: false });
  expect((await run(['group', 'admins', group, 'add', '薄文'])).code).toBe(0);
  expect((await run(['group', 'members', group, '--search', '薄文', '--jq', '.[0].role'])).out.trim()).toBe(
    'administrator',
  );
});

test('somebody without the right is told which one it takes', async () => {
  await run(['group', 'admins', group, 'remove', '薄文']);
  const refused = await run(['group', 'rename', group, '不行', '--json'], {}, other);
  expect([refused.code, JSON.parse(refused.err)]).toMatchObject([1, { code: 'groupAdministratorsOnly' }]);
  const invited = await run(['group', 'add', group, '陈曦', '--json'], {}, other);
  expect(JSON.parse(invited.err)).toMatchObject({ code: 'groupInvitationClosed' });
});

test('what the office refuses is said by a command that asks for nothing else', async () => {
  const fields = [`groupid=${Number(group)}`, 'name=占领', 'cid=take-over-1'].flatMap((one) => ['-F', one]);
  const rename = ['api', 'POST', 'chat:/wx/group/modifyName', ...fields, '--json'];
  const said = await run(rename, {}, other);
  expect([said.code, JSON.parse(said.err)]).toMatchObject([1, { type: 'refused' }]);
  expect((await run(['group', 'show', group, '--json'])).json()).not.toMatchObject({ name: '占领' });
});

test('join requests are seen and decided', async () => {
  expect((await run(['group', 'invite', group, 'maybe'])).code).toBe(2);
  await run(['group', 'invite', group, 'on']);
  await run(['group', 'remove', group, '陈曦', '@dingyi', '--yes']);
  const asked = await run(['group', 'add', group, '陈曦', '@dingyi', '--json=outcome'], {}, other);
  expect(asked.json()).toEqual([{ outcome: 'requested' }, { outcome: 'requested' }]);
  const waiting = (await run(['group', 'requests', 'list', group, '--json'])).json() as {
    id: string;
    name: string;
  }[];
  expect(waiting.map(({ name }) => name)).toEqual(['陈曦', '丁一']);
  const approved = await run(['group', 'requests', 'approve', group, waiting[0]?.id ?? '', '--json=name']);
  expect(approved.json()).toEqual([{ name: '陈曦' }]);
  expect((await run(['group', 'requests', 'reject', group, '--all', '--lang', 'en'])).out).toBe(
    'Rejected 1 request\n',
  );
});

test('what cannot be undone is asked about, and not done unasked in a pipe', async () => {
  for (const words of [
    ['remove', group, '陈曦'],
    ['transfer', group, '陈曦'],
    ['leave', group],
    ['dissolve', group],
  ])
    expect(await run(['group', ...words])).toMatchObject({ code: 10 });
  expect((await run(['group', 'transfer', group, '薄文', '--yes', '--json'])).json()).toMatchObject({
    act: 'transfer',
  });
  expect((await run(['group', 'leave', group, '--yes'])).code).toBe(0);
  const closed = await run(['chat', 'send', group, '还在吗', '--json']);
  expect(JSON.parse(closed.err)).toMatchObject({ code: 'leftGroup' });
  const { name } = (await run(['group', 'show', group, '--json=name'], {}, other)).json() as { name: string };
  // Yes is not enough for what ends for everybody, nor is another name.
  expect((await run(['group', 'dissolve', group, '--yes'], {}, other)).code).toBe(2);
  expect((await run(['group', 'dissolve', group, '--confirm', `${name}?`], {}, other)).code).not.toBe(0);
  expect(
    (await run(['group', 'dissolve', group, '--confirm', name, '--json'], {}, other)).json(),
  ).toMatchObject({
    act: 'dissolve',
  });
});

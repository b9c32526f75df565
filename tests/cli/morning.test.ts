// A morning by command: what waits is listed, two requests approved, an announcement confirmed, an app opened, a suggestion answered; and what is not one's own is refused.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { CommandLine } from '../support/command-line.ts';
import { drillPlan } from '../support/drill-plan.ts';

const folder = mkdtempSync(join(tmpdir(), 'tangram-morning-'));
let office: RunningOffice;
let ann: CommandLine;
let bob: CommandLine;

beforeAll(async () => {
  office = await startOffice({ inMemory: true, port: 0, seed: drillPlan(Date.now()) });
  const signIn = (index: number): Promise<CommandLine> => {
    const account = office.accounts[index];
    if (account === undefined) throw new Error('nobody is there');
    const home = join(folder, account.loginname);
    mkdirSync(home);
    return CommandLine.signIn(home, office.url, account);
  };
  ann = await signIn(0);
  bob = await signIn(1);
});
afterAll(async () => {
  await office.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a command answers; it must have gone well. */
async function told<T>(line: CommandLine, ...argv: string[]): Promise<T> {
  const { code, out, err } = await line.run([...argv, '--json']);
  expect({ argv, code, err }).toEqual({ argv, code: 0, err: '' });
  return JSON.parse(out) as T;
}
type Item = {
  id: string;
  source: string;
  title: string;
  from: string;
  urgency: string;
  createdAt: string;
  reference: string;
  link: string;
};

test('what is late says so, with whose it is, in both lists', async () => {
  const set = ['--set', 'kind=annual', '--set', 'period=2026-12-01..2026-12-03', '--set', 'reason=late'];
  const { id } = await told<{ id: string }>(bob, 'approval', 'submit', 'leave', ...set);
  type Due = { dueAt: string; createdAt: string; overdue: boolean; department: string };
  const list = async (noun: 'approval' | 'todo'): Promise<Due | undefined> =>
    (await told<Due[]>(ann, noun, 'list'))[0];
  const inTime = await list('approval');
  expect(inTime).toMatchObject({ overdue: false, department: expect.stringMatching(/./u) as string });
  expect(Date.parse(inTime?.dueAt ?? '')).toBe(Date.parse(inTime?.createdAt ?? '') + 24 * 3_600_000);
  expect(await list('todo')).toMatchObject({ overdue: false, dueAt: inTime?.dueAt });
  const { database } = office.office;
  const threeDays = 3 * 24 * 3_600_000;
  const since = Date.parse(inTime?.createdAt ?? '') - threeDays;
  database
    .prepare<[number, number]>(
      "update approval_request set flow = json_set(flow, '$.steps[0].since', ?) where id = ?",
    )
    .run(since, Number(id));
  database.prepare<[number]>('update todo set due = due - ? where done is null').run(threeDays);
  for (const noun of ['approval', 'todo'] as const) {
    expect(await list(noun)).toMatchObject({ overdue: true });
    expect((await ann.run([noun, 'list'])).out).toContain('2 days late');
  }
  await told(bob, 'approval', 'withdraw', id);
});

// Many commands one after another, each a program of its own: on a busy machine they take over a minute.
test('everything that waits is settled by commands', { timeout: 180_000 }, async () => {
  const ids: string[] = [];
  const leave = ['--set', 'kind=annual', '--set', 'period=2026-12-01..2026-12-03'];
  for (const reason of ['one', 'two']) {
    const set = [...leave, '--set', `reason=${reason}`];
    const made = await told<{ id: string; state: string; step: string }>(
      bob,
      'approval',
      'submit',
      'leave',
      ...set,
    );
    expect(made).toMatchObject({ id: expect.stringMatching(/^\d+$/u), state: 'running' });
    ids.push(made.id);
  }
  const third = await bob.run(['approval', 'submit', 'leave', ...leave, '--set', 'reason=three']);
  expect(third.out).toMatch(/waiting for \S/u);
  const [newest] = await told<{ id: string; waitingFor: string[] }[]>(
    bob,
    'approval',
    'list',
    '--mine',
    '--state',
    'running',
  );
  expect(third.out).toContain(newest?.waitingFor[0] ?? 'nobody');
  await told(bob, 'approval', 'withdraw', newest?.id ?? '');
  const waiting = await told<Item[]>(ann, 'todo', 'list');
  expect(waiting.map(({ source }) => source)).toEqual(['approval', 'approval']);
  for (const key of ['id', 'source', 'title', 'from', 'urgency', 'createdAt', 'link'])
    expect(Object.keys(waiting[0] ?? {})).toContain(key);
  expect(
    (await told<{ id: string }[]>(ann, 'approval', 'list', '--waiting')).map(({ id }) => id).toSorted(),
  ).toEqual(ids.toSorted());
  // What is settled elsewhere names the command that settles it.
  const [first] = waiting;
  const ticked = await ann.run(['todo', 'done', first?.id ?? '']);
  expect(ticked).toMatchObject({ code: 1, out: expect.stringContaining('not settled here') as string });
  expect(ticked.err).toContain(`tangram approval approve ${first?.reference.split(':')[1]}`);
  await told(ann, 'approval', 'approve', ...ids, '--comment', 'fine');
  const shown = await bob.run(['approval', 'show', ids[0] ?? '']);
  expect(shown.out).toMatch(/approved \d{2}:\d{2} fine/iu);
  expect(await told<Item[]>(ann, 'todo', 'list')).toEqual([]);
  const mine = await told<{ id: string; state: string }[]>(
    bob,
    'approval',
    'list',
    '--mine',
    '--state',
    'approved',
  );
  expect(mine.map(({ state }) => state)).toEqual(['approved', 'approved']);
  const done = await told<Item[]>(ann, 'todo', 'list', '--done');
  expect(done.length).toBeGreaterThanOrEqual(2);

  const published = await told<{ id: string }>(
    ann,
    'announce',
    'publish',
    'Power cut',
    'Saturday',
    '--everybody',
    '--confirm',
  );
  expect((await told<Item[]>(bob, 'todo', 'list')).map(({ title }) => title)).toEqual(['Power cut']);
  await told(bob, 'announce', 'read', published.id, '--confirm');
  expect(await told<Item[]>(bob, 'todo', 'list')).toEqual([]);

  // Without an act the list is meant.
  expect(await told(bob, 'app', 'group')).toEqual([]);
  const sent = await told<{ id: string }>(bob, 'suggest', 'send', 'Open the canteen earlier');
  await told(ann, 'suggest', 'reply', sent.id, 'From Monday', '--state', 'done');
  const suggestions = await told<{ id: string; state: string }[]>(bob, 'suggest', 'list');
  expect(suggestions).toMatchObject([{ id: sent.id, state: 'done' }]);
});

test('what is not one’s own to decide ends with 1, a wrong form with 2 and its sentence', async () => {
  const set = ['--set', 'kind=annual', '--set', 'period=2026-12-01..2026-12-03', '--set', 'reason=three'];
  const { id } = await told<{ id: string }>(bob, 'approval', 'submit', 'leave', ...set);
  const refused = await bob.run(['approval', 'approve', id, '--json']);
  expect(refused.code).toBe(1);
  expect(refused.err + refused.out).toContain('notYourDecision');
  const wrong = ['--set', 'kind=annual', '--set', 'period=2026-12-05..2026-12-03', '--set', 'reason=x'];
  const form = await bob.run(['approval', 'submit', 'leave', ...wrong, '--json']);
  expect([form.code, (JSON.parse(form.err) as { code: string }).code]).toEqual([2, 'formInvalid']);
  const text = await bob.run(['suggest', 'send', 'x'.repeat(501), '--json']);
  expect([text.code, (JSON.parse(text.err) as { code: string }).code]).toEqual([2, 'feedbackLength']);
  const none = await bob.run(['app', 'open', 'nothing', '--json']);
  expect(none.code).not.toBe(0);
});

test('files go with a request, a comment, an announcement and a suggestion, and stand beside them', async () => {
  const file = join(folder, '发票.txt');
  writeFileSync(file, '一百元');
  const answer = join(folder, '回复.txt');
  writeFileSync(answer, '收到');
  const names = (row: { attachments: { name: string; size: number }[] }) =>
    row.attachments.map(({ name, size }) => [name, size]);
  const set = ['--set', 'kind=annual', '--set', 'period=2026-12-01..2026-12-03', '--set', 'reason=four'];
  const { id } = await told<{ id: string }>(bob, 'approval', 'submit', 'leave', ...set, '--attach', file);
  await told(ann, 'approval', 'comment', id, '--comment', 'see', '--attach', answer);
  expect(names(await told(ann, 'approval', 'show', id))).toEqual([['发票.txt', 9]]);
  const history = await told<{ history: { act: string; files: string[] }[] }>(ann, 'approval', 'show', id);
  expect(history.history.map(({ act, files }) => [act, files])).toEqual([
    ['submit', []],
    ['comment', ['回复.txt']],
  ]);
  const made = await told<{ id: string }>(
    ann,
    'announce',
    'publish',
    '报销',
    '见附件',
    '--everybody',
    '--attach',
    file,
  );
  expect(names(await told(bob, 'announce', 'show', made.id))).toEqual([['发票.txt', 9]]);
  expect(names(await told(bob, 'suggest', 'send', '见图', '--attach', file))).toEqual([['发票.txt', 9]]);
  const plan = {
    key: 'receipts',
    name: { zh: '凭证', en: 'Receipts' },
    detail: { zh: '', en: '' },
    icon: 'approval',
    hue: 0,
    prefix: 'RC',
    titleFields: [],
    fields: [{ key: 'papers', label: { zh: '凭证', en: 'Papers' }, kind: 'files', required: true }],
    steps: [
      {
        key: 'first',
        name: { zh: '审批', en: 'Decide' },
        kind: 'decide',
        need: 'any',
        actor: { kind: 'superior', level: 1 },
      },
    ],
  };
  const planFile = join(folder, 'plan.json');
  writeFileSync(planFile, JSON.stringify(plan));
  await told(ann, 'admin', 'forms', 'put', planFile);
  const filled = await told<{ id: string }>(bob, 'approval', 'submit', 'receipts', '--set', `papers=${file}`);
  const { values } = await told<{ values: { papers: string[] } }>(bob, 'approval', 'show', filled.id);
  expect(values.papers).toHaveLength(1);
  const gone = await bob.run(['suggest', 'send', '见图', '--attach', join(folder, 'nothing.png'), '--json']);
  expect([gone.code, (JSON.parse(gone.err) as { code: string }).code]).toEqual([2, 'fileUnreadable']);
});

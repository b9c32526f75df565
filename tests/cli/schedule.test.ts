// `tangram schedule` and `tangram task` at a real office: series are changed by scope, invitations answered, files come in once.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { realCli, type RealCli } from '../support/cli-office.ts';

let office: RunningOffice;
let anran: RealCli;
let bowen: RealCli;
const folder = mkdtempSync(join(tmpdir(), 'tangram-schedule-'));

/** The first Tuesday that is five weeks away, so that what is tried lies before us whenever that is, and behind what sentences say. */
const firstTuesday = new Date(Date.now() + 35 * 86_400_000);
firstTuesday.setUTCDate(firstTuesday.getUTCDate() + ((9 - firstTuesday.getUTCDay()) % 7));
/** A date so many days after it. */
const day = (after: number): string =>
  new Date(firstTuesday.getTime() + after * 86_400_000).toISOString().slice(0, 10);

type Json = Record<string, unknown>;
const run = async (words: string[], who = anran) => {
  const said = await who.tangram(words);
  return {
    ...said,
    json: (): Json => JSON.parse(said.out) as Json,
    rows: (): Json[] => JSON.parse(said.out) as Json[],
    error: (): Json => JSON.parse(said.err) as Json,
  };
};
async function signedIn(loginname: string): Promise<RealCli> {
  const made = realCli();
  const account = office.accounts.find((one) => one.loginname === loginname);
  const argv = ['login', '--server', office.url, '--user', loginname, '--password-stdin'];
  expect(await made.tangram(argv, { input: account?.password ?? '' })).toMatchObject({ code: 0 });
  return made;
}
const agenda = (who = anran) => run(['schedule', 'agenda', '--from', day(0), '--to', day(61), '--json'], who);

beforeAll(async () => {
  office = await startOffice({ inMemory: true, seed: 'small', passwordsFor: ['anran', 'bowen'] });
  anran = await signedIn('anran');
  bowen = await signedIn('bowen');
});
afterAll(async () => {
  anran.remove();
  bowen.remove();
  rmSync(folder, { recursive: true });
  await office.close();
});

const series = [
  '--start',
  `${day(0)}T09:00`,
  '--end',
  `${day(0)}T10:00`,
  '--tz',
  'Asia/Shanghai',
  '--rrule',
  'FREQ=WEEKLY;BYDAY=TU;COUNT=5',
];
let id = '';

test('a series is made, expanded with its offset, and shown to whom it invites', async () => {
  const made = await run([
    'schedule',
    'create',
    '--title',
    '周会',
    ...series,
    '--type',
    'meeting',
    '--with',
    '薄文',
    '--json',
  ]);
  expect(made.err).toBe('');
  id = String(made.json()['id']);
  const rows = (await agenda()).rows();
  expect(rows.map((row) => row['start'])).toEqual([
    `${day(0)}T09:00:00+08:00`,
    `${day(7)}T09:00:00+08:00`,
    `${day(14)}T09:00:00+08:00`,
    `${day(21)}T09:00:00+08:00`,
    `${day(28)}T09:00:00+08:00`,
  ]);
  expect(rows[0]).toMatchObject({
    id,
    title: '周会',
    allDay: false,
    type: 'meeting',
    status: 'confirmed',
    response: 'organizer',
  });
  expect((await agenda(bowen)).rows()[0]).toMatchObject({ id, response: 'needsAction' });
  // A person reads it in words, not in those of programs.
  const shown = await run(['schedule', 'show', id, '--lang', 'zh'], bowen);
  expect(shown.out).toContain(`类型：会议\n时间：${day(0)} 09:00–10:00 Asia/Shanghai\n`);
  expect(shown.out).toMatch(/重复：每周.*共 5 次[\s\S]*薄文 \(未回应\)/u);
});

test('a department is invited by its name though its people answer to it too; a sentence invites whom it names, and says how it was understood', async () => {
  const department = await run(['contacts', 'tree', '--json']);
  const [unit] = department
    .rows()
    .filter(({ type, people }) => type === 'department' && Number(people) > 1 && Number(people) < 40);
  expect(unit).toBeDefined();
  const plan = ['--title', '部门会', '--start', `${day(90)}T09:00`, '--json'];
  const made = await run(['schedule', 'create', ...plan, '--with', String(unit?.['name'])]);
  expect([made.code, made.err]).toEqual([0, '']);
  expect((made.json()['people'] as Json[]).length).toBeGreaterThan(1);
  const said = await run(['schedule', 'create', 'Review tomorrow 3pm with Bo Wen', '--tz', 'Asia/Shanghai']);
  expect(said.out).toMatch(/ · \d{4}-\d\d-\d\d 15:00–16:00 Asia\/Shanghai · 薄文\n/u);
});

test('a watch tells what happened to which item, and nothing of before', async () => {
  const ready = Promise.withResolvers<void>();
  const watched = bowen.tangram(['schedule', 'watch', '--json', '--max-events', '2', '--timeout', '60s'], {
    onErr: (text) => {
      if (text.includes('ready')) ready.resolve();
    },
  });
  await ready.promise;
  const plan = ['--title', '观察', '--start', `${day(91)}T09:00`, '--with', '薄文', '--json'];
  const made = (await run(['schedule', 'create', ...plan])).json();
  const rows = (await watched).out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Json);
  for (const row of rows) expect(row).toMatchObject({ id: made['id'], title: '观察', start: made['start'] });
  expect(rows.map(({ event }) => event).toSorted()).toEqual(['changed', 'invited']);
});

test('a person reads an agenda on one clock: the asked one, else the device’s', async () => {
  const range = ['schedule', 'agenda', '--from', day(0), '--to', day(0), '--tz'];
  expect((await run([...range, 'UTC'])).out).toContain(`${day(0)} 01:00–02:00\t周会`);
  expect((await run([...range, 'Asia/Shanghai'])).out).toContain(`${day(0)} 09:00–10:00\t周会`);
  // The one search says the device's clock too, beside the times of everything else.
  const at = new Date(`${day(0)}T09:00:00+08:00`);
  const own = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short' }).format(at);
  const found = await run(['search', '周会', '--json']);
  expect(found.rows().find(({ reference }) => reference === `event:${id}`)).toMatchObject({
    excerpt: expect.stringContaining(own) as string,
  });
});

test('an answer to one occurrence and to all is seen by the organiser', async () => {
  const one = `${day(7)}T09:00:00+08:00`;
  await run(
    ['schedule', 'respond', id, 'reject', '--occurrence', one, '--scope', 'this', '--note', '出差'],
    bowen,
  );
  expect((await agenda(bowen)).rows().map((row) => row['occurrence'])).not.toContain(one);
  expect((await run(['schedule', 'respond', id, 'accept', '--json'], bowen)).code).toBe(0);
  expect((await run(['schedule', 'show', id, '--json'])).json()['people']).toMatchObject([
    { name: '薄文', response: 'accepted' },
  ]);
  // A time that is named is the one that is answered, and of a series no part is.
  const third = `${day(14)}T09:00:00+08:00`;
  await run(['schedule', 'respond', id, 'reject', '--occurrence', third, '--note', '出差'], bowen);
  expect((await run(['schedule', 'show', id, '--json'])).json()).toMatchObject({
    people: [{ name: '薄文', response: 'accepted' }],
    answers: [{ name: '薄文', occurrence: third, response: 'declined', note: '出差' }],
  });
  expect((await run(['schedule', 'show', id, '--lang', 'zh'])).out).toContain(
    `单次回应：${day(14)} 09:00 薄文 (已拒绝) 出差`,
  );
  const following = ['--occurrence', third, '--scope', 'following', '--json'];
  expect((await run(['schedule', 'respond', id, 'reject', ...following], bowen)).code).toBe(2);
  expect((await run(['schedule', 'respond', id, 'accept', '--json'], bowen)).code).toBe(0);
});

test('a change of a series needs its scope, and does what it says', async () => {
  expect(await run(['schedule', 'update', id, '--title', '改', '--json'])).toMatchObject({ code: 2 });
  const third = `${day(14)}T09:00:00+08:00`;
  const plan = await run([
    'schedule',
    'update',
    id,
    '--occurrence',
    third,
    '--scope',
    'following',
    '--start',
    `${day(15)}T10:00`,
    '--dry-run',
    '--json',
  ]);
  expect(plan.json()['requests']).toMatchObject([{ call: 'schedule put' }, { call: 'schedule create' }]);
  await run([
    'schedule',
    'update',
    id,
    '--occurrence',
    `${day(7)}T09:00`,
    '--scope',
    'this',
    '--title',
    '第二次',
  ]);
  await run([
    'schedule',
    'update',
    id,
    '--occurrence',
    third,
    '--scope',
    'following',
    '--start',
    `${day(15)}T10:00`,
  ]);
  const rows = (await agenda()).rows();
  expect(rows.map((row) => [row['title'], row['start']])).toEqual([
    ['周会', `${day(0)}T09:00:00+08:00`],
    ['第二次', `${day(7)}T09:00:00+08:00`],
    ['周会', `${day(15)}T10:00:00+08:00`],
    ['周会', `${day(22)}T10:00:00+08:00`],
    ['周会', `${day(29)}T10:00:00+08:00`],
  ]);
  expect(rows[2]?.['id']).not.toBe(id);
  // Whoever has answered is not asked again.
  expect((await agenda(bowen)).rows().at(-1)).toMatchObject({ response: 'accepted' });
});

test("somebody else's item is refused with 1, and unknown ones are gone", async () => {
  expect(
    await run(['schedule', 'update', id, '--scope', 'all', '--title', '我的', '--json'], bowen),
  ).toMatchObject({ code: 1 });
  const gone = await run(['schedule', 'show', '999999', '--json'], bowen);
  expect(gone.code).toBe(1);
  expect(gone.error()).toMatchObject({ code: 'scheduleGone' });
  expect(String(gone.error()['hint'])).toContain('schedule agenda');
  const own = await run(['schedule', 'respond', id, 'accept', '--json']);
  expect(own.error()).toMatchObject({ code: 'ownInvitation' });
});

test('another time is proposed beside what was answered, and the organiser sees both', async () => {
  const one = ['--start', `${day(2)}T09:00`, '--end', `${day(2)}T10:00`, '--tz', 'Asia/Shanghai', '--json'];
  const made = await run([
    'schedule',
    'create',
    '--title',
    '评审',
    '--type',
    'meeting',
    '--with',
    '薄文',
    ...one,
  ]);
  const meeting = String(made.json()['id']);
  await run(['schedule', 'respond', meeting, 'accept', '--note', '晚十分钟到'], bowen);
  await run(['schedule', 'respond', meeting, '--propose', `${day(2)}T15:00`], bowen);
  const proposed = { note: '晚十分钟到', response: 'accepted', proposedStart: `${day(2)}T15:00:00+08:00` };
  expect((await run(['schedule', 'show', meeting, '--json'])).json()['people']).toMatchObject([proposed]);
  expect((await run(['schedule', 'show', meeting])).out).toContain(`${day(2)} 15:00`);
  // Undone, the time is withdrawn, then the answer.
  const people = async (): Promise<unknown> =>
    (await run(['schedule', 'show', meeting, '--json'])).json()['people'];
  expect(await run(['schedule', 'undo'], bowen)).toMatchObject({ code: 0 });
  expect(await people()).toMatchObject([{ response: 'accepted', proposedStart: '' }]);
  expect(await run(['schedule', 'undo'], bowen)).toMatchObject({ code: 0 });
  expect(await people()).toMatchObject([{ response: 'needsAction' }]);
  await run(['schedule', 'rm', meeting]);
});

test('what the last command did is undone: a removal, leaving, handing over', async () => {
  const due = ['--due', `${day(19)}T18:00`, '--executor', '安然', '--with', '薄文', '--json'];
  const task = String((await run(['task', 'create', '--title', '交材料', ...due])).json()['id']);
  const shown = async (who = anran): Promise<Json> =>
    (await run(['task', 'show', task, '--json'], who)).json();
  await run(['task', 'exit', task], bowen);
  expect(await run(['task', 'show', task], bowen)).toMatchObject({ code: 1 });
  expect((await run(['schedule', 'undo', '--json'], bowen)).json()).toMatchObject({ id: task });
  expect(JSON.stringify((await shown(bowen))['people'])).toContain('薄文');
  await run(['task', 'handover', task, '--to', '薄文']);
  expect((await shown())['people']).toMatchObject([{ name: '薄文', role: 'executor' }]);
  expect(await run(['schedule', 'undo'])).toMatchObject({ code: 0 });
  expect((await shown())['people']).toMatchObject([
    { name: '安然', role: 'executor' },
    { name: '薄文', role: 'participant' },
  ]);
  await run(['schedule', 'rm', task]);
  expect(await run(['task', 'show', task])).toMatchObject({ code: 1 });
  expect((await run(['schedule', 'undo', '--dry-run'])).out).toContain('交材料');
  expect(await run(['schedule', 'undo'])).toMatchObject({ code: 0 });
  expect(await shown()).toMatchObject({ title: '交材料' });
  await run(['schedule', 'rm', task]);
});

test('the sentences of the specification are said word by word', async () => {
  const said = async (words: string[], lang: string) => {
    const { code, err } = await run([...words, '--lang', lang]);
    return `${code} ${err}`;
  };
  const task = ['task', 'create', '--title', ' ', '--executor', '薄文', '--due', `${day(0)}T18:00`];
  expect(await said(task, 'zh')).toContain('2 错误: 保存失败，任务标题不能为空！');
  expect(await said(task, 'en')).toContain('Save failed, task title cannot be empty!');
  const end = [
    'schedule',
    'create',
    '--title',
    'T',
    '--start',
    `${day(0)}T10:00`,
    '--end',
    `${day(0)}T10:00`,
  ];
  expect(await said(end, 'zh')).toContain('2 错误: 保存失败，结束时间必须大于开始时间！');
  expect(await said(end, 'en')).toContain('Save failed, the end time must be greater than the start time!');
  expect(
    await said(['task', 'create', '--title', 'a?b', '--executor', '薄文', '--due', day(0)], 'en'),
  ).toMatch(/^2 /);
  expect(await said(['task', 'create', '--title', 'ab', '--due', day(0)], 'en')).toMatch(/^2 .*assignee/s);
  expect(
    await said(['task', 'create', '--title', 'ab', '--executor', '薄文', '--due', '2026-13-01'], 'en'),
  ).toContain('2 error: Deadline must be filled in correctly');
});

test('a task takes feedback until it is done; what is private is for two', async () => {
  const made = await run([
    'task',
    'create',
    '--title',
    '交周报',
    '--executor',
    '薄文',
    '--with',
    '陈曦',
    '--due',
    `${day(0)}T18:00`,
    '--check',
    '初稿',
    '--check',
    '终稿',
    '--json',
  ]);
  const task = String(made.json()['id']);
  expect((await run(['task', 'list', '--mine', '--json'], bowen)).rows()).toMatchObject([
    { id: task, executor: '薄文', progress: 0 },
  ]);
  expect(
    (await run(['task', 'feedback', 'add', task, '做完一半', '--private', '--json'], bowen)).rows(),
  ).toMatchObject([{ private: true, name: '薄文' }]);
  expect((await run(['task', 'feedback', 'list', task, '--json'])).rows()).toMatchObject([
    { text: '做完一半' },
  ]);
  // Over all tasks one has given; who has given none sees none.
  expect((await run(['task', 'feedback', 'list', '--json'])).rows()).toMatchObject([
    { taskId: task, task: '交周报', text: '做完一半', private: true },
  ]);
  expect((await run(['task', 'feedback', 'list', '--json'], bowen)).rows()).toEqual([]);
  expect((await run(['task', 'update', task, '--tick', '1', '--json'], bowen)).json()).toMatchObject({
    progress: 50,
  });
  expect((await run(['task', 'done', task, '--json'], bowen)).json()).toMatchObject({
    status: 'completed',
    progress: 100,
  });
  expect((await run(['task', 'feedback', 'add', task, '还有', '--json'], bowen)).error()).toMatchObject({
    code: 'feedbackClosed',
  });
});

test('of a task that repeats one time is done, the others stay; the whole when it is said', async () => {
  const words = ['--title', '晨检', '--executor', '薄文', '--due', '2036-12-01T10:00'];
  const made = await run(['task', 'create', ...words, '--rrule', 'FREQ=DAILY;COUNT=3', '--json']);
  const task = String(made.json()['id']);
  const due = async () =>
    (await run(['task', 'list', '--mine', '--json'], bowen)).rows().find(({ id }) => id === task)?.['due'];
  const agenda = async () =>
    (await run(['schedule', 'agenda', '--from', '2036-12-01', '--to', '2036-12-04', '--json'], bowen))
      .rows()
      .filter(({ id }) => id === task)
      .map(({ status }) => status);
  expect(await due()).toMatch(/^2036-12-01T10:00/);
  expect((await run(['task', 'done', task, '--json'], bowen)).json()).toMatchObject({ status: 'completed' });
  expect(await due()).toMatch(/^2036-12-02T10:00/);
  expect((await run(['schedule', 'undo', '--json'], bowen)).json()).toMatchObject({ id: task });
  expect(await agenda()).toEqual(['confirmed', 'confirmed', 'confirmed']);
  const named = ['--occurrence', '2036-12-03T10:00'];
  await run(['task', 'done', task, ...named], bowen);
  expect(await agenda()).toEqual(['confirmed', 'confirmed', 'completed']);
  await run(['task', 'reopen', task, ...named], bowen);
  expect(await agenda()).toEqual(['confirmed', 'confirmed', 'confirmed']);
  expect(
    (await run(['task', 'done', task, '--occurrence', '2036-12-09T10:00', '--json'], bowen)).error(),
  ).toMatchObject({ code: 'scheduleGone' });
  // Nothing of it is open again without saying which time.
  expect((await run(['task', 'reopen', task, '--json'], bowen)).error()).toMatchObject({
    code: 'missingOption',
  });
  // A change of it says how far it goes.
  expect((await run(['task', 'update', task, '--title', '早检', '--json'])).error()).toMatchObject({
    code: 'missingOption',
  });
  expect((await run(['task', 'update', task, '--title', '早检', '--scope', 'this', ...named])).code).toBe(0);
  expect((await run(['task', 'show', task, '--json'])).json()).toMatchObject({ title: '晨检' });
  await run(['task', 'done', task, '--scope', 'all'], bowen);
  expect(await agenda()).toEqual(['completed', 'completed', 'completed']);
  // A time of what was completed as a whole is opened with the whole.
  await run(['task', 'reopen', task, ...named], bowen);
  expect(await agenda()).toEqual(['confirmed', 'confirmed', 'confirmed']);
});

test('free times are those when nobody is busy, and never tell why', async () => {
  const found = await run([
    'schedule',
    'free',
    '薄文',
    '安然',
    '--from',
    day(0),
    '--to',
    day(0),
    '--duration',
    '45m',
    '--json',
  ]);
  expect(found.rows()[0]).toEqual({ start: `${day(0)}T09:00:00+00:00`, end: `${day(0)}T09:45:00+00:00` });
  const busy = await run(['schedule', 'freebusy', '薄文', '--from', day(0), '--to', day(2), '--json']);
  expect(busy.rows()[0]).toEqual({
    personId: expect.any(String),
    name: '薄文',
    start: expect.any(String),
    end: expect.any(String),
    state: 'busy',
  });
});

test.each(['ics', 'xlsx'])(
  'what is exported as %s comes in once in another calendar, and invites nobody',
  async (format) => {
    const file = join(folder, `out.${format}`);
    const made = await run(['schedule', 'export', '-o', file, '--from', day(0), '--to', day(30), '--json']);
    expect(made.json()).toMatchObject({ file, format });
    expect(readFileSync(file).length).toBe(made.json()['bytes']);
    const other = await signedIn('bowen');
    const before = (await agenda(other)).rows().length;
    const plan = await run(['schedule', 'import', file, '--dry-run', '--json'], other);
    expect((await agenda(other)).rows().length).toBe(before);
    const first = await run(['schedule', 'import', file, '--json'], other);
    expect(first.rows()).toEqual(plan.json()['rows']);
    const again = await run(['schedule', 'import', file, '--json'], other);
    expect(again.rows().every((row) => row['outcome'] === 'known')).toBe(true);
    other.remove();
  },
);

test('a row that breaks a rule is named, and the others come in', async () => {
  const file = join(folder, 'odd.ics');
  const event = (uid: string, rule: string) =>
    `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:${uid}\r\nDTSTART;TZID=Asia/Shanghai:20261210T090000\r\nDTEND;TZID=Asia/Shanghai:20261210T100000\r\n${rule}END:VEVENT\r\n`;
  writeFileSync(
    file,
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${event('good', '')}${event('=endless', 'RRULE:FREQ=SECONDLY\r\n')}END:VCALENDAR\r\n`,
  );
  const said = await run(['schedule', 'import', file, '--json']);
  expect(said.code).toBe(6);
  expect(said.rows()).toEqual([
    { row: 1, title: 'good', outcome: 'new', problem: null },
    { row: 2, title: '=endless', outcome: 'refused', problem: 'repeatInvalid' },
  ]);
});

test('a calendar has a name of its own, is opened to somebody, and has an address that ends', async () => {
  expect(await run(['schedule', 'calendar', 'create', '家庭', '--json'])).toMatchObject({ code: 0 });
  expect((await run(['schedule', 'calendar', 'create', '家庭', '--json'])).error()).toMatchObject({
    code: 'calendarNameTaken',
  });
  await run(['schedule', 'calendar', 'share', '--to', '薄文', '--level', 'details']);
  expect((await run(['schedule', 'calendar', 'list', '--json'], bowen)).rows()).toMatchObject([
    { level: 'owner' },
    { level: 'details' },
  ]);
  expect((await run(['schedule', 'calendar', 'list', '--json'])).rows()[0]).toMatchObject({
    sharedWith: [{ kind: 'person', name: '薄文', level: 'details' }],
  });
  const [own] = (await run(['schedule', 'calendar', 'feed', '--json'])).rows();
  const address = String(own?.['feed']);
  const text = await (await fetch(address)).text();
  expect(text).toContain('BEGIN:VCALENDAR');
  await run(['schedule', 'calendar', 'unfeed']);
  const revoked = await fetch(address);
  expect(revoked.status).toBe(404);
  expect(await revoked.text()).not.toContain('BEGIN:VCALENDAR');
});

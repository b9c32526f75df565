// A working day by commands, from signing in to the next morning: each piece leads to the next one, and another device finds all of it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentDigest } from '#fixtures/keeping/content-digest.ts';
import { copyStanding } from '#fixtures/keeping/backup.ts';
import { exportOffice, importOffice } from '#fixtures/keeping/export.ts';
import { startOffice } from '#fixtures/serve.ts';
import { realCli, type RealCli } from '../support/cli-office.ts';
import { dayDigest, dayFoundBy } from '../support/day-found.ts';
import type { DrillContext } from './drill.ts';

/** People of the small office: who has the day, and who is asked for things. */
const own = 'anran';
const other = 'bowen';
const otherName = '薄文';
const rule = '# 休假制度\n\n## 年假\n\n年假可以分三次休，每次至少一天。\n';

type Row = Record<string, unknown>;

/** Somebody's command line, which says what it was told where something fails. */
function person(cli: RealCli, problem: (sentence: string) => void) {
  const call = async (argv: readonly string[], input?: string) => {
    const said = await cli.tangram(argv, input === undefined ? {} : { input });
    if (said.code !== 0)
      problem(`tangram ${argv.join(' ')}: ${said.code} ${said.err.slice(0, 300)}${said.out.slice(0, 300)}`);
    return said;
  };
  return {
    call,
    cli,
    rows: async (...argv: string[]): Promise<Row[]> => {
      const { out } = await call([...argv, '--json']);
      const read = JSON.parse(out === '' ? '[]' : out) as Row | Row[];
      return Array.isArray(read) ? read : [read];
    },
  };
}
type Person = ReturnType<typeof person>;

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const dataDir = join(context.folder, 'office');
  const office = await startOffice({ dataDir, port: 0, seed: 'small', passwordsFor: [own, other] });
  let isOpen = true;
  context.afterwards(() => (isOpen ? office.close() : undefined));
  const holds = (what: string, is: boolean): void => {
    if (!is) context.problem(`${what}: not so`);
  };
  const signIn = async (loginName: string): Promise<Person> => {
    const cli = realCli();
    context.afterwards(() => cli.remove());
    const one = person(cli, context.problem);
    const password = office.accounts.find(({ loginname }) => loginname === loginName)?.password ?? '';
    await one.call(['login', '--server', office.url, '--user', loginName, '--password-stdin'], password);
    return one;
  };
  const files = join(context.folder, 'files');
  mkdirSync(files);
  const file = join(files, '方案.md');
  writeFileSync(file, rule);
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const start = performance.now();
  let steps = 0;
  const step = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
      steps += 1;
    } catch (error) {
      context.problem(`${name}: ${String(error)}`);
    }
  };

  const [mine, theirs] = [await signIn(own), await signIn(other)];
  await step('read', async () => {
    await theirs.call(['chat', 'send', '00001', '早上好，看一下方案']);
    const unread = await mine.rows('chat', 'list', '--unread', '--json=id,unread');
    holds(
      'the chat is unread',
      unread.some(({ id }) => id === '00001'),
    );
    await mine.call(['chat', 'mark', '00001', '--read']);
    const left = await mine.rows('chat', 'list', '--unread', '--json=id');
    holds('it is read', !left.some(({ id }) => id === '00001'));
  });
  await step('file to disk and share', async () => {
    await mine.call(['disk', 'put', file, 'personal:/']);
    await mine.call(['disk', 'share', 'personal:/方案.md', '--to', otherName]);
    const shared = await theirs.rows('disk', 'shared', 'in', '--json=name');
    holds(
      'the share has arrived',
      shared.some(({ name }) => name === '方案.md'),
    );
  });
  await step('call', async () => {
    // Nobody picks up; the caller hangs up.
    const { code } = await mine.cli.tangram(['call', otherName, '--audio', '--no-open'], {
      signal: AbortSignal.timeout(1_500),
    });
    holds('a call that nobody answers is no success and no bug', code !== 0 && code !== 5);
  });
  await step('meeting', async () => {
    const times = ['--start', `${nextWeek} 09:00`, '--end', `${nextWeek} 10:00`];
    await mine.call(['meeting', 'create', '--subject', '方案评审', ...times, '--people', otherName]);
    const coming = await theirs.rows('meeting', 'list', '--when', 'coming', '--json=subject');
    holds(
      'the meeting is theirs too',
      coming.some(({ subject }) => subject === '方案评审'),
    );
  });
  await step('task with feedback', async () => {
    const due = ['--due', `${nextWeek}T18:00`];
    const made = await mine.rows('task', 'create', '--title', '改方案', '--executor', otherName, ...due);
    const id = String(made[0]?.['id']);
    await theirs.call(['task', 'update', id, '--progress', '60']);
    await theirs.call(['task', 'feedback', 'add', id, '做完一半']);
    const said = await mine.rows('task', 'feedback', 'list', id);
    holds(
      'the feedback is heard',
      said.some(({ text }) => text === '做完一半'),
    );
  });
  await step('approval', async () => {
    const period = `period=${nextWeek}..${nextWeek}`;
    const leave = ['--set', 'kind=annual', '--set', period, '--set', 'reason=探亲'];
    const [request] = await mine.rows('approval', 'submit', 'leave', ...leave);
    const mineNow = await mine.rows('approval', 'list', '--mine', '--json=id,state');
    holds(
      'the request is there',
      mineNow.some(({ id }) => id === request?.['id']),
    );
    for (const one of [mine, theirs])
      for (const { id } of await one.rows('approval', 'list', '--waiting', '--json=id'))
        await one.call(['approval', 'approve', String(id), '--comment', '同意']);
  });
  await step('question with its source', async () => {
    await mine.call(['ask', 'kb', 'create', '制度']);
    await mine.call(['ask', 'kb', 'add-file', '制度', file, '--wait']);
    const [answer] = await mine.rows('ask', 'answer', '年假可以分几次休？', '--kb', '制度');
    holds('the answer has its words', JSON.stringify(answer).includes('三次'));
    holds('the answer names its source', JSON.stringify(answer).includes('方案.md'));
  });
  await step('document written and exported', async () => {
    const [made] = await mine.rows('write', 'new', '--module', '通知', '--topic', '做好冬季保供');
    const out = join(files, '通知.docx');
    await mine.call(['write', 'export', String(made?.['id']), '--to', 'docx', '-o', out]);
    holds('it is a Word file', readFileSync(out).subarray(0, 2).toString() === 'PK');
  });
  await step('suggestion', async () => {
    await mine.call(['suggest', 'send', '待办列表希望能按部门筛选']);
  });
  await step('one search finds the day', async () => {
    for (const [words, group] of [
      ['方案', 'disk'],
      ['评审', 'meeting'],
      ['改方案', 'schedule'],
      ['部门筛选', 'suggestions'],
    ] as const) {
      const hits = await mine.rows('search', words, '--in', group);
      holds(`«${words}» is found among ${group}`, hits.length > 0);
    }
  });
  const evening = dayDigest(await dayFoundBy(mine.rows));
  await step('lock', async () => {
    await mine.call(['lock', '--choose', 'own', '--password-stdin'], 'Evening-2030!\nEvening-2030!\n');
    await mine.call(['lock']);
    const { code } = await mine.cli.tangram(['chat', 'list']);
    holds('a locked device shows nothing', code !== 0);
  });
  const morning = dayDigest(await dayFoundBy((await signIn(own)).rows));
  holds(`the next morning finds what the evening had (${evening}, ${morning})`, morning === evening);
  context.report('steps', steps);
  context.report('digest', morning);
  context.report('s', Number(((performance.now() - start) / 1000).toFixed(1)));

  await office.close();
  isOpen = false;
  const carried = await exportOffice(join(context.folder, 'day.zip'), (to) => copyStanding(dataDir, to), {
    now: Date.now(),
    language: 'zh',
  });
  const again = join(context.folder, 'again');
  await importOffice(carried.path, again, { now: Date.now() });
  holds('carried away and taken in it is equal', contentDigest(again) === carried.contents);
}

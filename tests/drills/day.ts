// A working day by commands, from signing in to the next morning: each piece leads to the next one, and another device finds all of it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentDigest } from '#fixtures/keeping/content-digest.ts';
import { copyStanding } from '#fixtures/keeping/backup.ts';
import { exportOffice, importOffice } from '#fixtures/keeping/export.ts';
import { startOffice } from '#fixtures/serve.ts';
import { realCli, type RealCli } from '../support/cli-office.ts';
import { expectedDay, words } from '../support/day-expected.ts';
import { dayDifference, dayDigest, dayFoundBy } from '../support/day-found.ts';
import type { DrillContext } from './drill.ts';

/** People of the small office: who has the day, and who is asked for things. */
const own = 'anran';
const other = 'bowen';

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
  const file = join(files, words.file);
  writeFileSync(file, words.rule);
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const start = performance.now();
  const done: string[] = [];
  const step = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
      done.push(name);
    } catch (error) {
      context.problem(`${name}: ${String(error)}`);
    }
  };

  const [mine, theirs] = [await signIn(own), await signIn(other)];
  await step('read', async () => {
    await theirs.call(['chat', 'send', '00001', words.greeting]);
    const unread = await mine.rows('chat', 'list', '--unread', '--json=id,unread');
    holds(
      'the chat is unread',
      unread.some(({ id }) => id === '00001'),
    );
    await mine.call(['chat', 'mark', '00001', '--read']);
    await mine.call(['chat', 'send', '00001', words.reply]);
    const left = await mine.rows('chat', 'list', '--unread', '--json=id');
    holds('it is read', !left.some(({ id }) => id === '00001'));
  });
  await step('disk', async () => {
    await mine.call(['disk', 'put', file, 'personal:/']);
  });
  await step('share', async () => {
    await mine.call(['disk', 'share', `personal:/${words.file}`, '--to', words.other]);
    const shared = await theirs.rows('disk', 'shared', 'in', '--json=name');
    holds(
      'the share has arrived',
      shared.some(({ name }) => name === words.file),
    );
  });
  await step('call', async () => {
    // Nobody picks up; the caller hangs up.
    const { code } = await mine.cli.tangram(['call', words.other, '--audio', '--no-open'], {
      signal: AbortSignal.timeout(1_500),
    });
    holds('a call that nobody answers is no success and no bug', code !== 0 && code !== 5);
  });
  await step('meeting', async () => {
    const times = ['--start', `${nextWeek} 09:00`, '--end', `${nextWeek} 10:00`];
    await mine.call(['meeting', 'create', '--subject', words.meeting, ...times, '--people', words.other]);
    const coming = await theirs.rows('meeting', 'list', '--when', 'coming', '--json=subject');
    holds(
      'the meeting is theirs too',
      coming.some(({ subject }) => subject === words.meeting),
    );
  });
  await step('task', async () => {
    const due = ['--due', `${nextWeek}T18:00`];
    const made = await mine.rows('task', 'create', '--title', words.task, '--executor', words.other, ...due);
    const id = String(made[0]?.['id']);
    await theirs.call(['task', 'update', id, '--progress', String(words.progress)]);
    await theirs.call(['task', 'feedback', 'add', id, words.feedback]);
    const said = await mine.rows('task', 'feedback', 'list', id);
    holds(
      'the feedback is heard',
      said.some(({ text }) => text === words.feedback),
    );
  });
  await step('approval', async () => {
    const said = ['--set', `subject=${words.request}`, '--set', `content=${words.content}`];
    const by = ['--to', words.other];
    const [request] = await mine.rows('approval', 'submit', 'general', ...said, ...by);
    const mineNow = await mine.rows('approval', 'list', '--mine', '--json=id,state');
    holds(
      'the request is there',
      mineNow.some(({ id }) => id === request?.['id']),
    );
    for (const { id } of await theirs.rows('approval', 'list', '--waiting', '--json=id'))
      await theirs.call(['approval', 'approve', String(id), '--comment', '同意']);
  });
  await step('question', async () => {
    await mine.call(['ask', 'kb', 'create', words.base]);
    await mine.call(['ask', 'kb', 'add-file', words.base, file, '--wait']);
    const [answer] = await mine.rows('ask', 'answer', words.question, '--kb', words.base);
    holds('the answer has its words', JSON.stringify(answer).includes('三次'));
    holds('the answer names its source', JSON.stringify(answer).includes(words.file));
  });
  await step('document', async () => {
    const [made] = await mine.rows('write', 'new', '--module', '通知', '--topic', words.topic);
    const out = join(files, words.exported);
    await mine.call(['write', 'export', String(made?.['id']), '--to', 'docx', '-o', out]);
    holds('it is a Word file', readFileSync(out).subarray(0, 2).toString() === 'PK');
  });
  await step('suggestion', async () => {
    await mine.call(['suggest', 'send', words.suggestion]);
  });
  await step('one search finds the day', async () => {
    for (const [typed, group] of [
      ['方案', 'disk'],
      ['评审', 'meeting'],
      ['改方案', 'schedule'],
      ['部门筛选', 'suggestions'],
    ] as const) {
      const hits = await mine.rows('search', typed, '--in', group);
      holds(`«${typed}» is found among ${group}`, hits.length > 0);
    }
  });
  const evening = dayDigest(await dayFoundBy(mine.rows));
  await step('lock', async () => {
    await mine.call(['lock', '--choose', 'own', '--password-stdin'], `${words.lock}\n${words.lock}\n`);
    await mine.call(['lock']);
    const { code } = await mine.cli.tangram(['chat', 'list']);
    holds('a locked device shows nothing', code !== 0);
  });
  const found = await dayFoundBy((await signIn(own)).rows);
  const morning = dayDigest(found);
  // The same day as at the windows and the terminal: one account of what it must have left.
  const expected = expectedDay(done);
  for (const sentence of dayDifference(found, expected)) context.problem(sentence);
  holds(`the next morning finds what the evening had (${evening}, ${morning})`, morning === evening);
  context.report('steps', done.length);
  context.report('digest', morning);
  context.report('expected digest', dayDigest(expected));
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

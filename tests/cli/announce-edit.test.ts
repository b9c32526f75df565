// What administrators and publishers do by command: who may publish, a change that leaves the rest, states, a step back, a stand-in from a day on, categories of apps.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { CommandLine } from '../support/command-line.ts';
import { drillPlan } from '../support/drill-plan.ts';

const folder = mkdtempSync(join(tmpdir(), 'tangram-publish-'));
let office: RunningOffice;
let power: CommandLine;
let member: CommandLine;
let name = '';

beforeAll(async () => {
  office = await startOffice({ inMemory: true, port: 0, seed: drillPlan(Date.now()) });
  const signIn = (account: RunningOffice['accounts'][number] | undefined): Promise<CommandLine> => {
    if (account === undefined) throw new Error('nobody is there');
    const home = join(folder, account.loginname);
    mkdirSync(home);
    return CommandLine.signIn(home, office.url, account);
  };
  const root = office.accounts.find(({ role }) => role === 'superAdministrator');
  const other = office.accounts.find(({ role }) => role === 'member');
  name = other?.loginname ?? '';
  power = await signIn(root);
  member = await signIn(other);
});
afterAll(async () => {
  await office.close();
  rmSync(folder, { recursive: true, force: true });
});

async function told<T>(line: CommandLine, ...argv: string[]): Promise<T> {
  const { code, out, err } = await line.run([...argv, '--json']);
  expect({ argv, code, err }).toEqual({ argv, code: 0, err: '' });
  return JSON.parse(out) as T;
}
type Announcement = {
  id: string;
  title: string;
  text: string;
  pinned: boolean;
  mustConfirm: boolean;
  until: string | null;
  state: string;
  time: string;
};

test('who may publish is shown, set and taken back by administrators alone', async () => {
  expect((await member.run(['announce', 'publishers'])).code).toBe(1);
  expect(await told(power, 'announce', 'publishers')).toEqual([]);
  const set = await told<{ kind: string }[]>(power, 'announce', 'publishers', '--person', `@${name}`);
  expect(set).toMatchObject([{ kind: 'person' }]);
  await told(member, 'announce', 'publish', 'Mine', 'words', '--everybody');
  expect((await power.run(['announce', 'publishers', '--nobody', '--everybody'])).code).toBe(2);
  expect(await told(power, 'announce', 'publishers', '--nobody')).toEqual([]);
  expect((await member.run(['announce', 'publish', 'Mine', 'words', '--everybody'])).code).toBe(1);
});

test('a change names what changes, and the rest stays to the minute', async () => {
  const made = await told<Announcement>(
    power,
    ...['announce', 'publish', 'Cut', '**Saturday**', '--everybody', '--pinned', '--confirm'],
    ...['--at', '+2h', '--until', '+3d'],
  );
  expect(made).toMatchObject({ state: 'scheduled', pinned: true, mustConfirm: true });
  const changed = await told<Announcement>(power, 'announce', 'edit', made.id, '--title', 'Power cut');
  expect(changed).toEqual({ ...made, title: 'Power cut' });
  const again = await told<Announcement>(
    power,
    ...['announce', 'edit', made.id, 'Sunday', '--no-pinned', '--no-confirm', '--no-until'],
  );
  expect(again).toMatchObject({ pinned: false, mustConfirm: false, until: null, time: made.time });
  const shown = await told<Announcement>(power, 'announce', 'show', made.id);
  expect(shown.text.trim()).toBe('Sunday');
  expect((await power.run(['announce', 'edit', made.id, '--pinned', '--no-pinned'])).code).toBe(2);
  expect((await member.run(['announce', 'edit', made.id, 'x'])).code).toBe(1);
});

test('where a suggestion stands is said without a word', async () => {
  const { id } = await told<{ id: string }>(member, 'suggest', 'send', 'More light');
  const done = await told<{ state: string; replies: unknown[] }>(
    power,
    ...['suggest', 'reply', id, '--state', 'inWork'],
  );
  expect(done).toMatchObject({ state: 'inWork', replies: [] });
});

test('a stand-in begins on a day to come', async () => {
  type Away = { from: string; until: string };
  const away = await told<Away>(power, 'approval', 'delegate', `@${name}`, '--from', '+1d', '--until', '+5d');
  expect(Math.round((Date.parse(away.until) - Date.parse(away.from)) / 3_600_000)).toBe(96);
  expect(await told(power, 'approval', 'delegate')).toEqual(away);
  await told(power, 'approval', 'delegate', '--off');
});

test('administrators list, pin and withdraw what others announced to others, members do not', async () => {
  const third = office.accounts.find(({ role, loginname }) => role === 'member' && loginname !== name);
  await told(power, 'announce', 'publishers', '--person', `@${name}`);
  const made = await told<Announcement>(
    member,
    ...['announce', 'publish', 'Theirs', 'words', '--person', `@${third?.loginname ?? ''}`],
  );
  await told(power, 'announce', 'publishers', '--nobody');
  const titles = async (...flags: string[]): Promise<string[]> =>
    (await told<Announcement[]>(power, 'announce', 'list', '--all', ...flags)).map(({ title }) => title);
  expect(await titles()).not.toContain('Theirs');
  expect(await titles('--managed')).toContain('Theirs');
  expect((await power.run(['announce', 'list', '--managed', '--mine'])).code).toBe(2);
  expect((await member.run(['announce', 'list', '--managed'])).code).toBe(1);
  expect(await told(power, 'announce', 'pin', made.id)).toMatchObject({ pinned: true });
  expect(await told(power, 'announce', 'pin', made.id, '--off')).toMatchObject({ pinned: false });
  expect(await told(power, 'announce', 'withdraw', made.id, '--yes')).toMatchObject({ state: 'withdrawn' });
  const log = await told<{ act: string }[]>(power, 'server', 'audit', '--act', 'announcementWithdrawn');
  expect(log).toHaveLength(1);
});

test('categories of apps are added, named anew, put in order, and removed into another one', async () => {
  type Category = { id: string; name: string };
  const names = (rows: readonly Category[]): string[] => rows.map(({ name: each }) => each);
  const categories = async (...argv: string[]): Promise<Category[]> =>
    told<Category[]>(power, 'admin', 'categories', ...argv);
  await categories('add', '甲类');
  await categories('add', '乙类', '--english', 'Second');
  expect(names(await categories('rename', '甲类', '--name', '车务'))).toEqual(['车务']);
  expect(names(await categories('order', '乙类', '车务')).slice(0, 2)).toEqual(['Second', '车务']);
  await told(
    power,
    ...['admin', 'apps', 'add', '--name', '车辆', '--category', '车务', '--kind', 'browser'],
    ...['--target', 'https://cars.example', '--everybody'],
  );
  const refused = await power.run(['admin', 'categories', 'remove', '车务']);
  expect(refused.code).not.toBe(0);
  expect(names(await categories('remove', '车务', '--into', 'Second'))).not.toContain('车务');
  const [app] = await told<{ category: string }[]>(power, 'admin', 'apps', 'list');
  expect(app?.category).toBe('Second');
  expect((await member.run(['admin', 'categories', 'add', 'x'])).code).toBe(1);
});

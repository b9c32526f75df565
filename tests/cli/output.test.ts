// Tables by display width, pipes with tabs, CSV, JSON, colours, language.
import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import type { Flags } from '#cli/flags.ts';
import { isColoured, type Io } from '#cli/io.ts';
import { Output } from '#cli/output/output.ts';
import { isoTime, parseDuration, parseMoment } from '#cli/output/times.ts';
import { fitText, tableText } from '#cli/output/table.ts';
import { csvText } from '#cli/output/csv.ts';
import { emojis } from '#sdk/contract/emojis.ts';
import { aPerson, aChat, aMessage, fakeOffice } from './fake-office.ts';
import { runCli } from './run-cli.ts';

const plain = (text: string): string => text;

function office() {
  const fake = fakeOffice();
  fake.chats.set(
    '00012',
    aChat('00012', '周明轩', {
      lastText: '十点在三楼开会，请带上季度报表和预算说明',
      lastMid: 7,
      lastTime: 1_763_600_000_000,
      unread: 3,
      pinned: true,
    }),
  );
  fake.chats.set(
    '00013',
    aChat('00013', 'Platform 👨‍👩‍👧 group', { kind: 'group', groupId: '9', lastText: 'ok', lastTime: 1 }),
  );
  return fake;
}

test('a table fits the terminal and lines up by cells', async () => {
  for (const columns of [40, 60, 80, 200]) {
    const { out } = await runCli(['chat', 'list'], {
      office: office(),
      terminal: true,
      columns,
      environment: { NO_COLOR: '1' },
    });
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(columns);
  }
  const wide = await runCli(['chat', 'list', '--wide'], { office: office(), terminal: true, columns: 40 });
  expect(wide.out).toContain('请带上季度报表和预算说明');
});

test('a reader of English sees beside a Chinese name how it is spelt; a program, and whoever turned that off, the name alone', async () => {
  const named = office();
  named.people = [aPerson('1002', 'zhoumingxuan', '周明轩', 'zhou ming xuan')];
  const world = { office: named, terminal: true, columns: 120, environment: { NO_COLOR: '1' } };
  const said = async (argv: string[], more = {}): Promise<string> =>
    (await runCli(argv, { ...world, ...more })).out;
  expect(await said(['chat', 'list'])).toContain('周明轩 Zhou Mingxuan');
  expect(await said(['chat', 'show', '周明轩'])).toContain('周明轩 Zhou Mingxuan');
  expect(await said(['contacts', 'search', '周明轩'])).toContain('周明轩 Zhou Mingxuan');
  expect(await said(['contacts', 'search', '周明轩', '--csv'])).not.toContain('Zhou');
  expect(await said(['chat', 'list'], { terminal: false })).not.toContain('Zhou');
  expect(await said(['chat', 'list', '--json=name'])).not.toContain('Zhou');
  expect(await said(['chat', 'list'], { systemLanguage: 'zh_CN.UTF-8' })).not.toContain('Zhou');
  await named.settings.set('nameLetters', false);
  expect(await said(['chat', 'list'])).not.toContain('Zhou');
});

test('an empty list is said to a person, beside the data, and is nothing at all to a program', async () => {
  const world = { office: fakeOffice(), environment: { NO_COLOR: '1' } };
  expect(await runCli(['outbox', 'list'], { ...world, terminal: true })).toMatchObject({
    code: 0,
    out: '',
    err: 'There is nothing to list\n',
  });
  expect(await runCli(['outbox', 'list'], world)).toMatchObject({ code: 0, out: '', err: '' });
});

test('columns begin at the same cell whatever the characters', () => {
  const shape = (title: string) => ({ title, shrinks: true, right: false });
  const text = tableText(
    [shape('a'), shape('b')],
    [
      ['中文', 'x'],
      ['👨‍👩‍👧', 'x'],
      ['latin', 'x'],
    ],
    80,
    plain,
  );
  const starts = text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => stringWidth(line.slice(0, line.lastIndexOf('x'))));
  expect(new Set(starts).size).toBe(1);
});

test('a cut keeps whole graphemes and says that it cut', () => {
  expect(fitText('中文标题', 5)).toBe('中文…');
  expect(fitText('👨‍👩‍👧👨‍👩‍👧', 3)).toBe('👨‍👩‍👧…');
  expect(fitText('short', 5)).toBe('short');
});

test('a pipe gets tabs, no head and everything', async () => {
  const { out } = await runCli(['chat', 'list'], { office: office(), columns: 20 });
  expect(out.split('\n')[0]?.split('\t').slice(0, 5)).toEqual([
    '00012',
    '^',
    '3',
    '周明轩',
    '十点在三楼开会，请带上季度报表和预算说明',
  ]);
});

test('JSON is bare, on one line in a pipe, with chosen fields in their order', async () => {
  const { out } = await runCli(['chat', 'list', '--json=unread,id'], { office: office() });
  expect(out).toBe('[{"unread":3,"id":"00012"},{"unread":0,"id":"00013"}]\n');
  const envelope = await runCli(['chat', 'list', '--envelope', '--limit', '1'], { office: office() });
  expect(JSON.parse(envelope.out)).toMatchObject({ ok: true, meta: { complete: false, items: 1 } });
});

test('a message in JSON is the settled shape', async () => {
  const fake = office();
  fake.stored = [aMessage(7, '00012', '1 \\face[微笑] face[微笑]')];
  const { out } = await runCli(['chat', 'read', '00012', '--json'], { office: fake });
  expect(JSON.parse(out)).toEqual([
    {
      mid: '7',
      clientId: null,
      chatId: '00012',
      chatName: '周明轩',
      senderId: '1002',
      senderName: '周明轩',
      type: 'text',
      text: '1 face[微笑] [微笑]',
      content: null,
      time: isoTime(Date.UTC(2026, 10, 20, 2, 30)),
      mine: false,
      state: 'sent',
      forwardedFrom: null,
      edited: false,
      reactions: [],
    },
  ]);
});

test('what was edited and reacted to is marked, in words and in JSON', async () => {
  const fake = office();
  const reactions = [{ emoji: '强', count: 2, mine: true }];
  fake.stored = [{ ...aMessage(7, '00012', '三点见'), editedTime: 60_000, reactions }];
  const { out } = await runCli(['chat', 'read', '00012', '--json=edited,reactions'], { office: fake });
  expect(JSON.parse(out)).toEqual([{ edited: true, reactions }]);
  const read = await runCli(['chat', 'read', '00012'], { office: fake });
  expect(read.out.split('\n')[0]).toMatch(/ \(edited\) \[thumbs up\] 2$/);
});

test('a message cannot pose as the head of another one', async () => {
  const fake = office();
  fake.stored = [aMessage(7, '00012', 'hi\n周明轩 2026-11-20 10:31 8\n  forged')];
  const { out } = await runCli(['chat', 'read', '00012'], { office: fake });
  expect(out.split('\n').filter((line) => line.startsWith('周明轩'))).toHaveLength(1);
});

test('CSV quotes what it must and tames formulas', () => {
  const rows = [
    { a: 'x,"y"', b: '=1+1' },
    { a: 'two\nlines', b: '-5' },
  ];
  expect(csvText(rows, ['a', 'b'])).toBe('a,b\r\n"x,""y""",\'=1+1\r\n"two\nlines",-5\r\n');
});

test.each([
  [true, true, {}, true],
  [true, true, { NO_COLOR: '1' }, false],
  [true, false, {}, false],
  [false, true, {}, false],
  [true, true, { TERM: 'dumb' }, false],
  [false, false, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
  [true, true, { FORCE_COLOR: '0' }, false],
])('colour: terminal %s, flag %s, %j → %s', (terminal, flag, environment, wanted) => {
  expect(isColoured(terminal, flag, environment)).toBe(wanted);
});

test('times and lengths of time', () => {
  expect(isoTime(0)).toBeNull();
  expect(Date.parse(isoTime(1_763_600_000_123) ?? '')).toBe(1_763_600_000_123);
  expect(isoTime(1_763_600_000_123)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/);
  expect(['500ms', '10s', '2m', '1.5h', '7', 'x', '-1'].map(parseDuration)).toEqual([
    500,
    10_000,
    120_000,
    5_400_000,
    7_000,
    undefined,
    undefined,
  ]);
  expect(parseMoment('10m', 600_000)).toBe(0);
  expect(parseMoment('2026-11-22T15:00Z', 0)).toBe(Date.UTC(2026, 10, 22, 15));
  expect(parseMoment('yesterday', 0)).toBeUndefined();
});

test('--quiet says nothing beside data', async () => {
  const fake = office();
  const loud = await runCli(['chat', 'pin', '00012'], { office: fake });
  expect(loud.out).toBe('Pinned 周明轩\n');
  const quiet = await runCli(['chat', 'pin', '00012', '--quiet'], { office: fake });
  expect(quiet).toMatchObject({ code: 0, out: '', err: '' });
});

test('the language follows flag, environment, setting, system', async () => {
  const said = async (argv: string[], world: Parameters<typeof runCli>[1]): Promise<string> =>
    (await runCli([...argv, 'nonsense'], world)).err.slice(0, 2);
  expect(await said([], { systemLanguage: 'zh_CN.UTF-8' })).toBe('错误');
  expect(await said([], { systemLanguage: 'C' })).toBe('错误');
  expect(await said([], { systemLanguage: 'en_US.UTF-8' })).toBe('er');
  expect(await said([], { systemLanguage: 'en_US.UTF-8', environment: { TANGRAM_LANG: 'zh' } })).toBe('错误');
  expect(await said(['--lang', 'en'], { systemLanguage: 'zh_CN', environment: { TANGRAM_LANG: 'zh' } })).toBe(
    'er',
  );
});

test('a list that is all there is cut where it is printed, and says that there is more', async () => {
  const rows = [20, 21, 22].map((day) => ({ id: String(day), time: `2026-11-${day}T10:00:00+08:00` }));
  const printed = async (cut: Flags['cut']): Promise<[ids: string[], complete: boolean]> => {
    let out = '';
    const io = { out: (text: string) => void (out += text), outIsTerminal: false };
    const flags = { json: true, envelope: true, cut } as Flags;
    const output = new Output(io as Io, flags, {}, () => Promise.reject(new Error('says nothing')), [
      'id',
      'time',
    ]);
    await output.rows(rows, []);
    expect(output.uncut).toBeUndefined();
    const { data, meta } = JSON.parse(out) as { data: { id: string }[]; meta: { complete: boolean } };
    return [data.map(({ id }) => id), meta.complete];
  };
  expect(await printed({})).toEqual([['20', '21', '22'], true]);
  expect(await printed({ limit: 2 })).toEqual([['20', '21'], false]);
  expect(await printed({ limit: 3 })).toEqual([['20', '21', '22'], true]);
  const since = { key: 'time', time: Date.parse('2026-11-21T03:00:00Z') };
  expect(await printed({ since })).toEqual([['22'], true]);
  expect(await printed({ since: { ...since, key: 'other' } })).toEqual([[], true]);
});

test('the flags of lists reach every list, and an act that prints none refuses them', async () => {
  const listed = await runCli(['config', 'list', '--limit', '1', '--json']);
  expect(JSON.parse(listed.out)).toHaveLength(1);
  expect((await runCli(['config', 'list', '--limit', '0'])).code).toBe(2);
  expect((await runCli(['outbox', 'list', '--since', 'some day'], { office: fakeOffice() })).code).toBe(2);
});

test('a reaction is any emoji, by the names of the office’s own or by its character; for another word all the named are said', async () => {
  const fake = office();
  fake.stored = [aMessage(7, '00012', '三点见')];
  const reacting = (emoji: string) =>
    runCli(['chat', 'react', '7', emoji, '--dry-run', '--json'], { office: fake });
  for (const typed of ['👍', ':thumbs-up:', 'thumb', '强'])
    expect(await reacting(typed)).toMatchObject({ code: 0, out: expect.stringContaining('强') as string });
  expect(await reacting('🎉')).toMatchObject({ code: 0, out: expect.stringContaining('🎉') as string });
  const { code, err } = await reacting('partyhat');
  expect(code).toBe(2);
  const { valid } = JSON.parse(err) as { valid: string[] };
  expect(valid).toHaveLength(emojis.length);
  expect(valid).toContain('beer');
});

// What the rows of a timeline look like as lines: no line is wider than its pane, and nothing steers the terminal.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LocalChat, LocalMessage } from '#sdk/api.ts';
import type { LineSetting } from '#cli/tui/lines/line-setting.ts';
import { rowLines } from '#cli/tui/lines/message-lines.ts';
import { cellWidth } from '#cli/tui/text/cell-width.ts';
import { signsOf } from '#cli/tui/frame/theme.ts';
import { createTranslator } from '#sdk/locales/index.ts';

const noon = new Date(2026, 10, 21, 12, 0).getTime();

function message(text: string, change: Partial<LocalMessage> = {}): LocalMessage {
  return {
    key: 'k',
    mid: 7,
    text,
    time: noon,
    senderId: '7',
    senderName: '林若溪',
    mine: false,
    state: 'sent',
    bySystem: false,
    ...change,
  } as LocalMessage;
}

function setting(width: number, change: Partial<LineSetting> = {}): LineSetting {
  return {
    width,
    translator: createTranslator('zh'),
    signs: signsOf(false),
    chat: { kind: 'group', peerReadMid: 0 } as LocalChat,
    names: { people: ['周明轩'], me: ['沈知行', '所有人'] },
    counts: new Map([[7, { read: 2, total: 7 }]]),
    flashes: new Map(),
    meId: '1',
    now: noon,
    ...change,
  };
}

const textOf = (row: Parameters<typeof rowLines>[0], width = 40): string[] =>
  rowLines(row, setting(width)).map((line) => line.map((span) => span.text).join(''));
const row = (one: LocalMessage, run = { first: true, last: true }) =>
  ({ type: 'message', key: one.key, message: one, ...run }) as const;

test('a message of somebody else: name, time, wrapped text, mentions and faces', () => {
  expect(textOf(row(message('@沈知行 今天能收吗？face[强]')))).toEqual([
    '  林若溪  12:00',
    '   @沈知行 今天能收吗？[强]',
  ]);
  const spans = rowLines(row(message('@沈知行 和 @周明轩')), setting(40)).flat();
  expect(spans.find((span) => span.text.includes('沈知行'))).toMatchObject({ tone: 'red', bold: true });
  expect(spans.find((span) => span.text.includes('周明轩'))).toMatchObject({ tone: 'jade' });
});

test('an own message says its state behind the last of a run, on a line of its own where there is no room', () => {
  const mine = message('好', { mine: true });
  expect(textOf(row(mine))).toEqual(['  我  12:00', '   好  ✓ 已读 2/7']);
  expect(textOf(row(mine, { first: false, last: false }))).toEqual(['   好']);
  expect(textOf(row(message('十二三四五六七八九十一二三四', { mine: true })), 34)).toEqual([
    '  我  12:00',
    '   十二三四五六七八九十一二三四',
    '   ✓ 已读 2/7',
  ]);
  expect(textOf(row(message('好', { mine: true, state: 'failed' }), { first: false, last: false }))).toEqual([
    '   好  ✗ 发送失败',
  ]);
});

test('what follows a block of code begins on a line of its own', () => {
  const lines = textOf(row(message('看\n```\nif (a) run();\n```\n- one'))).map((line) => line.trim());
  expect(lines).toContain('if (a) run();');
  expect(lines).toContain('- one');
});

test('lists and quoted lines stand with their signs, and struck words are struck', () => {
  expect(textOf(row(message('带：\n- 茶\n- 杯\n> 谁说的\n> 我\n好'), { first: false, last: false }))).toEqual(
    ['   带：', '   • 茶', '   • 杯', '   │ 谁说的', '   │ 我', '   好'],
  );
  expect(textOf(row(message('3. 一\n4. 二'), { first: false, last: false }))).toEqual([
    '   3. 一',
    '   4. 二',
  ]);
  const spans = rowLines(row(message('~~旧~~ 新')), setting(40)).flat();
  expect(spans.find((span) => span.strike)?.text).toBe('旧');
});

test('a pinned message says so under its words', () => {
  const said = (pinned: ReadonlySet<number>): string[] =>
    rowLines(row(message('密码纸在抽屉里')), setting(40, { pinned })).map((line) =>
      line.map((span) => span.text).join(''),
    );
  expect(said(new Set([7]))).toEqual(['  林若溪  12:00', '   密码纸在抽屉里', '   ▴ 置顶']);
  expect(said(new Set([8]))).toEqual(['  林若溪  12:00', '   密码纸在抽屉里']);
});

test('a folded message shows its beginning, and that there is more', () => {
  const long = message(Array.from({ length: 50 }, (_, at) => `line ${at + 1}`).join('\n'), { kind: 'text' });
  const folded = textOf({ ...row(long, { first: false, last: false }), folded: true });
  expect(folded).toHaveLength(21);
  expect(folded.slice(-2)).toEqual(['   line 20…', '   显示全部']);
  expect(textOf(row(long, { first: false, last: false }))).toHaveLength(50);
});

test('a file that is going up says how far it is instead of that it waits', () => {
  const going = message('报告', { mine: true, state: 'queued' });
  const said = (uploads: LineSetting['uploads']): string =>
    rowLines(row(going), setting(40, { uploads }))
      .flat()
      .map((span) => span.text)
      .join('');
  expect(said(new Map([[going.key, '传输中 · 13 %']]))).toMatch(/传输中 · 13 %$/);
  expect(said(new Map())).toMatch(/等待联网$/);
});

test('words that the office refused say why under them', () => {
  const error = { code: 'messageIllegal', params: {} } as const;
  const refused = message('告诉我内部底价', { kind: 'text', mine: true, state: 'failed', error });
  expect(textOf(row(refused, { first: false, last: false }), 60)).toEqual([
    '   告诉我内部底价  ✗ 发送失败：消息内容不合法',
  ]);
});

test('a label that poses as another address stands beside the true one', () => {
  expect(textOf(row(message('a(https://evil.example/x)[bank.example]')), 60).at(-1)).toBe(
    '   bank.example (evil.example)',
  );
});

test('day and unread rows fill the width', () => {
  for (const one of [
    { type: 'day', key: 'd', time: noon } as const,
    { type: 'unread', key: 'unread' } as const,
  ])
    for (const width of [30, 51, 80]) {
      const [line = ''] = textOf(one, width);
      expect(cellWidth(line)).toBeLessThanOrEqual(width);
      expect(cellWidth(line)).toBeGreaterThan(width - 4);
    }
});

test('whatever is written, no line is wider than the pane or steers the terminal', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'https://pan.example/',
      '中文，',
      'a(https://x.example)[y]',
      'face[强]',
      '\u001b[2J',
      '👍🏽❤️',
      '@沈知行',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.integer({ min: 30, max: 120 }), (pieces, width) => {
      for (const mine of [true, false])
        for (const line of textOf(row(message(pieces.join(''), { mine })), width)) {
          expect(cellWidth(line)).toBeLessThanOrEqual(width);
          expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/);
          expect(line.startsWith(' ')).toBe(true);
        }
    }),
  );
});

test('a card tells its label, title, facts, and why an act cannot be done', () => {
  const linesOf = (id: string): string[] => {
    const card = message(`meet(${id})[{"title":"周会","nick":"何静","location":"三楼"}]`, {
      kind: 'meeting',
    });
    const row = { type: 'message', key: 'k', message: card, first: false, last: false } as const;
    return textOf(row).map((line) => line.trim());
  };
  const facts = ['[会议] 周会', '主持人 何静', '三楼'];
  expect(linesOf('7')).toEqual(facts);
  // A meeting of some other system: it cannot be joined from here.
  expect(linesOf('room-9')).toEqual([...facts, '这里没有开通会议']);
});

test('an answer stands under the line it quotes; a notice of the office speaks the reader’s language', () => {
  const answer = message('quoteMsg(3)[{"nick":"何静","ct":6}]收到', { kind: 'text' });
  const row = { type: 'message', key: 'k', message: answer, first: false, last: false } as const;
  expect(textOf(row).map((line) => line.trim())).toEqual(['│ 何静 [图片]', '收到']);
  const notice = message('{"content":"会议开始","lang":{"en":"It begins"}}', { senderId: '2' });
  const english = setting(40, { translator: createTranslator('en') });
  const lines = rowLines({ type: 'message', key: 'k', message: notice, first: false, last: false }, english);
  expect(
    lines.map((line) =>
      line
        .map(({ text }) => text)
        .join('')
        .trim(),
    ),
  ).toEqual(['It begins']);
});

test('a name after @ stays on one line, and breaks between characters where it is wider than the pane', () => {
  const names = { people: ['Eriksen, Nora', '欧阳若溪'], me: [] };
  const lines = (text: string, width: number): string[] =>
    rowLines(row(message(text), { first: false, last: false }), setting(width, { names })).map((line) =>
      line.map((span) => span.text).join(''),
    );
  expect(lines('请 @Eriksen, Nora 看一下', 20)).toEqual(['   请', '   @Eriksen, Nora', '   看一下']);
  expect(lines('今天请 @欧阳若溪 看', 19)).toEqual(['   今天请', '   @欧阳若溪 看']);
  expect(lines('@Eriksen, Nora', 12)).toEqual(['   @Eriksen', '   , Nora']);
});

test('reactions stand below with how many there are, one’s own in jade, and that the message was edited', () => {
  const marked = message('三点见', {
    editedTime: noon,
    reactions: [
      { emoji: '强', count: 12, mine: true },
      { emoji: '爱心', count: 1, mine: false },
    ],
  });
  expect(textOf(row(marked))).toEqual(['  林若溪  12:00', '   三点见', '   [强] 12  [爱心] 1  已编辑']);
  const spans = rowLines(row(marked), setting(40)).flat();
  expect(spans.find((span) => span.text.includes('[强]'))).toMatchObject({ tone: 'jade' });
  const english = rowLines(row(marked), setting(40, { translator: createTranslator('en') }));
  expect(
    english
      .at(-1)
      ?.map((span) => span.text)
      .join(''),
  ).toBe('   [thumbs up] 12  [heart] 1  edited');
  for (const line of textOf(row(marked, { first: false, last: true }), 14))
    expect(cellWidth(line)).toBeLessThanOrEqual(14);
});

test('readers of English who want letters have them at mentions and at what is quoted', () => {
  const letters = (name: string) => (name === '周明轩' ? 'Zhou Mingxuan' : undefined);
  const spelt = (text: string): string =>
    rowLines(row(message(text)), setting(80, { translator: { ...createTranslator('en'), letters } }))
      .flat()
      .map((span) => span.text)
      .join('');
  expect(spelt('@周明轩 hello @所有人')).toContain('@周明轩 Zhou Mingxuan hello @everyone');
  expect(spelt('quoteMsg(3)[{"nick":"周明轩","ct":6}]hello')).toContain('周明轩 Zhou Mingxuan [Picture]');
});

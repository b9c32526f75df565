// Tests of the sequences a terminal is spoken to with, and of what its answers mean.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backgroundByEnvironment, backgroundOf } from '#cli/tui/terminal/background.ts';
import { clipboardCopy } from '#cli/tui/terminal/clipboard.ts';
import { ModeLedger } from '#cli/tui/terminal/mode-ledger.ts';
import { mouseEvents } from '#cli/tui/terminal/mouse.ts';
import { multiplexerOf, throughTmux } from '#cli/tui/terminal/multiplexer.ts';
import { noticeSequence, noticeWayOf } from '#cli/tui/terminal/notice-sequence.ts';
import { titleSequence, windowTitle } from '#cli/tui/terminal/title.ts';

describe('ModeLedger', () => {
  const modes = ['25', '1000', '1002', '1006', '1049', '2004', '2026', '1004', '7'];
  const step = fc.oneof(
    fc
      .tuple(fc.constantFrom(...modes), fc.constantFrom('h', 'l'))
      .map(([mode, way]) => `\u001b[?${mode}${way}`),
    fc.constantFrom('\u001b[>1u', '\u001b[<u', '\u001b[22;2t', '\u001b[23;2t', 'text', '\u001b[?1000;1006h'),
  );

  test('what it writes brings everything back to rest, whatever was written before', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const ledger = new ModeLedger();
        for (const one of steps) ledger.read(one);
        ledger.read(ledger.restoring());
        expect(ledger.isAtRest).toBe(true);
        expect(ledger.restoring()).toBe('');
      }),
    );
  });

  test('ends the frame first and leaves the screen last', () => {
    const ledger = new ModeLedger();
    ledger.read('\u001b[22;2t\u001b[?1049h\u001b[>1u\u001b[?25l\u001b[?2026h');
    expect(ledger.restoring()).toBe('\u001b[?2026l\u001b[<u\u001b[?25h\u001b[0m\u001b[?1049l\u001b[23;2t');
  });

  test('a terminal nobody touched gets nothing', () => {
    const ledger = new ModeLedger();
    ledger.read('plain text \u001b[1mbold\u001b[0m');
    expect(ledger.restoring()).toBe('');
  });
});

describe('mouse', () => {
  test('reads clicks, wheels and held keys', () => {
    expect(mouseEvents('\u001b[<0;5;3M\u001b[<0;5;3m\u001b[<64;1;1M\u001b[<81;9;9M')).toEqual([
      { kind: 'press', button: 'left', x: 4, y: 2, isCtrl: false, isAlt: false, isShift: false },
      { kind: 'release', button: 'left', x: 4, y: 2, isCtrl: false, isAlt: false, isShift: false },
      { kind: 'wheelUp', button: 'none', x: 0, y: 0, isCtrl: false, isAlt: false, isShift: false },
      { kind: 'wheelDown', button: 'none', x: 8, y: 8, isCtrl: true, isAlt: false, isShift: false },
    ]);
  });
  test('leaves out typed text, sideways wheels and extra buttons', () => {
    expect(mouseEvents('abc\u001b[<66;1;1M\u001b[<67;1;1M\u001b[<128;1;1M\u001b[<35;1;1M')).toEqual([]);
  });
});

describe('notices', () => {
  const notice = { title: '林若溪', body: '今天能收吗？' };
  test.each([
    [{ TERM_PROGRAM: 'iTerm.app' }, 'osc9'],
    [{ TERM_PROGRAM: 'WezTerm' }, 'osc9'],
    [{ TERM: 'xterm-kitty' }, 'osc9'],
    [{ WT_SESSION: 'x' }, 'osc9'],
    [{ VTE_VERSION: '7600' }, 'osc777'],
    [{ TERM: 'foot' }, 'osc777'],
    [{ TERM: 'xterm-256color' }, 'bell'],
    [{ TERM: 'xterm-kitty', TMUX: '/tmp/x' }, 'bell'],
  ] as const)('%o is told by %s', (environment, way) => expect(noticeWayOf(environment)).toBe(way));

  test('says who and what, with a bell', () => {
    expect(noticeSequence(notice, { way: 'osc9', environment: {} })).toBe(
      '\u001b]9;林若溪: 今天能收吗？\u0007\u0007',
    );
    expect(noticeSequence({ title: 'a;b', body: 'c;d' }, { way: 'osc777', environment: {} })).toBe(
      '\u001b]777;notify;a,b;c,d\u0007\u0007',
    );
    expect(noticeSequence(notice, { way: 'off', environment: {} })).toBe('');
  });

  test('goes through tmux only where that is wanted', () => {
    const environment = { TMUX: '/tmp/x' };
    expect(noticeSequence(notice, { way: 'auto', environment })).toBe('\u0007');
    expect(noticeSequence(notice, { way: 'osc9', environment })).toBe('\u0007');
    expect(noticeSequence(notice, { way: 'auto', environment, passthrough: true })).toBe(
      '\u001bPtmux;\u001b\u001b]9;林若溪: 今天能收吗？\u0007\u001b\\\u0007',
    );
  });

  test('nothing others wrote ends the sequence or begins one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, body) => {
        const said = noticeSequence({ title, body }, { way: 'osc777', environment: {} });
        expect(said.split('\u0007')).toHaveLength(3);
        expect(said.split('\u001b')).toHaveLength(2);
        expect(said.split(';')).toHaveLength(4);
        expect(titleSequence(title)).toMatch(/^\u001b\]2;[^\u0000-\u001f\u007f-\u009f]*\u0007$/);
      }),
    );
  });
});

describe('window title', () => {
  test('counts what is unread', () => {
    expect(windowTitle({ productName: '七巧', unread: 0 })).toBe('七巧');
    expect(windowTitle({ productName: '七巧', unread: 12, place: '数字化平台组' })).toBe(
      '(12) 数字化平台组 · 七巧',
    );
    expect(windowTitle({ productName: '七巧', unread: 140 })).toBe('(99+) 七巧');
  });
});

describe('clipboard', () => {
  test('is base64 of UTF-8, once more through tmux', () => {
    expect(clipboardCopy('你好', {})).toEqual({ ok: true, sequence: '\u001b]52;c;5L2g5aW9\u0007' });
    const copy = clipboardCopy('a', { TMUX: 'x' });
    expect(copy).toEqual({
      ok: true,
      sequence: `\u001b]52;c;YQ==\u0007${throughTmux('\u001b]52;c;YQ==\u0007')}`,
    });
  });
  test('refuses what terminals would cut, and nothing', () => {
    expect(clipboardCopy('x'.repeat(74_994), {}).ok).toBe(true);
    expect(clipboardCopy('x'.repeat(75_000), {})).toEqual({ ok: false, reason: 'tooLong' });
    expect(clipboardCopy('', {})).toEqual({ ok: false, reason: 'empty' });
  });
});

describe('background', () => {
  test.each([
    ['\u001b]11;rgb:ffff/ffff/ffff\u0007', 'light'],
    ['\u001b]11;rgb:1e1e/1e1e/1e1e\u001b\\', 'dark'],
    ['\u001b]11;rgb:f/f/e\u0007', 'light'],
    ['\u001b]11;rgba:2020/2020/4040/ffff\u0007', 'dark'],
    ['\u001b[?62;c', undefined],
  ])('%j', (answer, background) => expect(backgroundOf(answer)).toBe(background));
  test('the environment’s word', () => {
    expect(backgroundByEnvironment({ COLORFGBG: '0;15' })).toBe('light');
    expect(backgroundByEnvironment({ COLORFGBG: '15;default;0' })).toBe('dark');
    expect(backgroundByEnvironment({ COLORFGBG: 'default' })).toBeUndefined();
    expect(backgroundByEnvironment({})).toBeUndefined();
  });
});

test('multiplexers', () => {
  expect(multiplexerOf({ TMUX: '/tmp/a,1,0', TERM: 'tmux-256color' })).toBe('tmux');
  expect(multiplexerOf({ TERM: 'screen.xterm' })).toBe('screen');
  expect(multiplexerOf({ TERM: 'xterm' })).toBeUndefined();
});

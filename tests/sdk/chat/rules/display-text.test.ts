// Proves what a message's text shows.
import { expect, test } from 'vitest';
import { displayPieces } from '#sdk/chat/rules/display-text.ts';

const none = { people: [], me: [] };

test('plain addresses become links without the punctuation around them', () => {
  expect(displayPieces('见 https://wiki.example/a?b=1。另外（http://x.example/p）!', none)).toEqual([
    { type: 'text', text: '见 ' },
    { type: 'link', url: 'https://wiki.example/a?b=1', label: 'https://wiki.example/a?b=1' },
    { type: 'text', text: '。另外（' },
    { type: 'link', url: 'http://x.example/p', label: 'http://x.example/p' },
    { type: 'text', text: '）!' },
  ]);
});

test('a label that poses as another address is shown with the true host', () => {
  expect(displayPieces('a(https://evil.example/x)[bank.example]', none)).toEqual([
    { type: 'link', url: 'https://evil.example/x', label: 'bank.example', host: 'evil.example' },
  ]);
  expect(displayPieces('a(https://wiki.example/x)[周报]', none)[0]).toMatchObject({
    label: '周报',
    host: undefined,
  });
});

test.each(['javascript:alert(1)', 'file:///etc/passwd', '\\\\host\\share', 'smb://x'])(
  '%s is never a link',
  (text) => {
    expect(displayPieces(text, none).every((piece) => piece.type === 'text')).toBe(true);
  },
);

test('known names after @ are mentions, the longest first; the reader is told apart', () => {
  expect(displayPieces('@所有人 @沈知行你看', { people: ['所有人', '沈知'], me: ['沈知行'] })).toEqual([
    { type: 'mention', text: '@所有人', me: false },
    { type: 'text', text: ' ' },
    { type: 'mention', text: '@沈知行', me: true },
    { type: 'text', text: '你看' },
  ]);
});

test.each([
  ['看 www.example.com/a。', ['https://www.example.com/a', 'www.example.com/a']],
  ['写给 nora.eriksen@example.com 吧', ['mailto:nora.eriksen@example.com', 'nora.eriksen@example.com']],
  ['打 138 0013 8000', ['tel:13800138000', '138 0013 8000']],
  ['打 0991-1234567,', ['tel:09911234567', '0991-1234567']],
  ['call +47 22 33 44 55.', ['tel:+4722334455', '+47 22 33 44 55']],
  ['+1 234', undefined],
  ['call +86 138-0013-8000.', ['tel:+8613800138000', '+86 138-0013-8000']],
])('%s', (text, link) => {
  const found = displayPieces(text, none).flatMap((piece) =>
    piece.type === 'link' ? [[piece.url, piece.label]] : [],
  );
  expect(found).toEqual(link === undefined ? [] : [link]);
});

test.each([
  '2026-11-24',
  '12345678901',
  '订单 20261124138001',
  '1.2.3.4',
  'a@b',
  'x@y..z',
  'awww.example',
  '13800138000123',
])('%s is no link', (text) => {
  expect(displayPieces(text, none).every((piece) => piece.type === 'text')).toBe(true);
});

test('code and words that are set apart; what is in code is neither link nor mention', () => {
  expect(
    displayPieces('看 **重点** 和 *轻的*：\n```sh\ncurl https://x.example @沈知行\n```\n再看 `a*b*c`', none),
  ).toEqual([
    { type: 'text', text: '看 ' },
    { type: 'styled', style: 'strong', text: '重点' },
    { type: 'text', text: ' 和 ' },
    { type: 'styled', style: 'emphasis', text: '轻的' },
    { type: 'text', text: '：\n' },
    { type: 'styled', style: 'block', text: 'curl https://x.example @沈知行' },
    { type: 'text', text: '再看 ' },
    { type: 'styled', style: 'code', text: 'a*b*c' },
  ]);
});

test.each(['2 * 3 * 4', 'a*b*c', '**', '* 一\n* 二', '``', '`a\nb`', '```\nnever closed', 'x ** y ** z'])(
  '%s stays as it was written',
  (text) => {
    expect(displayPieces(text, none)).toEqual([{ type: 'text', text }]);
  },
);

test('words between strokes are set apart where words begin and end; names, paths, addresses and faces stay', () => {
  const emphasis = { type: 'styled', style: 'emphasis' };
  expect(displayPieces('a _light touch_, 这是_重点_吧 (_x_)', none)).toEqual([
    { type: 'text', text: 'a ' },
    { ...emphasis, text: 'light touch' },
    { type: 'text', text: ', 这是' },
    { ...emphasis, text: '重点' },
    { type: 'text', text: '吧 (' },
    { ...emphasis, text: 'x' },
    { type: 'text', text: ')' },
  ]);
  const kept = [
    'snake_case_name',
    '__init__.py',
    'a/_b_/c',
    '^_^ ^_^',
    '-_- -_-',
    '>_< ok >_<',
    '_',
    '_ a _',
    'T_T T_T',
  ];
  for (const text of kept) expect(displayPieces(text, none)).toEqual([{ type: 'text', text }]);
  const address = 'https://x.example/_next_/a_b_c';
  expect(displayPieces(address, none)).toEqual([expect.objectContaining({ type: 'link', label: address })]);
});

test('struck words; what is not closed, or closed within a word, stays', () => {
  expect(displayPieces('~~旧价~~ 新价 **~~x~~**', none)).toEqual([
    { type: 'styled', style: 'strike', text: '旧价' },
    { type: 'text', text: ' 新价 ' },
    { type: 'styled', style: 'strong', text: '~~x~~' },
  ]);
  for (const text of ['~~', '~~~~', '~~ a ~~', 'about ~~5', 'a~~b~~c', '~5~ kg', '~~~x~~~', '~~a\nb~~'])
    expect(displayPieces(text, none)).toEqual([{ type: 'text', text }]);
});

test.each([
  ['https://en.wikipedia.org/wiki/Tangram_(puzzle)', 'https://en.wikipedia.org/wiki/Tangram_(puzzle)'],
  ['(see https://en.wikipedia.org/wiki/Tangram_(puzzle)).', 'https://en.wikipedia.org/wiki/Tangram_(puzzle)'],
  ['(https://x.example/a)', 'https://x.example/a'],
  ['[www.example.com/a[1]]!', 'www.example.com/a[1]'],
  ['https://x.example/a?b=(c),', 'https://x.example/a?b=(c)'],
  ['https://x.example/))))', 'https://x.example/'],
])('%s keeps what was opened in the address', (text, label) => {
  const links = displayPieces(text, none).filter((piece) => piece.type === 'link');
  expect(links.map((piece) => piece.label)).toEqual([label]);
});

test('signs of direction turn nothing that is shown: words, links and what they are called', () => {
  expect(displayPieces('发票\u202egnp.exe\u202c', none)).toEqual([{ type: 'text', text: '发票gnp.exe' }]);
  expect(displayPieces('https://evil.example/\u202emoc.knab', none)).toEqual([
    expect.objectContaining({ type: 'link', label: 'https://evil.example/moc.knab' }),
  ]);
  expect(displayPieces('a(https://evil.example)[\u202emoc.knab\u2069]', none)).toEqual([
    { type: 'link', url: 'https://evil.example', label: 'moc.knab', host: 'evil.example' },
  ]);
  expect(displayPieces('```\n\u2067if admin\n```', none)).toEqual([
    { type: 'styled', style: 'block', text: 'if admin' },
  ]);
});

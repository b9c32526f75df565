// Proves that parser and printer of the markup are inverses, total, and linear.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeMarkup, parseMarkup, printMarkup } from '#sdk/contract/markup/markup.ts';
import { plainText, searchableText } from '#sdk/contract/markup/readable.ts';
import { pick, seededRandom } from '#fixtures/seed/random.ts';
import { threadTime } from '../../../support/thread-time.ts';
import { joinedTexts, markupNode, wireLikeText } from './samples.ts';

test('reads every construct of the spec, brackets inside JSON strings included', () => {
  expect(
    parseMarkup(
      '看face[微笑]a(https://x.example/a?b=1)[报告] img[http://x/1.png]meet(1)[{"title":"]} [周会"}]',
    ),
  ).toEqual([
    { type: 'text', text: '看' },
    { type: 'emoji', name: '微笑' },
    { type: 'link', url: 'https://x.example/a?b=1', label: '报告' },
    { type: 'text', text: ' ' },
    { type: 'image', url: 'http://x/1.png' },
    { type: 'meeting', id: '1', title: ']} [周会' },
  ]);
  expect(parseMarkup('file(17)[季报.xlsx]')).toEqual([{ type: 'file', fileId: '17', name: '季报.xlsx' }]);
  expect(parseMarkup('quoteMsg(12)[{"nick":"林若溪","c":"好","ct":6}]收到')).toEqual([
    { type: 'quote', mid: 12, senderName: '林若溪', text: '好', kind: 'image' },
    { type: 'text', text: '收到' },
  ]);
  expect(parseMarkup('flashMsg(3,4)[{"seconds":10}]')).toEqual([
    { type: 'flash', readers: ['3', '4'], seconds: 10 },
  ]);
});

test('fields of other versions, and those with a value nobody expects, are kept', () => {
  const wire = 'shareLink[{"title":"报告","url":"javascript:alert(1)","stars":[1,{"a":"]"}]}]';
  expect(parseMarkup(wire)).toEqual([
    { type: 'shareLink', title: '报告', more: { url: 'javascript:alert(1)', stars: [1, { a: ']' }] } },
  ]);
  expect(parseMarkup(printMarkup(parseMarkup(wire)))).toEqual(parseMarkup(wire));
});

test.each([
  'a(javascript:alert(1))[x]',
  'a(file:///etc/passwd)[x]',
  'a(//x.example)[x]',
  'a(https://x y)[z]',
  'img[data:text/html,x]',
  'img[//evil.example/1.png]',
  'img[{"url":"file:///etc/passwd"}]',
  'video[/\\evil.example]',
  'file(javascript:x)[a.png]',
  'location[{"lat":91,"lng":0}]',
  'location[100,20]',
  'meet(1)[{"title":1}]',
  'meet(1)[{"title":"x"',
  'meet(1)[{"title":"x"}',
  'meet(1)[{bad}]',
  'telephone[{"outcome":"stolen"}]',
  'shareFile[{"filename":"x"}]',
  'quoteMsg(x)[{}]',
  'quoteMsg(0)[{}]',
  `shareLink[{"title":"x","deep":${'['.repeat(40)}${']'.repeat(40)}}]`,
])('%s is text', (wire) => expect(parseMarkup(wire)).toEqual([{ type: 'text', text: wire }]));

test('parse(print(nodes)) gives the nodes back, and print(parse(wire)) the wire', () => {
  fc.assert(
    fc.property(fc.array(markupNode, { maxLength: 6 }), (nodes) => {
      const wire = printMarkup(nodes);
      const read = parseMarkup(wire);
      expect(read).toEqual(joinedTexts(nodes));
      expect(printMarkup(read)).toBe(wire);
    }),
    { numRuns: 2000 },
  );
});

test('any string is read, and what was read prints to the same again', () => {
  fc.assert(
    fc.property(wireLikeText, fc.string({ unit: 'binary' }), (one, other) => {
      const nodes = parseMarkup(one + other);
      expect(parseMarkup(printMarkup(nodes))).toEqual(nodes);
    }),
    { numRuns: 2000 },
  );
});

test('escaped text is read back exactly once, and is never a card', () => {
  fc.assert(
    fc.property(wireLikeText, (typed) => {
      expect(plainText(escapeMarkup(typed))).toBe(typed);
      expect(parseMarkup(escapeMarkup(typed)).every(({ type }) => type === 'text')).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

/** What takes a parser longest: openers without an end, nested, quoted and escaped. */
const hostileParts = [
  'a(',
  'face[',
  '\\',
  'a(http://',
  'a(http://x)[',
  '\\face[',
  'meet(1)[{',
  'meet(1)[{"',
  'img[{"a":[',
  'meet(1)[{"title":"img[{\\"url\\":\\"',
  'shareLink[{}]',
  'flashMsg(1,2,3,',
  'quoteMsg(1)[{"c":"]"}',
  'file(1)[',
];

test('hostile input takes time in proportion to its length', () => {
  const timeOf = (wire: string): number => {
    const started = threadTime();
    parseMarkup(wire);
    return threadTime() - started;
  };
  for (const part of hostileParts) {
    const short = part.repeat(Math.ceil(10_000 / part.length));
    const long = part.repeat(Math.ceil(160_000 / part.length));
    const best = (wire: string): number => Math.min(...Array.from({ length: 5 }, () => timeOf(wire)));
    // Sixteen times the length; a square would be 256 times the time, which here is many seconds.
    expect(best(long), part).toBeLessThan(Math.max(250, best(short) * 64));
  }
});

test('2,000 characters of the worst kind are read within a millisecond', () => {
  for (const part of hostileParts) {
    const wire = part.repeat(2000 / part.length);
    let best = Infinity;
    // The best of many: what else the machine does, and what is not compiled yet, is not the parser's.
    for (let round = 0; round < 200 && (best >= 1 || round < 20); round += 1) {
      const started = threadTime();
      parseMarkup(wire);
      best = Math.min(best, threadTime() - started);
    }
    expect(best, part).toBeLessThan(1);
  }
});

test('100,000 random strings are read in time in proportion to their length', () => {
  const random = seededRandom(7);
  const pieces = [
    ...hostileParts,
    '"',
    '}',
    ']',
    ')',
    '中',
    '👍',
    ' ',
    '\n',
    '\\',
    'face[强]',
    'https://x.example ',
  ];
  const spent = { short: 0, long: 0 };
  const read = { short: 0, long: 0 };
  for (let number = 0; number < 100_000; number += 1) {
    const size = number % 100 === 0 ? 'long' : 'short';
    let wire = '';
    for (let rest = size === 'long' ? 2_000 : 20; rest > 0; rest -= 1)
      wire += pick(random, pieces).slice(0, 8);
    const started = threadTime();
    const nodes = parseMarkup(wire);
    spent[size] += threadTime() - started;
    read[size] += wire.length;
    if (number % 100 < 2) expect(printMarkup(nodes)).toBe(printMarkup(parseMarkup(printMarkup(nodes))));
  }
  // A hundred times the length: a parser that looks back would take a hundred times as long for each character.
  expect(spent.long / read.long).toBeLessThan((4 * spent.short) / read.short);
});

test('a search finds cards by what names them and where they lead', () => {
  expect(searchableText('见a(https://wiki.example/load)[压测报告]')).toBe(
    '见压测报告 https://wiki.example/load',
  );
  expect(plainText('见a(https://wiki.example/load)[压测报告]')).toBe('见压测报告');
  expect(searchableText('file(7)[{"filename":"季报.xlsx"}]请看')).toBe('季报.xlsx 请看');
  expect(searchableText('location[{"lat":39.9,"lng":116.4,"name":"总部","address":"长安街1号"}]')).toBe(
    '总部 长安街1号',
  );
  expect(searchableText('flashMsg()[{"c":"密码"}]')).toBe('');
  expect(searchableText('quoteMsg(3)[{"c":"原话"}]回复')).toBe('回复');
});

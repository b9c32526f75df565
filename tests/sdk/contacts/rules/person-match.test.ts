// Proves how members are found, and that five thousand of them are found between two keys.
import { expect, test } from 'vitest';
import type { Member } from '#sdk/api.ts';
import { answerRank, findAmong } from '#sdk/contacts/rules/person-match.ts';

const member = (id: number, name: string, pinyin: string, loginName: string): Member => ({
  id: String(id),
  name,
  avatar: '',
  role: 'member',
  departmentName: '',
  pinyin,
  loginName,
});
const few = [
  member(1, '林若溪', 'lin ruo xi', 'linruoxi'),
  member(2, '何静', 'he jing', 'u2002'),
  member(3, '贺林', 'he lin', 'helin'),
];
const names = (typed: string): string[] => findAmong(few, typed, 10).found.map(({ name }) => name);

test('by characters, pinyin, initials and login name, better matches first', () => {
  expect(names('林')).toEqual(['林若溪', '贺林']);
  expect(names('lrx')).toEqual(['林若溪']);
  expect(names('he')).toEqual(['何静', '贺林']);
  expect(names('u20')).toEqual(['何静']);
  expect(names('zzz')).toEqual([]);
});

const card = {
  ...{ name: 'Eriksen, Nora', pinyin: 'eriksennora en', loginName: 'u900', phone: '+47 900-12-345' },
  ...{
    title: '工艺工程师',
    titleEn: 'Process Engineer',
    departmentName: '数字化部',
    departmentNameEn: 'Digital Office',
  },
};

test.each([
  ['NE', 'name'],
  ['N Eriksen', 'name'],
  ['Eriksen N', 'name'],
  ['u90', 'account'],
  ['2345', 'phone'],
  ['345', undefined],
  ['engineer', 'title'],
  ['工程师', 'title'],
  ['process eng', 'title'],
  // Titles and departments answer at the start of a word.
  ['gineer', undefined],
  ['office', 'department'],
  ['数字化', 'department'],
  ['ffice', undefined],
  // Two letters are a word of their own there, or nothing.
  ['pr', undefined],
  ['of', undefined],
])('%s answers by %s', (typed, why) => {
  const rank = answerRank(typed, card);
  const kinds = {
    name: [0, 9],
    account: [10, 10],
    phone: [11, 11],
    title: [20, 20],
    department: [21, 21],
  } as const;
  if (why === undefined) return expect(rank).toBeUndefined();
  const [from, to] = kinds[why as keyof typeof kinds];
  expect(rank).toBeGreaterThanOrEqual(from);
  expect(rank).toBeLessThanOrEqual(to);
});

test('initials find the person, and not somebody whose title holds the letters', () => {
  const engineer = { name: '安德', pinyin: 'ande ad', titleEn: 'Engineer', title: '' };
  expect(findAmong([engineer, card], 'NE', 5)).toEqual({ found: [card], guesses: false });
  // Names before titles, whatever the order they are given in.
  const enge = { name: '恩格', pinyin: 'enge eg' };
  expect(findAmong([engineer, enge], 'eng', 5).found).toEqual([enge, engineer]);
});

test('what nearly names somebody is a guess: a letter in one word, characters that sound the same', () => {
  expect(findAmong([card], 'Erikson', 5)).toEqual({ found: [card], guesses: true });
  expect(findAmong([card], 'Erisken s', 5).found).toEqual([]);
  const song = { name: '宋佳慧', pinyin: 'songjiahui sjh' };
  const others = [
    { name: '李家', pinyin: 'lijia lj' },
    { name: '王惠', pinyin: 'wanghui wh' },
  ];
  expect(findAmong([...others, song], '宋家惠', 5)).toEqual({ found: [song], guesses: true });
});

test('a key in a group of five thousand costs less than fifty milliseconds of computing', () => {
  const many = Array.from({ length: 5_000 }, (_, index) =>
    member(index, `成员${index}`, 'cheng yuan', `m${index}`),
  );
  findAmong(many, 'c', 8);
  // The best of a few: what the machine does meanwhile is not ours.
  const costs = ['c', 'ch', 'cy', '员4', 'm49'].map((typed) => {
    const before = process.cpuUsage();
    findAmong(many, typed, 8);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  expect(Math.min(...costs)).toBeLessThan(50);
});

test('a hostile name costs a key no more than others do', () => {
  const names = [Array(8).fill('aaaaaaaa').join(' '), Array(8).fill('a'.repeat(49)).join(' ')];
  const before = process.cpuUsage();
  for (const name of names)
    for (const typed of ['a'.repeat(40) + ' b', 'a'.repeat(50) + 'b', 'a'.repeat(2_000) + 'b'])
      expect(findAmong([{ name, pinyin: '' }], typed, 5).found).toEqual([]);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(1_000);
});

// Which rules a new password breaks (spec §5, protocol decision 17), at and beside each limit.
import { expect, test } from 'vitest';
import { checkPassword, passwordRulesOf, type PasswordProblem } from '#sdk/account/rules/password.ts';
import { threadTime } from '../../../support/thread-time.ts';

const own = { loginName: 'lrx2019', pinyin: 'linruoxi lrx', phone: '+86 138 0013 8226' };
const strict = (password: string): readonly PasswordProblem[] =>
  checkPassword(password, { policy: 'strict', own });

test.each<[string, readonly PasswordProblem[]]>([
  ['Kite-over-72', []],
  ['Kite-over-7', ['tooShort']],
  [`Kite-over-72${'qe'.repeat(9)}`, ['repeated']],
  ['Kite-over-72-Mop-vest-Jug-73xz', []],
  ['Kite-over-72-Mop-vest-Jug-73xzw', ['tooLong']],
  ['', ['tooShort', 'classes']],
  ['kite-over-seventy', ['classes']],
  ['Kite1over2many', []],
  ['kite1over2many', ['classes']],
  ['KITE-OVER-72-MANY', []],
  ['Kite-over-72-门', ['chinese']],
  ['Kite-over-72！', ['chinese']],
  ['Kite over 72-', ['blank']],
  ['Kite\u3000over-72', ['chinese', 'blank']],
  ['Kite-a1a2a3a4a5a6', []],
  ['Kite-a1a2a3a4a5a6a7', ['repeated']],
  ['Kite-12345-over', []],
  ['Kite-123456-over', ['run']],
  ['Kite-over-654321', ['run']],
  ['Jug-AbCdEf-72!!', ['run']],
  ['Jug-fedcba-72!!', ['run']],
  ['Jug-13579a-72!!', []],
  ['Jug-1234321-72!', []],
  ['Jug-789012-72!!', []],
  ['My-LinRuoxi-7!', ['ownData']],
  ['Lin.Ruo.Xi-is-7', ['ownData']],
  ['Is-LRX-2019-here', ['ownData']],
  ['Is-LRX-2018-here', []],
  ['Call-138226-me', ['ownData']],
  ['Call-38226-me!', []],
  ['短', ['tooShort', 'chinese', 'classes']],
])('%j', (password, problems) => expect(strict(password)).toEqual(problems));

test('characters are counted as a person sees code points, not as UTF-16 units', () => {
  expect(strict('Kite-over-7😀')).toEqual([]);
  expect(strict('Kite-over-😀')).toEqual(['tooShort']);
});

test('the password that is replaced is no new one', () => {
  const question = { policy: 'strict', own, oldPassword: 'Kite-over-72' } as const;
  expect(checkPassword('Kite-over-72', question)).toEqual(['unchanged']);
  expect(checkPassword('Kite-over-73', question)).toEqual([]);
});

test('words of one’s own that are too short to mean anything bar nothing', () => {
  const short = { loginName: 'li', pinyin: 'yi y', phone: '110' };
  expect(checkPassword('Light-fabric-110', { policy: 'strict', own: short })).toEqual([]);
});

test.each<[string, readonly PasswordProblem[]]>([
  ['abc', ['tooShort']],
  ['1234', []],
  ['abcdefabcdef', []],
  ['abcdefabcdefg', ['tooLong']],
  ['ab c', ['blank']],
  ['密码1234', ['chinese']],
])('the short policy takes %j', (password, problems) =>
  expect(checkPassword(password, { policy: 'legacy', own })).toEqual(problems),
);

test('every policy names its rules in one order', () => {
  expect(passwordRulesOf('strict')).toEqual([
    'tooShort',
    'tooLong',
    'chinese',
    'blank',
    'classes',
    'repeated',
    'run',
    'ownData',
    'unchanged',
  ]);
  expect(passwordRulesOf('legacy')).toEqual(['tooShort', 'tooLong', 'chinese', 'blank', 'unchanged']);
});

test('a pumped text is judged in linear time', () => {
  const time = (length: number): number => {
    const started = threadTime();
    checkPassword('aB1-'.repeat(length / 4), { policy: 'strict', own });
    return threadTime() - started;
  };
  time(100_000);
  expect(Math.min(time(100_000), time(100_000), time(100_000))).toBeLessThan(250);
});

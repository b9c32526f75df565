// Writes an example as its reader types it: for who reads English, people and groups of the demo organisation in letters, departments by their English names, and what is said in English.
import type { Language } from '#sdk/locales/language.ts';
import { exampleWords } from './example-words.ts';

/** Login names, which are their names in pinyin: either is found. */
const people: Readonly<Record<string, string>> = {
  沈知行: 'shenzhixing',
  林若溪: 'linruoxi',
  周明轩: 'zhoumingxuan',
  唐可欣: 'tangkexin',
  何静: 'hejing',
  陈宇航: 'chenyuhang',
};
/** Names that are given to somebody or something new. */
const given: Readonly<Record<string, string>> = { 张伟: '"Zhang Wei"', 示例公司: '"Example Company"' };
const departments: Readonly<Record<string, string>> = {
  数字化平台组: '"Platform Team"',
  数字化中心: '"Digital Centre"',
  人力资源组: '"Human Resources"',
  '研发/平台组': '"Research/Platform Team"',
};
const groups: Readonly<Record<string, string>> = {
  数字化平台组: 'shuzihuapingtaizu',
  平台组: 'shuzihuapingtaizu',
};

type Rule = readonly [from: RegExp, to: (word: string) => string];
/** What is typed to confirm is the name as it stands, and a place in the disk is called as its group is. */
const isWhole = String.raw`(?<!--confirm |group:|[\p{Script=Han}"])`;
/** One may begin another; points and asterisks stand for themselves. */
const longestFirst = (words: Readonly<Record<string, string>>): string[] =>
  Object.keys(words)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*?]/g, String.raw`\$&`));
const rule = (words: Readonly<Record<string, string>>, before = isWhole): Rule => [
  new RegExp(`${before}(?:${longestFirst(words).join('|')})(?!\\p{Script=Han})`, 'gu'),
  (word) => words[word] ?? word,
];
const rules: readonly Rule[] = [
  rule(
    departments,
    '(?<=(?:--department|--under|departments head|department add|contacts dept|contacts tree) )',
  ),
  rule({ ...people, ...given, ...groups }),
  rule({ 沈: 'shen', 林: 'lin' }, '(?<=search )'),
  rule(exampleWords, String.raw`(?<!--confirm |group:|\p{Script=Han})`),
];

/** The example in the reader's language. */
export function exampleLine(line: string, language: Language): string {
  return language === 'zh' ? line : rules.reduce((text, [from, to]) => text.replace(from, to), line);
}

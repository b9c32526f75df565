// The check on a hundred prepared texts with three hundred planted faults: how many are found, and how much is said in vain.
import { expect, test } from 'vitest';
import { checkText } from '#sdk/write/actions/check-text.ts';
import { fixFinding } from '#sdk/write/rules/check.ts';
import type { Finding, FindingKind } from '#sdk/write/rules/finding.ts';
import { fromMarkdown } from '#sdk/write/rules/modules.ts';
import { documentPlans } from '#fixtures/seed/write/documents.ts';
import { plantedTexts } from './planted-faults.ts';

test('a hundred texts hold three hundred faults; nine in ten are found, and at most one in ten is said in vain', () => {
  const texts = plantedTexts();
  expect(texts).toHaveLength(100);
  let planted = 0;
  let hits = 0;
  let said = 0;
  const missed: string[] = [];
  const vain: string[] = [];
  for (const { name, document, faults } of texts) {
    const left = [...checkText(document).findings];
    said += left.length;
    for (const fault of faults) {
      planted += 1;
      const at = left.findIndex(
        ({ kind, text, suggestion = '' }) =>
          kind === fault.kind &&
          (text.includes(fault.text) || fault.text.includes(text) || suggestion.includes(fault.text)),
      );
      if (at === -1) missed.push(`${name}: ${fault.kind} ${fault.text}`);
      else {
        hits += 1;
        left.splice(at, 1);
      }
    }
    vain.push(...left.map(({ kind, text, reason }) => `${name}: ${kind} ${reason} ${text}`));
  }
  expect(planted).toBe(300);
  expect(hits / planted, missed.slice(0, 40).join('\n')).toBeGreaterThanOrEqual(0.9);
  expect(vain.length / said, vain.slice(0, 40).join('\n')).toBeLessThanOrEqual(0.1);
});

test('nothing is said of texts that are as they should be', () => {
  const found = plantedTexts()
    .filter(({ faults }) => faults.length > 0)
    .flatMap(({ clean }) => checkText(clean).findings);
  expect(found.length).toBeLessThanOrEqual(3);
});

test('the documents of the demo organisation are clean but for what is meant to be unfinished', () => {
  const found = documentPlans.flatMap(({ title, module, language, form = {}, body }) =>
    checkText({
      title,
      module: module as 'notice',
      language: language ?? 'zh',
      form,
      body: fromMarkdown(body),
    }).findings.map(({ reason, text }) => `${title}: ${reason} ${text}`),
  );
  expect(found.filter((line) => !line.includes('emptySection'))).toEqual([]);
});

const only = (words: string, kind: FindingKind): Finding[] =>
  [...checkText({ title: '标题', language: 'zh', form: {}, body: fromMarkdown(words) }).findings].filter(
    (finding) => finding.kind === kind,
  );

test.each([
  ['numbering', '一、甲\n\n三、乙', '三、', '二、'],
  ['numbering', '（一）、甲', '（一）、', '（一）'],
  ['punctuation', '请各单位认真落实，，并于月底前报送结果。', '，，', '，'],
  ['punctuation', '根据远衡办发[2026]8号文件要求，现通知如下。', '[2026]8号', '〔2026〕8号'],
  ['width', '请各单位认真落实,并报送结果。', ',', '，'],
  ['width', '会议于２０２６年召开。', '２０２６', '2026'],
  ['repeated', '请各单位认真落实落实有关要求。', '落实落实', '落实'],
  ['term', '请提前布署。', '布署', '部署'],
  ['date', '会议于2026年11月24日（星期三）召开。', '2026年11月24日（星期三）', '2026年11月24日（星期二）'],
  ['date', '检查自12月8日至12月5日进行。', '12月8日至12月5日', undefined],
  ['date', '请于2月30日前报送。', '2月30日', undefined],
  ['numbering', '# 1 总则\n\n# 2 范围\n\n# 4 要求', '4', '3'],
  ['numbering', '要求一是加强领导；三是抓好落实。', '三是', '二是'],
  ['repeated', '各单位应当当提前准备。', '当当', '当'],
  ['term', '截止目前，全部完成。', '截止', '截至'],
  ['date', '会议自下午3时至2时召开。', '下午3时至2时', undefined],
  ['date', '培训于3月23日至21日举行。', '3月23日至21日', undefined],
] as const)('%s: %s', (kind, words, text, suggestion) => {
  const [found] = only(words, kind);
  expect(found?.text).toContain(text);
  expect(found?.suggestion).toBe(suggestion);
});

test.each([
  '为了了解情况',
  '在在建项目上',
  '和和气气',
  '一步一步推进',
  '工作的的确确有成效',
  '3:00',
  '1,000',
  '人机对对方',
  '应当当好表率',
  '水务局局长',
  '有目的的工作',
  '比例为四比四比二',
])('nothing is repeated in %s', (words) => expect(only(`${words}。`, 'repeated')).toEqual([]));

test('putting a finding right leaves nothing to find there', () => {
  const body = fromMarkdown('请各单位认真落实,并于**月底前**报送，，谢谢。');
  const find = (content: typeof body.content) =>
    checkText({ title: '标题', language: 'zh', form: {}, body: { type: 'doc', content } }).findings;
  let content = body.content;
  for (const finding of [...find(content)].reverse()) content = [...fixFinding(content, finding)];
  expect(find(content)).toEqual([]);
  expect(JSON.stringify(content)).toContain('"bold"');
});

// The check: what it finds in prepared texts with planted faults, what each rule says, and what it leaves alone.
import { expect, test } from 'vitest';
import { checkFile, checkText } from '#sdk/write/actions/check-text.ts';
import { importFile, type WriteModuleId } from '#sdk/write/index.ts';
import { fixFinding } from '#sdk/write/rules/check.ts';
import type { Finding, FindingKind } from '#sdk/write/rules/finding.ts';
import { fromMarkdown } from '#sdk/write/rules/modules.ts';
import { documentPlans } from '#fixtures/seed/write/documents.ts';
import { judge, organisationTerms, preparedTexts } from '../../support/checked-texts/prepare.ts';

/** What is said of a file, as kinds with their words. */
async function toldOf(name: string, file: string, module?: WriteModuleId): Promise<string[]> {
  const read = await importFile({ name, bytes: new TextEncoder().encode(file) });
  const { findings } = checkFile(module === undefined ? read : { ...read, module }, organisationTerms);
  return findings.map(({ reason, text }) => `${reason} ${text}`);
}

// Those that judge the rules are texts of other words: `npm run drills -- write-check`.
test('in the texts the rules are tuned by every fault is found at its place, nothing is said in vain, and what is put right stays so', async () => {
  const wrong: string[] = [];
  for (const prepared of preparedTexts(1, 100)) {
    const { name, file, module } = prepared;
    const read = await importFile({ name, bytes: new TextEncoder().encode(file) });
    const document = module === undefined ? read : { ...read, module };
    const checked = checkFile(document, organisationTerms);
    const { missed, vain, misled } = judge(prepared, checked);
    wrong.push(...missed.map(({ planter, text }) => `${name} missed: ${planter} ${text}`));
    wrong.push(
      ...vain.map(({ finding, where }) => `${name} in vain: ${where} ${finding.reason} ${finding.text}`),
    );
    // Of ，。 nobody knows which of the two was meant.
    for (const { fault, suggestion } of misled)
      if (!fault.planter.includes('two signs')) wrong.push(`${name} misled: ${fault.text} to ${suggestion}`);
    let { content } = document.body;
    for (const finding of [...checked.findings].reverse())
      if (finding.reason !== 'repeatedSentence') content = [...fixFinding(content, finding)];
    for (const { reason, text, block, suggestion } of checkFile(
      { ...document, body: { type: 'doc', content } },
      organisationTerms,
    ).findings)
      if (block >= 0 && suggestion !== undefined && reason !== 'repeatedSentence')
        wrong.push(`${name} once more: ${reason} ${text}`);
  }
  expect(wrong).toEqual([]);
});

test('nothing is said of the same texts as they should be', async () => {
  const said: string[] = [];
  for (const { name, file, module } of preparedTexts(1, 40, 0))
    said.push(...(await toldOf(name, file, module)).map((line) => `${name}: ${line}`));
  expect(said).toEqual([]);
});

test.each([
  // Chinese: what is right.
  ['txt', '班组之间要多交流交流、互相学习学习。', []],
  ['txt', '新同事先熟悉熟悉环境，再上岗操作。', []],
  ['txt', '设备完好率为98.5％，比上年提高1.2个百分点。', []],
  ['txt', '2025年12月31日前投运的设备按旧标准执行，2026年1月1日后投运的设备按新标准执行。', []],
  [
    'txt',
    '请登录https://oa.yuanheng.example/a?dept=hr,ops;;x=2查看，或者写信到ops@yuanheng.example咨询。',
    [],
  ],
  ['md', '执行命令`a,b;;c，，d`后查看日志。', []],
  ['txt', '产品型号XX-7型不在此次范围之内。', []],
  ['txt', '表2所列数据不含海外项目，图3为示意图。', []],
  ['txt', '请把登记簿与与之配套的凭证一起归档。', []],
  ['md', '# 一\n\n请各单位高度重视，认真抓好贯彻落实。\n\n# 二\n\n请各单位高度重视，认真抓好贯彻落实。', []],
  ['txt', '两家单位合并并办理注销，申请人可以以书面形式提出，他现在在现场，会议纪要要印发。', []],
  ['txt', '年度考核考核表、人员信息信息化，能不能不执行，不能不了了之。', []],
  ['txt', '计划于2026年4月26日至5月4日开展集中培训，每期三天。', []],
  // And what is not.
  [
    'txt',
    '要充分充分利用信息化手段，设备的的检测由由专人负责。',
    ['repeatedWord 充分充分', 'repeatedWord 的的', 'repeatedWord 由由'],
  ],
  ['txt', '口号是：“安全第一，预防为主！”本次测试覆盖全部单位，机关参照执行', ['noEnd 位，机关参照执行']],
  ['txt', '请各单位检查检查设备是否完好。', ['repeatedWord 检查检查']],
  ['txt', '合格率为９８.５％，比上年提高。', ['fullWidth ９８.５％']],
  [
    'md',
    '# 一\n\n请各单位高度重视，认真抓好贯彻落实。\n\n请各单位高度重视，认真抓好贯彻落实。',
    ['repeatedSentence 请各单位高度重视，认真抓好贯彻落实。'],
  ],
  [
    'txt',
    '工作要求：一是统一标准；二是明确职责，二是明确职责。',
    ['repeatedWord 二是明确职责，二是明确职责'],
  ],
  ['txt', '本规定从2026年3月1日起执行。\n本规定自2026年4月1日起施行。', ['twoDates 2026年4月1日']],
  ['txt', '要严格按标准执形。', ['term 执形']],
  ['txt', '他说“及时报告”和“立即处置很重要。', ['unpaired 报告”和“立即处置很重要。']],
  // English.
  ['md', 'The first stage has ended, and the results were better than anybody had hoped。', ['fullWidth 。']],
  [
    'md',
    'The site near Zhongwei (中卫), which was opened last year, is included ,and so is the other one,which is smaller.',
    ['blank cluded ,a', 'noBlank ,'],
  ],
  [
    'md',
    'The document “关于冬季保供的通知” applies to all sites， including those abroad and those that are opened in the course of next year.',
    ['fullWidth ，'],
  ],
  ['md', 'The laptop stops, the shops close; the duty desk of ops stays open.', ['term ops']],
  [
    'md',
    'The line （which is new） has a diameter of ２５０ mm and is tested.',
    ['fullWidth （which is new）', 'fullWidth ２５０'],
  ],
  ['md', 'Options are listed as a), b) and c) in the annex (see below.', ['unpaired e annex (see below.']],
  ['md', 'The file holds (a) the request, (b) the estimate, and (d) the decision.', ['order (d)']],
  ['md', 'First, read the rules. Second, fill in the form. Fourth, hand it in.', ['order Fourth']],
  [
    'md',
    'The person in charge is TBD and the venue is [to be filled in].',
    ['unfilled TBD', 'unfilled [to be filled in]'],
  ],
  ['md', 'The terms “shall” and “may are used as in the directive.', ['unpaired and “may are ']],
  [
    'md',
    'The visit takes place on 24 November 2026 (Friday) as announced.',
    ['weekday 24 November 2026 (Friday)'],
  ],
  [
    'md',
    'The room is booked from 14:30 to 13:00 for the years 2029 to 2027.',
    ['backwards 14:30 to 13:00', 'backwards 2029 to 2027'],
  ],
  [
    'md',
    'The self-check is due on 3 May 2026 for all. We repeat that the self-check is due on 5 May 2026.',
    ['twoDates 5 May 2026'],
  ],
  ['md', 'Where the leak is is now known, and the staff moved in in spring.', []],
  [
    'md',
    'The desk is open all day (ring extension 208. The hall is is closed.',
    ['unpaired all day (ring extens', 'repeatedWord is is'],
  ],
  ['md', 'The work is divided into a a number of stages and is reviewed.', ['repeatedWord a a']],
] as const)('%s: %s', async (ending, words, expected) => {
  expect(await toldOf(`a.${ending}`, words)).toEqual(expected);
});

test('an English letter has its form, as it is printed; numbers of attachments are looked at', async () => {
  const letter = (date: string): string =>
    `IC 2026/31\n\nSigned for issue: Nora Eriksen\n\n# Report on the pipeline study\n\nSteering committee:\n\nThe survey is complete.\n\nAttachments: 1. Timetable\n\n2. List of sites\n\nInternational Cooperation\n\n${date}Copies: General Administration\n`;
  expect(await toldOf('a.md', letter('11 November 2026\n\n'), 'report')).toEqual([]);
  expect(await toldOf('a.md', letter(''), 'report')).toEqual(['noDate date']);
  const chinese =
    '# 关于巡检的公告\n\n即日起开展巡检。\n\n附件：1. 分工表\n3. 统计表\n\n远衡能源集团\n\n2026年5月14日\n';
  expect(await toldOf('a.md', chinese)).toEqual(['order 3.']);
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

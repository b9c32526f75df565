// Faults to plant in Chinese texts, each as people make it; the words they are made of are halved like the texts.
import { between, pick } from '#fixtures/seed/random.ts';
import type { FindingKind } from '#sdk/write/rules/finding.ts';
import { contradictions, miswritten, miswrittenTexts, ownTermTexts } from './fault-words-zh.ts';
import { dayIn, filled, weekdayIn, yearOf } from './compose.ts';
import {
  add,
  addOne,
  emptied,
  misnumberedStep,
  formFault,
  renumber,
  replace,
  sayAgain,
  typedHeadings,
  without,
  type Bed,
  type Planted,
  type Planter,
  type Wrong,
} from './planting.ts';

const digits = '一二三四五六七八九';
const han = '[\\u4e00-\\u9fff]';
const between2 = (inside: string): RegExp => new RegExp(`(?<=${han}{2})${inside}(?=${han}{2})`, 'gu');

const planter = (kind: FindingKind, name: string, plant: (bed: Bed) => Planted): Planter => ({
  ...{ name, kind, language: 'zh', plant },
});
const wrong =
  (before: string, text: string, after = '') =>
  (): Wrong => [before, text, after];

const valueOf = (text: string): number => digits.indexOf(/[一二三四五六七八九]/u.exec(text)?.[0] ?? '') + 1;

/** The heading's number one too high or the same as the one before. */
function misnumbered(bed: Bed, level: 1 | 2): Planted {
  const form = level === 1 ? /^[一二三四五]、/u : /^（[一二三四五]）/u;
  const choices = typedHeadings(bed, level, form).filter(({ text }) => valueOf(text) > 1);
  if (choices.length === 0) return undefined;
  const block = pick(bed.random, choices);
  const value = valueOf(block.text) + (bed.random() < 0.6 ? 1 : -1);
  const number = digits.charAt(value - 1);
  return renumber(bed, block, form, level === 1 ? `${number}、` : `（${number}）`);
}
/** The heading's number in a form that is none. */
function misformed(bed: Bed, level: 1 | 2): Planted {
  const form = level === 1 ? /^([一二三四五])、/u : /^（([一二三四五])）/u;
  const choices = typedHeadings(bed, level, form);
  if (choices.length === 0) return undefined;
  const block = pick(bed.random, choices);
  const number = form.exec(block.text)?.[1] ?? '';
  const written = level === 1 ? pick(bed.random, [`${number}.`, `${number}，`]) : `（${number}）、`;
  return renumber(bed, block, form, written);
}

const due = ({ random, draft }: Bed): number => draft.day + between(random, 10, 80);
const on = (day: number): string => dayIn('zh', day);
const nextYear = ({ draft }: Bed): number => yearOf(draft.day) + 1;
const carriesDate = ({ draft, usedParts }: Bed): boolean =>
  draft.date !== undefined && !usedParts.has('form');

/** Words that are doubled by mistake, with what follows them. */
const doubledWords =
  /(?:加强|落实|推进|组织|完善|建立|提高|严格|明确|制定|确保|开展|进一步|各单位|统一|指定|实现|覆盖|影响|要求|方案|工作|管理|数据|负责|存在|需要|根据|坚持|充分|定期|所需)(?=[\u4e00-\u9fff]{2})/gu;
const doubledSigns: readonly string[] = [
  '的',
  '要',
  '和',
  '由',
  '对',
  '将',
  '与',
  '应',
  '各',
  '及',
  '按',
  '已',
  '为',
  '不',
  '在',
  '于',
];
/** Where a character of one word stands alone: between a word of two characters and another. */
const alone = (sign: string): RegExp =>
  new RegExp(
    sign === '的' || sign === '和' || sign === '与'
      ? `(?<=${han}{2}(?<!目)(?<!${sign}))${sign}(?=(?!确|士|会|气|谐|平)${han}{2})`
      : `(?<=[，。；])${sign}(?=(?!象|来|该|级|类|方|份|时|职|岗|线|建|经|照|断|得|可|利|有|用|地)${han}{2})`,
    'gu',
  );

/** The ways. */
export const plantersZh: readonly Planter[] = [
  planter('numbering', 'heading out of order', (bed) => misnumbered(bed, 1)),
  planter('numbering', 'subheading out of order', (bed) => misnumbered(bed, 2)),
  planter('numbering', 'form of a heading', (bed) => misformed(bed, 1)),
  planter('numbering', 'form of a subheading', (bed) => misformed(bed, 2)),
  planter('numbering', 'step out of order', misnumberedStep),
  planter('numbering', 'enumeration out of order', (bed) =>
    bed.draft.blocks.some(({ text }) => /一是|（1）|①|第一，/u.test(text))
      ? undefined
      : addOne(bed, [
          '工作要求：一是加强领导；⟦三是⟧落实责任。',
          '请逐项说明：（1）现有数量；（2）完好情况；⟦（4）⟧更新计划。',
          '主要核对：①名称；⟦③⟧规格。',
          '第一，提前准备。第二，逐项落实。⟦第四⟧，及时总结。',
          '要做到：一是责任到人；二是措施到位；⟦二是⟧检查到底。',
          '材料包括：（1）申请表；⟦（3）⟧证明文件。',
        ]),
  ),
  planter('numbering', 'attachment out of order', ({ draft, usedParts }) => {
    const at = draft.attachments.findIndex((text) => text.startsWith('2. '));
    if (at === -1 || usedParts.has('form')) return undefined;
    usedParts.add('form');
    draft.attachments[at] = (draft.attachments[at] ?? '').replace('2. ', '3. ');
    return formFault('order', '3.');
  }),
  planter('punctuation', 'doubled', (bed) =>
    replace(bed, between2('[，。；、]'), ([sign]) => ['', sign + sign, '']),
  ),
  planter('punctuation', 'two signs', (bed) =>
    replace(bed, between2('[，。]'), ([sign]) => ['', sign === '，' ? '，。' : '。，', '']),
  ),
  planter('punctuation', 'no end', (bed) =>
    replace(bed, new RegExp(`(?<=，[^，。]{4,30}${han}{3})(${han})。$`, 'gu'), ([, last = '']) => [
      '',
      last,
      '',
    ]),
  ),
  planter('punctuation', 'ends with a comma', (bed) =>
    replace(bed, new RegExp(`(?<=，[^，。]{4,30}${han}{3})。$`, 'gu'), wrong('', '，')),
  ),
  planter('punctuation', 'bracket alone', (bed) =>
    replace(bed, /（([\u4e00-\u9fff，、]{3,40})）/gu, ([, inside = ''], random) =>
      random() < 0.5 ? ['', `（${inside}`, ''] : ['', `${inside}）`, ''],
    ),
  ),
  planter('punctuation', 'quotation mark alone', (bed) =>
    replace(bed, /“([^“”‘’]{2,20})”/gu, ([, inside = ''], random) =>
      random() < 0.5 ? ['', `“${inside}`, ''] : ['', `${inside}”`, ''],
    ),
  ),
  planter('punctuation', 'title mark alone', (bed) =>
    replace(bed, /《([^《》〈〉]{2,20})》/gu, ([, inside = '']) => ['', `《${inside}`, '']),
  ),
  planter('punctuation', 'brackets of a year', (bed) =>
    replace(bed, /〔(\d{4})〕(\d{1,3})号/gu, ([, year = '', number = ''], random) => [
      '',
      pick(random, [`[${year}]${number}号`, `（${year}）${number}号`, `〔${year}〕第${number}号`]),
      '',
    ]),
  ),
  planter('punctuation', 'brackets of its own year', ({ draft, usedParts, random }) => {
    if (draft.number === undefined || usedParts.has('form')) return undefined;
    usedParts.add('form');
    draft.number = draft.number.replace(/〔(\d+)〕/u, random() < 0.5 ? '[$1]' : '（$1）');
    return formFault('yearBrackets', draft.number.replace(/^[\u4e00-\u9fff]+/u, ''));
  }),
  planter('punctuation', 'blank', (bed) => replace(bed, between2('(?=[\\u4e00-\\u9fff])'), wrong('', ' '))),
  planter('punctuation', 'sign before 等', (bed) =>
    replace(bed, new RegExp(`(?<=、${han}{2,6})等(?=多种|方面|有关|${han}{2})`, 'gu'), wrong('', '、', '等')),
  ),
  planter('punctuation', 'dots', (bed) => {
    const planted = replace(bed, between2('，'), (_, random) => ['', pick(random, ['...', '。。。']), '']);
    if (planted === undefined) return undefined;
    // What is right there are six dots, and not the comma that stood there.
    const { right: _, ...fault } = planted;
    return fault;
  }),
  planter('punctuation', 'end of a heading', (bed) => {
    const heads = bed.draft.blocks.filter(
      (block) => block.kind === 'heading' && (block.level ?? 1) <= 2 && !bed.used.has(block),
    );
    // In plain text a line with a sign is no heading any more.
    if (bed.draft.format === 'txt' || heads.length === 0) return undefined;
    const block = pick(bed.random, heads);
    bed.used.add(block);
    block.text += pick(bed.random, ['。', '，', '：']);
    return { block, fromEnd: 1, untilEnd: 0, text: block.text.slice(-1) };
  }),
  planter('width', 'comma', (bed) => replace(bed, between2('，'), wrong('', ','))),
  planter('width', 'stop', (bed) => replace(bed, between2('。'), wrong('', '.'))),
  planter('width', 'semicolon', (bed) => replace(bed, between2('；'), wrong('', ';'))),
  planter('width', 'colon', (bed) => replace(bed, new RegExp(`(?<=${han}{2})：`, 'gu'), wrong('', ':'))),
  planter('width', 'brackets', (bed) =>
    replace(bed, /（([^（）]{0,30}[\u4e00-\u9fff]{2}[^（）]{0,20})）/gu, ([, inside = '']) => [
      '',
      `(${inside})`,
      '',
    ]),
  ),
  planter('width', 'straight quotes', (bed) =>
    replace(bed, /“([\u4e00-\u9fff，]{2,20})”/gu, ([, inside = '']) => ['', `"${inside}"`, '']),
  ),
  planter('width', 'figures', (bed) =>
    replace(bed, /(?<![\d.,:\-/A-Za-z〔])\d{1,4}(?=[年月日万个台%\u4e00-\u9fff])/gu, ([found]) => [
      '',
      found.replaceAll(/\d/gu, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0)),
      '',
    ]),
  ),
  planter('width', 'letters', (bed) =>
    replace(bed, /(?<![A-Za-z\d/.@-])(?:JSON|UTF|PUE|VPN|GB|Windows)(?![a-z])/gu, ([found]) => [
      '',
      found.replaceAll(/[A-Za-z]/gu, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
      '',
    ]),
  ),
  planter('width', 'sign behind a figure', (bed) =>
    replace(bed, new RegExp(`(?<=\\d[年月日%元台]?)，(?=${han})`, 'gu'), wrong('', ',')),
  ),
  planter('repeated', 'word', (bed) => replace(bed, doubledWords, ([word]) => ['', word + word, ''])),
  planter('repeated', 'character', (bed) => {
    const sign = pick(bed.random, bed.half(doubledSigns));
    return replace(bed, alone(sign), wrong('', sign + sign));
  }),
  planter('repeated', 'clause', (bed) =>
    replace(bed, /(?<=[。；]|^)([\u4e00-\u9fff]{6,16})，(?=[\u4e00-\u9fff])/gu, ([whole]) => [
      '',
      whole + whole,
      '',
    ]),
  ),
  planter('repeated', 'sentence', (bed) => sayAgain(bed, /(?<=^|[。])[\u4e00-\u9fff，、；]{20,80}。/gu, '')),
  planter('term', 'of the organisation', (bed) => addOne(bed, ownTermTexts)),
  planter('term', 'of the organisation, again', (bed) => addOne(bed, ownTermTexts)),
  planter('term', 'miswritten', (bed) => addOne(bed, miswrittenTexts)),
  planter('term', 'miswritten in place', (bed) => {
    const [right, text] = pick(bed.random, bed.half(miswritten));
    return replace(bed, new RegExp(right, 'gu'), wrong('', text));
  }),
  planter('missing', 'recipient', (bed) => without(bed, 'recipient', 'noRecipient')),
  planter('missing', 'signature', (bed) => without(bed, 'signature', 'noSignature')),
  planter('missing', 'date', (bed) => without(bed, 'date', 'noDate')),
  planter('missing', 'number', (bed) =>
    bed.draft.head === undefined ? undefined : without(bed, 'number', 'noNumber'),
  ),
  planter('missing', 'signer', (bed) => without(bed, 'signer', 'noSigner')),
  planter('missing', 'attachments', (bed) => {
    if (bed.draft.attachments.length > 0 || bed.draft.signature === undefined || bed.usedParts.has('form'))
      return undefined;
    bed.usedParts.add('form');
    add(
      bed,
      pick(bed.random, bed.half(['具体分工见附件，请对照执行。', '请填写统计表（见附件）并加盖公章。'])),
    );
    return formFault('noAttachments');
  }),
  planter('missing', 'closing', ({ draft, usedParts }) => {
    const last = draft.blocks.findIndex(({ text }) => /请批示|请批准|请批复/u.test(text));
    if (draft.module !== 'request' || last === -1 || usedParts.has('form')) return undefined;
    usedParts.add('form');
    draft.blocks.splice(last, 1);
    return formFault('noClosing');
  }),
  planter('missing', 'filling', (bed) =>
    addOne(bed, [
      '报送邮箱为⟦{{邮箱}}⟧，请注明单位。',
      '项目总投资⟦××⟧万元，由集团公司统筹解决。',
      '现场负责人为⟦某某⟧，联系电话另行通知。',
      '培训地点⟦（待定）⟧，时间不变。',
      '经费⟦XXX⟧万元，已列入预算。',
      '验收日期为⟦____⟧，由双方商定。',
    ]),
  ),
  planter('missing', 'section', emptied),
  planter('date', 'no such day', (bed) =>
    addOne(
      bed,
      [
        '请于⟦YYYY年2月30日⟧前反馈修改意见。',
        '试运行自⟦YYYY年4月31日⟧开始。',
        '第二次检查安排在⟦YYYY年6月31日⟧进行。',
        '请在⟦YYYY年13月5日⟧前完成登记。',
      ],
      (text) => text.replace('YYYY', String(nextYear(bed))),
    ),
  ),
  planter('date', 'weekday', (bed) => {
    const day = due(bed);
    const off = between(bed.random, 1, 6);
    const other = weekdayIn('zh', day, off);
    return addOne(bed, [
      `现场会定于⟦${on(day)}（星期${other}）⟧召开，请准时参加。`,
      `座谈会时间为⟦${on(day)}（周${other}）⟧下午，地点另行通知。`,
      `培训于⟦${on(day)}星期${other}⟧开班，为期三天。`,
      `请各单位在⟦${on(day)}（星期${other}）⟧前回复。`,
    ]);
  }),
  planter('date', 'backwards', (bed) => {
    const day = due(bed);
    const month = on(day).replace(/^\d+年/u, '');
    const year = yearOf(day);
    return addOne(bed, [
      `集中检查自⟦${on(day)}至${on(day - between(bed.random, 2, 9))}⟧进行。`,
      `项目建设期为⟦${year + 1}年6月至${year + 1}年2月⟧，分两批实施。`,
      `会议时间为⟦下午4时至3时⟧，请提前十分钟到场。`,
      `展示活动于⟦${year + 1}年5月${between(bed.random, 20, 28)}日至${between(bed.random, 3, 12)}日⟧举行。`,
      `规划期为⟦${year + 4}年至${year + 1}年⟧，每年评估一次。`,
      `面试安排在${month}⟦14:30—13:00⟧，请携带证件。`,
    ]);
  }),
  planter('date', 'two dates', (bed) => {
    const first = due(bed);
    const second = first + between(bed.random, 2, 9);
    const [one = '', two = ''] = pick(bed.random, bed.half(contradictions)).map((text) =>
      filled(bed, bed.draft, text.replace('AA', on(first)).replace('BB', on(second))),
    );
    const planted = add(bed, one);
    const other = add(bed, two);
    return { ...other, either: planted.block, reason: 'twoDates' } as Planted;
  }),
  planter('date', 'before the signing', (bed) => {
    if (!carriesDate(bed)) return undefined;
    bed.usedParts.add('date');
    const day = bed.draft.day - between(bed.random, 20, 140);
    return addOne(bed, [`请于⟦${on(day)}前⟧将名单报送联系人。`, `各单位须在⟦${on(day)}之前⟧完成设备登记。`]);
  }),
  planter('date', 'after the signing', (bed) => {
    if (!carriesDate(bed)) return undefined;
    bed.usedParts.add('date');
    const day = bed.draft.day + between(bed.random, 20, 140);
    return addOne(bed, [
      `首批人员已于⟦${on(day)}⟧完成培训并上岗。`,
      `该方案经⟦${on(day)}⟧办公会议审议通过。`,
    ]);
  }),
];

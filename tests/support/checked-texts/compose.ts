// Composes right texts from sentences, by a seed: seeds for tuning draw from one half of the words, all others from the other.
import { between, pick, seededRandom, shuffled, type Random } from '#fixtures/seed/random.ts';
import type { WriteModuleId } from '#sdk/write/index.ts';
import * as en from './parts-en.ts';
import * as zh from './parts-zh.ts';
import type { Block, Draft } from './prepared-text.ts';

/** Seeds up to this one are for tuning the rules; what is reported comes from seeds beyond. */
export const lastTuningSeed = 9;

/** What a text is made with. */
export type Making = {
  random: Random;
  /** The half of a list that this seed may use. */
  half<T>(list: readonly T[]): readonly T[];
};

/** Makes it. */
export function makingOf(seed: number, text: number): Making {
  const parity = seed <= lastTuningSeed ? 0 : 1;
  return {
    random: seededRandom(seed * 1_009 + text),
    half: (list) => list.filter((_, at) => at % 2 === parity),
  };
}

const dayMs = 86_400_000;
const monthsEn =
  'January February March April May June July August September October November December'.split(' ');
const weekdaysEn = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A day as it is written. */
export function dayIn(language: 'zh' | 'en', day: number): string {
  const date = new Date(day * dayMs);
  const [year, month, number] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  return language === 'zh'
    ? `${year}年${month + 1}月${number}日`
    : `${number} ${monthsEn[month] ?? ''} ${year}`;
}
/** The day's weekday, `off` days later. */
export function weekdayIn(language: 'zh' | 'en', day: number, off = 0): string {
  const number = new Date((day + off) * dayMs).getUTCDay();
  return language === 'zh' ? '日一二三四五六'.charAt(number) : (weekdaysEn[number] ?? '');
}
/** The day's year. */
export const yearOf = (day: number): number => new Date(day * dayMs).getUTCFullYear();

/** A sentence with its slots filled; what it says of days is right. */
export function filled(
  { random }: Making,
  draft: Pick<Draft, 'language' | 'topic' | 'day'>,
  text: string,
): string {
  const { language, topic, day } = draft;
  const unit = pick(random, language === 'zh' ? zh.unitsZh : en.unitsEn);
  const due = day + between(random, 10, 60);
  const from = day + between(random, 5, 40);
  const until = from + between(random, 2, 9);
  const short = (of: number): string =>
    yearOf(of) === yearOf(from) ? dayIn('zh', of).replace(/^\d+年/u, '') : dayIn('zh', of);
  const values: Readonly<Record<string, string>> = {
    matter: topic[0],
    task: topic[1],
    thing: topic[2],
    dept: unit,
    Dept: unit.replace(/^t/u, 'T'),
    due: dayIn(language, due),
    dueW:
      language === 'zh'
        ? `${dayIn('zh', due)}（星期${weekdayIn('zh', due)}）`
        : `${weekdayIn('en', due)}, ${dayIn('en', due)}`,
    past: dayIn(language, day - between(random, 5, 90)),
    span: `${dayIn('zh', from)}至${short(until)}`,
    spanFrom: dayIn('en', from),
    spanTo: dayIn('en', until),
    year: String(yearOf(day)),
    lastYear: String(yearOf(day) - 1),
    nextYear: String(yearOf(day) + 1),
  };
  return text.replaceAll(/\{(\w+)\}/gu, (slot, name: string) => values[name] ?? slot);
}

const officialZh: readonly (readonly [WriteModuleId, string])[] = [
  ['notice', '通知'],
  ['report', '报告'],
  ['request', '请示'],
  ['opinion', '意见'],
  ['letter', '函'],
  ['circular', '通报'],
  ['decision', '决定'],
  ['reply', '批复'],
  ['announcement', '公告'],
  ['publicNotice', '通告'],
  ['resolution', '决议'],
  ['minutes', '纪要'],
];
const workZh: readonly (readonly [WriteModuleId, string])[] = [
  ['plan', '工作计划'],
  ['summary', '工作总结'],
  ['speech', '讲话稿'],
  ['research', '调研报告'],
  ['weekly', '周报'],
  ['email', '邮件'],
];
const unaddressed = new Set<WriteModuleId>([
  'decision',
  'announcement',
  'publicNotice',
  'resolution',
  'minutes',
]);
const upward = new Set<WriteModuleId>(['report', 'request', 'motion']);
const officialEn: readonly WriteModuleId[] = ['notice', 'report', 'request', 'letter', 'opinion', 'minutes'];
const workEn: readonly WriteModuleId[] = ['plan', 'summary', 'research', 'weekly', 'email', 'speech'];

const chineseOf = (value: number): string => '一二三四五六七八九'.charAt(value - 1);

/** A right text. */
export function compose(making: Making, language: 'zh' | 'en'): Draft {
  return language === 'zh' ? composeZh(making) : composeEn(making);
}

function composeZh(making: Making): Draft {
  const { random, half } = making;
  const topic = pick(random, half(zh.topicsZh));
  const isOfficial = random() < 0.7;
  const [module, name] = pick(random, isOfficial ? officialZh : workZh);
  const day = Math.floor(
    Date.UTC(pick(random, [2025, 2026, 2027]), between(random, 0, 11), between(random, 1, 28)) / dayMs,
  );
  const year = yearOf(day);
  const draft: Draft = {
    ...{ language: 'zh', module, saysModule: true, day, topic, colon: '：', attachments: [], blocks: [] },
    format: random() < 0.25 ? 'txt' : 'md',
    title: isOfficial
      ? module === 'minutes'
        ? `${topic[0]}专题会议纪要`
        : `关于${topic[0]}有关工作的${name}`
      : module === 'speech'
        ? `在${topic[0]}推进会上的讲话稿`
        : module === 'weekly'
          ? `${topic[0]}项目组第${between(random, 2, 50)}周周报`
          : module === 'email'
            ? `关于${topic[0]}的邮件`
            : `${year}年${topic[0]}${name}`,
  };
  if (isOfficial) {
    draft.date = dayIn('zh', day);
    if (module !== 'resolution' && module !== 'minutes') {
      draft.number = `${pick(random, ['远衡办发', '远衡安环', '远衡数字函'])}〔${year}〕${between(random, 1, 120)}号`;
      draft.signature = '远衡能源集团';
      if (random() < 0.5) draft.head = '远衡能源集团文件';
      if (upward.has(module) && draft.head !== undefined) draft.signer = '顾文博';
    }
    if (!unaddressed.has(module))
      draft.recipient = pick(random, [
        '各部门、各所属单位',
        '集团公司',
        '各生产单位、机关各部门',
        '数字化中心',
      ]);
    if (draft.signature !== undefined && random() < 0.4)
      draft.attachments.push(
        ...pick(random, [
          [`${topic[1]}责任分工表`],
          [`1. ${topic[1]}责任分工表`, `2. ${topic[2]}情况统计表`],
          [`1. ${topic[2]}清单`, '2. 填报说明', '3. 联系人名单'],
        ]),
      );
    if (module === 'request') draft.note = '（联系人：沈知行，电话：0871-6655218）';
    if (random() < 0.2 && draft.signature !== undefined) draft.copies = '抄送：集团公司领导，总值班室。';
  }
  const plain = shuffled(random, half(zh.plainZh));
  const traps = shuffled(random, half(zh.trapsZh));
  const say = (): string => {
    const deck = random() < 0.45 ? traps : plain;
    return filled(making, draft, deck.pop() ?? plain.pop() ?? traps.pop() ?? '以上内容供参考。');
  };
  const paragraph = (): Block => ({
    kind: 'paragraph',
    text: Array.from({ length: between(random, 1, 3) }, say).join(''),
  });
  const opening =
    module === 'minutes'
      ? '{past}，顾文博主持召开{matter}专题会议，研究{task}有关问题。现将会议议定事项纪要如下：'
      : module === 'reply'
        ? `你单位《关于{matter}有关工作的请示》（远衡采〔${year}〕${between(random, 2, 40)}号）收悉。经研究，现批复如下：`
        : pick(random, half(zh.openingsZh));
  draft.blocks.push({ kind: 'paragraph', text: filled(making, draft, opening) });
  const style =
    draft.format === 'txt'
      ? 'typed'
      : pick(random, isOfficial ? ['typed', 'typed', 'bare'] : ['typed', 'bare', 'decimal']);
  const heads = shuffled(random, half(zh.headingsZh)).slice(0, between(random, 3, 5));
  const subs = shuffled(random, half(zh.subheadingsZh));
  const lones = shuffled(random, zh.lonesZh);
  heads.forEach((heading, at) => {
    const number = style === 'typed' ? `${chineseOf(at + 1)}、` : style === 'decimal' ? `${at + 1} ` : '';
    draft.blocks.push({ kind: 'heading', level: 1, text: number + heading });
    if (subs.length >= 3 && (at === 1 || random() < 0.2)) {
      const count = between(random, 2, 3);
      for (let sub = 0; sub < count; sub += 1) {
        const own =
          style === 'typed'
            ? `（${chineseOf(sub + 1)}）`
            : style === 'decimal'
              ? `${at + 1}.${sub + 1} `
              : '';
        draft.blocks.push({ kind: 'heading', level: 2, text: own + (subs.pop() ?? '') }, paragraph());
      }
    } else draft.blocks.push(...Array.from({ length: between(random, 1, 2) }, paragraph));
    addExtra(making, draft, at);
    const lone = random() < 0.06 ? lones.pop() : undefined;
    if (lone !== undefined) draft.blocks.push({ kind: 'paragraph', text: lone });
  });
  if (random() < 0.3) {
    // A stock sentence ends two sections, as it does in many documents.
    const stock = pick(random, half([...zh.stockZh, ...zh.stockZh]));
    for (const at of [1, 2]) endSection(draft, at, stock);
  }
  const closing = zh.closingsZh[module];
  if (closing !== undefined) draft.blocks.push({ kind: 'paragraph', text: pick(random, closing) });
  return draft;
}

function endSection(draft: Draft, section: number, text: string): void {
  const heads = draft.blocks.flatMap(({ kind, level }, at) =>
    kind === 'heading' && level === 1 ? [at] : [],
  );
  const at = heads[section];
  if (at !== undefined) draft.blocks.splice(at, 0, { kind: 'paragraph', text });
}

/** A table, a list, steps or code under a section. */
function addExtra({ random, half }: Making, draft: Draft, section: number): void {
  const isZh = draft.language === 'zh';
  const isPlain = draft.format === 'txt';
  const dice = random();
  const steps = half(isZh ? zh.stepsZh : en.stepsEn)[section];
  if (dice < 0.25 && steps !== undefined)
    draft.blocks.push(...steps.map((text, at): Block => ({ kind: 'step', text: `${at + 1}. ${text}` })));
  else if (dice < 0.4 && !isPlain) {
    const rows = half(isZh ? zh.tablesZh : en.tablesEn)[section];
    const columns = rows?.[0]?.length ?? 0;
    for (const text of rows?.flat() ?? []) draft.blocks.push({ kind: 'cell', columns, text });
  } else if (dice < 0.55 && !isPlain)
    for (const text of half(isZh ? zh.listsZh : en.listsEn)[section] ?? [])
      draft.blocks.push({ kind: 'item', text });
  else if (dice < 0.6 && !isPlain) draft.blocks.push({ kind: 'code', text: pick(random, zh.codes) });
}

function composeEn(making: Making): Draft {
  const { random, half } = making;
  const topic = pick(random, half(en.topicsEn));
  const isOfficial = random() < 0.5;
  const module = pick(random, isOfficial ? officialEn : workEn);
  const day = Math.floor(
    Date.UTC(pick(random, [2025, 2026, 2027]), between(random, 0, 11), between(random, 1, 28)) / dayMs,
  );
  const draft: Draft = {
    ...{
      language: 'en',
      module,
      saysModule: false,
      format: 'md',
      day,
      topic,
      colon: ':',
      attachments: [],
      blocks: [],
    },
    title: `${module.charAt(0).toUpperCase()}${module.slice(1)} on ${topic[0]}`,
  };
  if (isOfficial) {
    draft.date = dayIn('en', day);
    if (module !== 'minutes') {
      draft.number = `IC ${yearOf(day)}/${between(random, 1, 90)}`;
      draft.recipient = pick(random, ['To all departments', 'Steering committee', 'Dear colleagues']);
      draft.signature = 'International Cooperation';
      if (upward.has(module)) draft.signer = 'Nora Eriksen';
      if (random() < 0.4)
        draft.attachments.push(...pick(random, [['Timetable'], ['1. Timetable', '2. List of sites']]));
      if (random() < 0.3) draft.copies = 'Copies: General Administration';
    }
  }
  const plain = shuffled(random, half(en.plainEn));
  const traps = shuffled(random, half(en.trapsEn));
  const say = (): string => {
    const deck = random() < 0.45 ? traps : plain;
    return filled(making, draft, deck.pop() ?? plain.pop() ?? traps.pop() ?? 'This is for information only.');
  };
  const paragraph = (): Block => ({
    kind: 'paragraph',
    text: Array.from({ length: between(random, 1, 3) }, say).join(' '),
  });
  const opening =
    module === 'minutes'
      ? 'The meeting of {past} dealt with {matter} and settled what follows.'
      : pick(random, half(en.openingsEn));
  draft.blocks.push({ kind: 'paragraph', text: filled(making, draft, opening) });
  const isNumbered = random() < 0.6;
  const heads = shuffled(random, half(en.headingsEn)).slice(0, between(random, 3, 5));
  const subs = shuffled(random, half(en.subheadingsEn));
  heads.forEach((heading, at) => {
    draft.blocks.push({ kind: 'heading', level: 1, text: isNumbered ? `${at + 1} ${heading}` : heading });
    if (at === 1)
      for (let sub = 0; sub < 2 && subs.length > 0; sub += 1)
        draft.blocks.push(
          {
            kind: 'heading',
            level: 2,
            text: `${isNumbered ? `${at + 1}.${sub + 1} ` : ''}${subs.pop() ?? ''}`,
          },
          paragraph(),
        );
    else draft.blocks.push(...Array.from({ length: between(random, 1, 2) }, paragraph));
    addExtra(making, draft, at);
  });
  if (random() < 0.3) for (const at of [1, 2]) endSection(draft, at, en.stockEn[0]);
  return draft;
}

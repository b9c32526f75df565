// Checks of words: said twice in a row, a sentence that stands there twice, and words the organisation writes otherwise.
import type { Term } from '../../contract/write.ts';
import type { TextBlock } from './blocks.ts';
import { commonTerms, misused } from './common-terms.ts';
import type { Report } from './finding.ts';

/** Single characters that are never said twice, but for the words they begin. */
const doubled =
  /(?<!目)的的(?!确|士)|是是(?!非)|在在(?!建|线|校|职|岗|编|任|用|库|途|场)|与与(?!会|之)|及及(?!时|早)|和和(?!气|睦|美|平|谐|田|静)|对对(?!方|外|口|照|应|象|接|策|比)|将将(?!来|领|士|要)|把把(?!关|握|手)|于于|由由|从从(?!业|严|事|属|前|重|快)|向向(?!阳|导|量|前|上|下|心)|并并(?!网|入|购|联|行)|也也|都都|就就(?!业|近|地|医|餐|读|绪|位)|要要(?!求|素|点|件|紧|闻|领)|应应(?!急|对|当|用|收|付|届|聘|邀)|请请(?!示|假|求|客|教)|各各(?!自)|须须|使使(?!用|命|得)|以以(?!下|上|及|来|后|前|往|内|外)|了了(?!解|结|然|却|之)|我我|已已/gu;
/** Characters that are said twice by mistake where one of the two stands for itself, which the words around tell. */
const byWords =
  /为为|均均|到到(?![位岗场账期点底人])|得得|能能(?![耗效级源量力])|可可(?![西粉树豆])|待待(?![遇命办定业产查人岗工])|让让|给给|比比(?!皆)|按按|经经|其其|这这|那那|该该|此此|没没|未未|又又|再再|还还|更更|很很|当当(?![好先家作面年天场日月地代事选众])|不不|们们|够够|需需|有有|因因|被被|或或|而而|法法(?![规律院治官警人则定务医理学])|知知(?![识道晓悉名情觉己照])|施施(?![工策行加救肥教用])|查查(?![处办找验询看摆漏])|导导(?![师向游致入弹航线管电热览流演])/gu;
/** After a word of two characters these begin another one as often as they are a mistake. */
const beginsAnother = /[为比给有因]/u;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
/** Said twice on purpose. */
const wanted =
  /^(?:研究研究|讨论讨论|考虑考虑|商量商量|了解了解|学习学习|锻炼锻炼|休息休息|尝试尝试|许多许多|很多很多|多次多次|哈哈哈哈|委员会委员会)/u;
/** Verbs that are said twice when something is done a little or among others, at the end of their clause. */
const aLittle = new Set(
  (
    '交流 琢磨 检查 讨论 研究 考虑 商量 了解 学习 锻炼 休息 尝试 体验 感受 思考 总结 反思 沟通 参观 观摩 走访 打听 合计 ' +
    '议论 探讨 整理 收拾 打扫 活动 放松 熟悉 回顾 体会 帮助 照顾 准备 练习 比较 分析 核对 调查 辅导 指导 关心 介绍 演练 ' +
    '排查 切磋 请教 改进 清理 认识 掂量 盘算 走动 盘点 摸索 揣摩 品味 回忆 计算 估算 联络 慰问 看望 拜访 问候 开导 鼓励 ' +
    '提醒 督促 修改 修理 保养 清洗 打磨 调整 推敲 斟酌 权衡 消化 领会 钻研 温习 复习 归纳 梳理 对照 比划 演示 示范 锤炼 ' +
    '磨炼 历练 考察 试用 适应 理解 协调 磨合 轻松 高兴 热闹 痛快 暖和 安静 冷静 联系 征求 张罗 打量 溜达 照看 遛弯 过问'
  ).split(' '),
);
const again = /([\u4e00-\u9fff]{2,8})\1/gu;
const latinAgain = /\b([A-Za-z]{2,}|(?-i:a))\s+\1\b/giu;

/** Whether a verb is said twice on purpose: nothing it would be done to follows. */
const isALittle = (text: string, at: number, verb: string): boolean =>
  aLittle.has(verb) &&
  (/^(?:[，。、；：！？”）\s,.;:!?…]|$|一下|吧|再|才|看)/u.test(text.slice(at + verb.length * 2)) ||
    /(?:先|再|多|常|去|来|好好|一起|互相|相互|大家)$/u.test(text.slice(0, at)));

/**
 * Where a character stands twice and one of the two is no part of a word. What binds words may stand behind one that
 * ends like it: 合并并注销, 可以以书面形式.
 */
function standingAlone(text: string): number[] {
  const binding = [...text.matchAll(doubled)];
  const pairs = [...binding, ...text.matchAll(byWords)];
  if (pairs.length === 0) return [];
  const words = [...segmenter.segment(text)];
  const wordAt = (place: number): number =>
    words.findIndex(({ index, segment }) => place >= index && place < index + segment.length);
  return pairs.flatMap((pair) => {
    const { 0: found, index } = pair;
    const left = wordAt(index);
    const right = wordAt(index + 1);
    if (binding.includes(pair)) {
      const isOne = left === right && words[left]?.segment !== found;
      const isPart = left !== right && [left, right].some((at) => (words[at]?.segment.length ?? 0) > 1);
      return isOne || isPart ? [] : [index];
    }
    if (left === right) return [];
    const [before, behind] = [words[left]?.segment.length ?? 0, words[right]?.segment.length ?? 0];
    if (before > 1 && (behind > 1 || beginsAnother.test(found))) return [];
    return [index];
  });
}

/** A list is called after what it lists, a change after what comes of it: 年度考核考核表, 人员信息信息化. */
const asList = /^(?:表(?![示达面现明彰扬态决])|册|簿|卡(?!住)|化(?![工学肥验解])|库(?![房存区]))/u;

/**
 * Whether what looks like a word said twice is the end of one word or the beginning of another (信息信息化): said once,
 * it would be none of its own.
 */
function isPartOfLonger(text: string, at: number, once: string): boolean {
  const end = at + once.length;
  if (asList.test(text.slice(end + once.length))) return true;
  const said = text.slice(0, at) + text.slice(end);
  for (const { index, segment } of segmenter.segment(said)) {
    const until = index + segment.length;
    if (index === at && until === end + 1) return true;
    if (index >= end) return false;
  }
  return false;
}

/** English words that are right twice: had had, what it is is clear, came in in time. */
function isRightTwice(word: string, before: string): boolean {
  if (/^(?:had|that)$/iu.test(word)) return true;
  if (/^(?:is|was|are)$/u.test(word))
    return /\b(?:what|who|where|how|why|when|all|that)\b[^.,;:]{0,60}$/iu.test(before);
  return (
    /^(?:in|on|up|over|out|off|through)$/u.test(word) &&
    /\b(?:log|go|went|gone|carr|mov|com|came|hand|check|sign|call|turn|work|tak|took|liv|read|put)[a-z]{0,4} $/u.test(
      before,
    )
  );
}

/** Clauses that are written again right behind the sign that ends them, with their places. */
function repeatedClauses(text: string): [at: number, clause: string][] {
  const clauses = [...text.matchAll(/[^，。；：、！？\n]+/gu)];
  return clauses.flatMap(({ 0: clause, index }, at): [number, string][] => {
    const next = clauses[at + 1];
    const isAgain = next?.[0] === clause && next.index === index + clause.length + 1;
    return clause.length >= 4 && isAgain && /[\u4e00-\u9fff]/u.test(clause) ? [[index, clause]] : [];
  });
}

/** What documents say in many places, so that each section may: requests and references without anything of their own. */
const isStock = (sentence: string): boolean =>
  (sentence.length <= 30 &&
    /^(?:请|敬请|恳请|望|特此|以上(?:请示|报告|意见|事项|内容|情况)|有关情况|具体|详见|未尽事宜)/u.test(
      sentence,
    )) ||
  (sentence.length <= 80 && /^(?:Please|See|For (?:details|questions)|Questions)\b/u.test(sentence));

/** Words that stand there twice in a row. */
export function checkRepeated(blocks: readonly TextBlock[], report: Report): void {
  const seen = new Map<string, number>();
  let section = 0;
  blocks.forEach(({ text, kind }, block) => {
    if (kind === 'code') return;
    const say = (start: number, found: string, suggestion: string): void =>
      report({
        kind: 'repeated',
        reason: 'repeatedWord',
        block,
        start,
        end: start + found.length,
        text: found,
        suggestion,
      });
    for (const at of standingAlone(text)) say(at, text.slice(at, at + 2), text.charAt(at));
    for (const [at, clause] of repeatedClauses(text))
      say(at, clause + text.charAt(at + clause.length) + clause, clause);
    for (const found of text.matchAll(again)) {
      const [whole, once = ''] = found;
      const onPurpose =
        wanted.test(whole) ||
        isALittle(text, found.index, once) ||
        /^.[不没]$|^[一二两三四五六七八九十几].$|比$/u.test(once) ||
        once.startsWith('一') ||
        /^(.)\1+$/u.test(whole);
      if (onPurpose || isPartOfLonger(text, found.index, once)) continue;
      say(found.index, whole, once);
    }
    for (const found of text.matchAll(latinAgain))
      if (!isRightTwice(found[1] ?? '', text.slice(0, found.index)))
        say(found.index, found[0], found[1] ?? '');
    if (kind === 'cell') return;
    if (kind === 'heading') section += 1;
    let start = 0;
    for (const sentence of text.split(/(?<=[。！？；]|[.!?](?=\s))/u)) {
      const words = sentence.trim();
      const before = seen.get(words);
      if (words.length >= 14 && before !== undefined && !(isStock(words) && before !== section))
        report({
          kind: 'repeated',
          reason: 'repeatedSentence',
          block,
          start,
          end: start + sentence.length,
          text: words,
          suggestion: '',
        });
      seen.set(words, section);
      start += sentence.length;
    }
  });
}

const letter = /[\p{Script=Latin}\d]/u;
/** Whether letters are a part of a longer word: `ops` in `laptops`. */
const isWithinWord = (text: string, start: number, end: number): boolean =>
  [start, end].some((at) => letter.test(text.charAt(at - 1)) && letter.test(text.charAt(at)));

/** Words that are written otherwise here. The organisation's list comes before the common one. */
export function checkTerms(blocks: readonly TextBlock[], own: readonly Term[], report: Report): void {
  /** Places of which something was said. */
  const taken = new Set<string>();
  blocks.forEach(({ text, kind }, block) => {
    if (kind === 'code') return;
    for (const { pattern, right } of misused)
      for (const { 0: wrong, index } of text.matchAll(pattern)) {
        for (let place = index; place < index + wrong.length; place += 1) taken.add(`${block} ${place}`);
        report({
          kind: 'term',
          reason: 'term',
          block,
          start: index,
          end: index + wrong.length,
          text: wrong,
          suggestion: right,
        });
      }
  });
  const terms = [...own, ...commonTerms].filter(({ wrong }) => wrong !== '');
  blocks.forEach(({ text, kind }, block) => {
    if (kind === 'code') return;
    for (const { wrong, right } of terms) {
      const inside = right.indexOf(wrong);
      for (let at = text.indexOf(wrong); at !== -1; at = text.indexOf(wrong, at + wrong.length)) {
        // What is written rightly has the wrong word in it at times.
        if (inside !== -1 && text.startsWith(right, at - inside)) continue;
        if (isWithinWord(text, at, at + wrong.length)) continue;
        const places = Array.from(wrong, (_, place) => `${block} ${at + place}`);
        if (places.some((place) => taken.has(place))) continue;
        for (const place of places) taken.add(place);
        report({
          kind: 'term',
          reason: 'term',
          block,
          start: at,
          end: at + wrong.length,
          text: wrong,
          suggestion: right,
        });
      }
    }
  });
}

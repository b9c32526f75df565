// Checks of words: said twice in a row, a sentence that stands there twice, and words the organisation writes otherwise.
import type { Term } from '../../contract/write.ts';
import type { TextBlock } from './blocks.ts';
import type { Report } from './finding.ts';

/** Words that are often written wrongly, with the right ones. */
export const commonTerms: readonly Term[] = [
  '登陆系统 登录系统|帐号 账号|帐户 账户|帐目 账目|帐单 账单|帐务 账务|做为 作为|部份 部分|按排 安排|既使 即使|即然 既然',
  '侯选 候选|松驰 松弛|急待解决 亟待解决|记要 纪要|迫不急待 迫不及待|再接再励 再接再厉|一如继往 一如既往|穿流不息 川流不息',
  '报导 报道|反应情况 反映情况|签定 签订|竟争 竞争|辩认 辨认|明查暗访 明察暗访|融汇贯通 融会贯通|当前形式 当前形势|提请审意 提请审议',
  '好象 好像|图象 图像|重迭 重叠|复盖 覆盖|反覆 反复|答覆 答复|连系 联系|联接 连接|做出决定 作出决定|作好准备 做好准备|布署 部署|步署 部署',
  '决择 抉择|幅射 辐射|防碍 妨碍|防犯 防范|人材 人才|身分 身份|份内 分内|克苦 刻苦|渡假 度假|座落 坐落|座谈记要 座谈纪要|不尽人意 不尽如人意',
  '迁徒 迁徙|通迅 通讯|追朔 追溯|恢宏大局 恢弘大局|粗旷 粗犷|一愁莫展 一筹莫展|默守成规 墨守成规|走头无路 走投无路|趋之若骛 趋之若鹜',
]
  .join('|')
  .split('|')
  .map((pair) => {
    const [wrong = '', right = ''] = pair.split(' ');
    return { wrong, right };
  });

/** Single characters that are never said twice, but for the words they begin. */
const doubled =
  /的的(?!确|士)|是是(?!非)|在在(?!建|线|校|职|岗|编|任|用|库|途|场)|与与(?!会)|及及(?!时|早)|和和(?!气|睦|美|平|谐)|对对(?!方|外|口|照|应|象|接|策|比)|将将(?!来|领|士|要)|把把(?!关|握|手)|于于|由由|从从(?!业|严|事|属|前|重|快)|向向(?!阳|导|量|前|上|下|心)|并并(?!网|入|购|联|行)|也也|都都|就就(?!业|近|地|医|餐|读|绪|位)|要要(?!求|素|点|件|紧|闻|领)|应应(?!急|对|当|用|收|付|届|聘|邀)|请请(?!示|假|求|客|教)|各各(?!自)|须须|使使(?!用|命|得)|以以(?!下|上|及|来|后|前|往|内|外)|了了(?!解|结|然|却)|我我|已已/gu;
/** Said twice on purpose. */
const wanted =
  /^(?:研究研究|讨论讨论|考虑考虑|商量商量|了解了解|学习学习|锻炼锻炼|休息休息|尝试尝试|许多许多|很多很多|多次多次|哈哈哈哈|委员会委员会)/u;
const again = /([\u4e00-\u9fff]{2,8})\1/gu;
const latinAgain = /\b([A-Za-z]{2,})\s+\1\b/giu;

/** Words that stand there twice in a row. */
export function checkRepeated(blocks: readonly TextBlock[], report: Report): void {
  const seen = new Map<string, number>();
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
    for (const found of text.matchAll(doubled)) say(found.index, found[0], found[0].charAt(0));
    for (const found of text.matchAll(again)) {
      const [whole, once = ''] = found;
      if (wanted.test(whole) || once.startsWith('一') || /^(.)\1+$/u.test(whole)) continue;
      say(found.index, whole, once);
    }
    for (const found of text.matchAll(latinAgain))
      if (!/^(?:had|that)$/iu.test(found[1] ?? '')) say(found.index, found[0], found[1] ?? '');
    if (kind === 'cell') return;
    let start = 0;
    for (const sentence of text.split(/(?<=[。！？；])/u)) {
      const words = sentence.trim();
      if (words.length >= 14 && seen.has(words))
        report({
          kind: 'repeated',
          reason: 'repeatedSentence',
          block,
          start,
          end: start + sentence.length,
          text: words,
          suggestion: '',
        });
      else seen.set(words, block);
      start += sentence.length;
    }
  });
}

/** Words that are written otherwise here. The organisation's list comes before the common one. */
export function checkTerms(blocks: readonly TextBlock[], own: readonly Term[], report: Report): void {
  const terms = [...own, ...commonTerms].filter(({ wrong }) => wrong !== '');
  blocks.forEach(({ text, kind }, block) => {
    if (kind === 'code') return;
    const taken = new Set<number>();
    for (const { wrong, right } of terms) {
      const inside = right.indexOf(wrong);
      for (let at = text.indexOf(wrong); at !== -1; at = text.indexOf(wrong, at + wrong.length)) {
        // What is written rightly has the wrong word in it at times.
        if (inside !== -1 && text.startsWith(right, at - inside)) continue;
        if (taken.has(at)) continue;
        for (let place = at; place < at + wrong.length; place += 1) taken.add(place);
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

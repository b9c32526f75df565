// Pages of text in Chinese and English with words as common and as rare as in real ones, and questions that one page answers.

const twos =
  (
    '建立管理设备系统流程安全检查维护采购仓库运输客户服务合同审批质量检验生产计划人员培训考核记录环境保护能源消耗节约' +
    '技术改造项目预算成本控制风险评估应急预案演练通风照明供水排水电气线路仪表阀门管道压力温度流量振动噪声润滑更换备件校准'
  ).match(/../gu) ?? [];
const parts = 'ba ci di fu ge ha jo ki la me no pu ra so te vu wi xa yo ze'.split(' ');
const englishWords = 30_000;

/** Pages of documents, the same ones for the same seed. */
export function openPages(seed: number) {
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x7f_ff_ff_ff;
  };
  const words = Array.from({ length: englishWords }, () =>
    Array.from(
      { length: 2 + Math.floor(random() * 3) },
      () => parts[Math.floor(random() * parts.length)],
    ).join(''),
  );
  /** Common things are chosen often, rare ones seldom. */
  const one = (from: readonly string[]): string => from[Math.floor(from.length ** random()) - 1] ?? '';
  const many = (from: readonly string[], count: number, between: string): string =>
    Array.from({ length: count }, () => one(from)).join(between);
  const isChinese = (document: number): boolean => document % 2 === 1;
  const powerOf = (document: number, page: number): number => document * 7 + page;
  const page = (document: number, number: number): string =>
    isChinese(document)
      ? `## 第${number}节\n\n${Array.from({ length: 6 }, () => `${many(twos, 12, '')}。`).join('')}编号${document}之${number}的额定功率为${powerOf(document, number)}千瓦。`
      : `## Section ${number}\n\n${Array.from({ length: 6 }, () => `${many(words, 16, ' ')}.`).join(' ')} The rated power of unit ${document} stage ${number} is ${powerOf(document, number)} kilowatts.`;
  return {
    random,
    document: (number: number, pages: number): string =>
      Array.from({ length: pages }, (_, at) => page(number, at)).join('\n\n'),
    /** A question, and a third of them with words that stand everywhere. */
    question(document: number, number: number, also: boolean): string {
      if (isChinese(document))
        return `编号${document}之${number}的额定功率是多少？${also ? '设备安全检查的要求' : ''}`;
      return `What is the rated power of unit ${document} stage ${number}${also ? ` when ${one(words)} ${one(words)}` : ''}?`;
    },
  };
}

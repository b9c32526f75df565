// A hundred texts with three faults each: clean ones are made of parts, and each fault is planted where it can stand.
import { fromMarkdown } from '#sdk/write/rules/modules.ts';
import type { FindingKind } from '#sdk/write/rules/finding.ts';
import type { DocumentForm, RichText, WriteModuleId } from '#sdk/write/index.ts';

type Text = { title: string; module: WriteModuleId; language: 'zh'; form: DocumentForm; body: RichText };
/** A fault that was planted; `text` is what a finding of it must have in it. */
export type Fault = { kind: FindingKind; text: string };
/** A text, as it should be and as it was made. */
export type PlantedText = { name: string; clean: Text; document: Text; faults: readonly Fault[] };

type Draft = { title: string; module: WriteModuleId; form: Record<string, string>; lines: string[] };

const topics = [
  ['冬季能源保供', '设备巡检', '压缩机组'],
  ['网络安全检查', '漏洞整改', '办公终端'],
  ['安全生产月活动', '隐患排查', '受限空间作业'],
  ['年度预算编制', '经费测算', '科研项目'],
  ['新员工入职培训', '岗位实习', '培训教材'],
  ['环境监测', '废水取样', '在线监测站'],
  ['档案数字化', '目录著录', '历史档案'],
  ['海外项目管理', '合同审查', '供应商名录'],
  ['班组建设', '技能比武', '先进班组'],
  ['信息系统上线', '数据迁移', '灰度环境'],
] as const;
const kinds: readonly (readonly [WriteModuleId, string])[] = [
  ['notice', '通知'],
  ['report', '报告'],
  ['request', '请示'],
  ['opinion', '意见'],
  ['letter', '函'],
];

function clean(at: number): Draft {
  const [topic, task, thing] = topics[at % topics.length] ?? topics[0];
  const [module, name] = kinds[Math.floor(at / topics.length) % kinds.length] ?? ['notice', '通知'];
  const day = 3 + (at % 20);
  return {
    title: `关于做好${topic}工作的${name}`,
    module,
    form: {
      org: '远衡能源集团',
      number: `远衡办发〔2026〕${at + 1}号`,
      signer: '顾文博',
      recipient: '各部门、各所属单位',
      signature: '远衡能源集团',
      date: '2026年11月2日',
    },
    lines: [
      `为做好${topic}工作，根据集团公司部署，现将有关事项明确如下。`,
      '一、总体要求',
      `坚持问题导向，统筹推进${topic}各项任务，确保按期完成。`,
      '二、重点任务',
      '（一）摸清底数',
      `各单位对${thing}逐一登记，形成台账，由专人负责更新。`,
      '（二）组织实施',
      `${task}工作分三个阶段进行，每个阶段结束后及时小结。`,
      '1. 第一阶段重点解决共性问题。',
      '2. 第二阶段逐项核查整改结果。',
      '3. 第三阶段总结经验并固化制度。',
      '三、时间安排',
      `各单位于2026年12月${day}日前完成自查，自查结果由负责人签字确认。`,
      '四、工作要求',
      '各单位要加强领导，明确责任，严格考核，重要情况及时报告。',
      `“${topic}”专题会议每月召开一次（遇节假日顺延），由综合管理部通知。`,
      ...(module === 'request' ? ['妥否，请批示。'] : []),
    ],
  };
}

type Planter = (draft: Draft, at: number) => Fault | undefined;
/** Changes the first line that has something, and says what is wrong there now. */
const inLine =
  (from: string | RegExp, to: string, kind: FindingKind, text: string): Planter =>
  (draft) => {
    const at = draft.lines.findIndex((line) =>
      typeof from === 'string' ? line.includes(from) : from.test(line),
    );
    if (at === -1) return undefined;
    draft.lines[at] = (draft.lines[at] ?? '').replace(from, to);
    return { kind, text };
  };
const without =
  (part: string): Planter =>
  (draft) => {
    if (draft.form[part] === undefined) return undefined;
    delete draft.form[part];
    return { kind: 'missing', text: part };
  };
const added =
  (line: string, kind: FindingKind, text: string): Planter =>
  (draft) => {
    draft.lines.push(line);
    return { kind, text };
  };

/** Ways to plant a fault; those of one row never touch the same words. */
const planters: readonly (readonly Planter[])[] = [
  [
    inLine('四、工作要求', '五、工作要求', 'numbering', '五、'),
    inLine('（二）组织实施', '（三）组织实施', 'numbering', '（三）'),
    inLine('2. 第二阶段', '3. 第二阶段', 'numbering', '3.'),
    inLine('三、时间安排', '二、时间安排', 'numbering', '二、'),
    inLine('（一）摸清底数', '（一）、摸清底数', 'numbering', '（一）、'),
    inLine('二、重点任务', '二.重点任务', 'numbering', '二.'),
    inLine('3. 第三阶段', '5. 第三阶段', 'numbering', '5.'),
  ],
  [
    inLine('，统筹推进', '，，统筹推进', 'punctuation', '，，'),
    inLine('各项任务，确保按期完成。', '各项任务，确保按期完成', 'punctuation', '按期完成'),
    inLine('（遇节假日顺延）', '（遇节假日顺延', 'punctuation', '（遇节'),
    inLine('，明确责任，', ',明确责任，', 'width', ','),
    inLine('（遇节假日顺延）', '(遇节假日顺延)', 'width', '(遇节假日顺延)'),
    inLine('形成台账，由', '形成台账;由', 'width', ';'),
    inLine('逐一登记，形成', '逐一登记，。形成', 'punctuation', '，。'),
    inLine(/“(.+?)”专题/u, '"$1"专题', 'width', '"'),
    inLine('分三个阶段', '分３个阶段', 'width', '３'),
    inLine('各单位对', '各单位 对', 'punctuation', '单位 对'),
  ],
  [
    inLine('加强领导', '加强加强领导', 'repeated', '加强加强'),
    inLine('各单位要', '各单位要要', 'repeated', '要要'),
    inLine(
      '及时小结',
      '及时小结。每个阶段结束后都要认真总结经验做法。每个阶段结束后都要认真总结经验做法',
      'repeated',
      '每个阶段结束后都要认真总结经验做法',
    ),
    inLine('根据集团公司部署', '根据集团公司布署', 'term', '布署'),
    inLine('部署', '按排', 'term', '按排'),
    inLine('重要情况及时报告', '重要情况做为专项报告', 'term', '做为'),
    without('recipient'),
    without('signature'),
    without('date'),
    without('number'),
    added('请于2026年2月30日前反馈意见，逾期视为没有意见。', 'date', '2026年2月30日'),
    added('现场会定于2026年12月15日（星期五）在二号站召开，请准时参加。', 'date', '2026年12月15日（星期五）'),
    added(
      '集中检查自2026年12月20日至2026年12月10日进行，请各单位配合。',
      'date',
      '2026年12月20日至2026年12月10日',
    ),
    added('联络员名单请{{报送方式}}报送综合管理部，以便建立联系群。', 'missing', '{{报送方式}}'),
  ],
];

const made = (draft: Draft): Text => ({
  title: draft.title,
  module: draft.module,
  language: 'zh',
  form: draft.form,
  // Numbers are typed: headings by their signs, lists as sentences that begin with one.
  body: fromMarkdown(
    draft.lines
      .map((line) =>
        /^[一二三四五]、|^[二]\./u.test(line)
          ? `# ${line}`
          : /^（[一二三]）/u.test(line)
            ? `## ${line}`
            : line.replace(/^(\d)\./u, String.raw`$1\.`),
      )
      .join('\n\n'),
  ),
});

/** The texts; the same ones every time. */
export function plantedTexts(): PlantedText[] {
  return Array.from({ length: 100 }, (_, at) => {
    const draft = clean(at);
    const faults = planters.map((row, which) => {
      for (let turn = 0; turn < row.length; turn += 1) {
        const fault = row[(at * (which + 1) + Math.floor(at / 7) + turn) % row.length]?.(draft, at);
        if (fault !== undefined) return fault;
      }
      throw new Error(`nothing could be planted in text ${at}`);
    });
    return { name: `${at} ${draft.title}`, clean: made(clean(at)), document: made(draft), faults };
  });
}

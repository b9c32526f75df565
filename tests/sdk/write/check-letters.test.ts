// The check on letters as they come from files, each with one fault: what is found, and what is said in vain.
import { expect, test } from 'vitest';
import { checkFile } from '#sdk/write/actions/check-text.ts';
import { importFile } from '#sdk/write/index.ts';
import type { Finding } from '#sdk/write/rules/finding.ts';

type Letter = keyof typeof letters;
/** A fault: in which letter, what stands there instead of what, of which kinds, and what a finding of it must name. */
type Fault = readonly [letter: Letter, from: string, to: string, kinds: string, text: string];

const letters = {
  notice: `# 关于开展2026年度防汛物资盘点工作的通知

云岭水务〔2026〕37号

各水库管理所、物资储备中心：

为摸清全市防汛物资底数，确保汛期物资调得出、用得上，经研究，决定开展2026年度防汛物资盘点工作。现将有关事项通知如下：

## 一、盘点范围

各单位库存的编织袋、救生衣、冲锋舟、发电机等防汛物资，以及委托企业代储的物资，均纳入本次盘点。

## 二、盘点方法

### （一）自查

各单位对照台账逐项清点，做到账、物、卡相符。清点结果由保管员和分管领导共同签字。

### （二）抽查

市局组成三个工作组，按照不低于百分之三十的比例进行抽查，重点检查：

1. 发电机能否正常启动，燃油是否充足。

2. 救生衣有无破损，是否在有效期内。

3. 冲锋舟船体和发动机是否完好。

## 三、时间安排

自查于2026年3月20日前完成，抽查自2026年3月23日至4月3日进行，4月10日（星期五）召开总结会。

## 四、有关要求

一是加强组织领导，明确专人负责；二是如实填报数据，不得瞒报、漏报；三是及时补充更新，确保汛前储备到位。

盘点表（见附件）请于2026年3月25日前报市局防汛办。联系人：孟繁星，电话：0871-6655210。

附件：防汛物资盘点表

云岭市水务局

2026年3月5日
`,
  request: `# 关于购置应急指挥车的请示

云岭水务〔2026〕52号

市人民政府：

近年来，我市极端天气多发，山洪灾害频繁，现有的两辆应急指挥车已分别使用十一年和十三年，通信设备老化，无法满足现场指挥需要。2025年汛期，先后三次因车辆故障延误前方会商。

为提高应急处置能力，拟购置应急指挥车一辆，预算为一百八十六万元，其中车辆购置费九十八万元，通信与会商设备八十八万元。所需经费建议从2026年水利专项资金中列支。

购置后，原有车辆按照国有资产管理规定处置，不增加车辆编制。

妥否，请批示。

附件：1. 应急指挥车配置清单
2. 购置经费测算表

云岭市水务局

2026年5月18日

（联系人：岳明轩，电话：0871-6655218）
`,
  report: `# 关于2026年上半年供水水质情况的报告

云岭水务〔2026〕71号

市人大常委会：

现将2026年上半年全市供水水质情况报告如下：

## 一、总体情况

上半年，全市共检测出厂水一千二百四十八批次、管网水三千六百批次，水质综合合格率为99.87%，比去年同期提高0.12个百分点。

## 二、主要做法

### （一）强化源头保护

对三个饮用水水源地实行网格化巡查，清理违规网箱二十六处，关停排污口四个。

### （二）优化处理工艺

北郊水厂完成臭氧活性炭深度处理改造，浊度控制在0.2NTU以下。

### （三）加密管网检测

在老旧小区增设水质监测点六十个，数据每十五分钟上传一次。

## 三、存在问题

部分乡镇水厂检测能力不足，管网漏损率仍高于百分之十二，个别小区二次供水设施清洗不及时。

## 四、下一步打算

下半年，我们将继续抓好乡镇水厂改造，力争年底前漏损率降到百分之十以下，让群众喝上放心水。

特此报告。

云岭市水务局

2026年7月15日
`,
  letter: `# 关于商请支持引水隧洞地质勘察的函

云岭水务函〔2026〕19号

省地质调查院：

我局承担的清水河引水工程已完成可行性研究，隧洞全长十二点六千米，其中三段穿越断层破碎带，地质条件复杂。

鉴于贵院在岩溶地区勘察方面经验丰富，特商请贵院派出技术力量，协助开展以下工作：

一、对断层破碎带进行钻探和物探，查明涌水风险。

二、提出超前地质预报方案，并对施工单位进行技术交底。

三、参加隧洞施工期间的专家会商。

所需费用由我局承担，具体事宜请与我局规划科联系。盼予函复。

云岭市水务局

2026年8月6日
`,
  minutes: `# 水务局2026年第十二次局长办公会议纪要

2026年9月10日上午，局长冉启明主持召开2026年第十二次局长办公会议，研究秋季水库蓄水和机关节能工作。现将会议议定事项纪要如下：

## 一、关于秋季水库蓄水

会议听取了调度科的汇报，认为当前来水偏枯两成，应当提前蓄水。会议决定：

1. 龙潭水库自9月15日起减小下泄流量，10月底前蓄至正常水位。

2. 调度科每周一向局领导报送蓄水进度。

## 二、关于机关节能

会议同意办公室提出的节能方案，办公楼照明全部更换为智能控制灯具，预计每年节电八万度。

出席：冉启明、孟繁星、岳明轩

请假：陶然

记录：秦霜

2026年9月11日
`,
} as const;

const faults: readonly Fault[] = [
  ['notice', '## 三、时间安排', '## 四、时间安排', 'numbering', '四、'],
  ['notice', '### （二）抽查', '### （三）抽查', 'numbering', '（三）'],
  ['notice', '2. 救生衣', '4. 救生衣', 'numbering', '4.'],
  ['notice', '二是如实填报数据', '三是如实填报数据', 'numbering', '三是'],
  ['report', '### （三）加密', '### （四）加密', 'numbering', '（四）'],
  ['letter', '二、提出', '三、提出', 'numbering', '三、'],
  ['request', '附件：1. 应急', '附件：2. 应急', 'numbering', '2.'],
  ['report', '## 二、主要', '## （二）主要', 'numbering', '（二）'],
  ['report', '### （一）强化源头保护', '### (一)强化源头保护', 'numbering|width|punctuation', '(一)'],
  ['notice', '### （一）自查', '### （一）、自查', 'numbering|punctuation', '（一）、'],
  ['minutes', '## 二、关于', '## 二.关于', 'numbering|punctuation|width', '二.'],
  ['notice', '调得出、用得上，经研究', '调得出、用得上经研究，，', 'punctuation', '，，'],
  ['notice', '共同签字。', '共同签字', 'punctuation', '签字'],
  ['notice', '（见附件）', '（见附件', 'punctuation', '（见附件'],
  ['request', '通信设备老化，', '通信设备老化,', 'width|punctuation', ','],
  ['request', '先后三次', '先后3 次，。', 'punctuation', '，。'],
  ['report', '水质综合合格率为99.87%', '水质综合合格率为９９.８７％', 'width|punctuation', '９'],
  ['letter', '十二点六千米，其中', '十二点六千米;其中', 'width|punctuation', ';'],
  ['letter', '云岭水务函〔2026〕19号', '云岭水务函[2026]19号', 'punctuation|width', '[2026]'],
  ['letter', '云岭水务函〔2026〕19号', '云岭水务函（2026）19号', 'punctuation|width', '（2026）'],
  ['letter', '云岭水务函〔2026〕19号', '云岭水务函〔2026〕第019号', 'punctuation', '第0'],
  ['minutes', '应当提前蓄水。会议', '应当提前蓄水.会议', 'width|punctuation', '.'],
  ['notice', '联系人：孟繁星', '联系人:孟繁星', 'width|punctuation', ':'],
  ['notice', '（见附件）', '（见附件)', 'width|punctuation', '附件'],
  ['notice', '编织袋、救生衣、冲锋舟、发电机等', '编织袋、救生衣、冲锋舟、发电机、等', 'punctuation', '、等'],
  ['report', '让群众喝上放心水。', '让群众喝上"放心水"。', 'width|punctuation', '"'],
  ['report', '让群众喝上放心水。', '让群众喝上“放心水。', 'punctuation', '“'],
  ['report', '让群众喝上放心水。', '让群众喝上放心水。。', 'punctuation', '。。'],
  ['report', '让群众喝上放心水。', '让群众喝上放心水...', 'punctuation', '...'],
  ['report', '让群众喝上放心水。', '让群众喝上放心水！！', 'punctuation', '！！'],
  ['report', '关停排污口四个', '关停 排污口四个', 'punctuation|width', '关停'],
  ['report', '现将2026年', '现将将2026年', 'repeated', '将将'],
  ['report', '力争年底前', '力争力争年底前', 'repeated', '力争力争'],
  ['report', '乡镇水厂检测能力不足', '乡镇水厂的的检测能力不足', 'repeated', '的的'],
  ['report', '实行网格化巡查', '进行进行网格化巡查', 'repeated', '进行进行'],
  ['request', '为提高应急', '为为提高应急', 'repeated', '为为'],
  ['request', '无法满足', '无法法满足', 'repeated', '法法'],
  ['notice', '均纳入本次', '均均纳入本次', 'repeated', '均均'],
  ['notice', '做到账、物', '做到到账、物', 'repeated', '到到'],
  ['minutes', '应当提前', '应当当提前', 'repeated', '当当'],
  ['letter', '所需费用由我局承担，', '所需费用由我局承担，所需费用由我局承担，', 'repeated', '所需费用'],
  [
    'letter',
    '盼予函复。',
    '我局承担的清水河引水工程已完成可行性研究，隧洞全长十二点六千米，其中三段穿越断层破碎带，地质条件复杂。盼予函复。',
    'repeated',
    '我局承担的清水河',
  ],
  ['report', '上半年，全市共检测', '截止6月底，全市共检测', 'term', '截止'],
  ['report', '下半年，我们将', '截止目前，我们将', 'term', '截止'],
  ['notice', '决定开展', '布署开展', 'term', '布署'],
  ['request', '现有的两辆', '做为主力的两辆', 'term', '做为'],
  ['minutes', '会议同意办公室提出', '会议同意付主任提出', 'term', '付主任'],
  ['letter', '承担，具体事宜', '按装，具体事宜', 'term', '按装'],
  ['minutes', '预计每年', '予计每年', 'term', '予计'],
  ['report', '完成臭氧', '峻工臭氧', 'term', '峻工'],
  ['notice', '及时补充更新', '既使及时补充更新', 'term', '既使'],
  ['notice', '共同签字', '签定', 'term', '签定'],
  ['letter', '经验丰富', '名符其实', 'term', '名符其实'],
  ['notice', '各水库管理所、物资储备中心：\n\n', '', 'missing', 'recipient'],
  ['notice', '\n云岭市水务局\n', '', 'missing', 'signature'],
  ['notice', '2026年3月5日\n', '', 'missing', 'date'],
  ['notice', '附件：防汛物资盘点表\n\n', '', 'missing', 'attachments'],
  ['request', '妥否，请批示。\n\n', '', 'missing', 'closing'],
  ['request', '市人民政府：\n\n', '', 'missing', 'recipient'],
  ['request', '一百八十六万元', '×××万元', 'missing', '×'],
  ['request', '岳明轩', '某某', 'missing', '某某'],
  ['letter', '省地质调查院：\n\n', '', 'missing', 'recipient'],
  ['report', '\n云岭市水务局\n', '', 'missing', 'signature'],
  ['report', '2026年7月15日\n', '', 'missing', 'date'],
  [
    'report',
    '下半年，我们将继续抓好乡镇水厂改造，力争年底前漏损率降到百分之十以下，让群众喝上放心水。\n\n特此报告。',
    '',
    'missing',
    '下一步打算',
  ],
  ['notice', '4月10日（星期五）', '4月10日（星期三）', 'date', '4月10日'],
  ['notice', '2026年3月20日前完成', '2026年2月30日前完成', 'date', '2月30日'],
  ['notice', '2026年3月23日至4月3日', '2026年4月23日至4月3日', 'date', '4月23日'],
  ['notice', '2026年3月25日前报', '2025年3月25日前报', 'date', '2025年3月25日'],
  ['notice', '3月23日至4月3日', '3月23日至21日', 'date', '3月23日至21日'],
  ['notice', '4月10日（星期五）', '4月31日（星期五）', 'date', '4月31日'],
  ['minutes', '9月15日起', '9月15日下午3时至2时起', 'date', '3时至2时'],
  ['minutes', '2026年9月10日上午', '2026年13月10日上午', 'date', '13月10日'],
  ['notice', '自查于2026年3月20日前完成', '自查自2026年3月至2026年1月完成', 'date', '3月至'],
  [
    'notice',
    '2026年3月25日前报市局防汛办。',
    '2026年3月25日前报市局防汛办。自查于2026年3月22日前完成。',
    'date',
    '3月2',
  ],
  ['minutes', '2026年9月11日', '2026年9月8日', 'date', '9月'],
];

async function findings(markdown: string): Promise<Finding[]> {
  const file = await importFile({ name: 'letter.md', bytes: new TextEncoder().encode(markdown) });
  return [...checkFile(file).findings];
}
const told = (found: readonly Finding[]): string[] =>
  found.map(({ kind, reason, text }) => `${kind} ${reason} ${text}`);

test.each(Object.entries(letters))('nothing is said of the %s as it should be', async (_, markdown) => {
  expect(told(await findings(markdown))).toEqual([]);
});

test('nine in ten faults are found, and at most one in ten is said in vain', async () => {
  const missed: string[] = [];
  const vain: string[] = [];
  let said = 0;
  for (const [letter, from, to, kinds, text] of faults) {
    expect(letters[letter]).toContain(from);
    const found = await findings(letters[letter].replace(from, to));
    said += found.length;
    const at = found.findIndex(
      (each) =>
        kinds.split('|').includes(each.kind) &&
        (each.text.includes(text) ||
          (each.text !== '' && text.includes(each.text)) ||
          (each.suggestion ?? '').includes(text)),
    );
    if (at === -1) missed.push(`${letter}: ${to.slice(0, 24)} (${kinds})`);
    else found.splice(at, 1);
    vain.push(...told(found).map((line) => `${letter} with ${to.slice(0, 16)}: ${line}`));
  }
  expect(1 - missed.length / faults.length, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  expect(vain.length / said, vain.join('\n')).toBeLessThanOrEqual(0.05);
});

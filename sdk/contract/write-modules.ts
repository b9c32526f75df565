// What can be written: the fifteen kinds of official document and the writing of everyday work, as data.

/** Every module's id, in the order of the regulations, then work writing. */
export const writeModuleIds = [
  'resolution',
  'decision',
  'order',
  'communique',
  'announcement',
  'publicNotice',
  'opinion',
  'notice',
  'circular',
  'report',
  'request',
  'reply',
  'motion',
  'letter',
  'minutes',
  'plan',
  'summary',
  'speech',
  'research',
  'weekly',
  'email',
] as const;
/** A module's id. */
export type WriteModuleId = (typeof writeModuleIds)[number];

/** A part of the form that a kind of document must have. */
export type RequiredPart = 'number' | 'recipient' | 'signature' | 'date' | 'signer' | 'body';

/** A module. */
export type WriteModule = {
  id: WriteModuleId;
  kind: 'official' | 'work';
  zh: string;
  en: string;
  /** What it is for, in one sentence. */
  about: { zh: string; en: string };
  /** Parts of the form without which it is not complete. */
  parts: readonly RequiredPart[];
};

const issued = ['number', 'recipient', 'signature', 'date', 'body'] as const;
const published = ['number', 'signature', 'date', 'body'] as const;
const upward = ['number', 'signer', 'recipient', 'signature', 'date', 'body'] as const;

const official = (
  id: WriteModuleId,
  zh: string,
  en: string,
  parts: readonly RequiredPart[],
  aboutZh: string,
  aboutEn: string,
): WriteModule => ({ id, kind: 'official', zh, en, parts, about: { zh: aboutZh, en: aboutEn } });
const work = (id: WriteModuleId, zh: string, en: string, aboutZh: string, aboutEn: string): WriteModule => ({
  id,
  kind: 'work',
  zh,
  en,
  parts: ['body'],
  about: { zh: aboutZh, en: aboutEn },
});

/** The modules. */
export const writeModules: readonly WriteModule[] = [
  official(
    'resolution',
    '决议',
    'Resolution',
    ['date', 'body'],
    '会议讨论通过的重大决策事项',
    'Major decisions passed by a meeting',
  ),
  official(
    'decision',
    '决定',
    'Decision',
    published,
    '对重要事项作出决策和部署',
    'Decides on important matters and arranges them',
  ),
  official(
    'order',
    '命令',
    'Order',
    published,
    '公布规章、宣布重大强制性措施',
    'Puts rules and compulsory measures into force',
  ),
  official(
    'communique',
    '公报',
    'Communiqué',
    ['date', 'body'],
    '公布重要决定或者重大事项',
    'Makes important decisions known',
  ),
  official(
    'announcement',
    '公告',
    'Proclamation',
    published,
    '向国内外宣布重要事项或法定事项',
    'Declares important or statutory matters to everybody',
  ),
  official(
    'publicNotice',
    '通告',
    'Public notice',
    published,
    '在一定范围内公布应当遵守或周知的事项',
    'Makes known what those concerned must follow',
  ),
  official(
    'opinion',
    '意见',
    'Opinion',
    issued,
    '对重要问题提出见解和处理办法',
    'Views on an important question and ways to handle it',
  ),
  official(
    'notice',
    '通知',
    'Notice',
    issued,
    '发布、传达要求下级执行和有关单位周知的事项',
    'Passes on what others are to do or to know',
  ),
  official(
    'circular',
    '通报',
    'Circular',
    issued,
    '表彰先进、批评错误、传达重要精神',
    'Praises, criticises, passes on important news',
  ),
  official(
    'report',
    '报告',
    'Report',
    upward,
    '向上级汇报工作、反映情况、回复询问',
    'Reports work and circumstances to a higher body',
  ),
  official(
    'request',
    '请示',
    'Request',
    upward,
    '向上级请求指示、批准',
    'Asks a higher body for instructions or approval',
  ),
  official(
    'reply',
    '批复',
    'Reply to a request',
    issued,
    '答复下级的请示事项',
    'Answers a request from below',
  ),
  official(
    'motion',
    '议案',
    'Motion',
    upward,
    '依照程序提请审议事项',
    'Puts a matter forward for deliberation',
  ),
  official(
    'letter',
    '函',
    'Letter',
    issued,
    '不相隶属单位之间商洽、询问、答复',
    'Negotiates, asks and answers between equals',
  ),
  official(
    'minutes',
    '纪要',
    'Minutes',
    ['date', 'body'],
    '记载会议主要情况和议定事项',
    'Records what a meeting dealt with and settled',
  ),
  work('plan', '工作计划', 'Work plan', '目标、任务、时间和保障', 'Goals, tasks, times and what they need'),
  work(
    'summary',
    '工作总结',
    'Work summary',
    '做了什么、成效、不足和下一步',
    'What was done, what came of it, what is next',
  ),
  work('speech', '讲话稿', 'Speech', '会议致辞和工作讲话', 'Addresses and talks at meetings'),
  work(
    'research',
    '调研报告',
    'Research report',
    '现状、问题、原因和建议',
    'The situation, its problems, causes and advice',
  ),
  work('weekly', '周报', 'Weekly report', '本周进展、风险和下周安排', 'Progress, risks and the coming week'),
  work('email', '邮件', 'E-mail', '正式的工作邮件', 'A formal mail at work'),
];

const byId = new Map(writeModules.map((module) => [module.id, module]));

/** The module of an id. */
export const moduleOf = (id: WriteModuleId): WriteModule => byId.get(id) as WriteModule;

/** The module somebody names by its id or its name in either language; `计划` is the same as `工作计划`. */
export function moduleNamed(name: string): WriteModule | undefined {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return undefined;
  return (
    writeModules.find(({ id, zh, en }) => [id.toLowerCase(), zh, en.toLowerCase()].includes(wanted)) ??
    writeModules.find(
      ({ zh }) => [`工作${wanted}`, `${wanted}稿`, `${wanted}纪要`].includes(zh) || zh === `会议${wanted}`,
    ) ??
    (wanted === '会议纪要' ? byId.get('minutes') : undefined) ??
    (wanted === '命令（令）' || wanted === '令' ? byId.get('order') : undefined)
  );
}

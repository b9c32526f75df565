// The outline each module begins with, in Chinese and English: a line per heading, a tab per level below the first, and what stands under it.
import type { WriteModuleId } from './write-modules.ts';

/** A heading of a skeleton and the hint for what belongs under it. */
export type SkeletonLine = { level: number; title: string; hint: string };
/** What a module begins with. */
export type Skeleton = { opening: string; outline: readonly SkeletonLine[]; closing: string };

type Written = readonly [opening: string, outline: string, closing: string];

/** Lines as they are easiest to read and to change: `title｜hint`, with a leading dot per level below the first. */
const written: Readonly<Record<WriteModuleId, { zh: Written; en: Written }>> = {
  resolution: {
    zh: [
      '{{会议名称}}于{{会议日期}}召开，会议审议了{{审议事项}}。',
      '会议认为｜对审议事项的评价\n会议决定｜逐项写明决定\n会议要求｜落实的责任与时限',
      '会议号召{{对象}}认真贯彻本决议，确保各项部署落到实处。',
    ],
    en: [
      'The {{meeting}} was held on {{meeting date}} and deliberated on {{matter}}.',
      'Findings｜How the matter is judged\nResolved｜Each decision by itself\nCarrying it out｜Who does what by when',
      'All concerned are called upon to carry out this resolution.',
    ],
  },
  decision: {
    zh: [
      '为{{目的}}，根据{{依据}}，经研究，决定如下。',
      '决定事项｜写明决定的内容\n实施安排｜责任单位与时间\n有关要求｜纪律、监督与生效日期',
      '本决定自{{生效日期}}起施行。',
    ],
    en: [
      'For {{purpose}}, and under {{basis}}, the following is decided.',
      'What is decided｜The decision itself\nArrangements｜Who and when\nRequirements｜Discipline, supervision, when it takes effect',
      'This decision takes effect on {{effective date}}.',
    ],
  },
  order: {
    zh: [
      '根据{{依据}}，现发布命令如下。',
      '命令事项｜要求做什么、不得做什么\n执行时间与范围｜从何时起、对谁\n责任追究｜违反的后果',
      '此令。',
    ],
    en: [
      'Under {{basis}}, the following is ordered.',
      'What is ordered｜What must and must not be done\nTime and scope｜From when, for whom\nLiability｜What follows a breach',
      'So ordered.',
    ],
  },
  communique: {
    zh: [
      '{{会议或事项}}于{{日期}}在{{地点}}举行，现公布如下。',
      '基本情况｜时间、地点、参加人员\n主要内容｜审议和通过的事项\n重要成果｜达成的共识与数据',
      '特此公布。',
    ],
    en: [
      '{{Meeting or matter}} took place in {{place}} on {{date}}. The following is made known.',
      'Circumstances｜When, where, who\nMain content｜What was deliberated and passed\nResults｜Agreements and figures',
      'Hereby made known.',
    ],
  },
  announcement: {
    zh: [
      '根据{{依据}}，现将{{事项}}公告如下。',
      '公告事项｜内容、数量、范围\n时间与方式｜办理时间、地点、途径\n其他说明｜联系方式',
      '特此公告。',
    ],
    en: [
      'Under {{basis}}, {{matter}} is proclaimed as follows.',
      'What is proclaimed｜Content, amount, scope\nTime and manner｜When, where, how\nFurther information｜Contact',
      'Hereby proclaimed.',
    ],
  },
  publicNotice: {
    zh: [
      '为{{目的}}，现就有关事项通告如下。',
      '适用范围｜对谁、在哪里\n遵守事项｜逐条写明\n处理规定｜违反的处理办法',
      '本通告自{{生效日期}}起施行。',
    ],
    en: [
      'For {{purpose}}, those concerned are informed as follows.',
      'Scope｜Whom and where\nRules｜One by one\nBreaches｜How they are dealt with',
      'This notice takes effect on {{effective date}}.',
    ],
  },
  opinion: {
    zh: [
      '为{{目的}}，根据{{依据}}，现提出如下意见。',
      '总体要求｜\n.指导思想｜遵循什么\n.工作目标｜到何时达到什么\n重点任务｜\n.任务一｜内容与责任单位\n.任务二｜内容与责任单位\n保障措施｜组织、资金、监督',
      '请结合实际认真贯彻执行。',
    ],
    en: [
      'For {{purpose}}, and under {{basis}}, we submit the following views.',
      'General requirements｜\n.Guiding principles｜What it follows\n.Goals｜What by when\nKey tasks｜\n.First task｜Content and who is responsible\n.Second task｜Content and who is responsible\nSupport｜Organisation, funds, supervision',
      'Please act on these views as circumstances require.',
    ],
  },
  notice: {
    zh: [
      '为{{目的}}，根据{{依据}}，现就有关事项通知如下。',
      '总体要求｜原则与目标\n重点任务｜\n.任务一｜做什么、谁来做\n.任务二｜做什么、谁来做\n工作要求｜\n.加强组织领导｜责任到人\n.严格时限｜报送时间与方式',
      '请认真贯彻落实。执行中如有问题，请及时与{{联系人}}联系。',
    ],
    en: [
      'For {{purpose}}, and under {{basis}}, please note the following.',
      'General requirements｜Principles and goals\nKey tasks｜\n.First task｜What and who\n.Second task｜What and who\nHow to proceed｜\n.Responsibility｜Who answers for it\n.Deadlines｜When and how to report',
      'Please act accordingly, and turn to {{contact}} with any question.',
    ],
  },
  circular: {
    zh: [
      '{{时间}}，{{单位或个人}}{{事迹或问题}}。现将有关情况通报如下。',
      '基本情况｜经过、数据\n分析评价｜经验或原因\n决定与要求｜表彰、处理和号召',
      '各单位要{{要求}}。',
    ],
    en: [
      'On {{date}}, {{who}} {{what happened}}. The circumstances are as follows.',
      'Circumstances｜Course and figures\nAssessment｜What to learn, or why\nDecisions and requirements｜Praise, measures, what is asked',
      'All units are to {{requirement}}.',
    ],
  },
  report: {
    zh: [
      '根据{{要求}}，现将{{事项}}有关情况报告如下。',
      '基本情况｜进展和数据\n主要做法和成效｜\n.做法一｜具体措施与结果\n.做法二｜具体措施与结果\n存在问题｜问题与原因\n下一步打算｜措施与时间',
      '特此报告。',
    ],
    en: [
      'As required by {{requirement}}, we report on {{matter}}.',
      'Circumstances｜Progress and figures\nWhat was done, and results｜\n.First measure｜Steps and results\n.Second measure｜Steps and results\nProblems｜Problems and causes\nNext steps｜Measures and times',
      'Submitted for your information.',
    ],
  },
  request: {
    zh: [
      '为{{目的}}，拟{{事项}}，现将有关情况请示如下。',
      '请示缘由｜为什么需要\n请示事项｜请求批准什么（一文一事）\n经费与保障｜金额、来源、人员',
      '妥否，请批示。',
    ],
    en: [
      'For {{purpose}}, we intend to {{matter}} and ask for approval.',
      'Reasons｜Why it is needed\nWhat is asked for｜One matter only\nFunds and support｜Amount, source, people',
      'Please let us have your decision.',
    ],
  },
  reply: {
    zh: [
      '你单位《{{来文标题}}》（{{来文字号}}）收悉。经研究，现批复如下。',
      '批复意见｜同意或不同意，写明范围\n有关要求｜实施中注意的事项',
      '此复。',
    ],
    en: [
      'Your “{{title of the request}}” ({{its number}}) has been received. After consideration we reply as follows.',
      'Decision｜Approved or not, and how far\nRequirements｜What to observe',
      'This is our reply.',
    ],
  },
  motion: {
    zh: [
      '为{{目的}}，{{起草单位}}拟订了{{议案内容}}，现提请审议。',
      '案由｜为什么提出\n论据与依据｜事实、规定\n方案｜具体内容与实施办法',
      '请审议。',
    ],
    en: [
      'For {{purpose}}, {{drafting body}} has drawn up {{subject}}, which is put forward for deliberation.',
      'Grounds｜Why it is moved\nEvidence and basis｜Facts and rules\nProposal｜Content and how it is carried out',
      'Put forward for deliberation.',
    ],
  },
  letter: {
    zh: [
      '为{{目的}}，现就{{事项}}函商如下。',
      '有关情况｜背景与进展\n商请事项｜希望对方做什么\n联系安排｜联系人、电话、时间',
      '请予支持为盼，并请函复。',
    ],
    en: [
      'For {{purpose}}, we write about {{matter}}.',
      'Background｜Circumstances so far\nWhat we ask｜What the other side is to do\nContact｜Who, how, by when',
      'We should be grateful for your support and your answer.',
    ],
  },
  minutes: {
    zh: [
      '{{会议日期}}，{{主持人}}在{{地点}}主持召开{{会议名称}}。现将会议议定事项纪要如下。',
      '会议议题｜讨论了什么\n议定事项｜\n.事项一｜责任单位与完成时间\n.事项二｜责任单位与完成时间\n有关要求｜督办与反馈',
      '出席：{{出席人员}}。列席：{{列席人员}}。',
    ],
    en: [
      'On {{meeting date}}, {{chair}} chaired {{meeting}} in {{place}}. The following was settled.',
      'Agenda｜What was discussed\nSettled｜\n.First matter｜Who and by when\n.Second matter｜Who and by when\nFollow-up｜How it is watched',
      'Present: {{present}}. In attendance: {{in attendance}}.',
    ],
  },
  plan: {
    zh: [
      '为{{目的}}，制定本计划。',
      '工作目标｜可以衡量的目标\n主要任务｜\n.任务一｜内容、责任人、时间\n.任务二｜内容、责任人、时间\n进度安排｜分阶段的时间表\n保障措施｜人员、经费、风险',
      '',
    ],
    en: [
      'This plan serves {{purpose}}.',
      'Goals｜Measurable ones\nTasks｜\n.First task｜Content, who, when\n.Second task｜Content, who, when\nTimetable｜By stages\nSupport｜People, funds, risks',
      '',
    ],
  },
  summary: {
    zh: [
      '{{时间范围}}，{{单位}}围绕{{重点}}开展工作，现总结如下。',
      '主要工作和成效｜\n.工作一｜措施与数据\n.工作二｜措施与数据\n经验体会｜可以保留的做法\n存在不足｜问题与原因\n下一步计划｜目标与措施',
      '',
    ],
    en: [
      'In {{period}}, {{unit}} worked on {{focus}}. This is a summary.',
      'Work and results｜\n.First topic｜Measures and figures\n.Second topic｜Measures and figures\nWhat we learnt｜What to keep\nShortcomings｜Problems and causes\nNext｜Goals and measures',
      '',
    ],
  },
  speech: {
    zh: [
      '各位领导、同志们：',
      '肯定成绩｜回顾与感谢\n认清形势｜机遇与挑战\n明确任务｜\n.任务一｜目标与抓手\n.任务二｜目标与抓手\n提出希望｜号召',
      '谢谢大家。',
    ],
    en: [
      'Ladies and gentlemen, dear colleagues,',
      'What we have achieved｜Looking back, thanks\nWhere we stand｜Chances and challenges\nWhat lies ahead｜\n.First task｜Goal and how\n.Second task｜Goal and how\nWhat I ask of you｜Call',
      'Thank you.',
    ],
  },
  research: {
    zh: [
      '{{调研时间}}，调研组就{{主题}}开展了专题调研，现将情况报告如下。',
      '调研概况｜对象、方法、样本\n现状｜数据与案例\n主要问题｜\n.问题一｜表现与影响\n.问题二｜表现与影响\n原因分析｜制度、技术、管理\n对策建议｜可以操作的措施',
      '',
    ],
    en: [
      'In {{period}} a study of {{subject}} was made. These are its findings.',
      'The study｜Who was asked, how, how many\nThe situation｜Figures and cases\nMain problems｜\n.First problem｜Signs and effects\n.Second problem｜Signs and effects\nCauses｜Rules, technology, management\nRecommendations｜Measures that can be carried out',
      '',
    ],
  },
  weekly: {
    zh: [
      '',
      '本周完成｜事项与结果\n进行中｜进度与预计完成时间\n风险与问题｜需要的支持\n下周安排｜事项、责任人、时间',
      '',
    ],
    en: [
      '',
      'Done this week｜What and with what result\nIn progress｜How far, when finished\nRisks and problems｜Help that is needed\nNext week｜What, who, when',
      '',
    ],
  },
  email: {
    zh: [
      '{{收件人}}，您好：',
      '事由｜一句话说明\n具体内容｜背景、要点\n请您｜需要对方做什么、何时',
      '谢谢，祝好。',
    ],
    en: [
      'Dear {{recipient}},',
      'Subject｜One sentence\nDetails｜Background and main points\nWhat I ask｜What and by when',
      'Kind regards,',
    ],
  },
};

function read([opening, outline, closing]: Written): Skeleton {
  const lines = outline.split('\n').map((line): SkeletonLine => {
    const [, dots = '', title = '', hint = ''] = /^(\.*)([^｜]*)｜?(.*)$/u.exec(line) ?? [];
    return { level: dots.length + 1, title, hint };
  });
  return { opening, outline: lines, closing };
}

/** What a module begins with, in a language. */
export const skeletonOf = (module: WriteModuleId, language: 'zh' | 'en'): Skeleton =>
  read(written[module][language]);

// Makes up a log of what was done in the frozen office.
import type { AuditEntry } from '#sdk/api.ts';

const minute = 60_000;

/** Who, what, in which group, and to whom; some while ago. */
const done: readonly (readonly [
  ago: number,
  who: string,
  act: string,
  group: string | undefined,
  whom: readonly string[],
])[] = [
  [6, '周明轩', 'join', '数字化平台组', ['唐可欣', '杜鹏']],
  [31, '周明轩', 'updatenotice', '数字化平台组', []],
  [64, '沈知行', 'resetCode', undefined, ['马骏']],
  [125, '田雨薇', 'role', '安全生产通知', ['何静']],
  [26 * 60, '沈知行', 'personAdded', undefined, ['Eriksen, Nora']],
  [27 * 60, '林若溪', 'operkick', '接口联调小队', ['郑伟杰']],
  [50 * 60, '许安然', 'create', '周三羽毛球', []],
  [74 * 60, '许安然', 'ownerchange', '周三羽毛球', ['陈宇航']],
];

/** The log, newest first. */
export const stagedAudit = (now: number): AuditEntry[] =>
  done.map(([ago, personName, act, chatName, targetNames], at) => ({
    id: 900 - at,
    time: now - ago * minute,
    personName,
    loginName: '',
    act,
    ...(chatName === undefined ? {} : { chatName }),
    targetIds: targetNames.map((_, place) => String(place + 1)),
    targetNames: [...targetNames],
  }));

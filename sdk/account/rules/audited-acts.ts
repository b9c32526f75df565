// Which acts the office's log tells of, in the order in which faces offer them.
import { administrativeActs } from '../../contract/administrative-acts.ts';

/** Every act the log may tell of, in the order in which they are offered. */
export const auditedActs = [
  'create',
  'join',
  'operkick',
  'leave',
  'ownerleave',
  'ownerchange',
  'role',
  'msgback',
  'updatename',
  'updatenotice',
  'applyopen',
  'applyclose',
  'reviewopen',
  'reviewclose',
  'delgroup',
  ...administrativeActs,
] as const;
/** One of them. */
export type AuditedAct = (typeof auditedActs)[number];

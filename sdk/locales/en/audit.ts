// Owns the sentences of the log of what was done, in English.
import type { Translation } from '../translation.ts';
import type { audit as zh } from '../zh/audit.ts';

export const audit = {
  row: 'Log of what was done',
  rowHint: 'Who did what to groups and the organisation. For super administrators; it holds nobody’s words.',
  open: 'Look',
  account: 'Login name or id',
  actLabel: 'Act',
  actAll: 'Every act',
  day: 'Day',
  nobody: 'The office',
  none: 'Nothing fits',
  noneDetail: 'Try another person, act or day.',
  unknown: 'There is no such account',
  act: {
    create: 'created the group',
    join: 'added members',
    operkick: 'removed members',
    leave: 'left the group',
    ownerleave: 'left and handed the group on',
    ownerchange: 'handed the group on',
    role: 'changed roles',
    msgback: 'withdrew a message',
    updatename: 'renamed the group',
    updatenotice: 'changed the announcement',
    applyopen: 'let members invite',
    applyclose: 'stopped members from inviting',
    reviewopen: 'turned join reviews on',
    reviewclose: 'turned join reviews off',
    delgroup: 'dissolved the group',
    personAdded: 'took somebody in',
    personRemoved: 'removed somebody',
    resetCode: 'gave a one-time code',
    groupCreation: 'changed who may create groups',
  },
} as const satisfies Translation<typeof zh>;

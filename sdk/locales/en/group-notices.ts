// Owns the English sentences of what happened in a group; a file of their own, because the search index needs nothing else.
import type { Translation } from '../translation.ts';
import type { groupNotices as zh } from '../zh/group-notices.ts';

/** By system key (spec §4 «Group system message keys»); `…Own` is said of the reader. */
export const groupNotices = {
  create: '{{operator}} created the group “{{text}}”',
  createOwn: 'You created the group “{{text}}”',
  join: '{{operator}} added {{targets}}',
  joinOwn: 'You added {{targets}}',
  ownerleave: '{{operator}}, the owner, left; {{targets}} is the new owner',
  ownerleaveOwn: 'You left; {{targets}} is the new owner',
  leave: '{{operator}} left the group',
  leaveOwn: 'You left the group',
  operkick: '{{operator}} removed {{targets}}',
  operkickOwn: 'You removed {{targets}}',
  tokick: '{{operator}} removed you from the group',
  msgback: '{{operator}} withdrew a message',
  msgbackOwn: 'You withdrew a message',
  msgbackOf: '{{operator}} withdrew a message of {{targets}}',
  ownerchange: '{{operator}} made {{targets}} the owner',
  ownerchangeOwn: 'You made {{targets}} the owner',
  applyopen: '{{operator}} let members invite',
  applyopenOwn: 'You let members invite',
  applyclose: '{{operator}} stopped members from inviting',
  applycloseOwn: 'You stopped members from inviting',
  reviewopen: '{{operator}} turned on approval of new members',
  reviewopenOwn: 'You turned on approval of new members',
  reviewclose: '{{operator}} turned off approval of new members',
  reviewcloseOwn: 'You turned off approval of new members',
  updatenotice: '{{operator}} changed the announcement',
  updatenoticeOwn: 'You changed the announcement',
  updatenoticeSaid: '{{operator}} changed the announcement: {{text}}',
  updatenoticeSaidOwn: 'You changed the announcement: {{text}}',
  updatename: '{{operator}} renamed the group to “{{text}}”',
  updatenameOwn: 'You renamed the group to “{{text}}”',
  delgroup: '{{operator}} dissolved the group',
  delgroupOwn: 'You dissolved the group',
} as const satisfies Translation<typeof zh>;

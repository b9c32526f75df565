// Owns what is said where rights are given to people, departments and groups, in English.
export const grants = {
  whom: 'Who',
  whomHint: 'Name of a person, department or group',
  notAsked: 'Nobody could be looked up; check the network and try again',
  nobody: 'Nobody found',
  level: 'Access',
  levelOf: 'Access of {{name}}',
  until: 'Valid for',
  forever: 'No end',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  untilDay: 'Until {{day}}',
  standing: 'Who has access',
  none: 'Nobody has been given access here',
  take: 'Remove {{name}}',
} as const;

// Owns the sentences of the contacts screen, in English.
import type { Translation } from '../translation.ts';
import type { contacts as zh } from '../zh/contacts.ts';

export const contacts = {
  title: 'People',
  searchHint: 'Name, pinyin or department',
  sendMessage: 'Message',
  department: 'Department',
  phone: 'Phone',
  email: 'Email',
  account: 'Account',
  empty: {
    title: 'Nobody is in this department yet',
    detail: 'Administrators look after who is listed.',
    noHitsTitle: 'Nothing found for “{{query}}”',
    noHitsDetail: 'Type a name, its pinyin or its initials.',
  },
  secondaryDepartments: 'Also in',
  copyValue: 'Copy {{label}}',
  copied: '{{label}} copied',
  people: 'People',
  headcount_one: '{{count}} person',
  headcount_other: '{{count}} people',
  departments: 'Departments',
  removed: 'Has left',
  tree: 'Organisation',
  welcomeTitle: 'Pick someone to see their card',
  welcomeDetail: 'Open the organisation level by level, or look up a name.',
  noPermissionWho: 'An administrator of the contacts',
} as const satisfies Translation<typeof zh>;

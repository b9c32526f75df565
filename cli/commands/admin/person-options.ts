// The options that say who somebody is and which people are meant, for every command about people.
import type { OptionSpec } from '../../command.ts';

/** See the file's first line; `department` is how a department is named there. */
export const personOptions = (department: Pick<OptionSpec, 'shown' | 'text'>): readonly OptionSpec[] => [
  { name: 'name', value: 'text', shown: 'NAME', text: 'cliAccount.user.name' },
  { name: 'department', value: 'text', ...department },
  { name: 'title', value: 'text', shown: 'TITLE', text: 'cliAccount.user.title' },
  { name: 'title-en', value: 'text', shown: 'TITLE', text: 'cliAccount.user.titleEn' },
  { name: 'email', value: 'text', shown: 'ADDRESS', text: 'cliAccount.user.email' },
  { name: 'phone', value: 'text', shown: 'NUMBER', text: 'cliAccount.user.phone' },
  {
    name: 'role',
    value: 'text',
    shown: 'ROLE',
    choices: ['member', 'administrator', 'superAdministrator'],
    text: 'cliAdmin.option.role',
  },
  {
    name: 'state',
    value: 'text',
    shown: 'STATE',
    choices: ['present', 'disabled'],
    text: 'cliAdmin.option.state',
  },
  { name: 'search', value: 'text', shown: 'TEXT', text: 'cliAdmin.option.search' },
];

// Groups and contacts: what works on which face, and the test that shows it.
import type { Feature } from './features.ts';
import {
  cliErrors,
  commands,
  frames,
  golden,
  guiGroups,
  guiHold,
  journey,
  panes,
  rules,
  sentence,
  chatFacts,
  atRoot,
  guiFiles,
  guiRefusals,
  terminalFiles,
  terminalRefusals,
  written,
} from './test-places.ts';

const byOffice = 'decided by the office; this face shows the outcome only';
const contact = 'tests/sdk-node/contacts.test.ts';
const sdkGroups = 'tests/sdk-node/groups.test.ts';
const circle = 'tests/sdk-node/circle.test.ts';
const cliGroup = 'tests/cli/group.test.ts';
const cliContacts = 'tests/cli/contacts.test.ts';

/** By name; the rows of the table point here. */
export const circleFeatures = {
  'notices of groups': {
    sdk: [
      `${rules}/notice-text.test.ts`,
      'each of the fifteen keys has a sentence in both languages that names its people',
    ],
    cli: ['tests/cli/every-kind.test.ts', 'notice $systemKey is told in both languages'],
    terminal: ['tests/cli/tui/every-kind.test.ts', 'notice $systemKey has its line in both languages'],
    gui: ['tests/gui/chat/kinds/every-kind.test.ts', 'notice $systemKey is drawn'],
  },
  'finding by name and pinyin': {
    sdk: ['tests/sdk/contacts/rules/name-match.test.ts', '%s finds 沈知行: %s'],
    cli: [commands, 'target %s is chat %s'],
    terminal: [panes, 'the palette finds a chat by pinyin and opens it, and runs an act of the place below'],
    gui: [guiHold, 'search finds, jumps and marks'],
  },
  'closed chats': {
    sdk: [sdkGroups, 'who was removed keeps the chat, is told why, and sends nothing more'],
    cli: cliErrors,
    terminal: [
      terminalRefusals,
      'a chat that begins elsewhere appears, and a group one was removed from stays to be read with its reason',
    ],
    gui: [guiGroups, 'a dissolved group stays to be read, and says that it is one'],
  },
  'making a group': {
    sdk: [sdkGroups, 'a group is made, appears on both lists, and follows what is done to it'],
    cli: [cliGroup, 'it is listed, shown, and its members are found'],
    terminal: [journey, 'create a group'],
    gui: [guiGroups, 'what is missing is said, and what is made opens by itself'],
  },
  'details of a group': {
    sdk: [sdkGroups, 'a group is made, appears on both lists, and follows what is done to it'],
    cli: [cliGroup, 'names, texts, switches and roles are changed'],
    terminal: [journey, 'rename a group'],
    gui: [guiGroups, 'the details change it for everybody, and tell others why they may not'],
  },
  'members of a group': {
    sdk: [
      'tests/sdk/contacts/rules/person-match.test.ts',
      'by characters, pinyin, initials and login name, better matches first',
    ],
    cli: [cliGroup, 'it is listed, shown, and its members are found'],
    terminal: [
      'tests/journeys/terminal-sheets.test.ts',
      'members are found by typing, and the owner gives the group a picture by its path',
    ],
    gui: golden,
  },
  'inviting and removing': {
    sdk: ['tests/fixtures/office-groups.test.ts', 'every key but a withdrawn message’s is written by an act'],
    cli: [cliGroup, 'a list of people is reported on one by one, and a conflict stops nobody else'],
    terminal: [journey, 'invite'],
    gui: [journey, 'invite'],
  },
  'leaving and dissolving': {
    sdk: [
      'tests/fixtures/office-groups.test.ts',
      'an owner’s administrator follows before others, and a group without anybody else ends',
    ],
    cli: [cliGroup, 'what cannot be undone is asked about, and not done unasked in a pipe'],
    terminal: [journey, 'leave'],
    gui: [guiGroups, 'a dissolved group stays to be read, and says that it is one'],
  },
  'changing the owner': {
    sdk: [
      'tests/fixtures/office-groups.test.ts',
      'races leave exactly one owner, and nobody hears what was said after they had gone',
    ],
    cli: [journey, 'transfer'],
    terminal: [journey, 'transfer'],
    gui: [journey, 'transfer'],
  },
  'reviewing requests': {
    sdk: [
      'tests/fixtures/office-groups.test.ts',
      'with review on, those whom a member names wait until somebody decides',
    ],
    cli: [cliGroup, 'join requests are seen and decided'],
    terminal: [journey, 'review'],
    gui: [journey, 'review'],
  },
  'rights in a group': {
    sdk: ['tests/sdk/groups/rules/rights.test.ts', '%s is allowed to those the office allows it to'],
    cli: [cliGroup, 'somebody without the right is told which one it takes'],
    terminal: [
      terminalRefusals,
      'a member is told who may rename the group, and nothing behind a quote but words goes',
    ],
    gui: [guiGroups, 'the details change it for everybody, and tell others why they may not'],
  },
  'rights at the office': {
    sdk: ['tests/fixtures/office-group-rights.test.ts', '%s'],
    cli: [cliGroup, 'what the office refuses is said by a command that asks for nothing else'],
    terminal: byOffice,
    gui: byOffice,
  },
  'permission to make groups': {
    sdk: [
      'tests/fixtures/office-group-rights.test.ts',
      'who lacks the permission creates no group and is sent to the administrator',
    ],
    cli: cliErrors,
    terminal: [terminalRefusals, 'who may create no group is told so, and the service desk has a key'],
    gui: [guiRefusals, 'who may create no group is sent to the service desk, whose chat opens'],
  },
  'group pictures': {
    sdk: [
      'tests/fixtures/office-group-rights.test.ts',
      'a picture of somebody else is not shown as the group’s',
    ],
    cli: written,
    terminal: [
      'tests/journeys/terminal-sheets.test.ts',
      'members are found by typing, and the owner gives the group a picture by its path',
    ],
    gui: [guiRefusals, 'the owner gives the group a picture, and a member sees it'],
  },
  'organisation tree': {
    sdk: [contact, 'a level and its ancestors are asked for once in five minutes'],
    cli: [
      cliContacts,
      'the tree goes as deep as asked, from the root or from a department, with people or without',
    ],
    terminal: [panes, 'contacts open level by level, are found by name, and lead into a chat'],
    gui: [guiHold, 'contacts open level by level by keys, and lead into a chat'],
  },
  'root people': {
    sdk: [contact, 'people in the root department are shown where show_root_user says so'],
    cli: [cliContacts, atRoot],
    terminal: [terminalFiles, atRoot],
    gui: [guiFiles, atRoot],
  },
  departments: {
    sdk: [
      'tests/fixtures/office-look-up.test.ts',
      'departments of a person: the main one first; and the way down to it',
    ],
    cli: [cliContacts, 'a department tells where it stands, and its members, below it too, as many as asked'],
    terminal: [
      'tests/cli/tui/contact-lines.test.ts',
      'departments say how much is in them, people what they are; one person may stand in two places',
    ],
    gui: golden,
  },
  'person card': {
    sdk: [
      'tests/sdk/chat/screens/peer-details.test.ts',
      'a person’s card, whether they are there, and an error that a retry mends',
    ],
    cli: ['tests/cli/account.test.ts', 'without an act one’s own card is shown'],
    terminal: [panes, 'contacts open level by level, are found by name, and lead into a chat'],
    gui: golden,
  },
  'looking people up': {
    sdk: ['tests/fixtures/office-look-up.test.ts', 'each look-up finds its kind, and listLike all of them'],
    cli: [cliContacts, 'the whole organisation is fetched, and people are found without a network'],
    terminal: ['tests/cli/tui/contact-lines.test.ts', 'a look-up takes the tree’s place, people first'],
    gui: [guiHold, 'search finds, jumps and marks'],
  },
  'who is online': {
    sdk: [
      'tests/sdk-node/beat.test.ts',
      'a connection that was away asks who came and went, and the beat goes on as before',
    ],
    cli: [chatFacts, 'who is online is listed, and not once they have gone'],
    terminal: frames,
    gui: golden,
  },
  friends: {
    sdk: [circle, 'what one device does the others have, and the other person too'],
    cli: [cliContacts, 'friends are added and ended; whoever is not there is named, and an end wants a yes'],
    terminal: [journey, 'friend'],
    gui: [journey, 'friend'],
  },
  'roles of people': {
    sdk: ['tests/sdk-node/permissions.test.ts', '%i is %s'],
    cli: [
      'tests/cli/account.test.ts',
      'an administrator gives a one-time code, over the network and on the office’s own folder',
    ],
    terminal: 'roles decide entries that a terminal does not have',
    gui: [
      'tests/sdk/navigation/table.test.ts',
      'entries ask for permissions of the contract, and roles bring them',
    ],
  },
  'form of a group': {
    sdk: [sdkGroups, 'the form of a new group says what is missing, and what the office says of the right'],
    cli: cliErrors,
    terminal: sentence,
    gui: [guiGroups, 'what is missing is said, and what is made opens by itself'],
  },
  'calls of the service account': {
    sdk: [
      'tests/fixtures/office-sends.test.ts',
      'sendToFriend says it once, to a live device too, and begins the chat where there is none',
    ],
    cli: [cliContacts, 'the service desk has a chat, and tells its telephone'],
    terminal: [terminalRefusals, 'who may create no group is told so, and the service desk has a key'],
    gui: [guiRefusals, 'who may create no group is sent to the service desk, whose chat opens'],
  },
} as const satisfies Readonly<Record<string, Feature>>;

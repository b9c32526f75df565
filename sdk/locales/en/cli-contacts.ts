// Owns what the command line says about contacts: help and results, in English.
import type { Translation } from '../translation.ts';
import type { cliContacts as zh } from '../zh/cli-contacts.ts';

export const cliContacts = {
  people: 'people',
  members: 'members',
  exampleJson: 'Only some fields, as JSON',
  tree: {
    summary: 'List departments level by level, with --people their people',
    depth: 'How many levels; 2 unless said otherwise',
    people: 'People too',
    exampleAll: 'The first two levels',
    examplePeople: 'People and departments directly in one department',
  },
  dept: {
    summary: 'What is above and below a department; --members lists its people',
    target: 'Name or number of a department',
    members: 'List the people',
    below: 'With the people of departments below',
    exampleName: 'By name',
    exampleMembers: 'Everybody in it and below it, as CSV',
  },
  friends: { summary: 'Friends', example: 'All friends' },
  groups: { summary: 'Groups you are in', example: 'All groups' },
  recent: { summary: 'People and groups of recent chats', example: 'Who is in recent chats' },
  following: { summary: 'People and groups you follow', example: 'The focus list' },
  status: {
    summary: 'Statuses of colleagues; set or clear your own',
    act: 'list (default), set or clear',
    text: 'Words of the status, 60 characters at most',
    emoji: 'Emoji in front of them',
    until: 'When it ends: 18:00, +2h, tomorrow 09:00',
    exampleList: 'Who has which status now',
    exampleSet: 'Out until six in the evening',
  },
  online: { summary: 'Who is online among those you chat with', example: 'Who is there now' },
  service: {
    summary: 'Contact the service desk: opens its chat and tells its telephone',
    example: 'The number of the chat, and the telephone',
    exampleChat: 'The number of the chat alone, for chat send',
    done: 'The chat with {{name}} is {{id}}',
  },
  follow: {
    summary: 'Follow a person or group',
    example: 'Follow a colleague',
    done: 'You follow {{name}}',
  },
  unfollow: {
    summary: 'Stop following a person or group',
    example: 'Stop following a colleague',
    done: 'You no longer follow {{name}}',
  },
  addFriend: {
    summary: 'Add friends, several at once if you like',
    example: 'Add a colleague',
    done: 'Friends: {{names}}',
    missing: 'No longer in the organisation, not added: {{ids}}',
    ended: 'They have ended the friendship and only they can add you again: {{ids}}',
  },
  removeFriend: {
    summary: 'End a friendship; neither can write in the direct chat any more',
    example: 'Without asking',
    ask: 'End the friendship with {{name}}? Neither of you can write in the direct chat then. [y/N]',
    done: 'You and {{name}} are friends no more',
  },
  cache: {
    summary: 'Fetch the whole organisation, to find people without a network',
    act: 'refresh fetches it anew',
    example: 'Fetch the organisation anew',
    done: '{{departments, department|departments}} and {{people, entry|entries}} of people fetched',
  },
} as const satisfies Translation<typeof zh>;

// Owns what the command line says about contacts: help and results, in English.
import type { Translation } from '../translation.ts';
import type { cliContacts as zh } from '../zh/cli-contacts.ts';

export const cliContacts = {
  people: 'people',
  members: 'members',
  exampleJson: 'only some fields, as JSON',
  tree: {
    summary: 'list departments level by level, with --people their people',
    depth: 'how many levels; 2 unless said otherwise',
    people: 'people too',
    exampleAll: 'the first two levels',
    examplePeople: 'people and departments directly in one department',
  },
  dept: {
    summary: 'what is above and below a department; --members lists its people',
    target: 'name or number of a department',
    members: 'list the people',
    below: 'with the people of departments below',
    exampleName: 'by name',
    exampleMembers: 'everybody in it and below it, as CSV',
  },
  friends: { summary: 'friends', example: 'all friends' },
  groups: { summary: 'groups you are in', example: 'all groups' },
  recent: { summary: 'people and groups of recent chats', example: 'who is in recent chats' },
  following: { summary: 'people and groups you follow', example: 'the focus list' },
  online: { summary: 'who is online among those you chat with', example: 'who is there now' },
  service: {
    summary: 'Contact the service desk: opens its chat and tells its telephone',
    example: 'The number of the chat, and the telephone',
    exampleChat: 'The number of the chat alone, for chat send',
    done: 'The chat with {{name}} is {{id}}',
  },
  follow: {
    summary: 'follow a person or group',
    example: 'follow a colleague',
    done: 'You follow {{name}}',
  },
  unfollow: {
    summary: 'stop following a person or group',
    example: 'stop following a colleague',
    done: 'You no longer follow {{name}}',
  },
  addFriend: {
    summary: 'add friends, several at once if you like',
    example: 'add a colleague',
    done: 'Friends: {{names}}',
    missing: 'No longer in the organisation, not added: {{ids}}',
  },
  removeFriend: {
    summary: 'end a friendship; neither can write in the direct chat any more',
    example: 'without asking',
    ask: 'End the friendship with {{name}}? Neither of you can write in the direct chat then. [y/N]',
    done: 'You and {{name}} are friends no more',
  },
  cache: {
    summary: 'fetch the whole organisation, to find people without a network',
    act: 'refresh fetches it anew',
    example: 'fetch the organisation anew',
    done: '{{departments}} departments and {{people}} entries of people fetched',
  },
} as const satisfies Translation<typeof zh>;

// Owns the sentences of watches, in English.
import type { cliWatch as zh } from '../zh/cli-watch.ts';
import type { Translation } from '../translation.ts';

export const cliWatch = {
  events: 'Only these events; message and notice where none are named, all for every one',
  type: 'Of messages only these kinds: text, image, file and so on, between commas',
  exampleEvents: 'Who read what, what was withdrawn, how the chat list changes',
  group: {
    summary:
      'Print what changes in groups: who joins and leaves, names, rights, rows of the chat list; one JSON object per line',
    exampleOne: 'One group only',
    exampleAll: 'All groups, only the names of the events',
  },
  contacts: {
    summary: 'Print who comes online or leaves, becomes a friend, is followed; one JSON object per line',
    exampleDay: 'For a working day',
    exampleFriends: 'Names of new friends',
  },
} as const satisfies Translation<typeof zh>;

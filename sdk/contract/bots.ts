// What an account of a program may be granted beside messages and contacts, which every account has.

/** Features of an office, by their names; administration is never a bot's. */
export const botGrants = [
  'disk',
  'todo',
  'announcements',
  'approval',
  'apps',
  'suggestions',
  'meeting',
  'schedule',
  'ask',
  'write',
] as const;
/** One of them. */
export type BotGrant = (typeof botGrants)[number];

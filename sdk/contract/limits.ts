// Limits of the core that client and office check alike, apart from the schemas: whoever only counts loads no codec.

/** Messages one act may name. */
export const maxPerAct = 200;
/** Chats one forward may go to. */
export const maxTargets = 100;
/** Characters of a reaction's name, different reactions to one message, pinned messages of one chat, earlier wordings kept. */
export const reactionLimits = { name: 24, kinds: 20, pins: 50, versions: 50 } as const;
/** Days from now within which a message or a reminder may be scheduled: a year, a leap one too. */
export const maxDaysAhead = 366;

/** Largest picture of a person, in bytes, and its longest side, in pixels. */
export const avatarLimits = { bytes: 1_048_576, side: 1_024 } as const;

/** People one call adds at most. */
export const maxFriendsAtOnce = 200;

/** Code points of a group's texts, its people, and people named in one call. Numbers ours; the spec shows none. */
export const groupLimits = {
  name: 50,
  introduction: 500,
  notice: 2_000,
  members: 5_000,
  peoplePerCall: 500,
} as const;

/** Characters of what is looked for: names in the directory, words of messages and chats, of work, of files. */
export const soughtLimits = { names: 64, words: 128, work: 100, disk: 200 } as const;

/** Most characters of a client id, and most people one message may mention. */
export const sendLimits = { clientId: 64, mentions: 500 } as const;

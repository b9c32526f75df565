// Names what is typed into the search fields of the pictures; its answers are recorded with the gallery's snapshot.

/** A word of the demo organisation's messages, and the beginning of a name. */
export const searched = { messages: '压测', people: '周' } as const;

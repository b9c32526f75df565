// Limits of acts on messages, apart from their schemas: whoever only counts loads no codec.

/** Messages one act may name. */
export const mostPerAct = 200;
/** Chats one forward may go to. */
export const mostTargets = 100;
/** Days from now within which a message or a reminder may be scheduled: a year, a leap one too. */
export const mostDaysAhead = 366;

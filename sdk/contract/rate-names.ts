// Names of what an office counts of each account, and of each address before anybody has signed in.

/** What is counted, each by itself; `calls` is everything that is nothing of the others, `strangers` what comes without a session. */
export const rateNames = ['messages', 'lookups', 'uploads', 'groups', 'calls', 'strangers'] as const;
/** One of them. */
export type RateName = (typeof rateNames)[number];

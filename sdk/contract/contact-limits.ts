// Limits of contacts that client and office check alike; apart from the calls, so that asking for them loads no schema.

/** People one call adds at most. */
export const mostFriendsAtOnce = 200;

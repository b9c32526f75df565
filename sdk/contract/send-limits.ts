// What a message may carry besides its text. Apart from the schemas, so that whoever only checks these loads none.

/** Most characters of a client id, and most people one message may mention. */
export const sendLimits = { clientId: 64, mentions: 500 } as const;

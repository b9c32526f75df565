// How large a picture of a person may be. No schema: a page that cuts a picture needs nothing else of the wire.

/** Largest picture of a person, in bytes, and its longest side, in pixels. */
export const avatarLimits = { bytes: 1_048_576, side: 1_024 } as const;

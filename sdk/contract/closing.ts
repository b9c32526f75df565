// Why the office closes a socket: the close codes of the realtime connection.

/**
 * Close codes (4000–4999 are ours by RFC 6455 §7.4.2). Before `sessionEnded` a refuse frame with one of
 * `sessionEndedCodes` goes out. After all others the client comes back and replays.
 */
export const closeCodes = {
  /** Plain «going away»: the office stops. */
  goingAway: 1001,
  /** The token is unknown, over or revoked: do not come back with it (spec §4). */
  sessionEnded: 4001,
  /** No valid handshake within five seconds. */
  handshakeMissing: 4002,
  /** Too many frames that were none. */
  tooManyFaults: 4003,
  /** Read too slowly: more than the bounded buffer waits. */
  tooSlow: 4004,
  /** No sign of life for two heartbeats. */
  silent: 4005,
  /** Too many connections of one person. */
  tooManyConnections: 4006,
} as const;

/** Milliseconds a client has for its handshake. */
export const handshakeTimeoutMs = 5_000;

// What the net layer asks of whoever keeps the session: tokens, and what to do when one is refused.
import type { OfficeError } from '../errors.ts';

/** The two tokens of a session. The netdisk takes the user centre's (spec §7). */
export type TokenKind = 'userCentre' | 'chat';

/** Keeps the tokens of the signed-in person. */
export interface TokenStore {
  /** Opens the stored tokens where that was put off; awaited before `token` is asked for the first time. */
  unseal?(): Promise<void>;
  /** The token to send now; undefined while nobody is signed in or after the session ended. */
  token(kind: TokenKind): string | undefined;
  /** Why there is no token: `loginExpired` after a session ended, else `notSignedIn`. */
  absent(): OfficeError;
  /**
   * The office refused `token`. Answers true when a newer one is at hand (another process may have renewed it)
   * and the call may go out once more; otherwise the session ends, exactly once, for `reason`.
   */
  refused(kind: TokenKind, token: string, reason: OfficeError): Promise<boolean>;
}

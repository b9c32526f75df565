// What the SDK offers of new versions of the client: looking for them, putting them off, fetching and starting them.
import type { CallOptions, ValueFeed } from '../base/api-shape.ts';
import type { UpdateState } from './rules/update-machine.ts';

export type { CheckPhase, DialogPhase, UpdateState } from './rules/update-machine.ts';

/** New versions. Nobody needs to be signed in. */
export interface UpdateApi {
  state: ValueFeed<UpdateState>;
  /**
   * Asks the office. `quiet` is for programs that ask by themselves: an offer that was put off is not shown, and a
   * failure is no error. Throws `updateTimedOut`, `updateCheckFailed`, `updateRefused`.
   */
  check(options?: CallOptions & { quiet?: boolean }): Promise<UpdateState>;
  /** Asks quietly where that was last done on another day. */
  checkDaily(options?: CallOptions): Promise<UpdateState>;
  /** Shows what was found. */
  show(): Promise<void>;
  /** This version is not offered any more. Throws `updateForced` for one that must be taken. */
  ignore(): Promise<void>;
  /** Not shown again before the day is over. Throws `updateForced` for one that must be taken. */
  later(): Promise<void>;
  /** Fetches the package, checks it and keeps it; answers where. Throws `updateRefused`, the network's. */
  install(options?: CallOptions): Promise<string>;
  /** Stops fetching. A version that must be taken goes on. */
  cancel(): Promise<void>;
  /** Hands the package that is ready to the system, which replaces the program. */
  start(): Promise<void>;
  /** The version that must be taken before anything else; known without asking. */
  required(): Promise<string | undefined>;
}

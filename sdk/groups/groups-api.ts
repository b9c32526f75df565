// What the SDK offers of groups: what can be done to them, who is in them, what waits.
import type { PictureFile } from '../account/account-api.ts';
import type { CallOptions, ValueFeed } from '../base/api-shape.ts';
import type { Member } from '../contract/entities.ts';
import type { JoinRequest } from '../contract/group-calls.ts';
import type { ErrorData } from '../errors.ts';
import type { GroupAct, GroupOutcome } from './group-act.ts';

export type { GroupAct, GroupOutcome, JoinRequest };

/** What came of an act: done with its outcome, or waiting for a network. */
export type GroupActDone = GroupOutcome & { state: 'done' | 'queued'; clientId: string };

/** An act that waits for the office, or that the office refused when its turn came. */
export type WaitingGroupAct = {
  clientId: string;
  act: GroupAct;
  /** Epoch milliseconds. */
  time: number;
  state: 'queued' | 'failed';
  error?: ErrorData;
};

/** Groups one is in, or makes. A group's row and its pages of members are `chat.group` and `chat.members`. */
export interface GroupsApi {
  /** Whether this person may create groups (spec §6). */
  mayCreate(options?: CallOptions): Promise<boolean>;
  /**
   * Does something to a group, exactly once. Without a network it waits in the store and is answered as `queued`,
   * unless it cannot be undone: that throws `connectionFailed`. Throws what the office refuses it with, and
   * `groupNameMissing`, `groupTextTooLong`, `groupTextBlank`, `groupMembersInvalid` before it is sent.
   */
  do(act: GroupAct, options?: CallOptions & { clientId?: string }): Promise<GroupActDone>;
  /** Shows another picture: PNG or JPEG, at most 1 MB and 1024 pixels on each side. */
  setAvatar(groupId: string, picture: PictureFile, options?: CallOptions): Promise<void>;
  /** Shows no picture any more. */
  removeAvatar(groupId: string, options?: CallOptions): Promise<void>;
  /** Join requests that wait, oldest first; for owner and administrators. */
  requests(groupId: string, options?: CallOptions): Promise<readonly JoinRequest[]>;
  /** Everybody in a group: owner and administrators first. Asked for once, until the group changes. */
  allMembers(groupId: string, options?: CallOptions): Promise<readonly Member[]>;
  /**
   * The best `limit` members who answer to what was typed, by the one matcher, and first whoever is called just that; all
   * without text. `sure` leaves out whom it may only mean: then a name begins with it, or nobody is found.
   */
  findMembers(
    groupId: string,
    typed: string,
    limit: number,
    options?: CallOptions & { readonly sure?: boolean },
  ): Promise<readonly Member[]>;
  /** Acts that wait or failed, oldest first. */
  waiting: ValueFeed<readonly WaitingGroupAct[]>;
  /** Tries a failed act again. */
  retry(clientId: string): Promise<void>;
  /** Gives an act up that waits or failed. */
  drop(clientId: string): Promise<void>;
}

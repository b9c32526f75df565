// Decides whether a message can be withdrawn now, by the same rules as the office (spec §6, §9 revertTime).
import type { LocalMessage, Member } from '../../api.ts';
import type { ErrorCode } from '../../errors.ts';

/** What the rule asks beside the message. */
export type WithdrawCircumstances = {
  /** By this device's clock. */
  now: number;
  /** How far the office's clock, which decides, is ahead of it, in ms. */
  clockAheadMs?: number;
  /** How long one's own messages can be withdrawn, in ms. */
  withdrawMs: number;
  meId: string;
  kind: 'direct' | 'group';
  /** Roles of the group's owner and administrators; everybody else is a member. */
  roles: ReadonlyMap<string, Member['role']>;
};

/** Allowed, for how long still where that ends; or why not. */
export type WithdrawVerdict =
  | { allowed: true; leftMs?: number }
  | { allowed: false; reason: ErrorCode; leftMs?: undefined };

const rank = { member: 0, administrator: 1, owner: 2 } as const;

/** One's own in time; in groups the owner everybody's and administrators those of members, whenever. */
export function mayWithdraw(message: LocalMessage, around: WithdrawCircumstances): WithdrawVerdict {
  if (message.state !== 'sent' || message.bySystem) return { allowed: false, reason: 'forbidden' };
  if (message.mine) {
    // Messages carry the office's time. One that it stored a moment ago may seem to be of the future.
    const left = message.time + around.withdrawMs - around.now - (around.clockAheadMs ?? 0);
    const leftMs = Math.min(around.withdrawMs, left);
    return leftMs > 0 ? { allowed: true, leftMs } : { allowed: false, reason: 'withdrawTooLate' };
  }
  const rankOf = (id: string): number => rank[around.roles.get(id) ?? 'member'];
  const isOver = around.kind === 'group' && rankOf(around.meId) > rankOf(message.senderId);
  return isOver ? { allowed: true } : { allowed: false, reason: 'forbidden' };
}

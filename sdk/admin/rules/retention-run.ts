// Decides whether old messages may be removed now, and sums up what a count found.
import type { ComplianceJob, Retention } from '../../contract/admin-compliance.ts';
import type { ContentKind } from '../../contract/flags.ts';

/** Why not. Nothing is removed that nobody has seen the count of. */
export type RunReason = 'noRules' | 'running' | 'countFirst' | 'nothingOld';

/** Why a run cannot be begun; nothing where it can. `counted`: the rules have not changed since the count. */
export function runReason(
  retention: Pick<Retention, 'rules'>,
  job: ComplianceJob | undefined,
  counted: boolean,
): RunReason | undefined {
  if (job?.state === 'running') return 'running';
  if (retention.rules.length === 0) return 'noRules';
  if (!counted || job?.state !== 'done' || !job.dryRun) return 'countFirst';
  return job.messages === 0 ? 'nothingOld' : undefined;
}

/** Messages of each kind over all chats that are named, most first. */
export function kindCounts({
  chats,
}: Pick<ComplianceJob, 'chats'>): { kind: ContentKind; messages: number }[] {
  const sums = new Map<ContentKind, number>();
  for (const { kinds } of chats)
    for (const { kind, messages } of kinds) sums.set(kind, (sums.get(kind) ?? 0) + messages);
  return [...sums]
    .map(([kind, messages]) => ({ kind, messages }))
    .toSorted((one, other) => other.messages - one.messages);
}

/** The kinds of messages that a rule may be about, as a page offers them. */
export const ruleKinds = [
  'text',
  'image',
  'file',
  'video',
  'audio',
] as const satisfies readonly ContentKind[];

const mostDays = 36_500;
/** An age as it was typed; nothing where it is none. */
export function daysOf(typed: string): number | undefined {
  const text = typed.trim();
  const days = /^\d{1,5}$/u.test(text) ? Number(text) : 0;
  return days >= 1 && days <= mostDays ? days : undefined;
}

/** The number of a group as it was typed; nothing where it is none. */
export const groupNumberOf = (typed: string): string | undefined => {
  const text = typed.trim();
  return /^\d{1,15}$/u.test(text) ? text : undefined;
};

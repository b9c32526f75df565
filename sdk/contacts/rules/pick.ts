// Decides what may be chosen where people or chats are picked: what is in already, what is covered, and how many fit.

/** Something that can be picked. A department or group may stand for its people. */
export type PickTarget =
  | {
      readonly type: 'person';
      readonly id: string;
      readonly name: string;
      readonly avatar: string;
      /** Where the person's main department is, names parted by slashes; empty where it is not known. */
      readonly path: string;
    }
  | {
      readonly type: 'department';
      readonly id: string;
      readonly name: string;
      readonly path: string;
      /** People in it and below it, where the office says so. */
      readonly count?: number | undefined;
    }
  | {
      readonly type: 'group';
      readonly id: string;
      readonly chatId: string;
      readonly name: string;
      readonly avatar: string;
      readonly count: number;
    };

/** `people`: departments and groups stand for the people in them. `chats`: people and groups, to send something to. */
export type PickMode = 'people' | 'chats';

/** What the caller of a picker wants. */
export type PickRequest = {
  readonly mode: PickMode;
  /** Picking one ends the picking. */
  readonly single?: boolean;
  /** Most people, or chats, that may be picked. */
  readonly limit?: number | undefined;
  /** Ids of people who are in already: shown ticked, never picked. */
  readonly already?: readonly string[];
  /** What else cannot be picked, by {@link targetKey}. */
  readonly refused?: readonly string[];
};

/** How a target stands: free, picked, in a department that is picked, or not to be had. */
export type PickState = 'free' | 'picked' | 'covered' | 'closed';

/** Why a target cannot be picked: the caller's own reason, in already, or in the picked department `by`. */
export type PickReason = { readonly why: 'refused' | 'already' | 'covered'; readonly by?: string };

/** Key of a target among all targets. */
export function targetKey(target: Pick<PickTarget, 'type' | 'id'>): string {
  return `${target.type} ${target.id}`;
}

/** How a target stands and, where it cannot be picked, why. */
export function pickState(
  target: PickTarget,
  picked: readonly PickTarget[],
  options: PickRequest,
): { state: PickState; reason?: PickReason } {
  const key = targetKey(target);
  if (options.refused?.includes(key) === true) return { state: 'closed', reason: { why: 'refused' } };
  if (target.type === 'person' && options.already?.includes(target.id) === true)
    return { state: 'closed', reason: { why: 'already' } };
  if (picked.some((one) => targetKey(one) === key)) return { state: 'picked' };
  const above = target.type === 'group' ? undefined : coveredBy(target, picked);
  return above === undefined
    ? { state: 'free' }
    : { state: 'covered', reason: { why: 'covered', by: above.name } };
}

/** The picked department that holds a person or department already. */
function coveredBy(
  target: Extract<PickTarget, { path: string }>,
  picked: readonly PickTarget[],
): PickTarget | undefined {
  return picked.find(
    (one) =>
      one.type === 'department' &&
      one.path !== '' &&
      (target.path === one.path || target.path.startsWith(`${one.path}/`)) &&
      !(target.type === 'department' && target.path === one.path),
  );
}

/** What is picked after a target was added: what it covers goes. */
export function withTarget(picked: readonly PickTarget[], target: PickTarget): PickTarget[] {
  const kept =
    target.type === 'department'
      ? picked.filter((one) => one.type === 'group' || coveredBy(one, [target]) === undefined)
      : picked;
  return [...kept, target];
}

/** What is picked after a target was taken away. */
export function withoutTarget(picked: readonly PickTarget[], key: string): PickTarget[] {
  return picked.filter((one) => targetKey(one) !== key);
}

/**
 * How many are picked: in `people` mode people, where departments and groups count with all of theirs, so it is the
 * most it can become; in `chats` mode chats.
 */
export function countPicked(picked: readonly PickTarget[], mode: PickMode): number {
  if (mode === 'chats') return picked.length;
  return picked.reduce((sum, target) => sum + (target.type === 'person' ? 1 : (target.count ?? 0)), 0);
}

/** Whether one more target fits; departments and groups are counted for certain only when their people are known. */
export function fitsLimit(picked: readonly PickTarget[], target: PickTarget, options: PickRequest): boolean {
  if (options.limit === undefined || options.single === true) return true;
  if (options.mode === 'chats') return picked.length < options.limit;
  if (target.type !== 'person') return true;
  return picked.filter(({ type }) => type === 'person').length < options.limit;
}

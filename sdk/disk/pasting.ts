// Pastes and moves things of disks for one signed-in person: one at a time, many in parts that may be done again.
import type { DiskItemAnswer as WireAnswer } from '../contract/disk-entities.ts';
import type { diskService } from '../contract/disk.ts';
import { OfficeError, type ErrorCode } from '../errors.ts';
import type { Client } from '../net/api-client.ts';
import { refusalError } from '../net/refusal-errors.ts';
import type { DiskApi, DiskItemAnswer, DiskThing } from './disk-api.ts';
import { familyOf } from './rules/disk-family.ts';
import { named } from '../net/named-failure.ts';

/** Things of one job of the office: many more would keep everybody else waiting. */
const partSize = 200;

/** What the office refuses by numbers, in the words of the catalogue. */
const explained = (answers: readonly WireAnswer[], failed: ErrorCode): DiskItemAnswer[] =>
  answers.map((one) => (one.code === 200 ? one : { ...one, error: refusalError(one.code) ?? failed }));

/** Many things in parts, each of which may be done again under its own id. */
export async function inParts(
  ids: readonly string[],
  clientId: string,
  act: (some: { ids: string[]; clientId: string }) => Promise<readonly WireAnswer[]>,
  failed: ErrorCode,
): Promise<DiskItemAnswer[]> {
  const answers: WireAnswer[] = [];
  for (let from = 0; from < ids.length; from += partSize) {
    const id = from === 0 ? clientId : `${clientId}.${from}`;
    const some = ids.slice(from, from + partSize);
    answers.push(...(await named(failed, () => act({ ids: some, clientId: id }))));
  }
  return explained(answers, failed);
}

/** The pastes and moves of a person. */
export function pasting(
  calls: Client<(typeof diskService)['calls']>,
  uuid: () => string,
): Pick<DiskApi, 'paste' | 'move' | 'relocate'> {
  // Spec §4: the flag is released when the call ends, however it ends.
  let isPasting = false;
  async function alone<T>(act: () => Promise<T>): Promise<T> {
    if (isPasting) throw new OfficeError('diskOnePaste');
    isPasting = true;
    try {
      return await named('diskPasteFailed', act);
    } finally {
      isPasting = false;
    }
  }

  /** The groups of things on group disks, by disk; only those that are the person's own. */
  async function groupsOf(things: readonly DiskThing[], options: Parameters<DiskApi['paste']>[1]) {
    if (things.every(({ diskKind }) => diskKind !== 'group')) return new Map<string, string>();
    const disks = await calls.listDisks({ kind: 'group' }, { ...options, retry: true });
    return new Map(disks.map(({ id, ownerId }) => [id, ownerId]));
  }

  return {
    paste: ({ node, target, conflict }, options) =>
      alone(async () => {
        // A task is pasted into by the older call, which names its record.
        if (target.diskKind === 'task' && conflict === undefined) {
          const input = {
            id: node.id,
            kind: node.diskKind,
            targetKind: target.diskKind,
            targetId: target.id,
          };
          return calls.diskPaste({ ...input, recordId: target.diskId }, options);
        }
        const groups = await groupsOf([node, target], options);
        const input = { id: node.id, kind: node.diskKind, diskId: node.diskId };
        return calls.pasteFile(
          {
            ...{ ...input, targetId: target.id, targetKind: target.diskKind, clientId: uuid(), conflict },
            ...(node.diskKind === 'group' && { groupId: groups.get(node.diskId) }),
            ...(target.diskKind === 'group' && { targetGroupId: groups.get(target.diskId) }),
          },
          options,
        );
      }),
    move: ({ node, target, conflict }, options) =>
      alone(async () => {
        const { id, rev, diskKind } = node;
        const input = { id, targetId: target.id, rev, conflict, clientId: uuid() };
        // Tasks have no call of their own for it.
        if (diskKind !== 'task') return calls[`move${familyOf(diskKind)}`](input, options);
        const { rev: _, id: one, ...request } = input;
        const [answer] = explained(
          await calls.relocate({ ...request, ids: [one] }, options),
          'diskPasteFailed',
        );
        if (answer === undefined) throw new OfficeError('diskGone');
        if (answer.error !== undefined)
          throw new OfficeError(answer.error, { params: { name: answer.name } });
        return answer;
      }),
    relocate({ ids, decisions = {}, clientId = uuid(), dryRun = false, ...input }, options) {
      const part = (some: readonly string[], from: number): Promise<WireAnswer[]> => {
        const own = Object.entries(decisions).filter(([id]) => some.includes(id));
        return calls.relocate(
          {
            ...{ ...input, ids: [...some], clientId: from === 0 ? clientId : `${clientId}.${from}` },
            ...(own.length > 0 && { decisions: Object.fromEntries(own) }),
          },
          options,
        );
      };
      const plan = (some: readonly string[]): Promise<WireAnswer[]> =>
        calls.planRelocation({ ...input, ids: some.join(',') }, { ...options, retry: true });
      const all = async (): Promise<DiskItemAnswer[]> => {
        const answers: WireAnswer[] = [];
        for (let from = 0; from < ids.length; from += partSize) {
          const some = ids.slice(from, from + partSize);
          answers.push(...(await (dryRun ? plan(some) : part(some, from))));
        }
        return explained(answers, 'diskPasteFailed');
      };
      return dryRun ? all() : alone(all);
    },
  };
}

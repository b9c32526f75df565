// Decides what can be done with things of a disk as they are chosen, and why not where it cannot (spec §5, §6).
import type { DiskNode } from '../../contract/disk-entities.ts';
import { diskLevels, type DiskLevel } from '../../contract/disk-entities.ts';
import type { ErrorCode } from '../../errors.ts';

/** An act on what is chosen: allowed, or the reason with the name it is about. */
export type DiskActState = { readonly reason?: ErrorCode; readonly name?: string };
/** The acts of a choice. */
export type DiskActs = Readonly<
  Record<
    'download' | 'share' | 'link' | 'move' | 'copy' | 'rename' | 'trash' | 'authorise' | 'versions',
    DiskActState
  >
>;

const reaches = (level: DiskLevel, wanted: DiskLevel): boolean =>
  diskLevels.indexOf(level) >= diskLevels.indexOf(wanted);

/** What can be done with what is chosen. @param me own id @param closed whether it lies in a task that is over */
export function diskActs(chosen: readonly DiskNode[], me: string, closed = false): DiskActs {
  const first = (fits: (node: DiskNode) => boolean, reason: ErrorCode): DiskActState => {
    const found = chosen.find(fits);
    return found === undefined ? {} : { reason, name: found.name };
  };
  const lacks = (level: DiskLevel): DiskActState =>
    first((node) => !reaches(node.level, level), 'diskPermission');
  const inTask = first(
    (node) => node.diskKind === 'task' && !reaches(node.level, 'edit'),
    closed ? 'diskTaskClosed' : 'diskTaskMember',
  );
  const lacksEdit = inTask.reason === undefined ? lacks('edit') : inTask;
  const foreign = (reason: ErrorCode): DiskActState =>
    first((node) => node.level !== 'manage' && node.uploaderId !== me, reason);
  const either = (...states: readonly DiskActState[]): DiskActState =>
    states.find(({ reason }) => reason !== undefined) ?? {};
  const one: DiskActState = chosen.length === 1 ? {} : { reason: 'diskNotAFile' };
  const gives = either(lacks('download'), foreign('diskNotOwnShare'));
  return {
    download: lacks('download'),
    share: gives,
    link: either(one, gives),
    move: lacksEdit,
    copy: lacks('download'),
    rename: either(one, lacksEdit),
    trash: either(lacksEdit, foreign('diskNotOwnDelete')),
    authorise: either(one, lacks('manage')),
    versions: either(
      one,
      first((node) => node.isFolder, 'diskNotAFile'),
    ),
  };
}

/** Why things may not be moved to a folder; undefined where they may (spec §5). */
export function moveProblem(
  chosen: readonly DiskNode[],
  target: { readonly isRoot: boolean; readonly kind: DiskNode['diskKind'] },
): ErrorCode | undefined {
  if (!target.isRoot) return undefined;
  if (chosen.some((node) => !node.isFolder)) return 'diskFileToRoot';
  return ['department', 'unit', 'company'].includes(target.kind) ? 'diskMoveToRoot' : undefined;
}

// Gives the page the way to move and copy: names that are taken are asked about first, what was done can be undone.
import { useState } from 'react';
import type { DiskConflict, DiskItemAnswer, DiskNode } from '#sdk/api.ts';
import { relocateDecided, takenNames, type RelocationRequest } from '#sdk/disk/actions/relocation.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { diskClip } from './disk-clip.ts';
import { useTelling } from './useTelling.ts';

/** What waits for decisions: the things whose names are taken. */
export type Undecided = {
  readonly taken: readonly Pick<DiskItemAnswer, 'id' | 'name'>[];
  /** `all` where the same was decided for all of them. */
  readonly decide: (decisions: Readonly<Record<string, DiskConflict>>, all: DiskConflict | undefined) => void;
};

/** Moving and copying. */
export type Relocation = {
  readonly undecided: Undecided | undefined;
  readonly leave: () => void;
  readonly relocate: (rows: readonly DiskNode[], targetId: string, copies: boolean) => Promise<void>;
  readonly paste: (targetId: string) => Promise<void>;
};

/** Held on this page: one paste at a time (spec §5). */
let pasting = false;

/** `changed` is told after something was done. */
export function useRelocation(changed: () => Promise<void>): Relocation {
  const { office } = useApp();
  const notify = useNotify();
  const tell = useTelling();
  const [undecided, setUndecided] = useState<Undecided>();

  const undo = async (rows: readonly DiskNode[], answers: readonly DiskItemAnswer[], copies: boolean) => {
    const made = new Map(
      answers.filter(({ code, act }) => code === 200 && act !== 'skipped').map((one) => [one.id, one]),
    );
    if (copies) await office.disk.trash([...made.values()].flatMap(({ newId }) => newId ?? []));
    else
      for (const [parentId, group] of Map.groupBy(rows, (row) => row.parentId)) {
        const ids = group.flatMap(({ id }) => (made.has(id) ? [made.get(id)?.newId ?? id] : []));
        if (ids.length > 0) await office.disk.relocate({ ids, targetId: parentId, conflict: 'rename' });
      }
    await changed();
  };
  const doIt = async (
    rows: readonly DiskNode[],
    request: RelocationRequest,
    decisions: Readonly<Record<string, DiskConflict>>,
  ): Promise<void> => {
    await notify.attempt(async () => {
      const answers = await relocateDecided(office, request, decisions);
      tell(answers, request.copies ? 'disk.copied' : 'disk.moved', () => undo(rows, answers, request.copies));
    });
    await changed();
  };
  const relocate = async (rows: readonly DiskNode[], targetId: string, copies: boolean): Promise<void> => {
    const request = { ids: rows.map(({ id }) => id), targetId, copies };
    await notify.attempt(async () => {
      const taken = await takenNames(office, request);
      if (taken.length === 0) return doIt(rows, request, {});
      setUndecided({
        taken,
        decide: (decisions) => {
          setUndecided(undefined);
          void doIt(rows, request, decisions);
        },
      });
    });
  };
  return {
    undecided,
    leave: () => setUndecided(undefined),
    relocate,
    async paste(targetId) {
      const clip = diskClip.get();
      if (clip === undefined) return;
      if (pasting) return notify.fail({ code: 'diskOnePaste', params: {} });
      pasting = true;
      try {
        await relocate(clip.rows, targetId, !clip.cuts);
        if (clip.cuts) diskClip.set(undefined);
      } finally {
        pasting = false;
      }
    },
  };
}

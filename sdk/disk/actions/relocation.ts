// Moves or copies things in two steps: first what would become of each, so that names that are taken are decided; then the act.
import type { DiskConflict, DiskItemAnswer, OfficeApi } from '../../api.ts';

/** What goes where. */
export type RelocationRequest = {
  readonly ids: readonly string[];
  readonly targetId: string;
  readonly copies: boolean;
};

/** A decision for each thing whose name is taken, by id. */
export type RelocationDecisions = Readonly<Record<string, DiskConflict>>;

/** The things whose names are taken at the target; the others need no decision. */
export async function takenNames(
  office: OfficeApi,
  request: RelocationRequest,
): Promise<readonly DiskItemAnswer[]> {
  const plan = await office.disk.relocate({ ...request, conflict: 'refuse', dryRun: true });
  return plan.filter(({ error }) => error === 'diskSameName');
}

/** Does it; what nobody decided is refused where its name is taken (spec §5). */
export function relocateDecided(
  office: OfficeApi,
  request: RelocationRequest,
  decisions: RelocationDecisions,
): Promise<readonly DiskItemAnswer[]> {
  return office.disk.relocate({ ...request, conflict: 'refuse', decisions });
}

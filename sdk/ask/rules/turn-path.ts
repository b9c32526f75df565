// Which turns are shown: from the first one on, at every fork the chosen branch or the newest; of each the chosen version.
import type { Answer, Turn } from '../../contract/ask-entities.ts';

/** A turn on the way that is shown. */
export type ShownTurn = {
  turn: Turn;
  /** The version that is shown, where there is any. */
  answer: Answer | undefined;
  /** Turns at the same fork, this one among them, oldest first. */
  branches: readonly string[];
};

/** The way through the turns. `branches` has the chosen turn by its parent (`0` at the beginning), `versions` the chosen version by turn. */
export function pathOfTurns(
  turns: readonly Turn[],
  branches: ReadonlyMap<string, string>,
  versions: ReadonlyMap<string, number>,
): ShownTurn[] {
  const children = new Map<string, Turn[]>();
  for (const turn of turns)
    children.set(turn.parentId ?? '0', [...(children.get(turn.parentId ?? '0') ?? []), turn]);
  const path: ShownTurn[] = [];
  for (let parent = '0'; path.length <= turns.length;) {
    const forks = children.get(parent) ?? [];
    const turn = forks.find(({ id }) => id === branches.get(parent)) ?? forks.at(-1);
    if (turn === undefined) return path;
    const wanted = versions.get(turn.id);
    const answer = turn.answers.find(({ version }) => version === wanted) ?? turn.answers.at(-1);
    path.push({ turn, answer, branches: forks.map(({ id }) => id) });
    parent = turn.id;
  }
  return path;
}

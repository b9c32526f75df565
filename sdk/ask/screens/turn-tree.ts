// Holds the turns of the open conversation, and which branch and which version of each is looked at.
import type { Answer, Turn } from '../index.ts';
import { pathOfTurns, type ShownTurn } from '../rules/turn-path.ts';

/** What stands for the parent of a first turn. */
export const noParent = '0';

/** The turns of one conversation; empty until they are known. */
export class TurnTree {
  #turns: readonly Turn[] = [];
  /** Chosen branch by parent, chosen version by turn. */
  readonly #branches = new Map<string, string>();
  readonly #versions = new Map<string, number>();

  /** For another conversation: nothing is known, nothing chosen. */
  clear(): void {
    this.#turns = [];
    this.#branches.clear();
    this.#versions.clear();
  }

  /** Takes the turns as the office told them; what was chosen stays. */
  take(turns: readonly Turn[]): void {
    this.#turns = turns;
  }

  find(turnId: string): Turn | undefined {
    return this.#turns.find(({ id }) => id === turnId);
  }

  /** The office takes an answer for one that is being written. */
  isWriting(): boolean {
    return this.#turns.some(({ answers }) => answers.some(({ state }) => state === 'writing'));
  }

  replace(answer: Answer): void {
    this.#turns = this.#turns.map((turn) => ({
      ...turn,
      answers: turn.answers.map((each) => (each.id === answer.id ? answer : each)),
    }));
  }

  chooseVersion(turnId: string, version: number): void {
    this.#versions.set(turnId, version);
  }

  chooseBranch(parentId: string | undefined, turnId: string): void {
    this.#branches.set(parentId ?? noParent, turnId);
  }

  /** The newest version is looked at. */
  newestVersion(turnId: string): void {
    this.#versions.delete(turnId);
  }

  /** The newest branch is looked at. */
  newestBranch(parentId: string | undefined): void {
    this.#branches.delete(parentId ?? noParent);
  }

  /** The turns of the chosen branches, each with its chosen version. */
  shown(): ShownTurn[] {
    return pathOfTurns(this.#turns, this.#branches, this.#versions);
  }
}

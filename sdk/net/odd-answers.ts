// Counts what servers write otherwise than the contract has it, and says each once: which call, which field.
import type { OddAnswer } from './answer.ts';

/** Kinds of oddness that are told apart; a server that finds new ones all the time fills no log. */
const mostKinds = 200;

/** What one server wrote oddly since the program started. */
export class OddAnswers {
  readonly #tell: (line: string) => void;
  readonly #told = new Set<string>();
  #rows = 0;
  #fields = 0;

  /** `tell` gets a line for each oddness that was not seen before. */
  constructor(tell: (line: string) => void) {
    this.#tell = tell;
  }

  /** Rows that were left out, and fields that were read in another way. */
  counts(): { rows: number; fields: number } {
    return { rows: this.#rows, fields: this.#fields };
  }

  add({ where, mended, leftOut }: OddAnswer): void {
    this.#rows += leftOut.length;
    this.#fields += mended.length;
    for (const field of mended) this.#once(`${where}: ${field} read in another way`);
    for (const field of leftOut) this.#once(`${where}: ${field} left out`);
  }

  #once(line: string): void {
    if (this.#told.has(line) || this.#told.size >= mostKinds) return;
    this.#told.add(line);
    this.#tell(line);
  }
}

// Answers of the office as they were told last, kept on this device for reading without a network.

/** Where answers lie: the copies of a person's store. */
type Copies = {
  get(reference: string): { body: string; seenTime: number } | undefined;
  put(row: { reference: string; revision: number; body: string; seenTime: number }): void;
  remove(reference: string): void;
};

/** What is said with an answer that the office could not be asked for: from when it is, in epoch ms. */
export type Seen = { seenAt?: number | undefined };

/** Longest answer that is kept, in characters. */
const longest = 1_000_000;

/** What an error says of itself; whatever else was thrown says nothing. */
function faultOf(error: unknown): { kind?: unknown; code?: unknown } {
  return error instanceof Error ? (error as { kind?: unknown; code?: unknown }) : {};
}

/** Answers of one kind, by names of their own. What the office knows no more, or tells no more, is forgotten here too. */
export class KeptAnswers {
  readonly #copies: Copies;
  readonly #kind: string;
  readonly #now: () => number;

  /** @param kind stands before their names in the store; no other feature uses it */
  constructor({ copies }: { readonly copies: Copies }, kind: string, now: () => number) {
    this.#copies = copies;
    this.#kind = kind;
    this.#now = now;
  }

  /**
   * Asks, and keeps what was told; where the office cannot be reached, what was told last, with its age.
   * @throws what asking throws: a refusal always, the network's errors where nothing is kept
   */
  async ask<Answer extends object>(name: string, asking: () => Promise<Answer>): Promise<Answer & Seen> {
    try {
      const answer = await asking();
      const body = JSON.stringify(answer);
      if (body.length <= longest)
        this.#copies.put({ reference: this.#reference(name), revision: 0, body, seenTime: this.#now() });
      return answer;
    } catch (error) {
      const { kind, code } = faultOf(error);
      if (code === 'notFound' || code === 'forbidden') this.#copies.remove(this.#reference(name));
      const kept = kind === 'network' ? this.known<Answer>(name) : undefined;
      if (kept === undefined) throw error;
      return kept;
    }
  }

  /**
   * Asks for a page of a list. The beginning of the whole list is kept under its name; without a network that is the
   * answer, and `narrow` makes of it what a narrower question would have had. @throws as {@link ask}
   */
  async page<Page extends object>(
    name: string,
    asking: () => Promise<Page>,
    { isBeginning, narrow }: { isBeginning: boolean; narrow?: ((whole: Page) => Page) | undefined },
  ): Promise<Page & Seen> {
    if (!isBeginning) return asking();
    if (narrow === undefined) return this.ask(name, asking);
    try {
      return await asking();
    } catch (error) {
      const whole = faultOf(error).kind === 'network' ? this.known<Page>(name) : undefined;
      if (whole === undefined) throw error;
      return { ...whole, ...narrow(whole) };
    }
  }

  /** Changes what is kept under a name, where something is; its age stays. */
  amend<Answer extends object>(name: string, change: (kept: Answer) => Answer): void {
    const reference = this.#reference(name);
    const copy = this.#copies.get(reference);
    if (copy === undefined) return;
    const body = JSON.stringify(change(JSON.parse(copy.body) as Answer));
    if (body !== copy.body) this.#copies.put({ reference, revision: 0, body, seenTime: copy.seenTime });
  }

  /** What was told last under a name. */
  known<Answer extends object>(name: string): (Answer & Seen) | undefined {
    const copy = this.#copies.get(this.#reference(name));
    return copy === undefined ? undefined : { ...(JSON.parse(copy.body) as Answer), seenAt: copy.seenTime };
  }

  #reference(name: string): string {
    return `${this.#kind}:${name}`;
  }
}

// What every device must hold in the end, kept in memory by the drill itself: it shares no code with SDK or office.

/** A message as any side shows it. */
export type Seen = { mid: number; text: string };

/** What was wrong, one sentence each; and how many were lost, doubled or out of order. */
export type Verdict = { problems: string[]; lost: number; doubled: number; disordered: number };

type Submitted = { chatId: string; sender: string; order: number; mid?: number };

/** The model: who said what where, in which order, and what the office promised to keep. Texts are unique. */
export class ChatModel {
  readonly #byText = new Map<string, Submitted>();
  readonly #readUpTo = new Map<string, number>();

  /** Somebody sends a text; order counts per sender. */
  submit(text: string, chatId: string, sender: string): void {
    if (this.#byText.has(text)) throw new Error(`the drill says ${text} twice`);
    this.#byText.set(text, { chatId, sender, order: this.#byText.size });
  }

  /** The office acknowledged it under this number: from here on it may never be lost or renumbered. */
  acknowledge(text: string, mid: number): void {
    const submitted = this.#byText.get(text);
    if (submitted === undefined) throw new Error(`nobody said ${text}`);
    submitted.mid = mid;
  }

  get submitted(): number {
    return this.#byText.size;
  }

  get acknowledged(): number {
    return [...this.#byText.values()].filter(({ mid }) => mid !== undefined).length;
  }

  /** How many texts a chat must hold in the end. */
  textsIn(chatId: string): number {
    return [...this.#byText.values()].filter((submitted) => submitted.chatId === chatId).length;
  }

  /** Highest number that was acknowledged. */
  get newest(): number {
    return Math.max(0, ...[...this.#byText.values()].map(({ mid }) => mid ?? 0));
  }

  /** Highest number that was acknowledged in a chat. */
  newestIn(chatId: string): number {
    const mids = [...this.#byText.values()].filter((one) => one.chatId === chatId).map(({ mid }) => mid ?? 0);
    return Math.max(0, ...mids);
  }

  /** A person read a chat up to a number. */
  read(person: string, chatId: string, mid: number): void {
    const key = `${person} ${chatId}`;
    this.#readUpTo.set(key, Math.max(this.#readUpTo.get(key) ?? 0, mid));
  }

  /** Unread messages a person must see in a chat whose final content is `final`. */
  unread(person: string, chatId: string, final: readonly Seen[]): number {
    const own = final.filter(({ text }) => this.#byText.get(text)?.sender === person).at(-1)?.mid ?? 0;
    const read = Math.max(own, this.#readUpTo.get(`${person} ${chatId}`) ?? 0);
    return final.filter(({ mid }) => mid > read).length;
  }

  /** Compares a chat as somebody holds it with what must be there. */
  judge(holder: string, chatId: string, held: readonly Seen[]): Verdict {
    const verdict: Verdict = { problems: [], lost: 0, doubled: 0, disordered: 0 };
    const count = new Map<string, number>();
    let lastMid = 0;
    const lastOrder = new Map<string, number>();
    for (const { mid, text } of held) {
      const submitted = this.#byText.get(text);
      if (submitted === undefined || submitted.chatId !== chatId) {
        verdict.problems.push(`${holder}: ${text} does not belong into ${chatId}`);
        continue;
      }
      count.set(text, (count.get(text) ?? 0) + 1);
      const isBehind = mid <= lastMid || submitted.order < (lastOrder.get(submitted.sender) ?? -1);
      if (isBehind) {
        verdict.disordered += 1;
        verdict.problems.push(`${holder}: ${text} (${mid}) is out of order in ${chatId}`);
      }
      if (submitted.mid !== undefined && submitted.mid !== mid)
        verdict.problems.push(`${holder}: ${text} was acknowledged as ${submitted.mid} and is ${mid}`);
      lastMid = mid;
      lastOrder.set(submitted.sender, submitted.order);
    }
    for (const [text, submitted] of this.#byText) {
      if (submitted.chatId !== chatId) continue;
      const times = count.get(text) ?? 0;
      if (times === 1) continue;
      if (times === 0) verdict.lost += 1;
      else verdict.doubled += times - 1;
      const promised =
        submitted.mid === undefined ? 'never acknowledged' : `acknowledged as ${submitted.mid}`;
      verdict.problems.push(`${holder}: ${text} is there ${times} times (${promised})`);
    }
    return verdict;
  }
}

// What must become of a request, said without the office's words: who is asked now, who may hear of it, and how it ends.

/** A step as it was planned; `asks` says whether the request has it at all. */
export type PlannedStep = {
  people: readonly string[];
  all: boolean;
  informs: boolean;
  asks: boolean;
};
/** What somebody tries. */
export type Attempt =
  | { act: 'approve' | 'reject' | 'withdraw' | 'resubmit' }
  | { act: 'return'; back?: number }
  | { act: 'transfer'; to: string }
  | { act: 'addStep'; people: readonly string[]; place: 'before' | 'after'; all: boolean };
/** What it answers: done, or the code of the refusal. */
export type Answer = 'done' | 'notFound' | 'notYourDecision' | 'requestDecided' | 'transferInvalid';

type Step = {
  people: readonly string[];
  all: boolean;
  informs: boolean;
  /** Who must still answer; undefined until the request came here. */
  asked?: Set<string>;
  /** Who has a place here, whether they answered or not. */
  placed: Set<string>;
};
type State = 'running' | 'approved' | 'rejected' | 'returned' | 'withdrawn';

/** One request. `standIn` says who decides for somebody at this moment. */
export class ApprovalModel {
  state: State = 'running';
  /** Everybody who may hear of it. */
  readonly parts: Set<string>;
  readonly #applicant: string;
  readonly #root: string;
  readonly #planned: readonly PlannedStep[];
  readonly #standIn: (person: string) => string;
  #steps: Step[] = [];
  #at = 0;

  /** `root` decides where nobody but the applicant would. */
  constructor(given: {
    applicant: string;
    root: string;
    planned: readonly PlannedStep[];
    standIn: (person: string) => string;
  }) {
    this.#applicant = given.applicant;
    this.#root = given.root;
    this.#planned = given.planned;
    this.#standIn = given.standIn;
    this.parts = new Set([given.applicant]);
    this.#begin();
  }

  /** Who is asked now, in the order of their names. */
  get waiting(): string[] {
    return this.state === 'running' ? [...(this.#steps[this.#at]?.asked ?? [])].toSorted() : [];
  }

  /** The place of the step it stands in. */
  get at(): number {
    return this.#at;
  }

  /** Places of steps before this one that decide: where it may go back to. */
  get earlier(): number[] {
    return this.#steps.flatMap(({ informs }, at) => (at < this.#at && !informs ? [at] : []));
  }

  /** A copy that goes its own way. */
  fork(): ApprovalModel {
    const copy = new ApprovalModel({
      applicant: this.#applicant,
      root: this.#root,
      planned: this.#planned,
      standIn: this.#standIn,
    });
    copy.state = this.state;
    copy.#at = this.#at;
    copy.#steps = structuredClone(this.#steps);
    copy.parts.clear();
    for (const person of this.parts) copy.parts.add(person);
    return copy;
  }

  /** Somebody tries something. */
  try(person: string, attempt: Attempt): Answer {
    if (!this.parts.has(person)) return 'notFound';
    if (attempt.act === 'withdraw') {
      if (person !== this.#applicant) return 'notYourDecision';
      if (this.state !== 'running' && this.state !== 'returned') return 'requestDecided';
      this.state = 'withdrawn';
      return 'done';
    }
    if (attempt.act === 'resubmit') {
      if (person !== this.#applicant) return 'notYourDecision';
      if (this.state !== 'returned') return 'requestDecided';
      this.#begin();
      return 'done';
    }
    const whom = attempt.act === 'transfer' ? [attempt.to] : attempt.act === 'addStep' ? attempt.people : [];
    if (whom.includes(this.#applicant)) return 'transferInvalid';
    if (this.state !== 'running') return 'requestDecided';
    const step = this.#steps[this.#at];
    if (step?.asked?.has(person) !== true) return 'notYourDecision';
    return this.#decide(person, attempt, step, step.asked);
  }

  #decide(person: string, attempt: Attempt, step: Step, asked: Set<string>): Answer {
    switch (attempt.act) {
      case 'approve':
        asked.delete(person);
        if (!step.all) asked.clear();
        if (asked.size === 0) this.#goOn(this.#at + 1);
        return 'done';
      case 'reject':
        this.state = 'rejected';
        return 'done';
      case 'return': {
        if (attempt.back === undefined) {
          this.state = 'returned';
          return 'done';
        }
        if (!this.earlier.includes(attempt.back)) return 'transferInvalid';
        for (const later of this.#steps.slice(attempt.back)) {
          delete later.asked;
          later.placed.clear();
        }
        this.#goOn(attempt.back);
        return 'done';
      }
      case 'transfer':
        if (step.placed.has(attempt.to)) return 'transferInvalid';
        asked.delete(person);
        step.placed.delete(person);
        asked.add(attempt.to);
        step.placed.add(attempt.to);
        this.parts.add(attempt.to);
        return 'done';
      case 'addStep': {
        const added = { people: attempt.people, all: attempt.all, informs: false, placed: new Set<string>() };
        this.#steps.splice(attempt.place === 'after' ? this.#at + 1 : this.#at, 0, added);
        if (attempt.place === 'before') this.#goOn(this.#at);
        return 'done';
      }
      default:
        return 'notYourDecision';
    }
  }

  #begin(): void {
    this.state = 'running';
    this.#steps = this.#planned
      .filter(({ asks }) => asks)
      .map(({ people, all, informs }) => ({ people, all, informs, placed: new Set() }));
    this.#goOn(0);
  }

  /** Goes to a step, and on from it while nobody is to be asked. */
  #goOn(to: number): void {
    for (this.#at = to; ; this.#at += 1) {
      const step = this.#steps[this.#at];
      if (step === undefined) {
        this.state = 'approved';
        return;
      }
      if (step.asked === undefined) this.#open(step);
      if ((step.asked?.size ?? 0) > 0) return;
    }
  }

  #open(step: Step): void {
    const others = step.people.filter((person) => person !== this.#applicant);
    const found = others.length > 0 ? others : [this.#root];
    const seated = new Set(step.informs ? found : found.map((person) => this.#standIn(person)));
    step.placed = new Set(seated);
    step.asked = step.informs ? new Set() : seated;
    for (const person of [...found, ...seated]) this.parts.add(person);
  }
}

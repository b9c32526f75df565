// Asks for something that is typed, over everything: a time, a path; whoever asks gets an answer, also where it is left.

/** Something that is offered while typing. `answer` is what whoever asks gets. */
export type Suggested = {
  readonly key: string;
  readonly text: string;
  readonly detail?: string;
  readonly answer: string;
  /** Typed instead of answered with: a folder, whose contents are offered next. */
  readonly isStep?: boolean;
  /** Happens when it is taken. */
  readonly onTake?: () => void;
};

/** What is asked for. Sentences are sentences already. */
export type Question = {
  readonly title: string;
  readonly placeholder: string;
  /** What stands in the field at first. */
  readonly begin?: string;
  /** What fits what is typed, best first; nothing where it is no answer. */
  suggest(typed: string): readonly Suggested[];
  /** Settles when `suggest` knows more than at first: what it gives is drawn anew then. Typing never waits for it. */
  readonly more?: Promise<unknown>;
  /** Looks while one types for more that `suggest` gives then, such as people behind an @. */
  readonly finder?: {
    look(typed: string, caret: number): void;
    subscribe(listener: () => void): () => void;
    dispose(): void;
  };
  /** Lines to look at under what fits: what it is about. */
  readonly about?: { readonly title: string; readonly lines: readonly string[] };
  /** Said where nothing fits: one sentence, or the one for what is typed. */
  readonly unfit: string | ((typed: string) => string);
};

/** The one question that may be open. */
export class Questions {
  #open: { question: Question; answer: (text: string | undefined) => void } | undefined;

  /** What is asked now. */
  get question(): Question | undefined {
    return this.#open?.question;
  }

  /** Asks; `show` brings the question up. An earlier one is answered with nothing. */
  ask(question: Question, show: () => void): Promise<string | undefined> {
    this.settle(undefined);
    return new Promise((answer) => {
      this.#open = { question, answer };
      show();
    });
  }

  /** Answers the open question; without one nothing happens. */
  settle(text: string | undefined): void {
    const open = this.#open;
    this.#open = undefined;
    open?.answer(text);
  }
}

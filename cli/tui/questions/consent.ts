// Asks for a yes before something is lost: the question names what goes, and the key that asked is no answer to it.
import type { Unsubscribe } from '#sdk/base/live-value.ts';

/** What is asked, in sentences. */
export type ConsentQuestion = {
  /** What is to be done, with the name of what it is done to. */
  readonly title: string;
  /** The thing itself where its name is not enough: the words of a message, an address. */
  readonly about?: readonly string[] | undefined;
  /** What is lost by it, and what stays. */
  readonly detail?: string | undefined;
};

/** The one question that may be open; drawn by `ConsentBand`. */
export class Consent {
  #open: { question: ConsentQuestion; answer: (isYes: boolean) => void } | undefined;
  readonly #listeners = new Set<() => void>();

  /** Whether the answer was yes; an earlier question is answered with no. */
  ask(question: ConsentQuestion): Promise<boolean> {
    this.settle(false);
    return new Promise((answer) => {
      this.#open = { question, answer };
      this.#changed();
    });
  }

  /** Answers the open question; without one nothing happens. */
  settle(isYes: boolean): void {
    const open = this.#open;
    if (open === undefined) return;
    this.#open = undefined;
    this.#changed();
    open.answer(isYes);
  }

  readonly subscribe = (listener: () => void): Unsubscribe => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What is asked now. */
  readonly getSnapshot = (): ConsentQuestion | undefined => this.#open?.question;

  #changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

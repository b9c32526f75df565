// Asks for a yes before something is lost: the question names what goes, and the key that asked is no answer to it.
import { LiveValue, type Unsubscribe } from '#sdk/base/live-value.ts';
import type { ReadableScreen } from '#sdk/base/screen.ts';

/** What is asked, in sentences. */
export type ConsentQuestion = {
  /** What is to be done, with the name of what it is done to. */
  readonly title: string;
  /** The thing itself where its name is not enough: the words of a message, an address. */
  readonly about?: readonly string[] | undefined;
  /** What is lost by it, and what stays. */
  readonly detail?: string | undefined;
};

type Open = { readonly question: ConsentQuestion; answer(isYes: boolean): void };

/** The one question that may be open; drawn by `ConsentBand`. */
export class Consent implements ReadableScreen<ConsentQuestion | undefined> {
  readonly #open = new LiveValue<Open | undefined>(undefined);

  /** Whether the answer was yes; an earlier question is answered with no. */
  ask(question: ConsentQuestion): Promise<boolean> {
    this.settle(false);
    return new Promise((answer) => this.#open.set({ question, answer }));
  }

  /** Answers the open question; without one nothing happens. */
  settle(isYes: boolean): void {
    const open = this.#open.get();
    this.#open.set(undefined);
    open?.answer(isYes);
  }

  readonly subscribe = (listener: () => void): Unsubscribe => this.#open.subscribe(listener);

  /** What is asked now. */
  readonly getSnapshot = (): ConsentQuestion | undefined => this.#open.get()?.question;
}

// Asks for people or chats over everything: whoever asks gets an answer, also where the picker is left or covered.
import type { Picked, PickerOptions } from '#sdk/contacts/screens/picker.ts';

/** What is asked for. `title` is a sentence already. */
export type PickRequest = { readonly title: string; readonly options: PickerOptions };

/** The one question that may be open. */
export class Picks {
  #open: { request: PickRequest; answer: (picked: Picked | undefined) => void } | undefined;

  /** What is asked now. */
  get request(): PickRequest | undefined {
    return this.#open?.request;
  }

  /** Asks; `show` brings the picker up. An earlier question is answered with nothing. */
  ask(request: PickRequest, show: () => void): Promise<Picked | undefined> {
    this.settle(undefined);
    return new Promise((answer) => {
      this.#open = { request, answer };
      show();
    });
  }

  /** Answers the open question; without one nothing happens. */
  settle(picked: Picked | undefined): void {
    const open = this.#open;
    this.#open = undefined;
    open?.answer(picked);
  }
}

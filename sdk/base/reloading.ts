// Asks again when something has changed: at most one question at a time, and the last change is never missed.

/** Runs `work` for every wish, one after the other; wishes that come meanwhile are one. */
export class Reloading {
  readonly #work: () => Promise<void>;
  #running: Promise<void> | undefined;
  #again = false;

  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  /** Resolves when what is there now has been asked for. */
  wish(): Promise<void> {
    if (this.#running !== undefined) {
      this.#again = true;
      return this.#running;
    }
    this.#running = this.#run().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #run(): Promise<void> {
    do {
      this.#again = false;
      await this.#work();
    } while (this.#again);
  }
}

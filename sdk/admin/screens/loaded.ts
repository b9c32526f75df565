// View model of something an office is asked for and told anew: a value, what went wrong, and whether something is under way.
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';

/** What it shows; without value and error it is still being asked for. */
export type LoadedSnapshot<T> = {
  value: T | undefined;
  error: ErrorData | undefined;
  busy: boolean;
};

/** A value of the office. Of two answers the later question's counts. */
export class LoadedScreen<T> extends Screen<LoadedSnapshot<T>> {
  readonly #ask: () => Promise<T>;
  #asked = 0;

  constructor(ask: () => Promise<T>) {
    super({ value: undefined, error: undefined, busy: false });
    this.#ask = ask;
    void this.reload();
  }

  async reload(): Promise<void> {
    const asked = (this.#asked += 1);
    try {
      const value = await this.#ask();
      if (asked === this.#asked) this.update({ value, error: undefined });
    } catch (error) {
      if (asked === this.#asked) this.update({ error: asOfficeError(error).data });
    }
  }

  /** Does something that answers the new value. What goes wrong is thrown, and the value stays. */
  async change(work: () => Promise<T>): Promise<void> {
    this.update({ busy: true });
    try {
      const value = await work();
      this.#asked += 1;
      this.update({ value, error: undefined });
    } finally {
      this.update({ busy: false });
    }
  }

  /** Does something, and asks anew. */
  async act(work: () => Promise<unknown>): Promise<void> {
    this.update({ busy: true });
    try {
      await work();
      await this.reload();
    } finally {
      this.update({ busy: false });
    }
  }
}

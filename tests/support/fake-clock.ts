// A clock that moves only when a test says so.
import type { Clock } from '#sdk/host/port.ts';

type Timer = { at: number; every?: number; work: () => void };

/** Timers fire in order of their time, and what they set up fires too when it is due. */
export class FakeClock implements Clock {
  #now: number;
  #timers = new Set<Timer>();

  constructor(start = 1_700_000_000_000) {
    this.#now = start;
  }

  readonly now = (): number => this.#now;

  readonly after = (ms: number, work: () => void): (() => void) => this.#add({ at: this.#now + ms, work });

  readonly every = (ms: number, work: () => void): (() => void) =>
    this.#add({ at: this.#now + ms, every: ms, work });

  /** Timers that wait. */
  get waiting(): number {
    return this.#timers.size;
  }

  /** Lets time pass; promises settle between timers. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (;;) {
      const due = [...this.#timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#now = Math.max(this.#now, due.at);
      if (due.every === undefined) this.#timers.delete(due);
      else due.at += due.every;
      due.work();
      await settle();
    }
    this.#now = end;
    await settle();
  }

  #add(timer: Timer): () => void {
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }
}

/** Lets everything that waits for a promise go on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

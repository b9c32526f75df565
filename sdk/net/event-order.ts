// Decides which sequenced events of one connection are new, repeated or late, and whether any is missing.

/** `late` is new but behind one that was already taken: what came between has to be replayed in order. */
export type Admission = 'new' | 'repeated' | 'late';

/**
 * Follows the events of one connection (protocol decision 2: sparse numbers hide loss, so frames are counted). A count
 * speaks of the events up to a position only: one that was overtaken on its way must not take a later event for a
 * lost earlier one.
 */
export class EventOrder {
  /** Everything up to here is known to be complete. */
  #floor: number;
  #highest: number;
  /** Different events that arrived up to the floor, and those that could not say where they stand. */
  #settled = 0;
  readonly #sinceFloor = new Set<number>();

  /** @param last the durable cursor the connection started from; 0 for a cold start */
  constructor(last: number) {
    this.#floor = last;
    this.#highest = last;
  }

  /** Everything up to `sequence` is loaded by other means; only what comes after it counts. */
  beginAt(sequence: number): void {
    this.#floor = sequence;
    this.#highest = sequence;
    for (const early of [...this.#sinceFloor]) {
      if (early <= sequence) this.#sinceFloor.delete(early);
      else this.#highest = Math.max(this.#highest, early);
    }
  }

  /** How many different events arrived. */
  get received(): number {
    return this.#settled + this.#sinceFloor.size;
  }

  /** True when events came since the last complete count. */
  get moved(): boolean {
    return this.#sinceFloor.size > 0;
  }

  /** Takes one event's position; 0 is an event that could not even say where it stands. */
  admit(sequence: number): Admission {
    if (sequence <= 0) {
      this.#settled += 1;
      return 'new';
    }
    if (sequence <= this.#floor || this.#sinceFloor.has(sequence)) return 'repeated';
    this.#sinceFloor.add(sequence);
    if (sequence < this.#highest) return 'late';
    this.#highest = sequence;
    return 'new';
  }

  /**
   * Compares with how many events the office says it sent up to a position; true when none of those is missing, and
   * then everything up to there is complete.
   */
  isComplete(sent: number, upTo: number): boolean {
    // Overtaken by a later count that was complete.
    if (upTo < this.#floor) return true;
    const covered = [...this.#sinceFloor].filter((sequence) => sequence <= upTo);
    if (this.#settled + covered.length !== sent) return false;
    this.#floor = upTo;
    this.#settled = sent;
    for (const sequence of covered) this.#sinceFloor.delete(sequence);
    return true;
  }
}

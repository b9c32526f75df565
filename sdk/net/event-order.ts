// Decides which sequenced events of one connection are new, repeated or late, and whether any is missing.

/** `late` is new but behind one that was already taken: what came between has to be replayed in order. */
export type Admission = 'new' | 'repeated' | 'late';

/** Follows the events of one connection (protocol decision 2: sparse numbers hide loss, so frames are counted). */
export class EventOrder {
  /** Everything up to here is known to be complete. */
  #floor: number;
  #highest: number;
  #received = 0;
  readonly #sinceFloor = new Set<number>();

  /** @param last the durable cursor the connection started from; 0 for a cold start */
  constructor(last: number) {
    this.#floor = last;
    this.#highest = last;
  }

  /** How many different events arrived. */
  get received(): number {
    return this.#received;
  }

  /** True when events came since the last complete count. */
  get moved(): boolean {
    return this.#sinceFloor.size > 0;
  }

  /** Takes one event's position; 0 is an event that could not even say where it stands. */
  admit(sequence: number): Admission {
    if (sequence <= 0) {
      this.#received += 1;
      return 'new';
    }
    if (sequence <= this.#floor || this.#sinceFloor.has(sequence)) return 'repeated';
    this.#sinceFloor.add(sequence);
    this.#received += 1;
    if (sequence < this.#highest) return 'late';
    this.#highest = sequence;
    return 'new';
  }

  /** Compares with what the office says it sent; true when nothing is missing, and then starts afresh from here. */
  isComplete(sent: number): boolean {
    if (sent !== this.#received) return false;
    this.#floor = Math.max(this.#floor, this.#highest);
    this.#sinceFloor.clear();
    return true;
  }
}

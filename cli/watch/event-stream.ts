// A stream of events for programs: each once, of one chat and of some kinds where asked, up to a number of them.
import { BoundedMap } from '#sdk/base/bounded-map.ts';
import type { EventName, EventRow } from './event-rows.ts';

/** Keys remembered for telling doubles; replays after a lost connection are far shorter. */
const remembered = 20_000;

/** What a stream is made of. */
type StreamParts = {
  readonly chatId: string | undefined;
  readonly events: ReadonlySet<EventName>;
  readonly maxEvents: number;
  /** What `--type` and `--filter` say; a row they drop is not counted. */
  wanted?(row: EventRow): boolean;
  emit(row: EventRow): void;
  /** Called once, when the last wanted row is out. */
  full(): void;
};

/** See the file's first line. */
export class EventStream {
  readonly #parts: StreamParts;
  readonly #seen = new BoundedMap<string, true>(remembered);
  #held: EventRow[] | undefined;
  #count = 0;

  constructor(parts: StreamParts) {
    this.#parts = parts;
  }

  /** Rows that went out. */
  get count(): number {
    return this.#count;
  }

  /** Keeps rows back until {@link release}, so that earlier ones can go first. */
  hold(): void {
    this.#held ??= [];
  }

  /** Lets earlier rows out, then what was kept back. */
  release(earlier: readonly EventRow[]): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const row of [...earlier, ...held]) this.take(row);
  }

  /** Takes a row. */
  take(row: EventRow): void {
    const { chatId, events, maxEvents } = this.#parts;
    if (!events.has(row.event) || (chatId !== undefined && row.chatId !== chatId)) return;
    if (this.#held !== undefined) {
      this.#held.push(row);
      return;
    }
    if (this.#count >= maxEvents || this.#isDouble(row.key)) return;
    if (this.#parts.wanted?.(row) === false) return;
    this.#count += 1;
    this.#parts.emit(row);
    if (this.#count >= maxEvents) this.#parts.full();
  }

  #isDouble(key: string | undefined): boolean {
    if (key === undefined) return false;
    if (this.#seen.has(key)) return true;
    this.#seen.set(key, true);
    return false;
  }
}

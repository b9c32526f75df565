// The calls of a person as this device knows them: told by frames, asked for after every break, forgotten when over.
import { LiveValue } from '../base/live-value.ts';
import type { Call } from '../contract/meeting-entities.ts';
import type { Clock } from '../host/port.ts';

/** How long the end of a call stays to be seen, in ms. */
const endShownMs = 4_000;

/** Calls that ring or run, newest last. */
export class KnownCalls {
  readonly value = new LiveValue<readonly Call[]>([]);
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** One has changed. */
  heard(call: Call): void {
    const known = this.value.get().find(({ id }) => id === call.id);
    // What is over does not ring again because an older word of it comes late.
    if (known?.state === 'ended' || (known?.state === 'running' && call.state === 'ringing')) return;
    if (known === undefined && call.state === 'ended' && call.outcome !== 'busy') return;
    this.value.set([...this.value.get().filter(({ id }) => id !== call.id), call]);
    if (call.state === 'ended') this.#clock.after(endShownMs, () => this.#forget(call.id));
  }

  /** All there are now. */
  all(calls: readonly Call[]): void {
    const before = this.value.get();
    const ended = before.filter(
      ({ id, state }) => state === 'ended' && !calls.some((call) => call.id === id),
    );
    if (before.length === 0 && calls.length === 0) return;
    this.value.set([...ended, ...calls]);
  }

  #forget(id: string): void {
    this.value.set(this.value.get().filter((call) => call.id !== id));
  }
}

// Until when nothing is sent, because the office has asked for a pause: too much came at once, or it has no room.
import { OfficeError } from '../../errors.ts';
import type { Clock } from '../../host/port.ts';
import type { Resting, RestReason } from '../rules/waiting-state.ts';

/** The pause of one person's sends. What waits is kept, and goes by itself when the pause is over. */
export class SendRest {
  readonly #clock: Clock;
  readonly #over: () => void;
  #until = 0;
  #why: RestReason = 'rateLimited';
  #stop: (() => void) | undefined;

  /** @param over told when sending may go on */
  constructor(clock: Clock, over: () => void) {
    this.#clock = clock;
    this.#over = over;
  }

  /** Begins a pause, or makes the present one longer. True where it is a new one. */
  begin(seconds: number, why: RestReason = 'rateLimited'): boolean {
    const until = this.#clock.now() + Math.max(1, seconds) * 1_000;
    const isNew = this.#stop === undefined;
    if (until <= this.#until && !isNew) return false;
    this.#until = until;
    this.#why = why;
    this.#stop?.();
    this.#stop = this.#clock.after(until - this.#clock.now(), () => {
      this.#stop = undefined;
      this.#over();
    });
    return isNew;
  }

  /** When sending goes on, in epoch ms; undefined where nothing rests. */
  get until(): number | undefined {
    return this.#stop === undefined ? undefined : this.#until;
  }

  /** The same with its reason, as what waits carries it. */
  get resting(): Resting {
    return this.#stop === undefined ? {} : { restsUntil: this.#until, restsWhy: this.#why };
  }

  /** What somebody is told who would not wait longer; undefined where nothing rests. */
  problem(): OfficeError | undefined {
    if (this.#stop === undefined) return undefined;
    const seconds = Math.max(1, Math.ceil((this.#until - this.#clock.now()) / 1_000));
    return new OfficeError(this.#why, { retryAfterSeconds: seconds, params: { seconds } });
  }

  /** Ends the pause without a word. */
  end(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}

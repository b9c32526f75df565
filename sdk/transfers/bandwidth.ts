// Keeps transfers below the speed a person allows: whoever sends or receives bytes waits until there is room for them.
import { OfficeError } from '../errors.ts';
import type { Host } from '../host/port.ts';

/** What goes at once after a pause, in ms of the speed that is allowed. */
const burstMs = 1_000;

/** The one measure of all transfers of a person in this process. */
export class Bandwidth {
  readonly #clock: Pick<Host['clock'], 'now' | 'after'>;
  readonly #bytesPerSecond: () => number;
  /** When everything that was let through so far has gone, in epoch ms. */
  #free = 0;

  /** @param bytesPerSecond asked every time; 0 lets everything through */
  constructor(clock: Pick<Host['clock'], 'now' | 'after'>, bytesPerSecond: () => number) {
    this.#clock = clock;
    this.#bytesPerSecond = bytesPerSecond;
  }

  /** Whether there is a limit now. */
  get isLimited(): boolean {
    return this.#bytesPerSecond() > 0;
  }

  /**
   * Resolves when these bytes may go: when they, but for a second's worth, would have gone at the speed that is allowed.
   * So what goes as a whole keeps to it too. @throws OfficeError `cancelled`
   */
  async take(bytes: number, signal: AbortSignal): Promise<void> {
    const rate = this.#bytesPerSecond();
    if (rate <= 0) return;
    const now = this.#clock.now();
    this.#free = Math.max(now, this.#free) + (bytes / rate) * 1_000;
    const wait = this.#free - burstMs - now;
    if (wait <= 0) return;
    await new Promise<void>((resolve, reject) => {
      const stop = this.#clock.after(wait, () => {
        signal.removeEventListener('abort', end);
        resolve();
      });
      const end = (): void => {
        stop();
        reject(new OfficeError('cancelled'));
      };
      if (signal.aborted) end();
      else signal.addEventListener('abort', end, { once: true });
    });
  }
}

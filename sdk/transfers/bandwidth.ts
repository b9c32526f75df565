// Keeps transfers below the speed a person allows: whoever sends or receives bytes waits until there is room for them.
import { OfficeError } from '../errors.ts';
import type { Host } from '../host/port.ts';

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

  /** Resolves when these bytes may go. @throws OfficeError `cancelled` */
  async take(bytes: number, signal: AbortSignal): Promise<void> {
    const rate = this.#bytesPerSecond();
    if (rate <= 0) return;
    const now = this.#clock.now();
    const start = Math.max(now, this.#free);
    this.#free = start + (bytes / rate) * 1_000;
    if (start <= now) return;
    await new Promise<void>((resolve, reject) => {
      const stop = this.#clock.after(start - now, () => {
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

// View model of a chat's flash messages: opens one at a time on demand, counts down, and forgets what it said.
import type { OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';

/** A flash message that was opened here. Only `open` has a text, and only until its time is over. */
export type OpenedFlash =
  | { readonly phase: 'opening' | 'over' }
  | { readonly phase: 'open'; readonly text: string; readonly left: number }
  | { readonly phase: 'failed'; readonly error: ErrorData };

/** By message; one that is not there is covered, or was read elsewhere. */
export type FlashesSnapshot = { readonly opened: ReadonlyMap<number, OpenedFlash> };

const tickMs = 250;

/** The texts live in memory alone, for the seconds the office says (spec §9 flashMsgViewTime). */
export class FlashesScreen extends Screen<FlashesSnapshot> {
  readonly #office: Pick<OfficeApi, 'chat'>;
  readonly #chatId: string;
  readonly #now: () => number;
  /** When each is over by the clock, and after how many ticks at the latest: whichever comes first. */
  readonly #ends = new Map<number, { time: number; ticks: number }>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(office: Pick<OfficeApi, 'chat'>, chatId: string, now: () => number) {
    super({ opened: new Map() });
    this.#office = office;
    this.#chatId = chatId;
    this.#now = now;
  }

  /** Opens one for the only time. Opened again while it is open, or after, nothing happens. */
  async open(mid: number): Promise<void> {
    const before = this.getSnapshot().opened.get(mid)?.phase;
    if (before !== undefined && before !== 'failed') return;
    this.#put(mid, { phase: 'opening' });
    try {
      const { text, seconds } = await this.#office.chat.openFlash(this.#chatId, mid);
      if (this.disposed) return;
      // The clock goes on while the computer sleeps, where no tick comes; ticks come on when the clock is set back.
      this.#ends.set(mid, { time: this.#now() + seconds * 1000, ticks: (seconds * 1000) / tickMs + 1 });
      this.#put(mid, { phase: 'open', text, left: seconds });
      this.#timer ??= setInterval(() => this.#tick(), tickMs);
    } catch (error) {
      const { data } = asOfficeError(error);
      this.#put(mid, data.code === 'flashGone' ? { phase: 'over' } : { phase: 'failed', error: data });
    }
  }

  /** Covers everything that is open, before its time: what was opened is not opened again. */
  override dispose(): void {
    clearInterval(this.#timer);
    this.update({ opened: new Map() });
    super.dispose();
  }

  #tick(): void {
    for (const [mid, end] of this.#ends) {
      const shown = this.getSnapshot().opened.get(mid);
      end.ticks -= 1;
      const left = Math.ceil(Math.min(end.time - this.#now(), end.ticks * tickMs) / 1000);
      if (left > 0 && shown?.phase === 'open') {
        if (left !== shown.left) this.#put(mid, { ...shown, left });
        continue;
      }
      this.#ends.delete(mid);
      this.#put(mid, { phase: 'over' });
    }
    if (this.#ends.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #put(mid: number, flash: OpenedFlash): void {
    this.update({ opened: new Map([...this.getSnapshot().opened, [mid, flash]]) });
  }
}

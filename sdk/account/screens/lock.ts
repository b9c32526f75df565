// View model of the lock screen: who is locked out, since when, how much is unread, and the way back in.
import type { LockState, OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { throttled } from '../../base/throttle.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import { constantTable } from '#variants/constants.ts';

/** What a locked screen may show, and nothing else: no name of a chat, no word of a message. */
export type LockSnapshot = {
  /** False until the lock has been heard of: nothing may be shown before. */
  readonly known: boolean;
  readonly locked: boolean;
  /** How it is unlocked; `none` means that nothing is chosen and it cannot be locked. */
  readonly way: LockState['way'];
  /** Since when, epoch ms. */
  readonly since?: number | undefined;
  readonly person?: { readonly id: string; readonly name: string; readonly avatar: string } | undefined;
  readonly unread: number;
  /** Above zero no password is looked at. */
  readonly secondsLeft: number;
  /** A password is being looked at, or a choice kept. */
  readonly busy: boolean;
  readonly error?: ErrorData | undefined;
};

/** The lock of the person signed in; both faces paint it. */
export class LockScreen extends Screen<LockSnapshot> {
  readonly #office: Pick<OfficeApi, 'lock' | 'account' | 'chat'>;
  readonly #now: () => number;
  #waitUntil = 0;
  #tick: ReturnType<typeof setTimeout> | undefined;
  readonly #tellUsed: () => void;

  constructor(office: Pick<OfficeApi, 'lock' | 'account' | 'chat'>, now: () => number) {
    super({ known: false, locked: false, way: 'none', unread: 0, secondsLeft: 0, busy: false });
    this.#office = office;
    this.#now = now;
    // A worker that stopped is said elsewhere; nobody waits for this.
    const tell = (): void => void office.lock.used().catch(() => undefined);
    this.#tellUsed = throttled(tell, constantTable.throttleMs.value, now);
    this.onDispose(() => clearTimeout(this.#tick));
    this.onDispose(
      office.account.state(({ person }) =>
        this.update({ person: person && { id: person.id, name: person.name, avatar: person.avatar } }),
      ),
    );
    this.onDispose(office.chat.totals(({ unread }) => this.update({ unread })));
    this.onDispose(
      office.lock.state(({ locked, way, since, waitUntil }) => {
        this.#waitUntil = waitUntil ?? 0;
        this.update({ known: true, locked, way, since, ...(locked ? {} : { error: undefined }) });
        this.#count();
      }),
    );
  }

  /** Answers whether it is open now; why not stands in the snapshot. */
  unlock(password: string): Promise<boolean> {
    return this.#try(() => this.#office.lock.unlock(password));
  }

  lock(): Promise<boolean> {
    return this.#try(() => this.#office.lock.lock());
  }

  /** Somebody is here; however often it is said, the office is told once in a throttle's pause (spec §9). */
  used(): void {
    this.#tellUsed();
  }

  /** What was typed is edited: the old refusal goes. */
  edit(): void {
    if (this.getSnapshot().error !== undefined) this.update({ error: undefined });
  }

  async #try(work: () => Promise<void>): Promise<boolean> {
    if (this.getSnapshot().busy) return false;
    this.update({ busy: true, error: undefined });
    try {
      await work();
      this.update({ busy: false });
      return true;
    } catch (error) {
      this.update({ busy: false, error: asOfficeError(error).data });
      return false;
    }
  }

  /** Counts the wait down, once a second, and takes the sentence about it away at its end. */
  #count(): void {
    clearTimeout(this.#tick);
    const secondsLeft = Math.max(0, Math.ceil((this.#waitUntil - this.#now()) / 1_000));
    const { error } = this.getSnapshot();
    this.update({
      secondsLeft,
      ...(secondsLeft === 0 && error?.code === 'lockWait' ? { error: undefined } : {}),
    });
    if (secondsLeft > 0 && !this.disposed) this.#tick = setTimeout(() => this.#count(), 1_000);
  }
}

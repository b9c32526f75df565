// The transfers as faces listen to them: of whoever is signed in, and none when nobody is.
import type { LocalTransfer } from '../api.ts';
import { LiveList } from '../base/live-list.ts';
import { transferShape } from './rules/transfer-acts.ts';

/** One list for as long as the office is open. */
export class TransferFeed {
  readonly list = new LiveList<LocalTransfer>(transferShape);
  #forget = (): void => undefined;

  /** Shows what another list has, from now on. */
  follow(source: LiveList<LocalTransfer> | undefined): void {
    this.#forget();
    this.list.apply({ reset: source?.rows() ?? [] });
    this.#forget = source?.subscribe((batch) => this.list.apply(batch)) ?? ((): void => undefined);
  }
}

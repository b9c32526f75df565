// View model of a direct chat's details: the card of the person one talks with, and whether they are there.
import type { OfficeApi, Person } from '../../api.ts';
import { onlineWithMe } from '../../base/online-with-me.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';

/** What the details show. */
export type PeerDetailsSnapshot = {
  phase: 'loading' | 'ready';
  person?: Person;
  isOnline: boolean;
  error?: ErrorData | undefined;
};

/** The details of one direct chat. */
export class PeerDetailsScreen extends Screen<PeerDetailsSnapshot> {
  readonly #office: OfficeApi;
  readonly #personId: string;

  constructor(office: OfficeApi, personId: string) {
    super({ phase: 'loading', isOnline: false });
    this.#office = office;
    this.#personId = personId;
    this.onDispose(onlineWithMe(office, (online) => this.update({ isOnline: online.has(personId) })));
    void this.retry();
  }

  /** Loads, or loads again after an error. */
  async retry(): Promise<void> {
    this.update({ phase: 'loading', error: undefined });
    try {
      this.update({ phase: 'ready', person: await this.#office.contacts.person(this.#personId) });
    } catch (error) {
      this.update({ phase: 'ready', error: asOfficeError(error).data });
    }
  }
}

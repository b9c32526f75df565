// Knows which picture each person shows now, whatever older rows and messages on this device still say.
import { LiveValue } from '../base/live-value.ts';
import type { ApiClient } from '../net/api-client.ts';
import type { Store } from '#storage/store.ts';

/** Addresses of pictures by person; an empty one says that the person shows none any more. */
export type PhotoAddresses = Readonly<Record<string, string>>;

const addressesKey = 'photos';
const sinceKey = 'photos since';

/** The pictures of one person's office, as far as this device has heard. */
export class Photos {
  readonly known: LiveValue<PhotoAddresses>;
  readonly #api: ApiClient;
  readonly #store: Store;

  constructor(parts: { api: ApiClient; store: Store }) {
    this.#api = parts.api;
    this.#store = parts.store;
    const kept = parts.store.values.parsed(addressesKey) ?? {};
    this.known = new LiveValue<PhotoAddresses>(kept as PhotoAddresses);
  }

  /** What the office has just said of some people. Who never had a picture takes no room. */
  learn(people: readonly { readonly id: string; readonly avatar: string }[]): void {
    const known = this.known.get();
    const news = people.filter(({ id, avatar }) => (known[id] ?? '') !== avatar);
    if (news.length === 0) return;
    const next = { ...known, ...Object.fromEntries(news.map(({ id, avatar }) => [id, avatar])) };
    this.#store.values.set(addressesKey, JSON.stringify(next));
    this.known.set(next);
  }

  /** Asks what has changed since this device asked last; done whenever a connection has come about. */
  async catchUp(): Promise<void> {
    const since = Number(this.#store.values.get(sinceKey) ?? 0);
    const { people, time } = await this.#api.chat.getAvatarChanges({ since });
    this.learn(people.map(({ personId, avatar }) => ({ id: personId, avatar })));
    this.#store.values.set(sinceKey, String(time));
  }
}

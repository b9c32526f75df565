// Owns whom one knows: friends and the focus list, as the office has them, and as they were last known without it.
import { LiveValue } from '../base/live-value.ts';
import type { FocusEntry, Friend } from '../contract/contact-calls.ts';
import { maxFriendsAtOnce } from '../contract/limits.ts';
import type { EventFrame } from '../contract/frames.ts';
import type { ApiClient } from '../net/api-client.ts';
import type { Store } from '#storage/store.ts';
import type { CallOptions, FocusTarget, FriendsAdded, KnownCircle } from '../api.ts';

const friendsKey = 'friends';
const focusKey = 'focus list';

/** Friends and focus list of one signed-in person. */
export class Circle {
  readonly known: LiveValue<KnownCircle>;
  readonly #api: ApiClient;
  readonly #store: Store;
  /** The newest position a focus list was true for: an older answer may come later. */
  #focusAsOf = 0;

  constructor(parts: { api: ApiClient; store: Store }) {
    this.#api = parts.api;
    this.#store = parts.store;
    this.known = new LiveValue<KnownCircle>({
      friends: this.#kept<Friend>(friendsKey),
      focus: this.#kept<FocusEntry>(focusKey),
    });
  }

  /** Asks for both lists; done whenever a connection has come about. */
  async catchUp(): Promise<void> {
    await Promise.all([this.friends(), this.focus()]);
  }

  /** What events say of the lists; they are asked for again. */
  async heard(events: readonly EventFrame[]): Promise<void> {
    const lists = new Set(events.flatMap((event) => (event.type === 'contactsChanged' ? [event.list] : [])));
    await Promise.all([
      lists.has('friends') ? this.friends() : undefined,
      lists.has('focus') ? this.focus() : undefined,
    ]);
  }

  /** Every friend, by pinyin. @throws OfficeError what the office said */
  async friends(options?: CallOptions): Promise<readonly Friend[]> {
    const found = new Map<string, Friend>();
    for (let page = 1; ; page += 1) {
      const { friends, total } = await this.#api.chat.listFriends({ page }, { signal: options?.signal });
      const before = found.size;
      for (const friend of friends) found.set(friend.id, friend);
      // A page that brings nobody new is the last, whatever the server counts: some have one page only.
      if (found.size === before || found.size >= total) break;
    }
    const all = [...found.values()];
    this.#keep({ friends: all });
    return all;
  }

  /** The focus list, newest first. @throws OfficeError what the office said */
  async focus(options?: CallOptions): Promise<readonly FocusEntry[]> {
    const { entries, sequence } = await this.#api.chat.listFocus({}, { signal: options?.signal });
    if (sequence < this.#focusAsOf) return this.known.get().focus;
    this.#focusAsOf = sequence;
    this.#keep({ focus: entries });
    return entries;
  }

  /** Makes people friends; those whom the office does not have are named. @throws OfficeError `friendshipEnded` where the only one has ended it */
  async addFriends(personIds: readonly string[], options?: CallOptions): Promise<FriendsAdded> {
    const signal = options?.signal;
    const [only] = personIds;
    const result: FriendsAdded = { added: [], missing: [], ended: [] };
    if (personIds.length === 1 && only !== undefined)
      result.added.push(await this.#api.chat.addFriend({ personId: only }, { signal }));
    else
      for (let from = 0; from < personIds.length; from += maxFriendsAtOnce) {
        const part = personIds.slice(from, from + maxFriendsAtOnce);
        const {
          added,
          missing,
          ended = [],
        } = await this.#api.chat.addFriends({ personIds: part }, { signal });
        result.added.push(...added);
        result.missing.push(...missing);
        result.ended.push(...ended);
      }
    const known = this.known.get().friends;
    const fresh = result.added.filter(({ id }) => !known.some((friend) => friend.id === id));
    this.#keep({ friends: [...known, ...fresh].sort(byPinyin) });
    return result;
  }

  /** Ends a friendship. @throws OfficeError `notFound` where there is none */
  async removeFriend(personId: string, options?: CallOptions): Promise<void> {
    await this.#api.chat.removeFriend({ personId }, { signal: options?.signal });
    this.#keep({ friends: this.known.get().friends.filter(({ id }) => id !== personId) });
  }

  /** Follows a person or group, or no longer. @throws OfficeError `notFound`, `focusFull` */
  async setFocus(target: FocusTarget, on: boolean, options?: CallOptions): Promise<void> {
    await this.#api.chat.setFocus({ ...target, on }, { signal: options?.signal });
    await this.focus(options);
  }

  #keep(news: Partial<KnownCircle>): void {
    if (news.friends !== undefined) this.#store.values.set(friendsKey, JSON.stringify(news.friends));
    if (news.focus !== undefined) this.#store.values.set(focusKey, JSON.stringify(news.focus));
    this.known.set({ ...this.known.get(), ...news });
  }

  #kept<Row>(key: string): readonly Row[] {
    return (this.#store.values.parsed(key) ?? []) as Row[];
  }
}

function byPinyin(one: Friend, other: Friend): number {
  return one.pinyin < other.pinyin ? -1 : one.pinyin > other.pinyin ? 1 : 0;
}

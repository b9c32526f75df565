// Keeps the pictures of people for this page: asks the office for each once and gives it an address an `<img>` can show.
import type { ContactsApi } from '#sdk/api.ts';
import { avatarKey } from '#sdk/contacts/rules/avatar.ts';
import type { PhotoSource } from '../parts/photos.ts';

/** Pictures kept at once; the one that was asked for longest ago goes first. */
const most = 400;
/** How long a picture that could not be had is left alone, in ms. */
const againAfterMs = 60_000;

/** The pictures of a page. Nothing is fetched before an avatar is drawn. */
export class PhotoCache implements PhotoSource {
  readonly #contacts: Pick<ContactsApi, 'photos' | 'picture'>;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  /** Object addresses by the office's address; null while one is under way. */
  readonly #kept = new Map<string, string | null>();
  readonly #failed = new Map<string, number>();
  #known: Readonly<Record<string, string>> = {};

  constructor(contacts: Pick<ContactsApi, 'photos' | 'picture'>, now: () => number) {
    this.#contacts = contacts;
    this.#now = now;
    contacts.photos((known) => {
      this.#known = known;
      this.#tell();
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What the office said last beats what a row or message says. */
  readonly addressOf = (personId: string, hint: string): string => this.#known[personId] ?? hint;

  readonly shown = (address: string): string | undefined => this.#kept.get(address) ?? undefined;

  readonly want = (address: string): void => {
    if (avatarKey(address) === undefined || this.#kept.has(address)) return;
    if (this.#now() - (this.#failed.get(address) ?? -Infinity) < againAfterMs) return;
    this.#kept.set(address, null);
    void this.#fetch(address);
  };

  async #fetch(address: string): Promise<void> {
    try {
      const { type, bytes } = await this.#contacts.picture(address);
      this.#kept.set(address, URL.createObjectURL(new Blob([bytes], { type })));
      this.#failed.delete(address);
      if (this.#kept.size > most) this.#forgetOldest();
      this.#tell();
    } catch {
      // Letters stand in for it; offline or gone, the next avatar drawn after a while asks again.
      this.#kept.delete(address);
      this.#failed.set(address, this.#now());
    }
  }

  #forgetOldest(): void {
    for (const [address, shown] of this.#kept) {
      if (shown === null) continue;
      this.#kept.delete(address);
      URL.revokeObjectURL(shown);
      return;
    }
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

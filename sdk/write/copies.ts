// What of documents lies on this device: those opened last, whole, with what was written and the office does not have yet.
import type { Store } from '#storage/store.ts';
import type { WrittenDocument } from '../contract/write.ts';
import type { DocumentChange } from './write-api.ts';

/** A change on its way to the office: with the same id it is done once, however often it is sent. */
export type SentChange = { change: DocumentChange; rev: number; clientId: string };

/** A copy: what the office had when it was last heard, what was written since, and what of that was sent last, unanswered. */
export type Copy = {
  base: WrittenDocument;
  mine?: DocumentChange | undefined;
  sent?: SentChange | undefined;
  seen: number;
};

/** Copies that are kept; those with unsent words are kept beside them. */
const maxCopies = 30;
const indexKey = 'write.copies';
const keyOf = (id: string): string => `write.copy.${id}`;

/** The copies of one person on this device. */
export class Copies {
  readonly #values: Store['values'];

  constructor({ values }: Store) {
    this.#values = values;
  }

  get(id: string): Copy | undefined {
    return this.#read<Copy>(keyOf(id));
  }

  /** Ids, the one written last first. */
  ids(): readonly string[] {
    return this.#read<string[]>(indexKey) ?? [];
  }

  /** Copies with words that the office does not have. */
  unsent(): readonly Copy[] {
    return this.ids().flatMap((id) => {
      const copy = this.get(id);
      return copy?.mine === undefined ? [] : [copy];
    });
  }

  put(copy: Copy): void {
    const { id } = copy.base;
    this.#values.set(keyOf(id), JSON.stringify(copy));
    const ids = this.ids();
    if (ids[0] === id) return;
    const kept = [id, ...ids.filter((other) => other !== id)];
    const left = kept.filter((other, at) => at < maxCopies || this.get(other)?.mine !== undefined);
    for (const other of kept) if (!left.includes(other)) this.#values.remove(keyOf(other));
    this.#values.set(indexKey, JSON.stringify(left));
  }

  remove(id: string): void {
    this.#values.remove(keyOf(id));
    this.#values.set(indexKey, JSON.stringify(this.ids().filter((other) => other !== id)));
  }

  /** Something small that is answered again without a network. */
  keep(name: string, value: unknown): void {
    this.#values.set(`write.${name}`, JSON.stringify(value));
  }

  kept<T>(name: string): T | undefined {
    return this.#read<T>(`write.${name}`);
  }

  #read<T>(key: string): T | undefined {
    const text = this.#values.get(key);
    return text === undefined || text === '' ? undefined : (JSON.parse(text) as T);
  }
}

// A map that never holds more than so many entries: for everything that is kept in memory and can be had again.
/** Entries in the order of their last `set` or `use`; a new one beyond `limit` lets the oldest go. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly limit: number;

  constructor(limit: number) {
    super();
    this.limit = limit;
  }

  /** The value of a key, which is the youngest from now on. */
  use(key: Key): Value | undefined {
    const value = this.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    if (this.size <= this.limit) return this;
    const { value: oldest, done } = this.keys().next();
    if (done !== true) this.delete(oldest);
    return this;
  }
}

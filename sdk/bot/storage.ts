// Where a bot keeps what is to outlast it: names and values that are JSON.

/** A small store of a bot's own. What was set is there for the next start, as far as the storage lasts. */
export interface BotStorage {
  get(name: string): unknown;
  /** Undefined takes it away. What is set lasts when the call returns. */
  set(name: string, value: unknown): void;
  names(): string[];
}

/** One that ends with the program, for tests; a copy goes in and out, as it would through a file. */
export function memoryStorage(): BotStorage {
  const values = new Map<string, string>();
  return {
    get: (name) => {
      const text = values.get(name);
      return text === undefined ? undefined : (JSON.parse(text) as unknown);
    },
    set: (name, value) =>
      void (value === undefined ? values.delete(name) : values.set(name, JSON.stringify(value))),
    names: () => [...values.keys()],
  };
}

// Secrets that live as long as the process: what TANGRAM_TOKEN signs in with is never stored (cli.md C21).
import type { SecretStore } from '#sdk/host/port.ts';

/** A secret with its name and the note beside it. */
type Kept = readonly [name: string, value: string, note: string | undefined];

/** See the file's first line. `all` is what came together, for whoever decides to store it after all. */
export function passingSecrets(): SecretStore & { all(): readonly Kept[] } {
  const kept = new Map<string, Kept>();
  return {
    get: async (name) => kept.get(name)?.[1],
    set: async (name, value, note) => void kept.set(name, [name, value, note]),
    remove: async (name) => void kept.delete(name),
    all: () => [...kept.values()],
  };
}

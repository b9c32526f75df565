// Marks of messages at the office that is none: nothing is kept, and what would be written is noted.
import type { MarksApi } from '#sdk/api.ts';

/** `network` throws where there is none; `note` hears what would be written. */
export function fakeMarks(network: () => void, note: (name: string) => void): MarksApi {
  const write = (name: string): void => {
    network();
    note(name);
  };
  return {
    react: async () => (write('react'), 1),
    reactions: async () => ({ people: [], total: 0 }),
    edit: async () => write('edit'),
    versions: async () => [],
    pin: async () => write('pin'),
    pinned: async () => [],
  };
}

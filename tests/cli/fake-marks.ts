// Marks of messages at the office that is none, and how a message waits there: what would be written is noted.
import type { LocalMessage, MarksApi, OutboxEntry } from '#sdk/api.ts';

/** `network` throws where there is none; `note` hears what would be written. */
export function fakeMarks(network: () => void, note: (name: string) => void): MarksApi {
  const write = (name: string): void => {
    network();
    note(name);
  };
  return {
    react: async () => (write('react'), { count: 1, queued: false }),
    reactions: async () => ({ people: [], total: 0 }),
    edit: async () => (write('edit'), { queued: false }),
    versions: async () => [],
    pin: async () => (write('pin'), { queued: false }),
    pinned: async () => [],
  };
}

/** A message that waits, as the outbox lists it. */
export const waitingEntry = ({ key, chatId, time, kind, text }: LocalMessage): OutboxEntry => ({
  type: 'message',
  ...{ id: key, chatId, chatName: '', createdTime: time, kind, text },
  state: 'queued',
});

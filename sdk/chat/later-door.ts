// The door to what happens later: whoever is signed in does it; what still waits here for its file stands in the same list.
import type { CallOptions, LaterApi, LaterEntry, LocalTransfer, NewFile } from '../api.ts';

/** What of a person's space the door needs. */
type Space = {
  readonly chat: { readonly later: Omit<LaterApi, 'scheduleFile'> };
  readonly transfers: {
    readonly queue: { readonly list: { rows(): readonly LocalTransfer[] } };
    schedule(input: NewFile & { dueTime: number }, options?: CallOptions): Promise<LaterEntry>;
  };
  drop(clientId: string): Promise<void>;
};

/** `space` answers the signed-in person's space. */
export function laterDoor(space: () => Promise<Space>): LaterApi {
  const unconfirmed = async (): Promise<LaterEntry[]> => {
    const { chat, transfers } = await space();
    const uploads = new Map(transfers.queue.list.rows().map((one) => [one.clientId, one]));
    return (await chat.later.unconfirmed()).map((entry) => withUpload(entry, uploads.get(entry.id)));
  };
  return {
    schedule: async (...call) => (await space()).chat.later.schedule(...call),
    scheduleFile: async (...call) => (await space()).transfers.schedule(...call),
    change: async (...call) => (await space()).chat.later.change(...call),
    remind: async (...call) => (await space()).chat.later.remind(...call),
    list: async (options) => {
      const { chat } = await space();
      const [waiting, given] = [await unconfirmed(), await chat.later.list(options)];
      // One whose taking over was not answered is at both places until it is asked about again.
      const there = new Set(given.map(({ clientId }) => clientId));
      const here = waiting.filter(({ id }) => !there.has(id));
      return [...here, ...given].sort((a, b) => a.dueTime - b.dueTime);
    },
    unconfirmed,
    async cancel(id, options) {
      const there = await space();
      const waits = (await there.chat.later.unconfirmed()).some((one) => one.id === id);
      await (waits ? there.drop(id) : there.chat.later.cancel(id, options));
    },
    now: async (...call) => (await space()).chat.later.now(...call),
  };
}

function withUpload(entry: LaterEntry, upload: LocalTransfer | undefined): LaterEntry {
  if (upload === undefined || upload.state === 'done') return entry;
  const { done, state, error } = upload;
  const shown = state === 'running' ? 'sending' : state === 'stopped' ? 'paused' : state;
  return {
    ...entry,
    upload: { done, state: shown === 'waiting' ? 'queued' : shown },
    ...(error !== undefined && { error }),
  };
}

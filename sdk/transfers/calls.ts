// The calls of files of chats as faces have them, for whoever is signed in.
import type { FilesApi } from '../api.ts';
import type { TransferSpace } from './service.ts';

/** The calls of files as faces have them; `space` gives the space of whoever is signed in. */
export function filesApi(space: () => Promise<TransferSpace>): Omit<FilesApi, 'transfers'> {
  return {
    send: async (input, call) => (await space()).send(input, call?.signal),
    fetchZip: async (input, call) => (await space()).disk.fetchZip(input, call?.signal),
    sendToDisk: async (input) => (await space()).disk.send(input),
    arrivedOnDisk: async (id, call) => (await space()).disk.arrived(id, call?.signal),
    decide: async (id, conflict, input) => (await space()).disk.decide(id, conflict, input?.forAll === true),
    pause: async (id) => (await space()).queue.halt(id, 'paused'),
    resume: async (id) => (await space()).resume(id),
    reorder: async (id, move) => (await space()).queue.reorder(id, move),
    cancel: async (id) => (await space()).cancel(id),
    tidy: async () => (await space()).tidy(),
    content: async (file, input, call) =>
      (await space()).cache.content(file, input?.cover === true, call?.signal),
    stored: async (file, call) => {
      const here = await space();
      if ((await here.cache.place(file)) === undefined) await here.download(file, undefined, call?.signal);
      return here.cache.stored(file);
    },
    address: async (file, call) => (await space()).cache.address(file, call?.signal),
    download: async (file, input, call) => (await space()).download(file, input?.to, call?.signal),
    canGoDirectly: async () => (await space()).direct.isPossible(),
    kept: async (file) => (await space()).cache.place(file),
    ofChat: async (chatId, input) => (await space()).ofChat(chatId, input),
    ofMessage: async (chatId, mid) => (await space()).ofMessage(chatId, mid),
    space: async (call) => (await space()).space(call?.signal),
    cacheInfo: async () => (await space()).cache.info(),
    clearCache: async (input) => (await space()).cache.clear(input?.received === true),
  };
}

// The one queue of files of a signed-in person, on top of their chats and the connection.
import { type ChatSpace, localMessage, officeOffers } from '../chat/index.ts';
import type { OfficeEvent } from '../office-event.ts';
import type { Realtime } from '../net/realtime.ts';
import { TransferSpace } from '../transfers/index.ts';
import type { Store } from '#storage/store.ts';
import type { PersonSpaceParts } from './space-parts.ts';
import type { UnsentMessages } from './unsent-messages.ts';

/** What the queue needs beside the parts of the space. */
export type TransferGround = {
  store: Store;
  chat: ChatSpace;
  unsent: UnsentMessages;
  realtime: () => Realtime;
  announce: (event: OfficeEvent) => void;
};

/** Opens the queue. */
export function openTransferSpace(parts: PersonSpaceParts, ground: TransferGround): TransferSpace {
  const { host, api, officeId, person, report, settings, constants, longLived } = parts;
  const { store, chat, unsent, announce } = ground;
  const files = host.files(officeId, person.id);
  files.setRoot(settings().cacheFolder);
  return new TransferSpace({
    host,
    files,
    store,
    api,
    constants,
    freshConstants: parts.freshParameters,
    limits: () => ({ ...settings(), autoCacheSizeMb: constants().autoCacheSizeMb }),
    pace: settings,
    takesDirect: () => settings().receiveDirect,
    partsFromMb: () => {
      const hasParts = officeOffers(parts.office().config, 'fileParts') !== false;
      return hasParts ? constants().imUploadMinSizeMb : Infinity;
    },
    disks: () => parts.client(async () => (await import('../contract/disk.ts')).diskService),
    signal: (signal) => ground.realtime().send(signal),
    unwritable: (path) => announce({ type: 'notice', code: 'cachePermission', params: { path } }),
    report,
    longLived,
    messages: {
      chat: (chatId) => chat.chat(chatId),
      add: (row) => chat.outbox.add(row),
      addScheduled: (row) => chat.later.add(row),
      given: (clientId, signal) => chat.later.given(clientId, signal),
      settled: async (clientId, signal) => localMessage(await chat.outbox.settled(clientId, signal)),
      ready: (...call) => chat.outbox.ready(...call),
      failed(clientId, error) {
        chat.outbox.failed(clientId, error);
        chat.handover.ended(clientId, error);
      },
      requeue: (clientId) => chat.outbox.retry(clientId),
      drop: (clientId) => unsent.giveUp(clientId),
    },
  });
}

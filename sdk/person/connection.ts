// The one realtime connection of a signed-in person, and who hears what comes over it.
import { officeOffers, openedApi, loadSpecSends, type ChatSpace } from '../chat/index.ts';
import type { Store } from '#storage/store.ts';
import type { FeatureRooms } from '../feature-rooms.ts';
import type { News } from '../feature.ts';
import { createLazyRealtime } from '../net/lazy-realtime.ts';
import type { Realtime } from '../net/realtime.ts';
import type { WatchList } from '../net/watches.ts';
import type { TransferSpace } from '../transfers/index.ts';
import type { PersonSpaceParts } from './space-parts.ts';

/** Who hears. */
export type ConnectionListeners = {
  chat: ChatSpace;
  store: Store;
  rooms: FeatureRooms;
  transfers: TransferSpace;
  watched: WatchList;
  /** Something concerns the person. */
  told: (news: News) => void;
};

/** Makes the connection; it is opened when the office client is told to connect. */
export function openConnection(parts: PersonSpaceParts, listeners: ConnectionListeners): Realtime {
  const { host, lookup, session } = parts;
  const { chat, rooms, transfers, watched, told } = listeners;
  const sends = () =>
    loadSpecSends({
      api: openedApi(parts.api, parts.cipher),
      store: listeners.store,
      personId: parts.person.id,
    });
  return createLazyRealtime({
    host,
    url: () => lookup.url(),
    outcome: (url, worked) => lookup.outcome(url, worked),
    serverTime: (time) => parts.serverTime(time),
    parameters: (mark) => parts.parametersTold(mark),
    unseal: () => session.unseal(),
    token: () => session.token('chat'),
    tokenRefused: (token, reason) => session.refused('chat', token, reason),
    device: host.deviceName,
    quiet: parts.quiet,
    last: () => chat.last(),
    lookupTries: parts.constants().lookupTries,
    bySpecification: {
      isSo: () => officeOffers(parts.office().config, 'sync') === false,
      personId: parts.person.id,
      isGroup: (chatId) => listeners.store.chats.get(chatId)?.kind === 'group',
      sendByCall: async (frame) => (await sends()).byCall(frame),
      findSent: async (frame) => (await sends()).find(frame),
    },
    handlers: {
      ...chat.handlers,
      events: (events, checkpoint) => {
        chat.handlers.events(events, checkpoint);
        rooms.hear('frames', events);
        for (const event of events) if (event.type === 'news') told(event);
      },
      presence: ({ personId, online }) => rooms.hear('presence', personId, online),
      changed: (changed) => watched.heard(changed),
      peer: (signal) => transfers.direct.heard(signal),
      signal: (frame) => rooms.hear('signal', frame),
      person: ({ personId, avatar }) => rooms.hear('picture', personId, avatar),
      sessionEnded: parts.report,
    },
  });
}

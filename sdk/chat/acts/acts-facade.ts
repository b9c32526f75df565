// The door to acts on messages: whoever is signed in does them, and what waits of groups stands in the same list.
import type { GroupsApi, LocalTransfer, MessageActsApi, OutboxEntry, WaitingGroupAct } from '../../api.ts';
import { padChatId } from '../../contract/chat-id.ts';
import type { TextRef } from '../../locales/index.ts';
import type { WaitingAct } from '../../net/act-outbox.ts';

/** What of a person's space the door needs. */
type Space = {
  readonly chat: { readonly acts: MessageActsApi & { tellTakenBack(clientId: string): Promise<void> } };
  readonly rooms: { api(name: 'groups'): Promise<Pick<GroupsApi, 'retry' | 'drop'>> };
  /** Acts on groups that wait. */
  waitingActs(): readonly WaitingGroupAct[];
  /** Acts of features. */
  readonly acts: {
    readonly waiting: { get(): readonly WaitingAct[] };
    retry(clientId: string): Promise<void>;
    drop(clientId: string): Promise<void>;
  };
  readonly transfers: { readonly queue: { readonly list: { rows(): readonly LocalTransfer[] } } };
  /** A message again, its upload first where it has one; and giving both up. */
  readonly unsent: {
    retry(clientId: string): void;
    retryUntilThere(clientId: string, signal: AbortSignal | undefined): Promise<void>;
    drop(clientId: string): Promise<void>;
  };
  readonly store: {
    readonly chats: { get(chatId: string): { name: string } | undefined };
    readonly outbox: { get(clientId: string): unknown };
  };
};

/** `here` answers the signed-in person's space. */
export function actsFacade(here: () => Promise<Space>): MessageActsApi {
  /** Who answers for an act that is no message: groups, or chat itself. */
  const ownerOf = async (space: Space, id: string): Promise<Pick<GroupsApi, 'retry' | 'drop'>> =>
    space.waitingActs().some(({ clientId }) => clientId === id)
      ? space.rooms.api('groups')
      : space.acts.waiting.get().some(({ clientId }) => clientId === id)
        ? space.acts
        : space.chat.acts;
  return {
    withdraw: async (...call) => (await here()).chat.acts.withdraw(...call),
    delete: async (...call) => (await here()).chat.acts.delete(...call),
    locate: async (mids) => (await here()).chat.acts.locate(mids),
    withdrawnTexts: async (chatId) => (await here()).chat.acts.withdrawnTexts(chatId),
    forward: async (...call) => (await here()).chat.acts.forward(...call),
    forwarded: async (...call) => (await here()).chat.acts.forwarded(...call),
    readers: async (...call) => (await here()).chat.acts.readers(...call),
    history: async (...call) => (await here()).chat.acts.history(...call),
    async outbox() {
      const space = await here();
      const { chat, store, transfers } = space;
      const uploads = new Map(
        transfers.queue.list
          .rows()
          .filter(({ direction, state }) => direction === 'up' && state !== 'done')
          .map((one) => [one.clientId, one]),
      );
      const messages = (await chat.acts.outbox()).map((entry) => uploadOf(entry, uploads.get(entry.id)));
      const groups = space
        .waitingActs()
        .map((act) => entryOf(act, (chatId) => store.chats.get(chatId)?.name ?? ''));
      const ofFeatures = space.acts.waiting.get().map(featureEntry);
      return [...messages, ...groups, ...ofFeatures].sort((a, b) => a.createdTime - b.createdTime);
    },
    async retry(id, { wait = false } = {}, { signal } = {}) {
      const space = await here();
      const isMessage = space.store.outbox.get(id) !== undefined;
      if (!isMessage) await (await ownerOf(space, id)).retry(id);
      else if (wait) await space.unsent.retryUntilThere(id, signal);
      else space.unsent.retry(id);
    },
    async drop(id) {
      const space = await here();
      const { acts } = space.chat;
      if (isUpload(space, id)) await space.unsent.drop(id);
      else await (await ownerOf(space, id)).drop(id);
      await acts.tellTakenBack(id);
    },
  };
}

const isUpload = ({ transfers }: Space, id: string): boolean =>
  transfers.queue.list.rows().some(({ clientId }) => clientId === id);

/** A message that waits for its file is shown as the file on its way. */
function uploadOf(entry: OutboxEntry, upload: LocalTransfer | undefined): OutboxEntry {
  if (entry.type !== 'message' || upload === undefined) return entry;
  const { id, chatId, chatName, createdTime, dueTime, state, error = upload.error } = entry;
  const { name, size, done } = upload;
  return {
    type: 'upload',
    ...{ id, chatId, chatName, createdTime, name, size, done },
    state: state === 'queued' && upload.state === 'running' ? 'sending' : state,
    paused: upload.state === 'paused' || upload.state === 'stopped',
    ...(dueTime !== undefined && { dueTime }),
    ...(error && { error }),
  };
}

function featureEntry({ clientId, feature, line, time, state, error }: WaitingAct): OutboxEntry {
  return {
    type: 'act',
    // A feature names a sentence of its own; what it kept may be older than this program.
    ...{ id: clientId, feature, line: line as TextRef, state },
    chatId: '',
    chatName: line.about ?? '',
    createdTime: time,
    ...(error && { error }),
  };
}

function entryOf(waiting: WaitingGroupAct, nameOf: (chatId: string) => string): OutboxEntry {
  const { clientId, act, time, state, error } = waiting;
  // A group's chat has the group's number.
  const chatId = padChatId('groupId' in act ? act.groupId : '');
  return {
    type: 'group',
    act,
    id: clientId,
    chatId,
    chatName: act.act === 'create' ? act.name : nameOf(chatId),
    createdTime: time,
    state,
    ...(error && { error }),
  };
}

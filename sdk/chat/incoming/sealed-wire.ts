// Puts a message cipher between the wire and chat: everything behind it knows clear text only.
import type { Chat, Message } from '../../contract/entities.ts';
import type { ControlFrame, EventFrame } from '../../contract/frames.ts';
import type { ApiClient } from '../../net/api-client.ts';
import { flashOf } from '../rules/flash-message.ts';
import { noCipher, type MessageCipher } from './message-cipher.ts';

/** The services with message texts opened. Without a cipher they are the same object. */
export function openedApi(api: ApiClient, cipher: MessageCipher): ApiClient {
  if (cipher === noCipher) return api;
  const { chat } = api;
  // Reminders and emptied drafts have no text, and nothing of it was sealed.
  const openText = (text: string): string => (text === '' ? '' : cipher.open(text));
  const openMessage = (message: Message): Message => ({ ...message, text: cipher.open(message.text) });
  const openChat = (row: Chat): Chat => ({ ...row, lastText: cipher.open(row.lastText) });
  const openList = <List extends { chats: Chat[] }>(list: List): List => ({
    ...list,
    chats: list.chats.map(openChat),
  });
  return {
    ...api,
    // The calls that carry no text are inherited: which there are is known once the contract is loaded.
    chat: Object.assign(Object.create(chat) as ApiClient['chat'], {
      getDirectMessages: async (...call) => (await chat.getDirectMessages(...call)).map(openMessage),
      getGroupMessages: async (...call) => (await chat.getGroupMessages(...call)).map(openMessage),
      getDirectHistory: async (...call) => (await chat.getDirectHistory(...call)).map(openMessage),
      getGroupHistory: async (...call) => (await chat.getGroupHistory(...call)).map(openMessage),
      queryDirectMessages: async (...call) => (await chat.queryDirectMessages(...call)).map(openMessage),
      queryGroupMessages: async (...call) => (await chat.queryGroupMessages(...call)).map(openMessage),
      sendToFriend: (input, ...call) =>
        chat.sendToFriend({ ...input, text: cipher.seal(input.text) }, ...call),
      sendToGroup: (input, ...call) => chat.sendToGroup({ ...input, text: cipher.seal(input.text) }, ...call),
      listFriendChats: async (...call) => openList(await chat.listFriendChats(...call)),
      listGroupChats: async (...call) => openList(await chat.listGroupChats(...call)),
      readFlash: async (...call) => {
        const answer = await chat.readFlash(...call);
        const wire = cipher.open(answer.text);
        return { ...answer, text: flashOf(wire)?.text ?? wire };
      },
      listLater: async (...call) =>
        (await chat.listLater(...call)).map((item) => ({ ...item, text: openText(item.text) })),
      async scheduleMessage(input, ...call) {
        const item = await chat.scheduleMessage({ ...input, text: cipher.seal(input.text) }, ...call);
        return { ...item, text: cipher.open(item.text) };
      },
      editMessage: (input, ...call) => chat.editMessage({ ...input, text: cipher.seal(input.text) }, ...call),
      async listVersions(...call) {
        const { versions } = await chat.listVersions(...call);
        return { versions: versions.map((one) => ({ ...one, text: cipher.open(one.text) })) };
      },
      async listPinned(...call) {
        const { pinned } = await chat.listPinned(...call);
        return { pinned: pinned.map((one) => ({ ...one, message: openMessage(one.message) })) };
      },
      async listChanged(...call) {
        const answer = await chat.listChanged(...call);
        return { ...answer, messages: answer.messages.map(openMessage) };
      },
      putDraft: (input, ...call) =>
        chat.putDraft({ ...input, text: input.text === '' ? '' : cipher.seal(input.text) }, ...call),
      listDrafts: async (...call) =>
        (await chat.listDrafts(...call)).map((draft) => ({ ...draft, text: openText(draft.text) })),
      getChat: async (...call) => openChat(await chat.getChat(...call)),
      listChats: async (...call) => openList(await chat.listChats(...call)),
      async activateChat(...call) {
        const answer = await chat.activateChat(...call);
        return { ...answer, chat: openChat(answer.chat) };
      },
      async sync(...call) {
        const answer = await chat.sync(...call);
        return { ...answer, events: [...openedEvents(answer.events, cipher)] };
      },
    } satisfies Partial<ApiClient['chat']>),
  };
}

/** Events with message texts opened. */
export function openedEvents(events: readonly EventFrame[], cipher: MessageCipher): readonly EventFrame[] {
  if (cipher === noCipher) return events;
  return events.map((event) =>
    event.type === 'messageChanged' && event.text !== undefined
      ? { ...event, text: cipher.open(event.text) }
      : event.type === 'message'
        ? { ...event, message: { ...event.message, text: cipher.open(event.message.text) } }
        : event.type === 'draft' && event.text !== ''
          ? { ...event, text: cipher.open(event.text) }
          : event,
  );
}

/** A frame on its way out, its text sealed. */
export function sealedFrame(frame: ControlFrame, cipher: MessageCipher): ControlFrame {
  return frame.type === 'send' ? { ...frame, text: cipher.seal(frame.text) } : frame;
}

// What a person does, whichever face they sit at: the verbs of the journeys that have to end alike on all of them.

/** A mark or switch of a chat on the list. */
export type ChatMark = 'pin' | 'unpin' | 'mute' | 'unmute' | 'markUnread' | 'markRead' | 'remove';
/** A text of a group. */
export type GroupText = 'name' | 'notice' | 'introduction';

/**
 * One person at one face. Chats, people and messages are named as they are seen; a message is the newest that says so.
 * A verb ends when it is done as far as the face shows.
 */
export type Face = {
  readonly name: 'CLI' | 'terminal' | 'GUI';
  /** Opens a chat and reads it. */
  open(chat: string): Promise<void>;
  say(text: string): Promise<void>;
  answer(to: string, text: string): Promise<void>;
  sendFlash(text: string): Promise<void>;
  /** A file goes as what its name says it is: a picture as a picture, a folder zipped. Its message is found by its name. */
  sendFile(path: string, caption?: string): Promise<void>;
  /** An hour from now, and so that it is at the office already. */
  scheduleFile(path: string): Promise<void>;
  cancelScheduled(name: string): Promise<void>;
  writeDraft(text: string): Promise<void>;
  /** Adds a reaction, by the emoji's name, or takes one's own back. */
  react(text: string, emoji: string, on: boolean): Promise<void>;
  /** Writes on at the end of one's own message. */
  reword(text: string, added: string): Promise<void>;
  /** For everybody of the chat. */
  pinMessage(text: string, on: boolean): Promise<void>;
  withdraw(text: string): Promise<void>;
  deleteForMe(text: string): Promise<void>;
  forward(text: string, to: string): Promise<void>;
  /** The messages stand right above each other, the newest last. */
  forwardAsRecord(texts: readonly string[], to: string): Promise<void>;
  /** An hour from now. */
  remind(text: string): Promise<void>;
  mark(chat: string, mark: ChatMark): Promise<void>;
  /** From their card, as from the contacts. */
  startChat(person: string): Promise<void>;
  addFriend(person: string): Promise<void>;
  follow(person: string): Promise<void>;
  /** Named after its people, which is what the terminal client does by itself. */
  makeGroup(name: string, members: readonly string[]): Promise<void>;
  /** The rest is about the group that is open. */
  changeText(what: GroupText, text: string): Promise<void>;
  toggle(what: 'invitation' | 'review'): Promise<void>;
  invite(person: string): Promise<void>;
  removeMember(person: string): Promise<void>;
  toggleAdministrator(person: string): Promise<void>;
  approve(): Promise<void>;
  transfer(person: string): Promise<void>;
  leave(): Promise<void>;
  dissolve(): Promise<void>;
  /** What this person's own store holds now, line by line (`store-digest.ts`). */
  stored(): Promise<readonly string[]>;
  close(): Promise<void>;
};

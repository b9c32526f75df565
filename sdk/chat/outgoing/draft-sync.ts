// Keeps drafts the same on every device of a person: the newest by the office's clock counts, offline ones go later.
import type { EventFrame } from '../../contract/frames.ts';
import type { Clock } from '../../host/port.ts';
import type { ApiClient } from '../../net/api-client.ts';
import type { Store } from '#storage/store.ts';
import { isAway, isRefused } from './act-queue.ts';

/**
 * Names of stored values: chats whose draft the office does not know yet, those of them of which it has heard nothing at
 * all, those it has to erase, those whose draft is this device's alone, and what the office has told of.
 */
export const draftNames = {
  unsaved: 'unsavedDrafts',
  unheard: 'unheardDrafts',
  erased: 'erasedDrafts',
  here: 'draftsStayingHere',
  since: 'draftsSince',
} as const;
/** How long writing pauses before a draft is told, in ms. */
const quietMs = 1_000;

type Parts = {
  api: ApiClient;
  store: Store;
  clock: Clock;
  changed(chatIds: readonly string[]): void;
  report(error: unknown): void;
};

/** What a chat can be marked as. */
type Marked = 'unsaved' | 'unheard' | 'erased' | 'here';

/** A draft as the office has it; `time` is by its clock, and never the same twice. */
type OfficeDraft = { chatId: string; text: string; time: number };

/** The drafts of one person. */
export class DraftSync {
  readonly #parts: Parts;
  #stopWaiting: (() => void) | undefined;
  #pushing: Promise<void> | undefined;
  #isAsked = false;
  /** What another device told the office while this one was telling it something; which is newer shows with the answer. */
  readonly #overtaking = new Map<string, OfficeDraft>();
  /** When each draft was written last, as far as this process has heard: answers and events overtake each other. */
  readonly #newest = new Map<string, number>();
  /** Nothing before the newest event is missing: this connection has asked for what came before. */
  #isComplete = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Somebody wrote here. A program that `stays` tells it when writing pauses, another one before it ends. What
   * `staysHere` is told to nobody: a path of this device, say.
   */
  async set(
    chatId: string,
    text: string,
    { stays, staysHere = false }: { stays: boolean; staysHere?: boolean | undefined },
  ): Promise<void> {
    const { store, clock } = this.#parts;
    store.transaction(() => {
      const before = this.#shared(chatId);
      this.#put(chatId, text, clock.now());
      this.#mark('here', chatId, staysHere && text !== '');
      this.#note(chatId, before);
    });
    this.#parts.changed([chatId]);
    this.#stopWaiting?.();
    if (!stays) {
      await this.push().catch((error: unknown) => {
        if (!isAway(error)) throw error;
      });
      return;
    }
    this.#stopWaiting = clock.after(quietMs, () => this.#background(this.push()));
  }

  /** What was written becomes a flash message: it is erased here at once, and at the office and elsewhere as soon as can be. */
  async erase(chatId: string): Promise<void> {
    const { store } = this.#parts;
    store.drafts.erase(chatId);
    store.transaction(() => {
      for (const name of ['unsaved', 'erased'] as const) this.#mark(name, chatId, true);
      for (const name of ['unheard', 'here'] as const) this.#mark(name, chatId, false);
    });
    this.#parts.changed([chatId]);
    this.#stopWaiting?.();
    try {
      // One that is under way may have left with what was written before.
      await this.push();
      if (this.#chats('erased').has(chatId)) await this.push();
    } catch (error) {
      if (!isAway(error)) throw error;
    }
  }

  /** Tells the office what it does not know yet; what is written while it does so as well. */
  push(): Promise<void> {
    this.#isAsked = true;
    this.#pushing ??= this.#pushAll().finally(() => (this.#pushing = undefined));
    return this.#pushing;
  }

  /** What other devices wrote while this one was away, then what was written here. */
  async catchUp(): Promise<void> {
    const { api, store } = this.#parts;
    const drafts = await api.chat.listDrafts({ since: Number(store.values.get(draftNames.since) ?? 0) });
    for (const draft of drafts) this.#hear(draft);
    this.#isComplete = true;
    for (const time of [...drafts.map((draft) => draft.time), ...this.#newest.values()]) this.#reached(time);
    await this.push();
  }

  /** The office's news. */
  events(events: readonly EventFrame[]): void {
    for (const event of events) if (event.type === 'draft') this.#hear(event);
  }

  /** The connection is gone: what comes with the next one may have a hole before it. */
  offline(): void {
    this.#isComplete = false;
  }

  close(): void {
    this.#stopWaiting?.();
  }

  async #pushAll(): Promise<void> {
    while (this.#isAsked) {
      this.#isAsked = false;
      await this.#push();
    }
  }

  async #push(): Promise<void> {
    for (const chatId of this.#chats('unsaved')) {
      const text = this.#shared(chatId);
      // From here on the office may have heard of it, whatever becomes of the answer.
      this.#mark('unheard', chatId, false);
      const erases = this.#chats('erased').has(chatId);
      let told = 0;
      try {
        ({ time: told } = await this.#parts.api.chat.putDraft({ chatId, text, ...(erases && { erases }) }));
      } catch (error) {
        // A chat one has left keeps its draft here alone, and must not keep back those of the others.
        if (!isRefused(error)) throw error;
      }
      this.#parts.store.transaction(() => {
        // What was written meanwhile goes with the next push.
        if (erases) this.#mark('erased', chatId, false);
        if (this.#shared(chatId) === text) this.#mark('unsaved', chatId, false);
      });
      this.#newest.set(chatId, Math.max(told, this.#newest.get(chatId) ?? 0));
      const newer = this.#overtaking.get(chatId);
      this.#overtaking.delete(chatId);
      if (newer !== undefined && newer.time > told) this.#take(newer);
    }
  }

  #hear({ chatId, text, time }: OfficeDraft): void {
    if (time <= (this.#newest.get(chatId) ?? 0)) return;
    this.#newest.set(chatId, time);
    if (this.#isComplete) this.#reached(time);
    // What was written here and is not told yet is newer than anything the office knows, unless it is being told now.
    if (!this.#chats('unsaved').has(chatId)) {
      this.#take({ chatId, text, time });
      return;
    }
    this.#mark('unheard', chatId, false);
    if (this.#pushing !== undefined) this.#overtaking.set(chatId, { chatId, text, time });
  }

  /** Everything up to this time has been heard of. */
  #reached(time: number): void {
    const { values } = this.#parts.store;
    if (time > Number(values.get(draftNames.since) ?? 0)) values.set(draftNames.since, String(time));
  }

  #take({ chatId, text, time }: OfficeDraft): void {
    const { store } = this.#parts;
    const isTaken = store.transaction(() => {
      if (this.#chats('unsaved').has(chatId) || this.#shared(chatId) === text) return false;
      // An emptied one is erased below: another device may have made a flash message of it.
      if (text !== '') this.#put(chatId, text, time);
      this.#mark('here', chatId, false);
      return true;
    });
    if (isTaken && text === '') store.drafts.erase(chatId);
    if (isTaken) this.#parts.changed([chatId]);
  }

  #put(chatId: string, text: string, time: number): void {
    const { drafts } = this.#parts.store;
    if (text === '') drafts.remove(chatId);
    else drafts.put({ chatId, text, updatedTime: time });
  }

  /** The draft as the office is to have it. */
  #shared(chatId: string): string {
    if (this.#chats('here').has(chatId)) return '';
    return this.#parts.store.drafts.get(chatId)?.text ?? '';
  }

  /** Notes what is to be told: nothing where words came and went, sent say, before the office heard of them. */
  #note(chatId: string, before: string): void {
    const isNothing = this.#shared(chatId) === '';
    if (this.#chats('unsaved').has(chatId)) {
      if (!isNothing || !this.#chats('unheard').has(chatId)) return;
      this.#mark('unsaved', chatId, false);
      this.#mark('unheard', chatId, false);
    } else if (before !== '' || !isNothing) {
      this.#mark('unsaved', chatId, true);
      this.#mark('unheard', chatId, before === '');
    }
  }

  #mark(name: Marked, chatId: string, is: boolean): void {
    const chats = this.#chats(name);
    if (chats.has(chatId) === is) return;
    if (is) chats.add(chatId);
    else chats.delete(chatId);
    this.#parts.store.values.set(draftNames[name], [...chats].join(','));
  }

  #chats(name: Marked): Set<string> {
    const named = this.#parts.store.values.get(draftNames[name]) ?? '';
    return new Set(named.split(',').filter((id) => id !== ''));
  }

  #background(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      if (!isAway(error)) this.#parts.report(error);
    });
  }
}

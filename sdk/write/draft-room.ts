// One document while it is written: on this device at once, at the office within seconds, merged with what others write.
import { LiveValue } from '../base/live-value.ts';
import type { SaveReply } from './wire.ts';
import type { RichNode } from '../contract/rich-text.ts';
import type { WrittenDocument } from '../contract/write.ts';
import { asOfficeError } from '../errors.ts';
import type { Copies, SentChange } from './copies.ts';
import { textOf } from './rules/blocks.ts';
import { mergeBlocks, settle, type Merged, type Settling } from './rules/merge.ts';
import type { DocumentChange, DraftState } from './write-api.ts';

/** What a room stands on. */
export type DraftParts = {
  copies: Copies;
  load(id: string): Promise<WrittenDocument>;
  /** @param clientId the same for every try of the same words */
  save(id: string, rev: number, change: DocumentChange, clientId: string): Promise<SaveReply>;
  watch(id: string, changed: (revision: number) => void): () => void;
  now(): number;
  uuid(): string;
  isOnline(): boolean;
  report(error: unknown): void;
};

/** How long a pause in writing is before it goes to the office, and how long writing may go on until then, in ms. */
const restMs = 900;
const longestMs = 2_000;
/** How long until a failed save is tried again, in ms. */
const againMs = 5_000;
/** Texts that came from elsewhere and are remembered, for words that were still being typed on an older one. */
const maxArrivals = 32;

/** See the file's first line. */
export class DraftRoom {
  readonly state: LiveValue<DraftState>;
  readonly #id: string;
  readonly #parts: DraftParts;
  #base: WrittenDocument | undefined;
  #mine: DocumentChange | undefined;
  /** What was sent and has no answer yet: the office may have it or not, and is asked with the same id again. */
  #sent: SentChange | undefined;
  #merged: Merged | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #firstChange = 0;
  #saving: Promise<void> | undefined;
  #arrival = 0;
  /** What whoever writes on each arrival and this room have both seen last. */
  readonly #arrived = new Map<number, readonly RichNode[]>();
  #closed = false;
  /** The first answer of the office, or why there is none. */
  #opening: Promise<void>;
  #refusal: unknown;
  #unwatch: () => void;

  constructor(id: string, parts: DraftParts) {
    this.#id = id;
    this.#parts = parts;
    const copy = parts.copies.get(id);
    this.#base = copy?.base;
    this.#mine = copy?.mine;
    this.#sent = copy?.sent;
    // What nobody wrote on since is one change, as it was before the program ended.
    if (this.#sent !== undefined && JSON.stringify(this.#mine) === JSON.stringify(this.#sent.change))
      this.#mine = this.#sent.change;
    this.state = new LiveValue<DraftState>(this.#shown(copy === undefined ? 'loading' : 'ready', 'saved'));
    this.#unwatch = parts.watch(id, (revision) => {
      if (revision === 0 || revision > (this.#base?.rev ?? 0)) void this.refresh();
    });
    this.#opening = this.refresh();
  }

  /** There is something to write on. */
  get isOpen(): boolean {
    return this.#base !== undefined;
  }

  /** Resolves when there is something to write on. @throws OfficeError why there is not */
  async opened(): Promise<void> {
    await this.#opening;
    if (this.isOpen) return;
    // It was refused, or there was no network then.
    this.#opening = this.refresh();
    await this.#opening;
    if (!this.isOpen) throw this.#refusal;
  }

  /** Asks the office what is there now and joins it with what was written here. */
  async refresh(): Promise<void> {
    if (this.#saving !== undefined) return;
    const before = this.#base;
    try {
      const theirs = await this.#parts.load(this.#id);
      if (this.#closed) return;
      // A save that was begun or ended meanwhile knows more than an answer that was on its way before it.
      const isOlder = before !== this.#base && theirs.rev < (this.#base?.rev ?? 0);
      if (this.#saving !== undefined || isOlder) return;
      if (this.#base === undefined || this.#mine === undefined) {
        const isNew = theirs.rev !== this.#base?.rev;
        this.#base = theirs;
        this.#keep();
        if (isNew) this.#arrival += 1;
        this.#publish('ready', this.#mine === undefined ? 'saved' : 'saving');
      } else if (theirs.rev !== this.#base.rev && this.#sent === undefined) this.#join(theirs);
      if (this.#mine !== undefined && this.#merged === undefined) this.#later(0);
    } catch (error) {
      this.#refusal = error;
      this.#failed(error);
    }
  }

  /** What stands there now; `seen` is the arrival it was written on: words on an older one are joined with the newer. */
  put(change: DocumentChange, seen = this.#arrival): void {
    if (!this.isOpen) return;
    this.#mine = { ...this.#mine, ...change, ...this.#brought(change, seen) };
    // Words that follow on the same text were written on this one: what was handed on already is no change any more.
    if (change.body !== undefined) this.#arrived.set(seen, change.body.content);
    this.#firstChange ||= this.#parts.now();
    this.#keep();
    if (this.#merged !== undefined) return this.#publish('ready', 'conflict');
    this.#publish('ready', this.#parts.isOnline() ? 'saving' : 'waiting');
    const waited = this.#parts.now() - this.#firstChange;
    this.#later(Math.max(0, Math.min(restMs, longestMs - waited)));
  }

  #brought({ body }: DocumentChange, seen: number): Pick<DocumentChange, 'body'> {
    const before = seen < this.#arrival ? this.#arrived.get(seen) : undefined;
    if (body === undefined || before === undefined) return {};
    const now = (this.#mine?.body ?? this.#base?.body)?.content ?? [];
    const content = settle(mergeBlocks(before, body.content, now), 'both');
    this.#arrival += 1;
    return { body: { type: 'doc', content } };
  }

  /** Sends what waits and resolves when it is there. @throws OfficeError what the office says */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#saving;
    if (this.#mine !== undefined && this.#merged === undefined) await this.#save(true);
  }

  /** Settles a conflict in one way, and goes on. */
  settle(way: Settling): void {
    const { document } = this.state.get();
    if (this.#merged === undefined || document === undefined) return;
    const content = this.#settled(this.#merged, way);
    this.#merged = undefined;
    this.#mine = { ...this.#mine, body: { type: 'doc', content } };
    this.#arrival += 1;
    this.#keep();
    this.#publish('ready', 'saving');
    this.#later(0);
  }

  /** The settled text, with what was written here while it was asked. */
  #settled(merged: Merged, way: Settling): RichNode[] {
    const chosen = settle(merged, way);
    const since = this.#mine?.body?.content ?? merged.blocks;
    return settle(mergeBlocks(merged.blocks, since, chosen), 'both');
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#unwatch();
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#timer = setTimeout(() => void this.#save(false), ms);
  }

  #save(tells: boolean): Promise<void> {
    this.#saving ??= this.#saveNow(tells).finally(() => {
      this.#saving = undefined;
      if (this.#mine !== undefined && this.#merged === undefined && this.state.get().saved === 'saving')
        this.#later(restMs);
    });
    return this.#saving;
  }

  async #saveNow(tells: boolean): Promise<void> {
    const base = this.#base;
    if (base === undefined || this.#mine === undefined) return;
    this.#firstChange = 0;
    // Whose answer was lost goes first, as it was: what the office then has is no stranger's change.
    this.#sent ??= { change: this.#mine, rev: base.rev, clientId: this.#parts.uuid() };
    const sent = this.#sent;
    this.#keep();
    try {
      const { state, document } = await this.#parts.save(this.#id, sent.rev, sent.change, sent.clientId);
      this.#sent = undefined;
      if (state === 'changed') {
        this.#join(document);
        return;
      }
      // What was written while it was on its way is newer than what arrived.
      const moved = this.#mine !== sent.change;
      if (!moved) this.#mine = undefined;
      const isNext = document.rev === sent.rev + 1;
      if (moved && !isNext) {
        // Others have written since: theirs are joined with mine from where both stood together.
        this.#base = { ...base, ...sent.change, rev: sent.rev + 1 };
        this.#join(document);
        return;
      }
      this.#base = document;
      if (!isNext) this.#arrival += 1;
      this.#keep();
      this.#publish('ready', moved ? 'saving' : 'saved', this.#parts.now());
    } catch (error) {
      const { kind } = asOfficeError(error);
      if (kind === 'refused' || kind === 'usage') this.#sent = undefined;
      this.#failed(error);
      if (tells) throw error;
    }
  }

  /** Joins what others wrote with what was written here since the same revision. */
  #join(theirs: WrittenDocument): void {
    // Another change comes while one is asked about: both stand there, nothing is lost, and nobody is asked twice.
    if (this.#merged !== undefined) {
      const content = this.#settled(this.#merged, 'both');
      this.#merged = undefined;
      this.#mine = { ...this.#mine, body: { type: 'doc', content } };
    }
    const base = this.#base;
    const mine = this.#mine;
    this.#base = theirs;
    this.#arrival += 1;
    if (base !== undefined && mine?.body !== undefined) {
      const merged = mergeBlocks(base.body.content, mine.body.content, theirs.body.content);
      this.#mine = { ...mine, body: { type: 'doc', content: merged.blocks } };
      if (merged.conflicts.length > 0) {
        this.#merged = merged;
        this.#keep();
        return this.#publish('ready', 'conflict');
      }
    }
    // Parts of the form that nobody else touched stay mine; the others' later words stand where only they wrote.
    if (base !== undefined && this.#mine?.form !== undefined) {
      const changed = Object.entries(this.#mine.form).filter(
        ([part, value]) => value !== base.form[part as keyof typeof base.form],
      );
      this.#mine = { ...this.#mine, form: { ...theirs.form, ...Object.fromEntries(changed) } };
    }
    this.#keep();
    this.#publish('ready', 'saving');
  }

  #failed(error: unknown): void {
    if (this.#closed) return;
    const problem = asOfficeError(error);
    if (problem.code === 'notFound' || problem.code === 'documentInBin') {
      // What was written here and has nowhere to go stays on this device.
      if (this.#mine === undefined) this.#parts.copies.remove(this.#id);
      this.#publish('gone', 'waiting');
    } else if (problem.code === 'documentReadOnly') this.#publish('ready', 'readOnly');
    else if (this.#base === undefined)
      this.state.set({ ...this.#shown('failed', 'waiting'), error: problem.data });
    else {
      this.#publish('ready', this.#mine === undefined ? 'saved' : 'waiting');
      if (this.#mine !== undefined && problem.kind !== 'usage') this.#later(againMs);
      if (problem.kind !== 'network') this.#parts.report(error);
    }
  }

  #keep(): void {
    if (this.#base === undefined) return;
    // Whoever goes away while they are asked finds both.
    const mine =
      this.#merged === undefined
        ? this.#mine
        : { ...this.#mine, body: { type: 'doc' as const, content: this.#settled(this.#merged, 'both') } };
    const sent = this.#sent;
    this.#parts.copies.put({
      ...{ base: this.#base, mine, seen: this.#parts.now() },
      ...(sent !== undefined && { sent }),
    });
  }

  #publish(phase: DraftState['phase'], saved: DraftState['saved'], time?: number): void {
    if (this.#closed) return;
    this.state.set({ ...this.#shown(phase, saved), ...(time !== undefined && { savedTime: time }) });
  }

  #remember(): void {
    const content = (this.#mine?.body ?? this.#base?.body)?.content;
    if (content === undefined || this.#arrived.has(this.#arrival)) return;
    this.#arrived.set(this.#arrival, content);
    this.#arrived.delete(this.#arrival - maxArrivals);
  }

  #shown(phase: DraftState['phase'], saved: DraftState['saved']): DraftState {
    const base = this.#base;
    this.#remember();
    const readOnly = base !== undefined && (base.level === 'read' || base.level === 'comment');
    return {
      phase,
      saved: readOnly ? 'readOnly' : saved,
      savedTime: this.state?.get().savedTime || (base?.updatedTime ?? 0),
      arrival: this.#arrival,
      ...(base !== undefined && { document: { ...base, ...this.#mine } }),
      ...(this.#merged !== undefined && {
        theirs: this.#merged.conflicts.map(({ theirs }) => theirs.map(textOf).join('\n')),
      }),
    };
  }
}

// One document on screen: its state, its outline, what a check finds, and the words that are on their way to the office.
import type { OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';

import { wordCount } from '../rules/modules.ts';
import { checkText, type CheckedText } from '../actions/check-text.ts';
import { textBlocks } from '../rules/blocks.ts';
import type { Settling } from '../rules/merge.ts';
import type { Numbering } from '../rules/numbering.ts';
import { outlineOf, type OutlineNode } from '../rules/outline.ts';
import { numberingOf } from '../rules/skeleton.ts';
import type { DocumentChange, DraftState, RichText, Term, WrittenDocument } from '../index.ts';

/** What the page shows. */
export type DocumentSnapshot = {
  state: DraftState;
  document: WrittenDocument | undefined;
  numbering: Numbering;
  outline: readonly OutlineNode[];
  words: number;
  checked: CheckedText | undefined;
  readOnly: boolean;
};

/** How long what was written waits before it is handed on, and how long writing rests before it is checked anew, in ms. */
const handMs = 200;
const checkMs = 1_200;

const loading: DraftState = { phase: 'loading', saved: 'saved', savedTime: 0, arrival: 0 };

/** See the file's first line. */
export class DocumentScreen extends Screen<DocumentSnapshot> {
  readonly #office: OfficeApi;
  readonly #id: string;
  #waiting: DocumentChange | undefined;
  /** The arrival on which what waits was written. */
  #waitingOn = 0;
  #hand: ReturnType<typeof setTimeout> | undefined;
  #check: ReturnType<typeof setTimeout> | undefined;
  #terms: readonly Term[] = [];
  #seen = -1;

  constructor(office: OfficeApi, id: string) {
    super({
      state: loading,
      document: undefined,
      numbering: 'official',
      outline: [],
      words: 0,
      checked: undefined,
      readOnly: true,
    });
    this.#office = office;
    this.#id = id;
    this.onDispose(office.write.draft(id)((state) => this.#heard(state)));
    this.onDispose(() => {
      clearTimeout(this.#check);
      void this.#handOn();
    });
    void office.write
      .desk()
      .then(({ terms }) => {
        this.#terms = terms;
        this.#checkSoon(0);
      })
      // Without the organisation's list the common words are looked for.
      .catch(() => undefined);
  }

  /** What stands in the editor now; `seen` is the arrival it shows. */
  edited(body: RichText, seen: number): void {
    if (this.#waiting?.body !== undefined && seen !== this.#waitingOn) void this.#handOn();
    this.#waitingOn = seen;
    // An older text is joined with the newer one first; what comes of it is shown then.
    if (seen === this.getSnapshot().state.arrival) return this.#change({ body });
    this.#waiting = { ...this.#waiting, body };
    void this.#handOn();
  }

  setTitle(title: string): void {
    this.#change({ title });
  }

  setForm(form: WrittenDocument['form']): void {
    this.#change({ form });
  }

  /** Hands on what waits and has it sent. */
  async save(): Promise<void> {
    await this.#handOn();
    await this.#office.write.flush(this.#id);
  }

  settle(way: Settling): Promise<void> {
    return this.#office.write.settle(this.#id, way);
  }

  /** Checks at once. */
  check(): void {
    const { document } = this.getSnapshot();
    if (document !== undefined) this.update({ checked: checkText(document, this.#terms) });
  }

  #change(change: DocumentChange): void {
    const { document, readOnly } = this.getSnapshot();
    if (document === undefined || readOnly) return;
    this.#waiting = { ...this.#waiting, ...change };
    this.#show({ ...document, ...change });
    // Not put off by more words: whoever writes on and on would have none of them kept.
    this.#hand ??= setTimeout(() => void this.#handOn(), handMs);
    this.#checkSoon(checkMs);
  }

  async #handOn(): Promise<void> {
    clearTimeout(this.#hand);
    this.#hand = undefined;
    const change = this.#waiting;
    this.#waiting = undefined;
    // An empty title is not one: what was there stays until there is another.
    if (change?.title?.trim() === '') delete change.title;
    if (change !== undefined && Object.keys(change).length > 0)
      await this.#office.write.put(this.#id, change, change.body === undefined ? undefined : this.#waitingOn);
  }

  #heard(state: DraftState): void {
    const isNew = state.arrival !== this.#seen || this.getSnapshot().document === undefined;
    this.#seen = state.arrival;
    const readOnly = state.saved === 'readOnly' || state.phase !== 'ready';
    this.update({ state, readOnly });
    if (state.document === undefined) return;
    if (isNew) {
      // What was typed on the text before is joined with this one, and comes back as the next.
      if (this.#waiting?.body !== undefined) void this.#handOn();
      this.#show({ ...state.document, ...this.#waiting });
      this.#checkSoon(0);
    } else {
      const { document } = this.getSnapshot();
      // What was typed meanwhile is newer than what is heard.
      if (document !== undefined)
        this.update({ document: { ...state.document, ...document, rev: state.document.rev } });
    }
  }

  #show(document: WrittenDocument): void {
    const numbering = numberingOf(document.form, document.language, document.module);
    const { content } = document.body;
    this.update({
      document,
      numbering,
      outline: outlineOf(content, numbering),
      words: wordCount(
        textBlocks(content)
          .map(({ text }) => text)
          .join('\n'),
      ),
    });
  }

  #checkSoon(ms: number): void {
    clearTimeout(this.#check);
    this.#check = setTimeout(() => {
      if (!this.disposed) this.check();
    }, ms);
  }
}

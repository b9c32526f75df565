// View model of the notices: those on screen with their timers, and the log of all that were shown.
import { Screen } from '../../base/screen.ts';
import type { ErrorData } from '../../errors.ts';
import type { TextRef } from '../../locales/index.ts';
import {
  errorManner,
  informationManner,
  undoableManner,
  undoableMs,
  type NoticeManner,
} from '../rules/notice-time.ts';

/** What a notice says: a sentence by key, or an error whose sentence the face makes. */
export type NoticeContent = { text: TextRef } | { error: ErrorData };
/** One notice, on screen or in the log. */
export type Notice = NoticeContent & {
  id: string;
  time: number;
  manner: NoticeManner;
  /** What it tells can be taken back as long as it is shown: see `undo`. */
  canUndo?: true;
};
/** What the face shows. The log is newest first. */
export type NoticesSnapshot = { shown: readonly Notice[]; log: readonly Notice[] };

const maxShown = 4;
const maxLogged = 100;

/** The notices of a window. */
export class NoticesScreen extends Screen<NoticesSnapshot> {
  readonly #now: () => number;
  readonly #undos = new Map<string, () => void>();
  readonly #ends = new Map<string, { timer: ReturnType<typeof setTimeout>; left: number; from: number }>();
  #count = 0;
  #held = false;

  constructor(now: () => number) {
    super({ shown: [], log: [] });
    this.#now = now;
    this.onDispose(() => this.#ends.forEach(({ timer }) => clearTimeout(timer)));
  }

  /** Shows a sentence. The same sentence already on screen starts its time again instead of standing there twice. */
  say(text: TextRef, manner: NoticeManner): void {
    this.#add({ text }, manner, `${text.key} ${JSON.stringify(text.parameters ?? {})}`);
  }

  /** Says what was done and can be taken back while it is shown; each is told apart. */
  sayUndoable(text: TextRef, undo: () => void): void {
    this.#count += 1;
    const notice: Notice = {
      ...{ text, id: `${this.#count} undoable`, time: this.#now() },
      ...{ manner: undoableManner, canUndo: true },
    };
    this.#undos.set(notice.id, undo);
    const { shown, log } = this.getSnapshot();
    this.update({
      shown: [...shown.slice(1 - maxShown), notice],
      log: [notice, ...log].slice(0, maxLogged),
    });
    this.#start(notice.id, undoableMs);
  }

  /** Takes back what a notice tells. */
  undo(id: string): void {
    const undo = this.#undos.get(id);
    this.close(id);
    undo?.();
  }

  /**
   * Shows an error the way the catalogue wants it; silent, form and page errors are not shown here. One of the same
   * kind that is on screen says the new one instead: yesterday's number beside today's mistake helps nobody.
   */
  fail(error: ErrorData, sentenceLength: number): void {
    const manner = errorManner(error, sentenceLength);
    if (manner !== undefined) this.#add({ error }, manner, `${error.code} ${error.serverMessage ?? ''}`);
  }

  /** Keeps a sentence that was said elsewhere, by the system or by a sound; nothing is shown. */
  note(text: TextRef): void {
    this.#count += 1;
    const notice: Notice = { text, id: `${this.#count} noted`, time: this.#now(), manner: informationManner };
    this.update({ log: [notice, ...this.getSnapshot().log].slice(0, maxLogged) });
  }

  /** Empties the log; what is on screen stays. */
  clearLog(): void {
    this.update({ log: [] });
  }

  close(id: string): void {
    clearTimeout(this.#ends.get(id)?.timer);
    this.#ends.delete(id);
    this.#undos.delete(id);
    this.update({ shown: this.getSnapshot().shown.filter((notice) => notice.id !== id) });
  }

  /** While somebody points at the stack nothing leaves it. */
  hold(held: boolean): void {
    if (held === this.#held) return;
    this.#held = held;
    for (const [id, end] of this.#ends) {
      if (held) {
        clearTimeout(end.timer);
        end.left = Math.max(0, end.left - (this.#now() - end.from));
      } else this.#start(id, end.left);
    }
  }

  #add(content: NoticeContent, manner: NoticeManner, what: string): void {
    const same = this.getSnapshot().shown.find((notice) => notice.id.endsWith(` ${what}`));
    if (same !== undefined) {
      this.#renew(same, content);
      if (manner.stayMs !== undefined) this.#start(same.id, manner.stayMs);
      return;
    }
    this.#count += 1;
    const notice: Notice = { ...content, id: `${this.#count} ${what}`, time: this.#now(), manner };
    const { shown, log } = this.getSnapshot();
    const kept = [...shown, notice];
    // Those that would leave by themselves make room first.
    while (kept.length > maxShown) {
      const at = Math.max(
        0,
        kept.findIndex(({ manner: { stayMs } }) => stayMs !== undefined),
      );
      kept.splice(at, 1);
    }
    this.update({ shown: kept, log: [notice, ...log].slice(0, maxLogged) });
    if (manner.stayMs !== undefined) this.#start(notice.id, manner.stayMs);
  }

  /** The same notice with other particulars keeps its place. */
  #renew(notice: Notice, content: NoticeContent): void {
    if (JSON.stringify(contentOf(notice)) === JSON.stringify(content)) return;
    const renewed: Notice = { ...content, id: notice.id, time: this.#now(), manner: notice.manner };
    this.#count += 1;
    const { shown, log } = this.getSnapshot();
    this.update({
      shown: shown.map((one) => (one.id === notice.id ? renewed : one)),
      log: [{ ...renewed, id: `${this.#count} again` }, ...log].slice(0, maxLogged),
    });
  }

  #start(id: string, left: number): void {
    clearTimeout(this.#ends.get(id)?.timer);
    const timer = setTimeout(() => this.close(id), left);
    if (this.#held) clearTimeout(timer);
    this.#ends.set(id, { timer, left, from: this.#now() });
  }
}

function contentOf(notice: Notice): NoticeContent {
  return 'error' in notice ? { error: notice.error } : { text: notice.text };
}

// View model of a chat's history window: tabs, words, dates, and the messages page by page.
import { constantTable } from '#variants/constants.ts';
import type { LocalMessage, OfficeApi } from '../../api.ts';
import { dayBounds } from '../../base/day-bounds.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import type { HistoryTab } from '../rules/history-tab.ts';

/** What it shows, newest first. */
export type HistorySnapshot = {
  tab: HistoryTab;
  text: string;
  /** The day that is looked at, as `2026-11-21`; empty for all. */
  day: string;
  messages: readonly LocalMessage[];
  loading: boolean;
  end: boolean;
  error?: ErrorData | undefined;
};

/** The history of one chat. */
export class HistoryScreen extends Screen<HistorySnapshot> {
  readonly #office: OfficeApi;
  readonly #chatId: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(office: OfficeApi, chatId: string) {
    super({ tab: 'all', text: '', day: '', messages: [], loading: true, end: false });
    this.#office = office;
    this.#chatId = chatId;
    this.onDispose(() => clearTimeout(this.#timer));
    void this.#load();
  }

  setTab(tab: HistoryTab): void {
    this.#change({ tab });
  }

  setDay(day: string): void {
    this.#change({ day });
  }

  /** Looks for words once writing pauses. */
  setText(text: string): void {
    this.update({ text });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#change({ text }), constantTable.debounceMs.value);
  }

  /** Older ones; nothing where all are there. */
  async loadMore(): Promise<void> {
    const { loading, end } = this.getSnapshot();
    if (!loading && !end) await this.#load();
  }

  #change(change: Partial<HistorySnapshot>): void {
    this.update({ ...change, messages: [], end: false });
    void this.#load();
  }

  async #load(): Promise<void> {
    const { tab, text, day, messages } = this.getSnapshot();
    const asked = (this.#asked += 1);
    const before = messages.at(-1)?.mid;
    const { from, to } = dayBounds(day);
    this.update({ loading: true, error: undefined });
    try {
      const page = await this.#office.acts.history({
        chatId: this.#chatId,
        tab,
        text,
        ...(from !== undefined && { from, to }),
        ...(before !== undefined && { before }),
      });
      if (asked !== this.#asked) return;
      this.update({ messages: [...messages, ...page.messages], end: page.end, loading: false });
    } catch (error) {
      if (asked === this.#asked) this.update({ error: asOfficeError(error).data, loading: false });
    }
  }
}

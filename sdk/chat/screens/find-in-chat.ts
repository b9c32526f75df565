// View model of finding words inside one chat: which messages have them, and which of those one stands at.
import type { MessageHit, OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import type { Language } from '../../locales/language.ts';

/** What it shows. */
export type FindInChatSnapshot = {
  readonly text: string;
  readonly phase: 'empty' | 'searching' | 'ready';
  /** Messages that have the words, newest first, as far as they are counted. */
  readonly mids: readonly number[];
  /** What was found in each, by the message's key: letter by letter as it stands there. */
  readonly found: Found;
  /** Which one is shown, from 0 on; -1 where there is none. */
  readonly at: number;
  /** There are more than are counted. */
  readonly more: boolean;
  /** False while this device has not stored the whole history yet. */
  readonly complete: boolean;
  readonly error?: ErrorData | undefined;
};

type Found = ReadonlyMap<string, readonly string[]>;
const nothing: Found = new Map();

/** How many are counted at once. */
const counted = 200;

/** Words inside one chat. */
export class FindInChatScreen extends Screen<FindInChatSnapshot> {
  readonly #office: OfficeApi;
  readonly #chatId: string;
  readonly #language: Language;
  #asked: AbortController | undefined;

  constructor(office: OfficeApi, chatId: string, language: Language) {
    super({ text: '', phase: 'empty', mids: [], found: nothing, at: -1, more: false, complete: true });
    this.#office = office;
    this.#chatId = chatId;
    this.#language = language;
    this.onDispose(() => this.#asked?.abort());
  }

  /** Looks for other words; resolves when the newest message that has them stands as the present one. */
  async look(text: string): Promise<void> {
    this.#asked?.abort();
    const words = text.trim();
    if (words === '') {
      this.#asked = undefined;
      return this.update({
        text,
        phase: 'empty',
        mids: [],
        found: nothing,
        at: -1,
        more: false,
        error: undefined,
      });
    }
    this.update({ text, phase: 'searching', error: undefined });
    await this.#page(words, []);
  }

  /** The one before in time; answers its number, or undefined where there is none. The next page is counted on the way. */
  async older(): Promise<number | undefined> {
    const { mids, at, more, text } = this.getSnapshot();
    if (at + 1 >= mids.length && more) await this.#page(text.trim(), mids);
    return this.#step(1);
  }

  /** The one after in time. */
  newer(): number | undefined {
    return this.#step(-1);
  }

  #step(by: 1 | -1): number | undefined {
    const { mids, at } = this.getSnapshot();
    const mid = mids[at + by];
    if (mid !== undefined) this.update({ at: at + by });
    return mid;
  }

  async #page(text: string, before: readonly number[]): Promise<void> {
    const asked = new AbortController();
    this.#asked = asked;
    const query = { chatId: this.#chatId, limit: counted, language: this.#language };
    try {
      const { hits, more, complete } = await this.#office.chat.search(
        { ...query, text, offset: before.length },
        { signal: asked.signal },
      );
      if (asked.signal.aborted) return;
      const mids = [...before, ...hits.map(({ message }) => message.mid)];
      const at = before.length > 0 ? this.getSnapshot().at : Math.min(0, mids.length - 1);
      const known = before.length > 0 ? this.getSnapshot().found : nothing;
      const found = new Map([...known, ...hits.map(wordsOf)]);
      this.update({ phase: 'ready', mids, found, at, more, complete });
    } catch (error) {
      if (asked.signal.aborted) return;
      this.update({
        phase: 'ready',
        mids: before,
        found: nothing,
        at: -1,
        more: false,
        error: asOfficeError(error).data,
      });
    }
  }
}

/** The key of a hit's message, and what of it was looked for, each once. */
const wordsOf = ({ message, plainText, ranges }: MessageHit): [string, readonly string[]] => [
  message.key,
  [...new Set(ranges.map(({ from, to }) => plainText.slice(from, to)))],
];

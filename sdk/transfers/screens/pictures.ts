// View model of the picture viewer: one picture of a chat at a time, with the way to the ones before and after it.
import type { LocalMessage, MessageFile, OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import { fileOf } from '../rules/message-file.ts';

/** What it shows. */
export type PicturesSnapshot = {
  readonly file: MessageFile;
  /** Place among the chat's pictures, the oldest being 1, and their number; undefined until all are known. */
  readonly place?: { readonly at: number; readonly all: number } | undefined;
  /** Whether there may be an older one, and a newer one. */
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
  /** A step waits for messages of the past. */
  readonly waiting: boolean;
  /** Why the others could not be looked for; the next step tries again. */
  readonly error?: ErrorData | undefined;
};

/** A way through the past: what is known of it, and what is asked for next. */
type Way = { end: boolean; before?: number | undefined; asking?: Promise<void> | undefined };
type HistoryQuery = Parameters<OfficeApi['acts']['history']>[0];
type Opened = Pick<LocalMessage, 'chatId' | 'mid' | 'time' | 'state'>;
/** So few pictures are left on the way back when older ones are asked for. */
const ahead = 2;

/** The pictures of one chat, from the one that was opened. Others are looked for in the history, page by page. */
export class PicturesScreen extends Screen<PicturesSnapshot> {
  readonly #office: Pick<OfficeApi, 'acts'>;
  readonly #opened: Opened;
  readonly #stop = new AbortController();
  readonly #older: Way;
  readonly #newer: Way;
  /** Pictures after the opened one as far as they were found; shown once none is missing between. */
  #found: MessageFile[] = [];
  /** The oldest first. */
  #files: MessageFile[];
  #at = 0;
  #waiting = 0;
  #error: ErrorData | undefined;

  constructor(office: Pick<OfficeApi, 'acts'>, opened: Opened, file: MessageFile) {
    super({ file, hasOlder: true, hasNewer: opened.state === 'sent', waiting: false });
    this.#office = office;
    this.#opened = opened;
    this.#files = [file];
    const sent = opened.state === 'sent';
    // What is still being sent stands after everything the office has.
    this.#older = { end: false, before: sent ? opened.mid : undefined };
    this.#newer = { end: !sent };
    this.onDispose(() => this.#stop.abort());
    void this.#ask(this.#newer);
    void this.#ask(this.#older);
  }

  /** Goes to the picture before (-1) or after (1); stays where there is none. */
  async step(by: -1 | 1): Promise<void> {
    const way = by < 0 ? this.#older : this.#newer;
    const isHere = (): boolean => this.#files[this.#at + by] !== undefined;
    this.#error = undefined;
    this.#waiting += 1;
    this.#show();
    while (!isHere() && !way.end && this.#error === undefined && !this.disposed) await this.#ask(way);
    this.#waiting -= 1;
    if (isHere()) this.#at += by;
    this.#show();
    if (this.#at < ahead && this.#error === undefined) void this.#ask(this.#older);
  }

  /** One page of a way; who asks while it is on its way gets the same one. */
  #ask(way: Way): Promise<void> {
    if (way.end || this.disposed) return Promise.resolve();
    way.asking ??= this.#load(way).finally(() => {
      way.asking = undefined;
      this.#show();
    });
    return way.asking;
  }

  async #load(way: Way): Promise<void> {
    const { chatId, mid, time } = this.#opened;
    const isNewer = way === this.#newer;
    try {
      for (;;) {
        const query: HistoryQuery = {
          chatId,
          tab: 'pictures',
          ...(way.before !== undefined && { before: way.before }),
          ...(isNewer && { from: time }),
        };
        const page = await this.#office.acts.history(query, { signal: this.#stop.signal });
        const last = page.messages.at(-1)?.mid;
        way.before = last ?? way.before;
        const isEnd = page.end || last === undefined || (isNewer && last <= mid);
        const pictures = page.messages.filter((one) => !isNewer || one.mid > mid).flatMap(pictureOf);
        if (isNewer) this.#found.push(...pictures);
        else this.#before(pictures);
        way.end = isEnd;
        if (isNewer && isEnd) this.#files.push(...this.#found.splice(0).reverse());
        if (isEnd || (!isNewer && pictures.length > 0)) return;
      }
    } catch (error) {
      if (!this.disposed) this.#error = asOfficeError(error).data;
    }
  }

  #before(pictures: readonly MessageFile[]): void {
    this.#files.unshift(...pictures.toReversed());
    this.#at += pictures.length;
  }

  #show(): void {
    const file = this.#files[this.#at];
    if (file === undefined) return;
    const isWhole = this.#older.end && this.#newer.end;
    this.update({
      file,
      place: isWhole ? { at: this.#at + 1, all: this.#files.length } : undefined,
      hasOlder: this.#at > 0 || !this.#older.end,
      hasNewer: this.#at < this.#files.length - 1 || !this.#newer.end,
      waiting: this.#waiting > 0,
      error: this.#error,
    });
  }
}

/** Films stand under the same tab; they play in their cards. */
function pictureOf(message: LocalMessage): MessageFile[] {
  const file = fileOf(message);
  return file?.kind === 'image' ? [file] : [];
}

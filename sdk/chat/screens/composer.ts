// View model of the composer: text, draft, limits, and sending.
import type { LaterEntry, LocalMessage, OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import { codePointCount, isBlank, textLimits } from '../rules/message-text.ts';

/** What the composer shows. */
export type ComposerSnapshot = {
  chatId: string;
  text: string;
  count: number;
  limit: number;
  /** The counter is shown from 1,800 on. */
  showsCount: boolean;
  overLimit: boolean;
  canSend: boolean;
  /** It may also be sent at a time to come: what a flash message says is not kept until then. */
  canSchedule: boolean;
  /** Why nothing can be sent here, if so. */
  disabled: boolean;
  /** What is written is sent as a flash message, and no draft of it is kept. */
  flash: boolean;
  /** The message that is answered. */
  quote?: LocalMessage | undefined;
  error?: ErrorData;
};

const counterFrom = 1800;
const draftDelayMs = 300;

/** The composer of one chat. Its draft is stored as it is typed and is there again after any end. */
export class ComposerScreen extends Screen<ComposerSnapshot> {
  readonly #office: OfficeApi;
  readonly #chatId: string;
  #saved = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #touched = false;
  #isCommand = false;
  #watching = false;

  constructor(office: OfficeApi, chatId: string) {
    super({
      chatId,
      text: '',
      count: 0,
      limit: textLimits.codePoints,
      showsCount: false,
      overLimit: false,
      canSend: false,
      canSchedule: false,
      disabled: false,
      flash: false,
    });
    this.#office = office;
    this.#chatId = chatId;
    void this.#load();
    this.onDispose(office.chat.watch(chatId)((chat) => this.#follow(chat?.draft)));
  }

  /** @param isCommand it names something of this device (a file, say): its draft is for no other device */
  setText(text: string, { isCommand = false }: { isCommand?: boolean } = {}): void {
    // What a face writes back as it was shown is nobody's typing.
    if (text === this.getSnapshot().text) return;
    this.#touched = true;
    this.#isCommand = isCommand;
    this.#show(text);
    // Not put off by more words: whoever writes on and on would have none of them stored.
    this.#timer ??= setTimeout(() => this.#saveDraft(), draftDelayMs);
    if (text === '') this.#tellTyping('ended');
    else if (!isCommand && !this.getSnapshot().disabled) this.#tellTyping('tell');
  }

  /** Sends what is written; the text stays when it is refused. Answers the echo. */
  async send(mentions?: string[]): Promise<LocalMessage | undefined> {
    const { text, canSend } = this.getSnapshot();
    if (!canSend) {
      if (text !== '')
        this.update({
          error: {
            code: isBlank(text) ? 'blankMessage' : 'characterLimit',
            params: { count: codePointCount(text), limit: textLimits.codePoints },
          },
        });
      return undefined;
    }
    const { quote, flash } = this.getSnapshot();
    this.#show('');
    this.update({ quote: undefined, flash: false });
    this.#judge();
    this.#tellTyping('ended');
    try {
      const echo = await this.#office.chat.send({
        chatId: this.#chatId,
        text,
        mentions,
        ...(quote === undefined ? {} : { quote: quote.mid }),
        ...(flash ? { flash } : {}),
      });
      this.#saveDraft();
      return echo;
    } catch (error) {
      // Somebody may have left the chat meanwhile: the words are there again with its draft.
      if (this.disposed && !flash) this.#keepDraft(text);
      if (this.getSnapshot().text === '') this.#show(text);
      this.update({ quote, flash, error: asOfficeError(error).data });
      this.#judge();
      return undefined;
    }
  }

  /**
   * Gives what is written, and what it answers, to the messages of later; the field and its draft are empty as soon as
   * the office has it, or it waits in the outbox for a connection, whatever ends then.
   * @param dueTime epoch ms
   * @throws OfficeError where the office refuses; the words stay
   */
  async schedule(dueTime: number, mentions?: string[]): Promise<LaterEntry> {
    const { text, quote, flash } = this.getSnapshot();
    const entry = await this.#office.later.schedule({
      chatId: this.#chatId,
      text,
      dueTime,
      ...(mentions !== undefined && { mentions }),
      ...(quote !== undefined && { quote: quote.mid }),
      ...(flash && { flash }),
    });
    this.#touched = true;
    if (this.getSnapshot().text === text) this.#show('');
    this.update({ quote: undefined });
    this.#saveDraft();
    return entry;
  }

  /** Answers a message, or no message any more. Whether it may be answered, its verb has said. */
  setQuote(quote: LocalMessage | undefined): void {
    this.update({ quote, ...(quote === undefined ? {} : { flash: false }) });
    this.#judge();
    this.#watchQuote();
  }

  /** Whether files may go now: behind a quote only words do (spec §5), which is said where it is not so. */
  mayAttach(): boolean {
    const may = this.getSnapshot().quote === undefined;
    if (!may) this.update({ error: { code: 'quoteTextOnly', params: {} } });
    return may;
  }

  /** Writes a flash message, or an ordinary one again. What was kept as a draft so far is not kept any more. */
  setFlash(flash: boolean): void {
    this.update({ flash, ...(flash ? { quote: undefined } : {}) });
    this.#judge();
    this.#touched = true;
    if (flash) this.#eraseDraft();
    else this.#saveDraft();
  }

  /** The person has read the error. */
  clearError(): void {
    this.update({ error: undefined });
  }

  /** Stores at once what would be stored in a moment: the page may be gone by then. */
  flush(): void {
    this.#saveDraft();
  }

  /** Stores an unsaved draft before it goes. */
  override dispose(): void {
    this.#saveDraft();
    super.dispose();
  }

  /** The other person of a direct chat may see that one writes; whether they do is nothing to wait for. */
  #tellTyping(what: 'tell' | 'ended'): void {
    this.#office.typing[what](this.#chatId).catch(() => undefined);
  }

  /** What is withdrawn while somebody answers it is not to be read over their words any longer. */
  #watchQuote(): void {
    if (this.#watching || this.getSnapshot().quote === undefined) return;
    this.#watching = true;
    this.onDispose(
      this.#office.events((event) => {
        const { quote } = this.getSnapshot();
        if (event.type !== 'withdraw' || quote === undefined || event.chatId !== this.#chatId) return;
        if (event.mids.includes(quote.mid))
          this.update({ quote: undefined, error: { code: 'quoteWithdrawn', params: {} } });
      }),
    );
  }

  async #load(): Promise<void> {
    try {
      const chat = await this.#office.chat.get(this.#chatId);
      this.#saved = chat.draft;
      if (!this.#touched) this.#show(chat.draft);
      this.update({ disabled: !chat.enabled });
      this.#judge();
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
    }
  }

  /** Shows what was written on another device, as long as nothing was typed here: typed words are never taken away. */
  #follow(draft: string | undefined): void {
    if (draft === undefined || this.#touched || draft === this.#saved) return;
    this.#saved = draft;
    this.#show(draft);
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #saveDraft(): void {
    this.#stopTimer();
    const { text: written, flash } = this.getSnapshot();
    const text = flash ? '' : written;
    if (!this.#touched || text === this.#saved) return;
    this.#keepDraft(text);
  }

  #keepDraft(text: string): void {
    this.#saved = text;
    this.#office.chat
      .setDraft(this.#chatId, text, { staysHere: this.#isCommand })
      .catch((error: unknown) => this.update({ error: asOfficeError(error).data }));
  }

  /** What was typed before the switch is not a draft any more, and was none. */
  #eraseDraft(): void {
    this.#stopTimer();
    if (this.#saved === '') return;
    this.#saved = '';
    this.#office.chat
      .eraseDraft(this.#chatId)
      .catch((error: unknown) => this.update({ error: asOfficeError(error).data }));
  }

  #show(text: string): void {
    const count = codePointCount(text);
    const overLimit = count > textLimits.codePoints;
    this.update({
      text,
      count,
      overLimit,
      showsCount: count >= counterFrom,
      error: undefined,
    });
    this.#judge();
  }

  /** What may be done with what is written, after anything it depends on has changed. */
  #judge(): void {
    const { text, overLimit, disabled, flash } = this.getSnapshot();
    const canSend = !isBlank(text) && !overLimit && !disabled;
    this.update({ canSend, canSchedule: canSend && !flash });
  }
}

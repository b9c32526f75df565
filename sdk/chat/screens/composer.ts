// View model of the composer: text, draft, limits, and sending.
import type { LocalMessage, OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import { codePointCount, textLimits } from '../rules/message-text.ts';

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
  /** Why nothing can be sent here, if so. */
  disabled: boolean;
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

  constructor(office: OfficeApi, chatId: string) {
    super({
      chatId,
      text: '',
      count: 0,
      limit: textLimits.codePoints,
      showsCount: false,
      overLimit: false,
      canSend: false,
      disabled: false,
    });
    this.#office = office;
    this.#chatId = chatId;
    void this.#load();
  }

  setText(text: string): void {
    this.#touched = true;
    this.#show(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#saveDraft(), draftDelayMs);
  }

  /** Sends what is written; the text stays when it is refused. Answers the echo. */
  async send(mentions?: string[]): Promise<LocalMessage | undefined> {
    const { text, canSend } = this.getSnapshot();
    if (!canSend) {
      if (text !== '')
        this.update({
          error: {
            code: text.trim() === '' ? 'blankMessage' : 'characterLimit',
            params: { count: codePointCount(text), limit: textLimits.codePoints },
          },
        });
      return undefined;
    }
    this.#show('');
    try {
      const echo = await this.#office.chat.send({ chatId: this.#chatId, text, mentions });
      this.#saveDraft();
      return echo;
    } catch (error) {
      if (this.getSnapshot().text === '') this.#show(text);
      this.update({ error: asOfficeError(error).data });
      return undefined;
    }
  }

  /** The person has read the error. */
  clearError(): void {
    this.update({ error: undefined });
  }

  /** Stores an unsaved draft before it goes. */
  override dispose(): void {
    this.#saveDraft();
    super.dispose();
  }

  async #load(): Promise<void> {
    try {
      const chat = await this.#office.chat.get(this.#chatId);
      this.#saved = chat.draft;
      if (!this.#touched) this.#show(chat.draft);
      this.update({ disabled: !chat.enabled });
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
    }
  }

  #saveDraft(): void {
    clearTimeout(this.#timer);
    const { text } = this.getSnapshot();
    if (!this.#touched || text === this.#saved) return;
    this.#saved = text;
    this.#office.chat
      .setDraft(this.#chatId, text)
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
      canSend: text.trim() !== '' && !overLimit && !this.getSnapshot().disabled,
      error: undefined,
    });
  }
}

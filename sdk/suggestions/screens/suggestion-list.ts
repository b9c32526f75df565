// View model of suggestions: one's own or everybody's, what is being written, and the one that is open.
import type { OfficeApi } from '../../api.ts';
import { Reloading } from '../../base/reloading.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import type { Suggestion } from '../index.ts';

const pageSize = 30;

/** What the page shows. */
export type SuggestionListSnapshot = {
  all: boolean;
  state: Suggestion['state'] | undefined;
  /** Undefined until the first page is there. */
  rows: readonly Suggestion[] | undefined;
  mayAnswer: boolean;
  more: boolean;
  openId: string | undefined;
  error: ErrorData | undefined;
  sending: boolean;
};

/** Suggestions of a person, or of everybody for who answers them. */
export class SuggestionListScreen extends Screen<SuggestionListSnapshot> {
  readonly #office: OfficeApi;
  readonly #reloading = new Reloading(() => this.#load());

  constructor(office: OfficeApi) {
    super({
      all: false,
      state: undefined,
      rows: undefined,
      mayAnswer: false,
      more: false,
      openId: undefined,
      error: undefined,
      sending: false,
    });
    this.#office = office;
    this.onDispose(office.suggestions.changes(() => void this.reload()));
  }

  setAll(all: boolean): void {
    this.update({ all, rows: undefined });
    void this.reload();
  }

  setState(state: Suggestion['state'] | undefined): void {
    this.update({ state, rows: undefined });
    void this.reload();
  }

  open(openId: string | undefined): void {
    this.update({ openId });
  }

  reload(): Promise<void> {
    return this.#reloading.wish();
  }

  async more(): Promise<void> {
    const { rows = [], more } = this.getSnapshot();
    const last = rows.at(-1);
    if (!more || last === undefined) return;
    const page = await this.#ask(last.id);
    this.update({ rows: [...rows, ...page.rows], more: page.more });
  }

  /** Sends one and opens it. */
  async send(text: string, fileIds: readonly string[] = []): Promise<void> {
    await this.#sending(async () => {
      const { id } = await this.#office.suggestions.send({ text, fileIds });
      this.update({ openId: id });
    });
  }

  async reply(id: string, text: string, state?: Suggestion['state']): Promise<void> {
    await this.#sending(
      async () => void (await this.#office.suggestions.reply(id, { text, ...(state && { state }) })),
    );
  }

  async decide(id: string, state: Suggestion['state']): Promise<void> {
    await this.#sending(async () => void (await this.#office.suggestions.setState(id, state)));
  }

  async #sending(work: () => Promise<void>): Promise<void> {
    this.update({ sending: true });
    try {
      await work();
      await this.reload();
    } finally {
      this.update({ sending: false });
    }
  }

  #ask(before?: string) {
    const { all, state } = this.getSnapshot();
    return this.#office.suggestions.list({
      all,
      limit: pageSize,
      ...(state !== undefined && { state }),
      ...(before !== undefined && { before }),
    });
  }

  async #load(): Promise<void> {
    const { all, state } = this.getSnapshot();
    try {
      const page = await this.#ask();
      const now = this.getSnapshot();
      if (now.all !== all || now.state !== state) return void this.reload();
      this.update({ ...page, error: undefined });
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
    }
  }
}

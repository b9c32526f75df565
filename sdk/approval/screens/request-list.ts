// View model of approvals: a list of requests, the one that is open, and what was just done with it.
import type { OfficeApi } from '../../api.ts';
import { Reloading } from '../../base/reloading.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, type ErrorData } from '../../errors.ts';
import type { Seen } from '../../base/kept-answers.ts';
import { requestAction, type RequestAction } from '../actions/request-actions.ts';
import type { ActInput, Request, RequestQuery, RequestRow } from '../index.ts';

const pageSize = 30;

/** What the page shows. */
export type RequestListSnapshot = {
  part: RequestQuery['part'];
  sought: string;
  /** Undefined until the first page is there. */
  rows: readonly RequestRow[] | undefined;
  waiting: number;
  more: boolean;
  error: ErrorData | undefined;
  /** From when the rows are, where the office could not be asked. */
  seenAt: number | undefined;
  openId: string | undefined;
  open: (Request & Seen) | undefined;
  openError: ErrorData | undefined;
  /** What is on its way to the office. */
  doing: RequestAction['name'] | undefined;
  /** What was done last and can still be taken back, and until when. */
  undo: { id: string; act: RequestAction['name']; title: { zh: string; en: string } } | undefined;
};

/** Requests of a person. */
export class RequestListScreen extends Screen<RequestListSnapshot> {
  readonly #office: OfficeApi;
  readonly #reloading = new Reloading(() => this.#load());

  constructor(office: OfficeApi, part: RequestQuery['part'] = 'waiting') {
    super({
      part,
      sought: '',
      rows: undefined,
      waiting: 0,
      more: false,
      error: undefined,
      seenAt: undefined,
      openId: undefined,
      open: undefined,
      openError: undefined,
      doing: undefined,
      undo: undefined,
    });
    this.#office = office;
    this.onDispose(
      office.approval.changes(({ reference }) => {
        void this.reload();
        const { openId } = this.getSnapshot();
        if (openId !== undefined && (reference === '' || reference.startsWith(`approval:${openId}`)))
          void this.#loadOpen(openId);
      }),
    );
  }

  setPart(part: RequestQuery['part']): void {
    this.update({ part, rows: undefined });
    void this.reload();
  }

  setSought(sought: string): void {
    this.update({ sought });
    void this.reload();
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

  async open(id: string | undefined): Promise<void> {
    if (id === this.getSnapshot().openId) return;
    this.update({ openId: id, open: undefined, openError: undefined });
    if (id !== undefined) await this.#loadOpen(id);
  }

  /** The open request was changed by whoever shows it. */
  show(request: Request): void {
    if (this.getSnapshot().openId === request.id) this.update({ open: request, openError: undefined });
  }

  /** The row after the open one, or before it; undefined at the end. */
  neighbour(by: 1 | -1): string | undefined {
    const { rows = [], openId } = this.getSnapshot();
    const at = rows.findIndex(({ id }) => id === openId);
    return at === -1 ? rows[0]?.id : rows[at + by]?.id;
  }

  /** Does something with the open request. What somebody else decided first is shown as it is now. */
  async act(name: RequestAction['name'], input: ActInput = {}): Promise<void> {
    const { open, doing } = this.getSnapshot();
    if (open === undefined || doing !== undefined) return;
    this.update({ doing: name });
    try {
      const request = await requestAction(name).perform(this.#office, open, input);
      this.show(request);
      const mayUndo = request.may.includes('undo')
        ? { id: request.id, act: name, title: request.title }
        : undefined;
      this.update({ undo: mayUndo });
    } catch (error) {
      await this.#loadOpen(open.id);
      throw error;
    } finally {
      this.update({ doing: undefined });
      void this.reload();
    }
  }

  /** Takes back what was done last. */
  async undo(): Promise<void> {
    const { undo } = this.getSnapshot();
    if (undo === undefined) return;
    this.update({ undo: undefined });
    this.show(await this.#office.approval.act(undo.id, 'undo'));
    await this.reload();
  }

  /** The time for taking it back is over. */
  forgetUndo(): void {
    this.update({ undo: undefined });
  }

  #ask(before?: string) {
    const { part, sought } = this.getSnapshot();
    return this.#office.approval.list({
      part,
      limit: pageSize,
      ...(sought.trim() !== '' && { sought }),
      ...(before !== undefined && { before }),
    });
  }

  async #load(): Promise<void> {
    const { part, sought } = this.getSnapshot();
    try {
      const page = await this.#ask();
      const now = this.getSnapshot();
      if (now.part !== part || now.sought !== sought) return void this.reload();
      this.update({ seenAt: undefined, ...page, error: undefined });
    } catch (error) {
      this.update({ error: asOfficeError(error).data });
    }
  }

  async #loadOpen(id: string): Promise<void> {
    try {
      const open = await this.#office.approval.get(id);
      if (this.getSnapshot().openId === id) this.update({ open, openError: undefined });
    } catch (error) {
      if (this.getSnapshot().openId === id) this.update({ openError: asOfficeError(error).data });
    }
  }
}

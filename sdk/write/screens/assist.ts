// A suggestion on screen: what was asked for, the sentences as they come, their sources, stopping and asking again.
import type { OfficeApi } from '../../api.ts';
import { Screen } from '../../base/screen.ts';
import type { ErrorData } from '../../errors.ts';
import type { AssistRequest, DocumentSource, WritingSource } from '../index.ts';
import type { SuggestedSentence } from '../rules/suggestion.ts';

/** What the page shows. */
export type AssistSnapshot = {
  /** Models there are; undefined until that is known. */
  models: readonly string[] | undefined;
  /** What is being asked, or was asked last; undefined where there is no suggestion. */
  request: AssistRequest | undefined;
  state: 'writing' | 'done' | 'stopped' | 'failed';
  sentences: readonly SuggestedSentence[];
  sources: readonly WritingSource[];
  /** It was cut off because it did not end. */
  long: boolean;
  error: ErrorData | undefined;
  /** What the document rests on. */
  rests: readonly DocumentSource[];
};

const nothing = {
  request: undefined,
  state: 'done',
  sentences: [],
  sources: [],
  long: false,
  error: undefined,
} as const satisfies Partial<AssistSnapshot>;

/** See the file's first line. */
export class AssistScreen extends Screen<AssistSnapshot> {
  readonly #office: Pick<OfficeApi, 'write'>;
  readonly #id: string;
  #stop: (() => void) | undefined;
  #asked = 0;

  constructor(office: Pick<OfficeApi, 'write'>, id: string) {
    super({ ...nothing, models: undefined, rests: [] });
    this.#office = office;
    this.#id = id;
    this.onDispose(() => this.#stop?.());
    void office.write
      .desk()
      .then(({ models }) => this.#tell({ models }))
      // Without an answer nothing is offered: the buttons say what is missing.
      .catch(() => this.#tell({ models: [] }));
    void this.refreshSources();
  }

  /** Asks, instead of whatever was asked before. */
  ask(request: AssistRequest): void {
    this.#stop?.();
    this.#asked += 1;
    const asked = this.#asked;
    this.update({ ...nothing, request, state: 'writing' });
    this.#stop = this.#office.write.assisting(request)((news) => {
      if (this.disposed || this.#asked !== asked) return;
      const now = this.getSnapshot();
      switch (news.type) {
        case 'source':
          return this.update({ sources: [...now.sources, news.source] });
        case 'delta': {
          const { text, sources, flagged } = news;
          return this.update({
            sentences: [...now.sentences, { text, sources, ...(flagged === true && { flagged }) }],
          });
        }
        case 'done':
          return this.update({ state: 'done', long: news.long });
        default:
          return this.update({ state: 'failed', error: news.error });
      }
    });
  }

  /** Asks the same once more. */
  retry(): void {
    const { request } = this.getSnapshot();
    if (request !== undefined) this.ask(request);
  }

  /** What is there stays, and may be taken. */
  stop(): void {
    this.#asked += 1;
    this.#stop?.();
    this.#stop = undefined;
    if (this.getSnapshot().state === 'writing') this.update({ state: 'stopped' });
  }

  /** Away with it; the document is as it was. */
  discard(): void {
    this.#asked += 1;
    this.#stop?.();
    this.#stop = undefined;
    this.update(nothing);
  }

  async refreshSources(): Promise<void> {
    // Readers have no sources to choose; without a network there are none to show.
    const rests = await this.#office.write.sources(this.#id).catch(() => undefined);
    if (rests !== undefined) this.#tell({ rests });
  }

  /** Gives it a file. @throws OfficeError why it is none to refer to */
  async addFile(name: string, file: Blob): Promise<void> {
    this.#tell({ rests: await this.#office.write.addReference(this.#id, name, file) });
  }

  async addStored(file: { fileId: string; name: string; size: number }): Promise<void> {
    this.#tell({ rests: await this.#office.write.addStoredReference(this.#id, file) });
  }

  async remove(sourceId: string): Promise<void> {
    this.#tell({ rests: await this.#office.write.removeSource(this.#id, sourceId) });
  }

  /** Adds a knowledge base, or takes it away. */
  async toggleBase(baseId: string): Promise<void> {
    const now = this.getSnapshot().rests.flatMap(({ baseId: id }) => (id === undefined ? [] : [id]));
    const wanted = now.includes(baseId) ? now.filter((id) => id !== baseId) : [...now, baseId];
    this.#tell({ rests: await this.#office.write.setBases(this.#id, wanted) });
  }

  /** Passages of what it rests on. @throws OfficeError what the office says */
  find(words: string): Promise<readonly WritingSource[]> {
    return this.#office.write.findSources(this.#id, words);
  }

  #tell(change: Partial<AssistSnapshot>): void {
    if (!this.disposed) this.update(change);
  }
}

// View model of the questions: conversations, the open one with its turns and versions, what is being written, the open source.
import type { OfficeApi } from '../../api.ts';
import { pause } from '../../base/pause.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, OfficeError, type ErrorData } from '../../errors.ts';
import {
  askLimits,
  type AskNews,
  type AskPlace,
  type AskRequest,
  type Reading,
  type Session,
} from '../index.ts';
import { newWriting, writingAfter, type Writing } from '../rules/writing.ts';
import type { ShownTurn } from '../rules/turn-path.ts';
import { noParent, TurnTree } from './turn-tree.ts';

export type { Writing };

/** A citation that is open, and the text around it. */
export type OpenSource = {
  answerId: string;
  n: number;
  reading?: Reading | undefined;
  error?: ErrorData | undefined;
};

/** What the page shows. */
export type AskSnapshot = {
  phase: 'loading' | 'ready' | 'failed';
  error?: ErrorData | undefined;
  place?: AskPlace | undefined;
  sessions: readonly Session[];
  words: string;
  chosenBases: readonly string[];
  depth: 'quick' | 'thorough';
  model: string;
  draft: string;
  /** The question was sent before it was known where it can be asked: it goes as soon as it is, unless it is changed. */
  asksWhenReady: boolean;
  /** The next question begins a new topic. */
  cut: boolean;
  sessionId?: string | undefined;
  session?: Session | undefined;
  sessionError?: ErrorData | undefined;
  turns: readonly ShownTurn[];
  writing?: Writing | undefined;
  /** Why the last question could not be answered. */
  askError?: ErrorData | undefined;
  source?: OpenSource | undefined;
};

/** How often, and how many times, it is asked whether what was stopped is marked. */
const settling = { most: 20, everyMs: 100 } as const;

/** The questions of one window. */
export class AskScreen extends Screen<AskSnapshot> {
  readonly #office: OfficeApi;
  readonly #now: () => number;
  readonly #tree = new TurnTree();
  #stop: (() => void) | undefined;
  /** What is asked as soon as bases and conversation are known. */
  #waiting: string | undefined;
  /** The first answer to what there is. */
  readonly #loaded: Promise<void>;

  constructor(office: OfficeApi, now: () => number) {
    super({
      phase: 'loading',
      sessions: [],
      words: '',
      chosenBases: [],
      depth: 'quick',
      model: '',
      draft: '',
      asksWhenReady: false,
      cut: false,
      turns: [],
    });
    this.#office = office;
    this.#now = now;
    this.onDispose(() => this.#stop?.());
    this.#loaded = this.load();
  }

  /** Asks for bases and conversations. */
  async load(): Promise<void> {
    try {
      const [place, sessions] = await Promise.all([this.#office.ask.place(), this.#office.ask.sessions()]);
      const { chosenBases } = this.getSnapshot();
      const known = new Set(place.bases.map(({ id }) => id));
      const chosen = chosenBases.filter((id) => known.has(id));
      this.update({
        phase: 'ready',
        error: undefined,
        place,
        sessions,
        model: this.getSnapshot().model || place.model,
        chosenBases:
          chosen.length > 0 ? chosen : place.bases.slice(0, askLimits.basesAtOnce).map(({ id }) => id),
      });
      this.#askWaiting();
    } catch (error) {
      this.#keepWaiting();
      this.update({ phase: 'failed', error: asOfficeError(error).data });
    }
  }

  setDraft(draft: string): void {
    this.#waiting = undefined;
    this.update({ draft, asksWhenReady: false, askError: undefined });
  }

  setDepth(depth: 'quick' | 'thorough'): void {
    this.update({ depth });
  }

  setModel(model: string): void {
    this.update({ model });
  }

  toggleBase(id: string): void {
    const { chosenBases } = this.getSnapshot();
    this.update({
      chosenBases: chosenBases.includes(id)
        ? chosenBases.filter((each) => each !== id)
        : [...chosenBases, id],
      askError: undefined,
    });
  }

  chooseBases(ids: readonly string[]): void {
    this.update({ chosenBases: ids });
  }

  /** What was said until now is no context of the next question. */
  newTopic(): void {
    this.update({ cut: true });
  }

  async find(words: string): Promise<void> {
    this.update({ words });
    try {
      const sessions = await this.#office.ask.sessions(words.trim() === '' ? {} : { words });
      if (this.getSnapshot().words === words) this.update({ sessions });
    } catch (error) {
      this.update({ sessionError: asOfficeError(error).data });
    }
  }

  /** Opens a conversation; undefined is the empty page. What is being written elsewhere stops. */
  async open(sessionId: string | undefined): Promise<void> {
    if (sessionId === this.getSnapshot().sessionId) return;
    this.#stop?.();
    this.#tree.clear();
    // What waits was meant for what was open; before anything was, for what opens first.
    if (this.getSnapshot().phase === 'ready') this.#keepWaiting();
    this.update({
      sessionId,
      session: undefined,
      sessionError: undefined,
      turns: [],
      writing: undefined,
      askError: undefined,
      source: undefined,
      cut: false,
    });
    if (sessionId !== undefined) await this.reload();
  }

  /** Asks for the open conversation once more. */
  async reload(): Promise<void> {
    const { sessionId } = this.getSnapshot();
    if (sessionId === undefined) return;
    await this.#loaded;
    try {
      const { session, turns } = await this.#office.ask.session(sessionId);
      if (this.getSnapshot().sessionId !== sessionId) return;
      this.#tree.take(turns);
      const known = this.getSnapshot().place?.bases.map(({ id }) => id) ?? [];
      const chosen = session.baseIds.filter((id) => known.includes(id));
      this.update({
        session,
        sessionError: undefined,
        turns: this.#tree.shown(),
        ...(chosen.length > 0 && { chosenBases: chosen }),
      });
      this.#askWaiting();
    } catch (error) {
      if (this.getSnapshot().sessionId !== sessionId) return;
      this.#keepWaiting();
      this.update({ sessionError: asOfficeError(error).data });
    }
  }

  /** The same question of all bases there are, as a branch. */
  askEverywhere(turnId: string): void {
    const bases = this.getSnapshot().place?.bases ?? [];
    const turn = this.#tree.find(turnId);
    if (turn === undefined) return;
    this.chooseBases(bases.slice(0, askLimits.basesAtOnce).map(({ id }) => id));
    this.regenerate(turnId);
  }

  /**
   * Sends what is typed, or is given, where that is possible; before bases and conversation are known as soon as they
   * are. Says in `askError` that no base is chosen; does nothing while an answer is being written.
   */
  submit(question = this.getSnapshot().draft): void {
    if (this.getSnapshot().writing !== undefined || question.trim() === '') return;
    if (this.#isKnown()) {
      if (this.getSnapshot().chosenBases.length > 0) this.ask(question);
      else this.update({ draft: question, askError: new OfficeError('askNoBase').data });
      return;
    }
    if (this.getSnapshot().phase === 'failed' || this.getSnapshot().sessionError !== undefined) return;
    this.#waiting = question;
    this.update({ asksWhenReady: true });
  }

  /** Sends what is typed, or a question that was proposed. */
  ask(question = this.getSnapshot().draft): void {
    const { sessionId, turns, cut } = this.getSnapshot();
    const last = turns.at(-1)?.turn.id;
    this.#begin(
      {
        question,
        ...(sessionId !== undefined && { sessionId }),
        ...(last !== undefined && { parentId: last }),
        ...(cut && { cut }),
      },
      question,
    );
  }

  /** Another version of a turn's answer. */
  regenerate(turnId: string): void {
    const turn = this.#tree.find(turnId);
    this.#tree.newestVersion(turnId);
    if (turn !== undefined) this.#begin({ question: turn.question, turnId }, turn.question);
  }

  /** The question put another way, as a branch beside the old one. */
  edit(turnId: string, question: string): void {
    const { sessionId } = this.getSnapshot();
    const turn = this.#tree.find(turnId);
    if (turn === undefined || sessionId === undefined) return;
    this.#tree.newestBranch(turn.parentId);
    this.#begin({ question, sessionId, parentId: turn.parentId ?? noParent }, question);
  }

  /** Stops what is being written; what is there stays and is marked. */
  stop(): void {
    const { writing } = this.getSnapshot();
    this.#stop?.();
    this.#stop = undefined;
    this.update({ writing: undefined });
    if (writing !== undefined) void this.#settle();
  }

  chooseVersion(turnId: string, version: number): void {
    this.#tree.chooseVersion(turnId, version);
    this.update({ turns: this.#tree.shown(), source: undefined });
  }

  chooseBranch(parentId: string | undefined, turnId: string): void {
    this.#tree.chooseBranch(parentId, turnId);
    this.update({ turns: this.#tree.shown(), source: undefined });
  }

  async openSource(answerId: string, n: number): Promise<void> {
    this.update({ source: { answerId, n } });
    const isOpen = (): boolean => {
      const { source } = this.getSnapshot();
      return source?.answerId === answerId && source.n === n;
    };
    try {
      const reading = await this.#office.ask.readSource(answerId, n);
      if (isOpen()) this.update({ source: { answerId, n, reading } });
    } catch (error) {
      if (isOpen()) this.update({ source: { answerId, n, error: asOfficeError(error).data } });
    }
  }

  closeSource(): void {
    this.update({ source: undefined });
  }

  async rate(answerId: string, rating: -1 | 0 | 1, reason?: string): Promise<void> {
    this.#tree.replace(await this.#office.ask.rate(answerId, rating, reason));
    this.update({ turns: this.#tree.shown() });
  }

  async correct(answerId: string, text: string): Promise<void> {
    await this.#office.ask.correct(answerId, text);
  }

  async rename(id: string, title: string): Promise<void> {
    this.#replaceSession(await this.#office.ask.changeSession({ id, title }));
  }

  async pin(id: string, pinned: boolean): Promise<void> {
    await this.#office.ask.changeSession({ id, pinned });
    await this.find(this.getSnapshot().words);
  }

  /** @throws OfficeError `askStillGenerating` while an answer is being written */
  async clear(id: string, remove: boolean): Promise<void> {
    if (this.getSnapshot().sessionId === id && this.getSnapshot().writing !== undefined)
      throw new OfficeError('askStillGenerating');
    await this.#office.ask.clearSession(id, remove);
    this.update({
      sessions: remove
        ? this.getSnapshot().sessions.filter((each) => each.id !== id)
        : this.getSnapshot().sessions,
    });
    if (this.getSnapshot().sessionId === id) await (remove ? this.open(undefined) : this.reload());
  }

  /** Bases are known, and the turns of the open conversation. */
  #isKnown(): boolean {
    const { phase, sessionId, session } = this.getSnapshot();
    return phase === 'ready' && (sessionId === undefined || session !== undefined);
  }

  #askWaiting(): void {
    const question = this.#waiting;
    if (question === undefined || !this.#isKnown()) return;
    this.#waiting = undefined;
    this.update({ asksWhenReady: false });
    this.submit(question);
  }

  /** Nothing is asked by itself any more; the words stay where they are typed. */
  #keepWaiting(): void {
    if (this.#waiting === undefined) return;
    this.update({ draft: this.#waiting, asksWhenReady: false });
    this.#waiting = undefined;
  }

  #begin(request: Omit<AskRequest, 'baseIds'>, question: string): void {
    const { chosenBases, depth, model, writing } = this.getSnapshot();
    if (writing !== undefined) return;
    const fresh = newWriting(question, request.turnId ?? '', this.#now());
    this.update({ writing: fresh, askError: undefined, source: undefined });
    const news = this.#office.ask.answering({
      ...request,
      baseIds: chosenBases,
      depth,
      ...(model !== '' && { model }),
    });
    this.#stop = news((event) => this.#hear(event));
  }

  #hear(event: AskNews): void {
    const { writing } = this.getSnapshot();
    if (writing === undefined) return;
    if (event.type === 'done') return void this.#settle();
    if (event.type === 'error') return this.#fail(event.error);
    this.update({
      writing: writingAfter(writing, event),
      ...(event.type === 'begun' && { sessionId: event.sessionId, draft: '', cut: false }),
    });
  }

  #fail(error: ErrorData): void {
    this.update({ writing: undefined, askError: error });
    if (this.getSnapshot().sessionId !== undefined) void this.#settle();
  }

  /** The office has what was written: it is shown from there, and what was being written goes with the same paint. */
  async #settle(): Promise<void> {
    this.#stop = undefined;
    await this.reload();
    // What was stopped here is marked there a moment later.
    for (let again = 0; again < settling.most && this.#isUnmarked(); again += 1) {
      await pause(settling.everyMs);
      await this.reload();
    }
    this.update({ writing: undefined });
    await this.find(this.getSnapshot().words);
  }

  /** The office still takes an answer for one that is being written, though nobody writes it here. */
  #isUnmarked(): boolean {
    return this.#stop === undefined && this.#tree.isWriting();
  }

  #replaceSession(session: Session): void {
    const { sessions, session: open } = this.getSnapshot();
    this.update({
      sessions: sessions.map((each) => (each.id === session.id ? session : each)),
      ...(open?.id === session.id && { session }),
    });
  }
}

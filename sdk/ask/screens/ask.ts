// View model of the questions: conversations, the open one with its turns and versions, what is being written, the open source.
import type { OfficeApi } from '../../api.ts';
import { pause } from '../../base/pause.ts';
import { Screen } from '../../base/screen.ts';
import { asOfficeError, OfficeError, type ErrorData } from '../../errors.ts';
import {
  askLimits,
  type Answer,
  type AskNews,
  type AskPlace,
  type AskRequest,
  type Reading,
  type Session,
  type Turn,
} from '../index.ts';
import { newWriting, type Writing } from '../rules/writing.ts';
import { pathOfTurns, type ShownTurn } from '../rules/turn-path.ts';

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
  #turns: readonly Turn[] = [];
  /** Chosen branch by parent, chosen version by turn. */
  readonly #branches = new Map<string, string>();
  readonly #versions = new Map<string, number>();
  #stop: (() => void) | undefined;

  constructor(office: OfficeApi, now: () => number) {
    super({
      phase: 'loading',
      sessions: [],
      words: '',
      chosenBases: [],
      depth: 'quick',
      model: '',
      draft: '',
      cut: false,
      turns: [],
    });
    this.#office = office;
    this.#now = now;
    this.onDispose(() => this.#stop?.());
    void this.load();
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
    } catch (error) {
      this.update({ phase: 'failed', error: asOfficeError(error).data });
    }
  }

  setDraft(draft: string): void {
    this.update({ draft, askError: undefined });
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
    this.#turns = [];
    this.#branches.clear();
    this.#versions.clear();
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
    try {
      const { session, turns } = await this.#office.ask.session(sessionId);
      if (this.getSnapshot().sessionId !== sessionId) return;
      this.#turns = turns;
      const known = this.getSnapshot().place?.bases.map(({ id }) => id) ?? [];
      const chosen = session.baseIds.filter((id) => known.includes(id));
      this.update({
        session,
        sessionError: undefined,
        turns: this.#shown(),
        ...(chosen.length > 0 && { chosenBases: chosen }),
      });
    } catch (error) {
      if (this.getSnapshot().sessionId === sessionId)
        this.update({ sessionError: asOfficeError(error).data });
    }
  }

  /** The same question of all bases there are, as a branch. */
  askEverywhere(turnId: string): void {
    const bases = this.getSnapshot().place?.bases ?? [];
    const turn = this.#turns.find(({ id }) => id === turnId);
    if (turn === undefined) return;
    this.chooseBases(bases.slice(0, askLimits.basesAtOnce).map(({ id }) => id));
    this.regenerate(turnId);
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
    const turn = this.#turns.find(({ id }) => id === turnId);
    this.#versions.delete(turnId);
    if (turn !== undefined) this.#begin({ question: turn.question, turnId }, turn.question);
  }

  /** The question put another way, as a branch beside the old one. */
  edit(turnId: string, question: string): void {
    const { sessionId } = this.getSnapshot();
    const turn = this.#turns.find(({ id }) => id === turnId);
    if (turn === undefined || sessionId === undefined) return;
    this.#branches.delete(turn.parentId ?? '0');
    this.#begin({ question, sessionId, parentId: turn.parentId ?? '0' }, question);
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
    this.#versions.set(turnId, version);
    this.update({ turns: this.#shown(), source: undefined });
  }

  chooseBranch(parentId: string | undefined, turnId: string): void {
    this.#branches.set(parentId ?? '0', turnId);
    this.update({ turns: this.#shown(), source: undefined });
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
    this.#replace(await this.#office.ask.rate(answerId, rating, reason));
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
    const change = (more: Partial<Writing>): void => this.update({ writing: { ...writing, ...more } });
    switch (event.type) {
      case 'begun':
        this.update({
          sessionId: event.sessionId,
          draft: '',
          cut: false,
          writing: { ...writing, turnId: event.turnId, answerId: event.answerId },
        });
        return;
      case 'search':
        return change({
          phase: event.state,
          passages: event.passages,
          documents: event.documents,
          waiting: event.waiting,
        });
      case 'source':
        return change({ sources: [...writing.sources, event.source] });
      case 'delta':
        if (event.reasoning === true) return change({ reasoning: writing.reasoning + event.text });
        return change({
          draft: '',
          sentences: [...writing.sentences, { text: event.text, sources: event.sources }],
        });
      case 'draft':
        return change({ draft: event.text });
      case 'done':
        void this.#settle();
        return;
      case 'error':
        this.#fail(event.error);
        return;
      default:
        return;
    }
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
    return (
      this.#stop === undefined &&
      this.#turns.some(({ answers }) => answers.some(({ state }) => state === 'writing'))
    );
  }

  #replace(answer: Answer): void {
    this.#turns = this.#turns.map((turn) => ({
      ...turn,
      answers: turn.answers.map((each) => (each.id === answer.id ? answer : each)),
    }));
    this.update({ turns: this.#shown() });
  }

  #replaceSession(session: Session): void {
    const { sessions, session: open } = this.getSnapshot();
    this.update({
      sessions: sessions.map((each) => (each.id === session.id ? session : each)),
      ...(open?.id === session.id && { session }),
    });
  }

  #shown(): ShownTurn[] {
    return pathOfTurns(this.#turns, this.#branches, this.#versions);
  }
}

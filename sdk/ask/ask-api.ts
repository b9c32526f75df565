// What the SDK offers of AI questions: bases, answers as streams of events, conversations with versions, ratings.
import type { PictureFile } from '../account/account-api.ts';
import type { CallOptions } from '../base/api-shape.ts';
import type { Unsubscribe } from '../base/live-value.ts';
import type {
  Answer,
  AnswerEvent as OfficeEvent,
  AnswerPicture,
  Assistant,
  BaseDocument,
  BaseGrant,
  BaseLevel,
  FoundPassage,
  KnowledgeBase,
  Pair,
  PublishedApp,
  RatedAnswer,
  Reading,
  Session,
  Turn,
  Unanswered,
} from '../contract/ask-entities.ts';
import type { ErrorData } from '../errors.ts';

export type {
  Answer,
  AnswerPicture,
  Assistant,
  BaseDocument,
  BaseGrant,
  BaseLevel,
  FoundPassage,
  KnowledgeBase,
  Pair,
  PublishedApp,
  RatedAnswer,
  Reading,
  Session,
  Turn,
  Unanswered,
};

/** What a question is asked with. */
export type AskRequest = {
  /** At most 2000 characters. */
  question: string;
  /** At least one. */
  baseIds: readonly string[];
  sessionId?: string;
  /** The turn it follows, `0` for none: an edited question names the one before it and makes a branch. */
  parentId?: string;
  /** Writes another version of this turn's answer. */
  turnId?: string;
  /** A new topic: what was said before is not looked at. */
  cut?: boolean;
  model?: string;
  depth?: 'quick' | 'thorough';
  clientId?: string;
};

/** An event of an answer, in the order of the office. */
export type AnswerEvent = Exclude<OfficeEvent, { type: 'failed' }>;
/** What is heard of an answer: the office's events in their order, at last `done`, or why there is none. */
export type AskNews = AnswerEvent | { type: 'error'; error: ErrorData };

/** What this person finds: bases, assistants, models; whom to ask where there is nothing. */
export type AskPlace = {
  models: readonly string[];
  model: string;
  deepSeekOnly: boolean;
  mayCreate: boolean;
  bases: readonly KnowledgeBase[];
  assistants: readonly Assistant[];
  administrators: readonly string[];
};

/** What is found for one of many questions. */
export type Measured = { refused: boolean; found: readonly FoundPassage[] };

/** AI questions. Every call takes a signal. */
export interface AskApi {
  place(options?: CallOptions): Promise<AskPlace>;
  /**
   * Asks when it is subscribed to, once; each event is heard in order. To unsubscribe stops the answer: what is there
   * stays at the office and is marked. Throws nothing: what went wrong is heard as `error`.
   */
  answering(request: AskRequest): (listener: (news: AskNews) => void) => Unsubscribe;
  /** Stops an answer that is being written, wherever it was asked. */
  stop(answerId: string, options?: CallOptions): Promise<void>;
  /** Passages for a question, best first, without an answer. */
  retrieve(
    question: string,
    baseIds: readonly string[],
    limit?: number,
    options?: CallOptions,
  ): Promise<readonly FoundPassage[]>;
  /** The same for up to 100 questions at once; `plain` ranks by BM25 alone. */
  measure(
    questions: readonly string[],
    baseIds: readonly string[],
    plain?: boolean,
    options?: CallOptions,
  ): Promise<readonly Measured[]>;
  createBase(
    input: { name: string; introduction?: string; kind?: 'documents' | 'library'; clientId?: string },
    options?: CallOptions,
  ): Promise<KnowledgeBase>;
  updateBase(
    input: { id: string; rev?: number; name?: string; introduction?: string; synonyms?: string },
    options?: CallOptions,
  ): Promise<KnowledgeBase>;
  removeBase(id: string, options?: CallOptions): Promise<void>;
  grants(baseId: string, options?: CallOptions): Promise<readonly BaseGrant[]>;
  /** Without a level the grant is taken away. */
  grant(
    input: { id: string; kind: BaseGrant['kind']; granteeId?: string; level?: BaseLevel },
    options?: CallOptions,
  ): Promise<readonly BaseGrant[]>;
  /** Published assistants over bases that one looks after, each with whom it is for. */
  apps(options?: CallOptions): Promise<readonly PublishedApp[]>;
  /**
   * Publishes an assistant, or changes the one named by `id`; one looks after all of its bases.
   * @throws OfficeError `askNoBase`, `askNameInvalid`, `askNameTaken`, `askModelMissing`, `askChanged`, `forbidden`
   */
  putApp(
    input: {
      id?: string;
      rev?: number;
      name: string;
      introduction?: string;
      baseIds: readonly string[];
      /** Empty for the office's own choice. */
      model?: string;
      /** Questions to begin with, six at most. */
      starters?: readonly string[];
      clientId?: string;
    },
    options?: CallOptions,
  ): Promise<PublishedApp>;
  /** Says whether an assistant is for somebody; whoever it is for may ask in its bases. */
  setAppAudience(
    input: { id: string; kind: BaseGrant['kind']; granteeId?: string; allowed: boolean },
    options?: CallOptions,
  ): Promise<PublishedApp>;
  removeApp(id: string, options?: CallOptions): Promise<void>;
  documents(baseId: string, options?: CallOptions): Promise<readonly BaseDocument[]>;
  /** Texts go together; one of the same name is replaced. */
  addTexts(
    baseId: string,
    documents: readonly { name: string; text: string }[],
    options?: CallOptions,
  ): Promise<readonly BaseDocument[]>;
  /** A file of any format that the office reads. */
  addFile(baseId: string, name: string, file: Blob, options?: CallOptions): Promise<BaseDocument>;
  /** A file of a disk; whoever may download it may add it. Throws `askSourceGone` otherwise. */
  addDiskFile(
    baseId: string,
    node: { id: string; fileId: string; name: string },
    options?: CallOptions,
  ): Promise<BaseDocument>;
  removeDocuments(ids: readonly string[], options?: CallOptions): Promise<void>;
  pairs(libraryId: string, options?: CallOptions): Promise<readonly Pair[]>;
  putPairs(
    libraryId: string,
    pairs: readonly { id?: string; question: string; answer: string }[],
    options?: CallOptions,
  ): Promise<readonly Pair[]>;
  removePairs(ids: readonly string[], options?: CallOptions): Promise<void>;
  /** Pairs of a spreadsheet (columns question and answer), put into a library; a known question gets the new answer. */
  importPairs(
    libraryId: string,
    bytes: Uint8Array<ArrayBuffer>,
    options?: CallOptions & { dryRun?: boolean },
  ): Promise<{ read: number }>;
  /** A library as a spreadsheet. */
  exportPairs(
    libraryId: string,
    language: 'zh' | 'en',
    options?: CallOptions,
  ): Promise<Uint8Array<ArrayBuffer>>;
  sessions(
    input?: { words?: string; before?: number; limit?: number },
    options?: CallOptions,
  ): Promise<readonly Session[]>;
  session(id: string, options?: CallOptions): Promise<{ session: Session; turns: readonly Turn[] }>;
  changeSession(
    input: { id: string; title?: string; pinned?: boolean },
    options?: CallOptions,
  ): Promise<Session>;
  /** Takes every turn out, or the whole conversation; throws `askStillGenerating` while an answer is being written. */
  clearSession(id: string, remove?: boolean, options?: CallOptions): Promise<void>;
  rate(answerId: string, rating: -1 | 0 | 1, reason?: string, options?: CallOptions): Promise<Answer>;
  correct(answerId: string, text: string, options?: CallOptions): Promise<Answer>;
  unanswered(options?: CallOptions): Promise<readonly Unanswered[]>;
  /** Rated answers over bases one looks after: a set to measure the next change with. */
  rated(options?: CallOptions): Promise<readonly RatedAnswer[]>;
  /** Lets whoever may ask in all bases of the answer read it, by its reference `answer:31`. */
  share(answerId: string, options?: CallOptions): Promise<void>;
  /** One's own answer, or a shared one; throws `notFound` otherwise. */
  answer(id: string, options?: CallOptions): Promise<{ question: string; answer: Answer; own: boolean }>;
  /** The text around a citation; throws `askSourceGone` where it is not there, or not allowed any more. */
  readSource(answerId: string, n: number, options?: CallOptions): Promise<Reading>;
  picture(id: string, options?: CallOptions): Promise<PictureFile>;
  /** The source file of a reading, by its `fileId`; throws `askSourceGone` where it is not allowed any more. */
  sourceFile(id: string, options?: CallOptions): Promise<PictureFile>;
  /** Hears that something in a base has moved on. */
  baseChanged(baseId: string): (listener: (revision: number) => void) => Unsubscribe;
}

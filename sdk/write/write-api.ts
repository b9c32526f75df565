// What the SDK offers of writing: documents that are kept on the device and at the office, versions, sharing, templates, files.
import type { CallOptions } from '../base/api-shape.ts';
import type { Unsubscribe } from '../base/live-value.ts';
import type { RichText } from '../contract/rich-text.ts';
import type { AssistEvent, DocumentSource, WritingSource } from '../contract/write-assist.ts';
import type { WriteModuleId } from '../contract/write-modules.ts';
import type {
  DocumentComment,
  DocumentForm,
  DocumentGrant,
  DocumentLevel,
  DocumentRow,
  DocumentTemplate,
  DocumentVersion,
  Term,
  WrittenDocument,
} from '../contract/write.ts';
import type { PictureFile } from '../account/account-api.ts';
import type { ErrorData } from '../errors.ts';
import type { ExportType, MadeFile } from './files/export-file.ts';
import type { BroughtFile, ReadFile } from './files/import-file.ts';
import type { AssistOptions } from './rules/assist-request.ts';
import type { Settling } from './rules/merge.ts';

export type {
  AssistEvent,
  BroughtFile,
  DocumentComment,
  DocumentForm,
  DocumentGrant,
  DocumentLevel,
  DocumentRow,
  DocumentSource,
  DocumentTemplate,
  DocumentVersion,
  ExportType,
  MadeFile,
  ReadFile,
  RichText,
  Settling,
  Term,
  WriteModuleId,
  WritingSource,
  WrittenDocument,
};

/** What a tool is asked with. */
export type AssistRequest = AssistOptions;
/** What is heard of a text that a model writes: sources, sentences in order, at last `done`, or why there is none. */
export type AssistNews = Exclude<AssistEvent, { type: 'failed' }> | { type: 'error'; error: ErrorData };

/** Which documents are asked for. */
export type DocumentQuery = {
  of?: 'all' | 'own' | 'shared' | 'bin';
  search?: string;
  module?: WriteModuleId;
  order?: 'updated' | 'created' | 'title';
  /** Where the page before ended. */
  before?: string;
  limit?: number;
};
/** A page of documents; `stored` where the office could not be asked and this is what was seen last. */
export type DocumentPage = { rows: readonly DocumentRow[]; next?: string | undefined; stored: boolean };

/** What a new document is made from. */
export type DocumentStart = {
  title: string;
  module: WriteModuleId;
  language?: 'zh' | 'en';
  form?: DocumentForm;
  body?: RichText;
  clientId?: string;
};
/** What a save writes; what is left out stays. */
export type DocumentChange = {
  title?: string;
  module?: WriteModuleId;
  form?: DocumentForm;
  body?: RichText;
};

/** A document that is being written. */
export type DraftState = {
  phase: 'loading' | 'ready' | 'gone' | 'failed';
  /** As it stands on this device. */
  document?: WrittenDocument;
  /**
   * `saved` at the office, `saving` on its way, `waiting` for a network (it is on this device), `conflict` where
   * somebody wrote at the same place, `readOnly` where one may not write.
   */
  saved: 'saved' | 'saving' | 'waiting' | 'conflict' | 'readOnly';
  /** When the office last had everything, epoch ms; 0 where that is not known. */
  savedTime: number;
  /** Counts texts that came from elsewhere: a page that shows an older one takes it anew. */
  arrival: number;
  /** In a conflict, what the others wrote at those places, in words. */
  theirs?: readonly string[];
  error?: ErrorData;
};

/** The desk: modules last used, the organisation's words and name. */
export type WritingDesk = {
  recentModules: readonly string[];
  terms: readonly Term[];
  organisation: string;
  mayEditTerms: boolean;
  /** Models that can be asked, the usual one first; none where the office has none. */
  models: readonly string[];
};

/** Writing. Calls throw `OfficeError`; ids are the office's. */
export interface WriteApi {
  /** Documents one may read, newest first unless said otherwise; without a network what was seen last. */
  list(query: DocumentQuery, options?: CallOptions): Promise<DocumentPage>;
  /** One document whole. Without a network the copy on this device, if there is one. */
  get(id: string, options?: CallOptions): Promise<WrittenDocument>;
  /** Makes a document, once for a client id. Throws `documentTitleMissing`, `documentTitleTooLong`, `documentsFull`. */
  create(start: DocumentStart, options?: CallOptions): Promise<WrittenDocument>;
  /**
   * Writes at once what changed since a revision. Throws `documentChanged` where somebody was faster, and
   * `documentReadOnly` for who may only read.
   */
  save(id: string, rev: number, change: DocumentChange, options?: CallOptions): Promise<WrittenDocument>;
  /** Into the bin, for 30 days. */
  remove(id: string, options?: CallOptions): Promise<DocumentRow>;
  restore(id: string, options?: CallOptions): Promise<DocumentRow>;
  /** Out of the bin, for good. */
  purge(id: string, options?: CallOptions): Promise<void>;

  /** The document while it is written: kept on this device at once, at the office within seconds. */
  draft(id: string): (listener: (state: DraftState) => void) => Unsubscribe;
  /**
   * What stands there now; durable on this device when it resolves. `seen` is the `arrival` it was written on: what
   * came since is joined with it. Throws why the document cannot be opened.
   */
  put(id: string, change: DocumentChange, seen?: number): Promise<void>;
  /** Sends what waits now and resolves when the office has it, or says why not. */
  flush(id: string, options?: CallOptions): Promise<void>;
  /** Settles a conflict: one's own words, theirs, or both behind each other. */
  settle(id: string, way: Settling): Promise<void>;

  /** Hears that something about a document has moved on: its text, its comments, what it rests on. */
  changed(id: string): (listener: (revision: number) => void) => Unsubscribe;

  versions(id: string, options?: CallOptions): Promise<readonly DocumentVersion[]>;
  /** What stood in a version. */
  version(
    id: string,
    number: number,
    options?: CallOptions,
  ): Promise<{ number: number; title: string; form: DocumentForm; body: RichText }>;
  /** Keeps what the office has now under a name. */
  keepVersion(id: string, name: string, options?: CallOptions): Promise<DocumentVersion>;

  grants(id: string, options?: CallOptions): Promise<readonly DocumentGrant[]>;
  /** Gives a level to somebody, or takes it away where `level` is left out. Answers everybody who has one. */
  setGrant(
    id: string,
    grant: { kind: DocumentGrant['kind']; granteeId?: string; level?: DocumentLevel; until?: number | null },
    options?: CallOptions,
  ): Promise<readonly DocumentGrant[]>;

  comments(id: string, options?: CallOptions): Promise<readonly DocumentComment[]>;
  addComment(
    id: string,
    said: { quote: string; text: string },
    options?: CallOptions,
  ): Promise<DocumentComment>;
  settleComment(
    id: string,
    commentId: string,
    done: boolean,
    options?: CallOptions,
  ): Promise<DocumentComment>;

  /**
   * Has the office's model write when it is subscribed to, once; each event is heard in order. To unsubscribe stops it.
   * Nothing of it is stored and nothing in a document changes. Throws nothing: what went wrong is heard as `error`.
   */
  assisting(request: AssistRequest): (listener: (news: AssistNews) => void) => Unsubscribe;
  /** Reference files and knowledge bases a document rests on; for who may edit it. */
  sources(id: string, options?: CallOptions): Promise<readonly DocumentSource[]>;
  /**
   * Gives it a file of this device: docx, pdf, txt or md, 20 MB at most, ten of them. Answers all it rests on.
   * Throws `referenceType`, `referenceTooLarge`, `referencesFull` before anything is sent, and `sourceUnreadable`.
   */
  addReference(
    id: string,
    name: string,
    file: Blob,
    options?: CallOptions,
  ): Promise<readonly DocumentSource[]>;
  /** The same with a file of a disk or a chat, by its file id. */
  addStoredReference(
    id: string,
    file: { fileId: string; name: string; size: number },
    options?: CallOptions,
  ): Promise<readonly DocumentSource[]>;
  removeSource(id: string, sourceId: string, options?: CallOptions): Promise<readonly DocumentSource[]>;
  /** The knowledge bases it rests on, all at once. */
  setBases(id: string, baseIds: readonly string[], options?: CallOptions): Promise<readonly DocumentSource[]>;
  /** Passages of what it rests on, best first, quoted with their place; needs no model. */
  findSources(
    id: string,
    words: string,
    limit?: number,
    options?: CallOptions,
  ): Promise<readonly WritingSource[]>;

  /** Takes a picture in that stands in a document; answers its id for the text. Throws `pictureType` for what is none. */
  addPicture(id: string, name: string, file: Blob, options?: CallOptions): Promise<string>;
  /** The bytes of a picture of a document. */
  picture(id: string, file: string, options?: CallOptions): Promise<PictureFile>;

  /** One's own templates, then the office's. */
  templates(
    query: { module?: WriteModuleId; search?: string },
    options?: CallOptions,
  ): Promise<readonly DocumentTemplate[]>;
  saveTemplate(
    template: {
      id?: string;
      title: string;
      module: WriteModuleId;
      language?: 'zh' | 'en';
      office?: boolean;
      form: DocumentForm;
      body: RichText;
    },
    options?: CallOptions,
  ): Promise<DocumentTemplate>;
  removeTemplate(id: string, options?: CallOptions): Promise<void>;

  /** Without a network what was last heard. */
  desk(options?: CallOptions): Promise<WritingDesk>;
  /** Replaces the organisation's list of words; for administrators. */
  setTerms(terms: readonly Term[], options?: CallOptions): Promise<readonly Term[]>;

  /** A document as a file. */
  export(id: string, type: ExportType, options?: CallOptions): Promise<MadeFile>;
  /** Reads a Word, Markdown or text file. Nothing is stored. */
  read(file: BroughtFile): Promise<ReadFile>;
}

// What faces can do with files of chats: send, watch, pause, fetch, look through, and see what the device keeps.
import type { PictureFile } from '../account/account-api.ts';
import type { CallOptions, ListFeed } from '../base/api-shape.ts';
import type { LocalMessage } from '../chat/local-entities.ts';
import type { PeerReason } from '../contract/peer-signal.ts';
import type { DiskConflict, DiskCrumb } from '../contract/disk-entities.ts';
import type { ErrorData } from '../errors.ts';

export type { PeerReason };

/** Kinds of messages that carry a content of their own. */
export type FileKind = 'file' | 'image' | 'video' | 'audio';

/** Where an upload to a disk goes, and what came of it. */
export type DiskGoal = {
  readonly folderId: string;
  readonly path: readonly string[];
  readonly conflict: DiskConflict;
  /** The act it belongs to: what is decided for all of that holds for this one too. */
  readonly batch?: string;
  readonly node?: {
    readonly id: string;
    readonly name: string;
    readonly act: string;
    readonly instant: boolean;
  };
};

/** A file on its way. `checking`: its digest is being made, or compared. */
export type LocalTransfer = {
  readonly id: string;
  readonly direction: 'up' | 'down';
  readonly kind: FileKind;
  readonly chatId: string;
  /** The message it came with; 0 for an upload. */
  readonly mid: number;
  /** The message that waits for an upload. */
  readonly clientId: string;
  readonly fileId: string;
  readonly name: string;
  readonly size: number;
  readonly done: number;
  readonly phase: 'checking' | 'moving';
  /** Spec §4. `stopped`: by signing out; `paused`: by a person. */
  readonly state: 'waiting' | 'running' | 'paused' | 'stopped' | 'failed' | 'done';
  readonly error?: ErrorData | undefined;
  /** Where a finished download lies; empty where the place has no path. */
  readonly place: string;
  readonly createdTime: number;
  /** Where it stands in the queue: of those that wait, the lowest goes first. */
  readonly turn: number;
  /** Directly to the other person's device, or by the office. */
  readonly way: 'direct' | 'office';
  /** Why a file that should go directly goes by the office. */
  readonly wayReason?: PeerReason | undefined;
  /** It goes to a disk: where, and what came of it. */
  readonly disk?: DiskGoal | undefined;
};

/** What is to be sent: a path of this computer, a content in memory, or the contents of a folder. */
export type FileSource =
  | { readonly path: string }
  | { readonly content: Blob | Uint8Array<ArrayBuffer> }
  | {
      /** `path` begins with the folder's name; `modified` in epoch ms. */
      readonly entries: readonly {
        readonly path: string;
        readonly modified?: number;
        readonly content: Blob | Uint8Array<ArrayBuffer>;
      }[];
    };

/** Where a file stands among those that were chosen with it. */
export type SentTogether = { readonly id: string; readonly place: number };

/** A file to be sent. Without `kind` its media type decides. Sides in pixels, `seconds` of sound and film. */
export type NewFile = {
  readonly chatId: string;
  readonly source: FileSource;
  readonly name: string;
  readonly mime?: string | undefined;
  readonly kind?: FileKind | undefined;
  readonly caption?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly seconds?: number | undefined;
  /** Loudness over time, 0 to 100. */
  readonly wave?: readonly number[] | undefined;
  /** A small picture of it: JPEG or PNG. */
  readonly cover?: PictureFile | undefined;
  readonly clientId?: string | undefined;
  /** Files chosen together share an id; their messages go in the order of `place`, however long each upload takes. */
  readonly together?: SentTogether | undefined;
  /** Directly to the other person's device where there is a path, else by the office; direct chats only (spec §3 type 12). */
  readonly direct?: boolean | undefined;
  /** Resolves when the office has the message instead of when it waits. */
  readonly wait?: boolean | undefined;
};

/** A file of a message, as far as its text tells. An id that begins with `local-` is an upload of this device; `peer-`: see `peer`. */
export type MessageFile = {
  readonly chatId: string;
  readonly mid: number;
  readonly kind: FileKind;
  readonly fileId: string;
  readonly name: string;
  readonly size: number;
  readonly mime: string;
  readonly md5: string;
  readonly hasCover: boolean;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly wave: readonly number[];
  /** It went directly from device to device: the office does not have it. */
  readonly peer: boolean;
};

/** A file of an export: where it lies beside it, or why it does not. Paths are relative, with `/` between folders. */
export type ExportedFile = {
  readonly name: string;
  readonly kind: FileKind;
  readonly md5: string;
} &
  /** `size` in bytes, the digest in hex where the place can tell one. */
  (
    | { readonly path: string; readonly size: number; readonly sha256: string | null }
    | { readonly missing: ErrorData }
  );

/** A file in a chat's list of files. */
export type ChatFile = MessageFile & {
  readonly senderName: string;
  readonly time: number;
  /** Where it lies on this device; empty where it does not. */
  readonly place: string;
};

/** How much one kind of kept files takes. */
export type CacheShare = { readonly folder: string; readonly files: number; readonly bytes: number };
/** What this device keeps of files. */
export type CacheInfo = {
  readonly root: string;
  readonly writable: boolean;
  readonly shares: readonly CacheShare[];
};

/** What several uploads have in common that are one act. `bytes` of all of them is told with the first, before anything goes up. */
export type UploadedTogether = { readonly batch: string; readonly bytes?: number | undefined };

/** What is to go to a folder of a disk. */
export type NewDiskFile = {
  readonly folderId: string;
  readonly source: FileSource;
  readonly name: string;
  readonly mime?: string | undefined;
  readonly conflict?: DiskConflict | undefined;
  readonly path?: readonly string[] | undefined;
  readonly together?: UploadedTogether | undefined;
  /** What the disk has room for, and the largest file it takes, in bytes. */
  readonly freeBytes?: number | undefined;
  readonly maxFileBytes?: number | undefined;
  /** The folder and those above it, from the disk's own down: an upload that was to make some of them is the same one. */
  readonly crumbs?: readonly DiskCrumb[] | undefined;
};
/** A file that has come to a disk. */
export type DiskArrival = {
  readonly id: string;
  readonly name: string;
  readonly act: string;
  readonly instant: boolean;
  readonly size: number;
  readonly md5: string;
};

/** A file of a compressed download: `path` are the names of its folders and its own. */
export type ZipPart = {
  path: readonly string[];
  /** A folder with nothing in it: it stands in the archive by its name alone. */
  isFolder?: true;
  fileId: string;
  size: number;
  md5: string;
  modified: number;
};

/** Where a transfer that waits is put: before all others of its direction, one place on, or behind all. */
export type QueueMove = 'first' | 'earlier' | 'later' | 'last';

/** Files of chats. */
export interface FilesApi {
  /** Uploads and downloads, the last of the queue first. */
  transfers: ListFeed<LocalTransfer>;
  /**
   * Puts a message into the outbox that goes as soon as its file is up. Throws `fileSizeLimit`, `zipTooLarge`,
   * `folderEmpty`, `fileMissing`, `chatDisabled`, `directOnlyForTwo`.
   */
  send(input: NewFile, options?: CallOptions): Promise<LocalMessage>;
  /** Fetches files of the office into one compressed file: at a path, else to be handed on. See `DiskApi.downloadZip`. */
  fetchZip(
    input: { entries: readonly ZipPart[]; to?: string },
    options?: CallOptions,
  ): Promise<{ place: string; size: number; content?: Blob | Uint8Array<ArrayBuffer> }>;
  /** Puts uploads to a disk into the queue; answers their ids. See `DiskApi.upload`. */
  sendToDisk(input: NewDiskFile, options?: CallOptions): Promise<readonly string[]>;
  /** Resolves when an upload to a disk is done. */
  arrivedOnDisk(id: string, options?: CallOptions): Promise<DiskArrival>;
  /** Decides for an upload to a disk whose name is taken; see `DiskApi.decide`. */
  decide(id: string, conflict: DiskConflict, input?: { forAll?: boolean }): Promise<void>;
  pause(id: string): Promise<void>;
  resume(id: string): Promise<void>;
  /** Changes when one that does not run yet has its turn. One that runs, is done or has failed stays where it is. */
  reorder(id: string, move: QueueMove): Promise<void>;
  /** Takes a transfer away; an upload's message with it. */
  cancel(id: string): Promise<void>;
  /** Takes finished transfers off the list. */
  tidy(): Promise<void>;
  /** A message's content, or its small picture: from this device, else from the office. */
  content(file: MessageFile, input?: { cover?: boolean }, options?: CallOptions): Promise<PictureFile>;
  /**
   * The same of a file, fetched by the queue where it is not here, as it lies on this device: whoever reads a piece of it
   * holds no more than that piece. A Blob goes through a browser's ports, not through Electron's.
   */
  stored(file: MessageFile, options?: CallOptions): Promise<Blob>;
  /**
   * An address under which the office gives this one file, by ranges too, for a minute: for players and for the browser's
   * own downloads. Whoever begins later asks anew. Throws `fileGone`.
   */
  address(file: Pick<MessageFile, 'fileId'>, options?: CallOptions): Promise<string>;
  /** Whether this client can send and take files directly; Node clients cannot. */
  canGoDirectly(): Promise<boolean>;
  /** Saves a message's file; answers where it lies. `to` is a path of this computer, else the cache decides. */
  download(file: MessageFile, input?: { to?: string }, options?: CallOptions): Promise<{ place: string }>;
  /** Where a file lies on this device, or undefined. */
  kept(file: MessageFile): Promise<string | undefined>;
  /** A chat's files, the newest first. */
  ofChat(
    chatId: string,
    input?: { kinds?: readonly FileKind[]; before?: number; limit?: number },
  ): Promise<readonly ChatFile[]>;
  /** The file of one message. Throws `fileGone`. */
  ofMessage(chatId: string, mid: number): Promise<ChatFile>;
  /** What one's files take at the office, and may take, in bytes; without a limit there is none. */
  space(options?: CallOptions): Promise<{ usedBytes: number; limitBytes?: number | undefined }>;
  cacheInfo(): Promise<CacheInfo>;
  /** Removes what is cached; received files too where asked for. Answers how many bytes that freed. */
  clearCache(input?: { received?: boolean }): Promise<{ bytes: number; files: number }>;
}

// What the SDK offers of the cloud disk: looking, changing, moving contents, sharing, finding. Ids are those of things; paths are `resolve`d.
import type { CallOptions } from '../base/api-shape.ts';
import type {
  Disk,
  DiskActivity,
  DiskAdministrator,
  DiskConflict,
  DiskCrumb,
  DiskGrant,
  DiskGrantee,
  DiskHit,
  DiskItemAnswer as WireAnswer,
  DiskKind,
  DiskLevel,
  DiskLink,
  DiskNode,
  DiskShare,
  DiskTask,
  DiskVersion,
} from '../contract/disk-entities.ts';
import type { ErrorCode } from '../errors.ts';
import type { FileSource, UploadedTogether } from '../transfers/files-api.ts';

export type {
  Disk,
  DiskActivity,
  DiskAdministrator,
  DiskConflict,
  DiskCrumb,
  DiskGrant,
  DiskGrantee,
  DiskHit,
  DiskKind,
  DiskLevel,
  DiskLink,
  DiskNode,
  DiskShare,
  DiskTask,
  DiskVersion,
};

/** What became of one thing of a list; `error` says why it was refused. */
export type DiskItemAnswer = WireAnswer & { error?: ErrorCode };

/** A page of a folder. `next` goes on behind it; `seenAt` says from when it is where the office could not be asked. */
export type DiskFolderPage = {
  folder: DiskNode;
  crumbs: readonly DiskCrumb[];
  rows: readonly DiskNode[];
  total: number;
  next?: string | undefined;
  seenAt?: number | undefined;
};
/** How a folder is listed: folders first, in an order. */
export type DiskListing = {
  sort?: 'name' | 'size' | 'time' | 'uploader';
  descending?: boolean;
  onlyFolders?: boolean;
  cursor?: string | undefined;
  /** At most 500. */
  limit?: number;
};
/** Where a path leads: the thing, or the nearest folder above it and the names that are missing. */
export type DiskPlace = {
  disk: Disk;
  node?: DiskNode | undefined;
  above: DiskNode;
  missing: readonly string[];
};
/** What goes up: a file or folder of this computer, or contents in memory. */
export type DiskUpload = {
  folderId: string;
  source: FileSource;
  name: string;
  mime?: string | undefined;
  /** What happens where the name is taken; `refuse` where nobody was asked (spec §5). */
  conflict?: DiskConflict | undefined;
  /** Folders below the folder, made where they are missing. */
  path?: readonly string[] | undefined;
  /** Uploads that are one act: their bytes are held against the room together, and one decision can hold for all. */
  together?: UploadedTogether | undefined;
};
/** An upload that is done. `instant`: the office had the content already. */
export type DiskUploaded = {
  id: string;
  name: string;
  size: number;
  md5: string;
  instant: boolean;
  act: string;
};

/** The cloud disk. Folders that were looked at stay readable without a network. Whatever may not be seen is refused as `diskGone`, like what is not there. */
export interface DiskApi {
  /** The disks of the person. */
  disks(input?: { kind?: DiskKind }, options?: CallOptions): Promise<readonly Disk[]>;
  /** Follows a path such as `personal:/a/b`. Throws `diskPathUnknown`. */
  resolve(path: string, options?: CallOptions): Promise<DiskPlace>;
  list(folderId: string, listing?: DiskListing, options?: CallOptions): Promise<DiskFolderPage>;
  stat(
    id: string,
    options?: CallOptions,
  ): Promise<{ node: DiskNode; crumbs: readonly DiskCrumb[]; disk: Disk }>;
  /** A new folder; an empty name gets the default label. Throws `diskNameForbidden`, `diskSameName`. */
  mkdir(folder: Pick<DiskNode, 'id' | 'diskKind'>, name: string, options?: DiskActOptions): Promise<DiskNode>;
  /** Throws `diskNameUnchanged` besides; `diskChanged` where `rev` is old. */
  rename(
    node: Pick<DiskNode, 'id' | 'name' | 'diskKind'> & { rev?: number | undefined },
    name: string,
    options?: DiskActOptions,
  ): Promise<DiskNode>;
  /**
   * Moves or copies by one decision, a thousand at a time; answers per thing. With `dryRun` it only tells what would become
   * of each. Given the `clientId` of an act that broke off it goes on with it. Throws `diskOnePaste`.
   */
  relocate(
    input: {
      ids: readonly string[];
      targetId: string;
      copies?: boolean;
      conflict?: DiskConflict;
      decisions?: Readonly<Record<string, DiskConflict>>;
      /** Of a single thing: what it is called there. */
      name?: string;
      dryRun?: boolean;
      clientId?: string;
    },
    options?: CallOptions,
  ): Promise<readonly DiskItemAnswer[]>;
  /**
   * Pastes a copy of one thing into a folder, a task's folder included. Throws `diskOnePaste` while another paste or move
   * of this client is under way, `diskSameName` where the name is taken and nothing was decided.
   */
  paste(
    input: { node: DiskThing; target: DiskThing; conflict?: DiskConflict },
    options?: CallOptions,
  ): Promise<DiskItemAnswer>;
  /** Moves one thing by the call of its disk's family. Throws `diskOnePaste`, `diskMoveToRoot`, `diskFileToRoot`. */
  move(
    input: { node: DiskThing & { rev?: number | undefined }; target: DiskThing; conflict?: DiskConflict },
    options?: CallOptions,
  ): Promise<DiskItemAnswer>;
  /** Into the bin. With the same `clientId` it is done once; the same holds for what follows. */
  trash(ids: readonly string[], options?: DiskActOptions): Promise<readonly DiskItemAnswer[]>;
  restore(
    ids: readonly string[],
    input?: { conflict?: DiskConflict },
    options?: DiskActOptions,
  ): Promise<readonly DiskItemAnswer[]>;
  purge(ids: readonly string[], options?: DiskActOptions): Promise<readonly DiskItemAnswer[]>;
  trashed(
    input?: { diskId?: string; cursor?: string; limit?: number },
    options?: CallOptions,
  ): Promise<{ rows: readonly DiskNode[]; next?: string | undefined }>;
  versions(id: string, options?: CallOptions): Promise<readonly DiskVersion[]>;
  restoreVersion(id: string, number: number, options?: CallOptions): Promise<DiskNode>;
  /**
   * Puts what it finds into the one queue and answers the ids of the transfers. Throws `folderEmpty`, `fileMissing`,
   * `diskSpace` before anything goes up.
   */
  upload(input: DiskUpload, options?: CallOptions): Promise<readonly string[]>;
  /** Resolves when an upload is done; rejects with what ended it. */
  uploaded(transferId: string, options?: CallOptions): Promise<DiskUploaded>;
  /**
   * Decides what becomes of an upload whose name is taken; `skip` takes it off the list. With `forAll` the same holds for
   * whatever else of its act is not done: those whose names are taken already, and those that will find theirs taken.
   */
  decide(transferId: string, conflict: DiskConflict, input?: { forAll?: boolean }): Promise<void>;
  /** Fetches a file by the one queue; `to` is a path of this computer. */
  download(
    node: Pick<DiskNode, 'id' | 'fileId' | 'name' | 'size' | 'md5' | 'type'>,
    input?: { to?: string },
    options?: CallOptions,
  ): Promise<{ place: string }>;
  /**
   * Fetches a selection as one compressed file, streamed; `to` is a path of this computer. At most 1 GB. Throws
   * `zipTooLarge`, `folderEmpty`, `diskDownloadExists` before anything comes.
   */
  downloadZip(
    input: { ids: readonly string[]; to: string },
    options?: CallOptions,
  ): Promise<{ place: string; size: number; files: number }>;
  /** The same for faces that have no paths: as it lies on this device where its host can give that, else as bytes. */
  zip(ids: readonly string[], options?: CallOptions): Promise<Blob | Uint8Array<ArrayBuffer>>;
  /** A file's content, kept on this device. */
  content(
    node: Pick<DiskNode, 'id' | 'fileId' | 'name' | 'size' | 'md5' | 'type'>,
    options?: CallOptions,
  ): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> }>;
  /** The same as it lies on this device: see `FilesApi.stored`. */
  stored(
    node: Pick<DiskNode, 'id' | 'fileId' | 'name' | 'size' | 'md5' | 'type'>,
    options?: CallOptions,
  ): Promise<Blob>;
  /** An address of its content for a minute: see `FilesApi.address`. */
  address(node: Pick<DiskNode, 'id' | 'fileId' | 'name'>, options?: CallOptions): Promise<string>;
  /** Saves a file of a chat, or of another disk, without a transfer. */
  saveFile(
    input: { folderId: string; fileId: string; name: string; conflict?: DiskConflict },
    options?: CallOptions,
  ): Promise<{ node: DiskNode; act: string }>;
  share(
    input: { id: string; grantees: readonly DiskGrantee[]; level: DiskLevel; until?: number },
    options?: CallOptions,
  ): Promise<DiskShare>;
  shares(way: 'in' | 'out', options?: CallOptions): Promise<readonly DiskShare[]>;
  markShare(id: string, received: boolean, options?: CallOptions): Promise<void>;
  unshare(id: string, options?: CallOptions): Promise<void>;
  makeLink(
    input: { id: string; password?: string; until?: number; mostOpens?: number },
    options?: CallOptions,
  ): Promise<DiskLink>;
  links(id?: string, options?: CallOptions): Promise<readonly DiskLink[]>;
  revokeLink(id: string, options?: CallOptions): Promise<void>;
  openLink(token: string, password?: string, options?: CallOptions): Promise<DiskNode>;
  grants(id: string, options?: CallOptions): Promise<readonly DiskGrant[]>;
  grant(
    input: { id: string; grantee: DiskGrantee; level: DiskLevel; until?: number },
    options?: CallOptions,
  ): Promise<readonly DiskGrant[]>;
  ungrant(id: string, grantee: DiskGrantee, options?: CallOptions): Promise<readonly DiskGrant[]>;
  askAccess(id: string, options?: CallOptions): Promise<void>;
  answerAccess(
    input: { id: string; personId: string; grants: boolean; level?: DiskLevel },
    options?: CallOptions,
  ): Promise<void>;
  search(
    input: { query: string; diskId?: string; inContent?: boolean; type?: DiskFileType; limit?: number },
    options?: CallOptions,
  ): Promise<readonly DiskHit[]>;
  star(id: string, starred: boolean, options?: CallOptions): Promise<void>;
  starred(options?: CallOptions): Promise<readonly DiskHit[]>;
  recent(options?: CallOptions): Promise<readonly DiskHit[]>;
  /** A thing was looked at, or `received`: fetched to be kept. Whoever shared it sees it counted. */
  touch(id: string, input?: { received?: boolean }, options?: CallOptions): Promise<void>;
  activity(id: string, input?: { before?: string }, options?: CallOptions): Promise<readonly DiskActivity[]>;
  tasks(input?: { closed?: boolean }, options?: CallOptions): Promise<readonly DiskTask[]>;
  startTask(
    input: { title: string; memberIds: readonly string[]; paths?: readonly string[] },
    options?: CallOptions,
  ): Promise<DiskNode>;
  /** More members of a task, each with a folder of their own. Throws `diskPermission` for all but its starter, `diskTaskClosed`. */
  addTaskMembers(
    input: { id: string; memberIds: readonly string[] },
    options?: CallOptions,
  ): Promise<DiskTask>;
  /**
   * Takes members out of a task, which they do not see any more; what they put there stays. Throws as `addTaskMembers` does,
   * and `notFound` where nobody of them takes part.
   */
  removeTaskMembers(
    input: { id: string; memberIds: readonly string[] },
    options?: CallOptions,
  ): Promise<DiskTask>;
  closeTask(id: string, options?: CallOptions): Promise<DiskTask>;
  /** Who administers the disks of the organisation: one super administrator, and how many administrators there are. */
  administrators(options?: CallOptions): Promise<readonly DiskAdministrator[]>;
  /** The super administrator hands the power on; `confirm` is the other's name as it was typed. Throws `forbidden`, `invalid`. */
  transferPower(
    input: { personId: string; confirm: string },
    options?: CallOptions,
  ): Promise<readonly DiskAdministrator[]>;
  /** A small PNG; empty where there is none. */
  thumbnail(id: string, side: number, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>>;
  /** The text that stands in a file or in one of its versions. */
  text(
    id: string,
    input?: { version?: number },
    options?: CallOptions,
  ): Promise<{ text: string; cut: boolean; failure?: string | undefined }>;
  /**
   * Resolves at the next change of a folder that somebody looks at, by its id; with ids of disks, of the bins of these and
   * of the person's lists across disks: shares, starred, lately used, their disks. Rejects when it is given up.
   */
  changed(of: string | readonly string[], options?: CallOptions): Promise<void>;
}

/** A call that changes something: under the same `clientId` the office does it once and answers the same. */
export type DiskActOptions = CallOptions & { clientId?: string };

/** A thing of a disk, as far as a paste or a move has to know it. */
export type DiskThing = Pick<DiskNode, 'id' | 'diskId' | 'diskKind'>;

/** What a search may be narrowed to. */
export type DiskFileType = 'folder' | 'document' | 'picture' | 'video' | 'audio' | 'archive' | 'other';

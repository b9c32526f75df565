// The rows of the local store in house names; the table files map them to columns.

/** A stored message of a direct or group chat (tables friend_msg and group_msg, spec §3). */
export type MessageRow = {
  mid: number;
  chatId: string;
  chatKind: 'direct' | 'group';
  /** Content type number (`ct`). */
  contentType: number;
  text: string;
  senderId: string;
  senderName: string;
  avatar: string;
  /** The peer of a direct chat, or the group. */
  peerId: string;
  groupId: string;
  time: number;
  mine: boolean;
  bySystem: boolean;
  systemKey: string;
  operatorName: string;
  targetNames: string;
  readByPeer: boolean;
  readTime: number;
  /** Deleted for this person (`sigleflag` 1). */
  deleted: boolean;
  ordinal: number;
  /** Kept beside the four tables (message_detail): client id of own messages, mentions, quoted message. */
  clientId: string;
  mentions: string[];
  citedMid: number;
  /** What people added to it; most messages have nothing. */
  marks?: MessageMarks | undefined;
  /** Whose words it carries that was forwarded; most messages are their sender's own. */
  forwardedFrom?: string | undefined;
};

/** What was added to a message since it was written. */
export type MessageMarks = {
  /** Position of the newest event that changed it; an answer that knows less changes nothing. */
  changed: number;
  /** When it was worded anew, in epoch ms; 0 where it never was. */
  editedTime: number;
  reactions: readonly { emoji: string; count: number; mine: boolean }[];
};

/** An act on a group that waits for the office, or that was refused (table group_act, ours). */
export type GroupActRow = {
  position: number;
  clientId: string;
  /** The act as JSON. */
  act: string;
  createdTime: number;
  state: 'queued' | 'failed';
  /** Why it failed, as JSON; empty while it waits. */
  error: string;
};

/** An act of a feature that waits for the office, or that was refused (table feature_act, ours). */
export type FeatureActRow = GroupActRow & {
  /** Whose act it is. */
  feature: string;
  /** What it would do, as JSON: a key with its parameters, and what it is about. */
  line: string;
};

/** An act on a message that waits for the office, or that was refused (table message_act, ours). */
export type MessageActRow = {
  position: number;
  /** What it does to what; a newer act of the same id takes its place. */
  actId: string;
  /** Tells an act from a newer one that has taken its place; empty for those of older versions. */
  revision: string;
  /** What is to be done, as JSON. */
  work: string;
  createdTime: number;
  state: 'queued' | 'failed';
  /** Why it failed, as JSON; empty while it waits. */
  error: string;
};

/** A thing as it was last seen, for reading without a network (table copy, ours). */
export type CopyRow = {
  /** Its one name, `event:812`; what stands before the colon is its kind. */
  reference: string;
  /** 0 where it has none. */
  revision: number;
  /** What its feature shows, as JSON. */
  body: string;
  /** When it was last asked for or looked at, in epoch ms. */
  seenTime: number;
};

/** A chat list row. Fields as the contract's `Chat`, stored as they are (table chat, ours). */
export type ChatRow = {
  id: string;
  kind: 'direct' | 'group';
  name: string;
  avatar: string;
  peerId: string;
  groupId: string;
  unread: number;
  lastText: string;
  lastMid: number;
  lastSenderId: string;
  lastSenderName: string;
  lastKind: string;
  lastTime: number;
  lastBySystem: boolean;
  lastSystemKey: string;
  lastOperatorName: string;
  lastTargetNames: string;
  lastOrdinal: number;
  pinned: boolean;
  pinnedTime: number;
  muted: boolean;
  /** The person follows the group, or the peer. */
  focused: boolean;
  mentioned: boolean;
  enabled: boolean;
  markedUnread: boolean;
  pinyin: string;
  toolKey: string;
  readMid: number;
  readOrdinal: number;
  peerReadMid: number;
  memberCount: number;
  /** Newest position of the office's sequence that this row has taken in; a row that is older may not replace it. */
  asOf: number;
};

/** A message that waits for its acknowledgement (protocol decision 8). */
export type OutboxRow = {
  clientId: string;
  chatId: string;
  /** Grows by one per row of the store; order per chat. */
  position: number;
  text: string;
  contentType: number;
  mentions: string[];
  citedMid: number;
  createdTime: number;
  state: 'queued' | 'failed';
  /** Error data as JSON where failed. */
  error: string;
  /** Process that is sending it, and until when (epoch ms). */
  leaseHolder: string;
  leaseUntil: number;
  /** The upload that has to be done first, or empty. */
  waitsFor: string;
  /** When the office is to send it, in epoch ms; 0 for what goes as soon as it can. */
  dueTime: number;
  /** One that is for later was taken to the office at least once: nobody knows whether it is there. */
  offered: boolean;
};

/** Where a transfer stands (spec §4). */
export const transferStates = ['waiting', 'running', 'paused', 'stopped', 'failed', 'done'] as const;

/** A file on its way up or down (table transfer, ours). */
export type TransferRow = {
  id: string;
  direction: 'up' | 'down';
  contentType: number;
  chatId: string;
  /** The message it came with; 0 for an upload. */
  mid: number;
  /** The message that waits for an upload. */
  clientId: string;
  fileId: string;
  name: string;
  mime: string;
  size: number;
  /** When the file was changed last as the upload began, epoch ms. */
  modified: number;
  md5: string;
  /** What is read, or where the download is wanted; empty for the cache's own choice. */
  place: string;
  caption: string;
  /** JSON. */
  facts: string;
  state: (typeof transferStates)[number];
  /** Error data as JSON where failed. */
  error: string;
  done: number;
  uploadId: string;
  /** The content that the bytes so far are of. */
  tag: string;
  createdTime: number;
  /** Where it stands in the queue: the lowest goes first. 0 until it has been put there. */
  turn: number;
  leaseHolder: string;
  leaseUntil: number;
};

/** A file of a chat that lies on this device (table local_file, spec §3). */
export type LocalFileRow = {
  id: string;
  mid: number;
  chatId: string;
  fileId: string;
  name: string;
  place: string;
  size: number;
  type: string;
  md5: string;
  updateTime: number;
  peer: boolean;
};

/** A picture or video that is cached (table cache_file, spec §3). */
export type CacheFileRow = {
  id: string;
  mid: number;
  chatId: string;
  place: string;
  originPlace: string;
  coverUrl: string;
  originUrl: string;
  fileType: string;
  type: string;
  extra: string;
  updateTime: number;
  peer: boolean;
};

/** A draft (one per chat). */
export type DraftRow = { chatId: string; text: string; updatedTime: number };

/** Where the stored history of a chat has holes: everything between two marks is whole. */
export type HistoryRow = {
  chatId: string;
  /** Oldest mid from which on everything newer is stored. */ wholeFrom: number;
  /** True when nothing older exists. */ complete: boolean;
};

/** A cached department or person of the organisation (spec §3 «Organisation cache»). */
export type OrganisationDepartmentRow = {
  id: string;
  label: string;
  createTime: number;
  type: string;
  title: string;
  departmentName: string;
};
/** A cached person. */
export type OrganisationPersonRow = {
  id: string;
  label: string;
  departmentId: string;
  createTime: number;
  title: string;
  type: string;
  loginName: string;
  departmentName: string;
  /** Title and department in English, where the office knows them. */
  titleEn?: string | undefined;
  departmentNameEn?: string | undefined;
  removed: boolean;
  /** Syllables separated by spaces («zhang wei»), as the server knows them. */
  pinyin?: string;
};

/** Wire text as people read it, which is what is indexed and verified; of a notice its `row` tells the sentence. */
export type PlainText = (wire: string, row: MessageRow) => string;

/** By a word of a query: texts of which one may stand instead. */
export type Instead = ReadonlyMap<string, readonly string[]>;

/** A search over stored messages; every filter is optional. */
export type MessageSearch = {
  text: string;
  /** What may stand in a message instead of a word of the text, by that word in lower case. */
  instead?: Instead;
  chatId?: string;
  senderId?: string;
  contentTypes?: readonly number[];
  /** Kinds that are left out; cheaper than naming the others where these are few. Needs words, a chat or a sender. */
  exceptContentTypes?: readonly number[];
  /** Lines that tell of what happened in a chat come after all that somebody wrote. */
  peopleFirst?: boolean | undefined;
  from?: number;
  to?: number;
  /** Only messages with smaller numbers. */
  before?: number;
  offset: number;
  limit: number;
};

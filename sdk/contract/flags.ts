// Named values of every numbered flag of the wire (spec §3, §4); a reading of ours stands beside the flag it explains.

/** `type` of a chat list item: 0 friend, 1 group (spec §3). */
export const chatType = { direct: 0, group: 1 } as const;
/** `chatmode`: «friend when chatmode is 1» (spec §3); reading: 2 is a group. */
export const chatMode = { direct: 1, group: 2 } as const;
/** `topflag`: 1 pinned, 2 not pinned (spec §3). */
export const topFlag = { pinned: 1, notPinned: 2 } as const;
/** `linkflag`: 1 enabled, 2 disabled: removed, left, dissolved or no longer a friend (spec §3). */
export const linkFlag = { enabled: 1, disabled: 2 } as const;
/** `msgfreeflag`: do not disturb; reading: 1 on, 2 off, as `topflag` counts. */
export const messageFreeFlag = { muted: 1, audible: 2 } as const;
/** `newMsgTip`: whether a new message is announced; reading: 1 announce, 2 stay quiet. */
export const newMessageTip = { announce: 1, quiet: 2 } as const;
/** `atreadflag`: reading: 1 an unread message mentions this person or everybody, 2 none does. */
export const mentionFlag = { mentioned: 1, notMentioned: 2 } as const;
/** `readflag` of a message: 1 when the peer has read it (spec §4); reading: 0 not yet. Of a chat: its last own message. */
export const readFlag = { read: 1, unread: 0 } as const;
/** `toreadflag`: reading: 1 the person marked the chat «to read» (unread by hand), 0 not. */
export const toReadFlag = { marked: 1, notMarked: 0 } as const;
/** `readflag2`: reading: 1 the person's own cursor stands on the newest message, 0 it does not. */
export const ownReadFlag = { caughtUp: 1, behind: 0 } as const;
/** `sigleflag`: 1 deleted for this person (with `sigleuid` 0, spec §4); reading: 0 not deleted. */
export const singleFlag = { deleted: 1, kept: 0 } as const;
/** `mine`, `sendbysys`: plain yes and no. */
export const yesNo = { yes: 1, no: 0 } as const;
/** `oper` of the session operation: 1 open, 2 close (spec §4). */
export const sessionOperation = { open: 1, close: 2 } as const;
/** `oper` of `/chat/oper` (protocol decision 22). */
export const chatOperation = { pin: 1, unpin: 2, mute: 3, unmute: 4, markUnread: 5, remove: 6 } as const;
/** `oper` of `/chat/msgOper`; reading: 1 withdraw for everybody, 2 delete for oneself. */
export const messageOperation = { withdraw: 1, delete: 2 } as const;
/** `userflag` of a group member; reading: 0 member, 1 administrator, 2 owner. In `/chat/group`: 1 asks for members too. */
export const memberRole = { member: 0, administrator: 1, owner: 2 } as const;
/** `freeflag` of group push settings; reading: 1 silent, 2 normal, as `msgfreeflag`. */
export const groupPushFlag = { silent: 1, normal: 2 } as const;
/** `applyflag`, `reviewflag` of a group; reading: 1 on, 2 off. Invitation on: every member may invite. */
export const switchFlag = { on: 1, off: 2 } as const;
/** `oper` of `/chat/groupAdmin` (ours). */
export const roleOperation = { appoint: 1, dismiss: 2 } as const;
/** `oper` of `/chat/groupDecide` (ours). */
export const decision = { approve: 1, reject: 2 } as const;
/** `toolKey`: «ai» marks the AI entry (spec §3); anything else is an ordinary chat. */
export const toolKey = { ai: 'ai' } as const;
/** `delFlag` of a person; reading: "0" present, "2" removed, as the user centre's own accounts. */
export const deleteFlag = { present: '0', removed: '2' } as const;

/** Content types (`ct`, spec §3). */
export const contentType = {
  text: 1,
  file: 3,
  audio: 4,
  video: 5,
  image: 6,
  location: 7,
  telephone: 8,
  link: 10,
  peerFile: 12,
  flash: 13,
  meeting: 14,
  shareLink: 21,
  shareFile: 22,
} as const;
/** The house's name of a content type. */
export type ContentKind = keyof typeof contentType;

/** Keys of group system messages (`sysmsgkey`, spec §4). */
export const systemKeys = [
  'create',
  'join',
  'ownerleave',
  'leave',
  'operkick',
  'tokick',
  'msgback',
  'ownerchange',
  'applyopen',
  'applyclose',
  'reviewopen',
  'reviewclose',
  'updatenotice',
  'updatename',
  'delgroup',
] as const;
/** One of the fifteen group system keys. */
export type SystemKey = (typeof systemKeys)[number];

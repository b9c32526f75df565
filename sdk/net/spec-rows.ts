// Rows of a server that knows the specification alone, in the fields our contract reads: names, defaults, who they belong to.
import { padChatId } from '../contract/chat-id.ts';
import { contentType } from '../contract/flags.ts';
import { contentKindOf } from '../contract/markup/content-kind.ts';

/** A row as it came. */
export type Raw = Record<string, unknown>;

/** True for a row, false for what is none. */
export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Absent, null and empty are one (spec-only servers write all three). */
export const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A field as a word: a text, a number or a yes as they are written; a row or a list says nothing. */
const wordOf = (value: unknown, otherwise = ''): string =>
  ['string', 'number', 'bigint', 'boolean'].includes(typeof value) ? `${value as string}` : otherwise;

/** The first of several fields that says something. */
export function firstOf(row: Raw, ...names: readonly string[]): unknown {
  return names.map((name) => row[name]).find((value) => !isAbsent(value));
}

/** The fields of a row, without those that say nothing. */
function said(row: Raw): Raw {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => !isAbsent(value)));
}

/** What is told of a field nowhere else is taken from here. */
const withDefaults = (defaults: Raw, row: Raw): Raw => ({ ...said(defaults), ...said(row) });

/** Which chat a group has and which group a chat, as far as rows have told; both ways, because no one row says both. */
export class KnownGroups {
  readonly #chatOf = new Map<string, string>();
  readonly #groupOf = new Map<string, string>();

  learn(groupId: unknown, chatId: unknown): void {
    if (isAbsent(groupId) || isAbsent(chatId)) return;
    this.#chatOf.set(String(groupId), padChatId(String(chatId)));
    this.#groupOf.set(padChatId(String(chatId)), String(groupId));
  }

  chatOf(groupId: unknown): string | undefined {
    return this.#chatOf.get(String(groupId));
  }

  groupOf(chatId: unknown): string | undefined {
    return isAbsent(chatId) ? undefined : this.#groupOf.get(padChatId(String(chatId)));
  }
}

const secondsBelow = 100_000_000_000;
const secondsFrom = 100_000_000;

/** A moment in milliseconds: what would lie in the first years after 1970 was written in seconds. */
export function moment(value: unknown): unknown {
  const number =
    typeof value === 'number' ? value : /^\d{9,15}$/.test(String(value)) ? Number(value) : Number.NaN;
  if (Number.isNaN(number)) return value;
  return number >= secondsFrom && number < secondsBelow ? number * 1_000 : number;
}

/** A row of the chat list (§3). Without ordinals, what is unread is the distance of two places that only this row knows. */
export function chatRow(given: unknown, known: KnownGroups): unknown {
  if (!isRaw(given)) return given;
  const row = said(given);
  const id = firstOf(row, 'chatlinkid', 'id', 'chatId');
  const group = firstOf(row, 'groupid', 'groupId');
  known.learn(group, id);
  const isGroup = isAbsent(row['chatmode'])
    ? wordOf(row['type'], group === undefined ? '0' : '1') === '1'
    : String(row['chatmode']) !== '1';
  return {
    linkflag: 1,
    topflag: 2,
    msgfreeflag: 2,
    ...row,
    id,
    type: isGroup ? 1 : 0,
    chatmode: isGroup ? 2 : 1,
    ...(isGroup ? { groupid: group ?? known.groupOf(id) } : {}),
    time: moment(row['time']),
    mid: houseNumber(row['mid'], isGroup),
    ...(isAbsent(row['readmid']) ? {} : { readmid: houseNumber(row['readmid'], isGroup) }),
    ...(isAbsent(row['n']) ? { n: row['unReadCount'] ?? 0, readn: 0 } : {}),
  };
}

/**
 * A message's number in the house. Servers may count friends' and groups' messages apart, and this device has one place
 * for both: groups take the odd numbers. What has more digits than a number holds stays as it came, and is left out.
 */
export function houseNumber(value: unknown, group: boolean): unknown {
  return /^\d{1,15}$/.test(String(value)) ? Number(value) * 2 + Number(group) : value;
}

const numbered: readonly string[] = ['startmid', 'mid', 'mids', 'cite'];
const toWire = (value: unknown): unknown =>
  /^[1-9]\d*$/.test(String(value)) ? String(Math.floor(Number(value) / 2)) : value;

/** A request's fields with the numbers as their server counts. */
export function serverNumbers(wire: Raw): Raw {
  const entries = Object.entries(wire).map(([name, value]): [string, unknown] => {
    if (!numbered.includes(name)) return [name, value];
    if (Array.isArray(value)) return [name, value.map(toWire)];
    const several = typeof value === 'string' && value.includes(',');
    return [name, several ? value.split(',').map(toWire).join(',') : toWire(value)];
  });
  return Object.fromEntries(entries);
}

const knownTypes: ReadonlySet<number> = new Set(Object.values(contentType));

/** A message of a page or a frame; which chat it is of is known by what was asked for. */
export function messageRow(
  given: unknown,
  at: { chatId?: unknown; group?: boolean },
  known: KnownGroups,
): unknown {
  if (!isRaw(given)) return given;
  const row = said(given);
  const chatId = firstOf(row, 'chatlinkid', 'chatId') ?? at.chatId;
  const group =
    firstOf(row, 'groupid', 'groupId') ?? (at.group === true ? (known.groupOf(chatId) ?? '') : undefined);
  known.learn(group, chatId);
  const c = row['c'] ?? '';
  const told = Number(row['ct']);
  const kind = knownTypes.has(told) ? told : contentType[contentKindOf(wordOf(c))];
  const id = firstOf(row, 'id', 'mid');
  return {
    ...row,
    ...(id === undefined ? {} : { id: houseNumber(id, group !== undefined) }),
    ...(isAbsent(row['cite']) ? {} : { cite: houseNumber(row['cite'], group !== undefined) }),
    chatlinkid: chatId,
    c,
    ct: kind,
    ...(group === undefined ? {} : { groupid: group }),
    time: isAbsent(row['time']) ? 0 : moment(row['time']),
  };
}

/** Newest first, whatever the order of the page was. Rows without a number stay where the schema finds them. */
export function newestFirst(rows: readonly unknown[]): unknown[] {
  const number = (row: unknown): number => (isRaw(row) ? Number(row['id']) : Number.NaN);
  const [first, last] = [number(rows[0]), number(rows.at(-1))];
  const numbers = rows.map(number).filter((one) => !Number.isNaN(one));
  const falls = numbers.every((one, at) => at === 0 || one <= (numbers[at - 1] ?? Infinity));
  if (falls && first >= last) return [...rows];
  return rows.toSorted((a, b) => (number(b) || 0) - (number(a) || 0));
}

/** A group (§3). Switches that nobody speaks of are open. */
export function groupRow(given: unknown, known: KnownGroups, asked: Raw = {}): unknown {
  if (!isRaw(given)) return given;
  const row = withDefaults(asked, given);
  const id = firstOf(row, 'groupid', 'groupId', 'id');
  const chat = firstOf(row, 'chatlinkid', 'chatId') ?? known.chatOf(id);
  if (!isAbsent(row['chatlinkid'])) known.learn(id, row['chatlinkid']);
  const members = row['members'];
  return {
    applyflag: 1,
    reviewflag: 2,
    freeflag: 2,
    ...row,
    groupid: id,
    chatlinkid: chat ?? (/^\d{1,32}$/.test(String(id)) ? id : undefined),
    name: firstOf(row, 'name', 'groupname', 'groupName') ?? '',
    owner: firstOf(row, 'owner', 'owneruid', 'ownerId') ?? '',
    membercount: row['membercount'] ?? (Array.isArray(members) ? members.length : 0),
  };
}

/** A member of a group. */
export function memberRow(given: unknown, ownerId?: unknown): unknown {
  if (!isRaw(given)) return given;
  const row = said(given);
  const uid = firstOf(row, 'uid', 'userId', 'userid', 'id');
  const isOwner = !isAbsent(ownerId) && String(ownerId) === String(uid);
  return {
    ...row,
    uid,
    nick: firstOf(row, 'nick', 'nickName', 'userName', 'name') ?? '',
    ...(isOwner ? { userflag: 2 } : {}),
  };
}

/** Somebody as contacts show them. */
export function personRow(given: unknown): unknown {
  if (!isRaw(given)) return given;
  const row = said(given);
  return {
    ...row,
    userId: firstOf(row, 'userId', 'uid', 'id', 'objId'),
    nickName: firstOf(row, 'nickName', 'nick', 'label', 'name') ?? '',
    userName: firstOf(row, 'userName', 'loginname', 'loginName') ?? '',
    delFlag: wordOf(row['delFlag'], '0'),
  };
}

/** The person who is signed in. */
export function currentUserRow(given: unknown): unknown {
  if (!isRaw(given)) return given;
  const nested = isRaw(given['user']) ? { ...given, ...said(given['user']) } : given;
  const row = said(nested);
  return {
    ...row,
    id: firstOf(row, 'id', 'uid', 'userId'),
    nick: firstOf(row, 'nick', 'nickName', 'userName') ?? '',
    loginname: firstOf(row, 'loginname', 'loginName', 'userName') ?? '',
  };
}

/** Somebody's friend. Who asked whom, and when, older servers do not say. */
export function friendRow(given: unknown): unknown {
  if (!isRaw(given)) return given;
  const row = said(given);
  return {
    since: 0,
    byuid: '',
    ...row,
    uid: firstOf(row, 'uid', 'userId', 'id'),
    nick: firstOf(row, 'nick', 'nickName', 'name') ?? '',
  };
}

/** A node of the organisation tree. A department of which nobody says how much is in it may be opened. */
export function treeRow(given: unknown, parentId: unknown): unknown {
  if (!isRaw(given)) return given;
  const row = said(given);
  const isUser = /user|person|^[2u]$/i.test(
    wordOf(row['type'], row['userName'] === undefined ? 'dept' : 'user'),
  );
  return {
    ...row,
    objId: firstOf(row, 'objId', 'id', isUser ? 'userId' : 'deptId'),
    label: firstOf(row, 'label', isUser ? 'nickName' : 'deptName', 'name') ?? '',
    type: isUser ? 'user' : 'dept',
    parentId: firstOf(row, 'parentId') ?? parentId,
    ...(isUser || row['childCount'] !== undefined ? {} : { childCount: 1 }),
  };
}

/** A file as an upload answers it: its id alone, its address, or a row; what was sent is known here. */
export function fileRow(
  given: unknown,
  sent: { name?: unknown; size?: unknown; type?: unknown; md5?: unknown },
): unknown {
  const told = { fileName: sent.name, size: sent.size, contentType: sent.type, md5: sent.md5 };
  if (typeof given === 'string' || typeof given === 'number') return { ...told, fileid: given, url: '' };
  if (!isRaw(given)) return given;
  const row = withDefaults(told, given);
  return {
    ...row,
    fileid: firstOf(row, 'fileid', 'fileId', 'fid', 'id', 'url', 'path'),
    fileName: firstOf(row, 'fileName', 'filename', 'name') ?? '',
  };
}

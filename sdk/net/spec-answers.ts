// What the specification's servers answer to each call, in the shape our contract reads; one row per call that differs.
import type { ServiceName } from '../contract/endpoint.ts';
import { OfficeError } from '../errors.ts';
import { asTruth, rowsIn } from './lenient.ts';
import {
  chatRow,
  currentUserRow,
  fileRow,
  firstOf,
  friendRow,
  groupRow,
  houseNumber,
  isAbsent,
  isRaw,
  KnownGroups,
  memberRow,
  messageRow,
  moment,
  newestFirst,
  personRow,
  treeRow,
  type Raw,
} from './spec-rows.ts';

type Asked = Readonly<Record<string, unknown>>;
type Shape = (data: unknown, asked: Asked, known: KnownGroups) => unknown;

const objectOf = (data: unknown): Raw => (isRaw(data) ? data : {});

/** A list of rows, each in its shape; what is no list stays what it is, and the schema says so. */
const listOf =
  (row: (given: unknown, asked: Asked, known: KnownGroups) => unknown): Shape =>
  (data, asked, known) =>
    rowsIn(data)?.map((one) => row(one, asked, known)) ?? data;

/** The same under the name the contract has for it, beside what the answer says besides. */
const listAs =
  (name: string, row: (given: unknown, asked: Asked, known: KnownGroups) => unknown, rest: Raw = {}): Shape =>
  (data, asked, known) => {
    const rows = isRaw(data) && Array.isArray(data[name]) ? (data[name] as unknown[]) : rowsIn(data);
    return { ...rest, ...objectOf(data), [name]: rows?.map((one) => row(one, asked, known)) ?? [] };
  };

const messages =
  (group: boolean): Shape =>
  (data, { chatId }, known) => {
    const rows = rowsIn(data);
    return rows === undefined
      ? data
      : newestFirst(rows.map((one) => messageRow(one, { chatId, group }, known)));
  };

const tokenIn: Shape = (data) =>
  typeof data === 'string'
    ? { token: data }
    : isRaw(data)
      ? { ...data, token: firstOf(data, 'token', 'accessToken') }
      : data;

const sentFile = ({ file, md5 }: Asked): Parameters<typeof fileRow>[1] => ({
  ...(isRaw(file) ? file : {}),
  md5,
});
const storedFile: Shape = (data, asked) => fileRow(data, sentFile(asked));

const oneOf =
  (row: (given: unknown) => unknown, where: string): Shape =>
  (data) => {
    // «Not there» in the words of servers that have no word for it.
    if (isAbsent(data) || (Array.isArray(data) && data.length === 0))
      throw new OfficeError('notFound', { where });
    return row(Array.isArray(data) ? data[0] : data);
  };

const group: Shape = (data, asked, known) => groupRow(data, known, { groupid: asked['groupId'] });

const usersIn = (data: unknown): unknown[] => {
  const row = objectOf(data);
  const users = [row['users'], row['userList'], row['user']].find(Array.isArray) ?? rowsIn(data) ?? [];
  return users.map(personRow);
};
const departmentsIn = (data: unknown): unknown[] =>
  [objectOf(data)['depts'], objectOf(data)['deptList']].find(Array.isArray) ?? [];

/** Rows by service and name of the call. A call that is not here is read as it comes. */
const shapes: Readonly<Record<string, Shape>> = {
  'userCentre.getConfig': (data) => {
    const row = objectOf(data);
    const urls = Object.entries(row).filter(
      ([, value]) => typeof value === 'string' && /^https?:/.test(value),
    );
    return {
      ...row,
      urls: isRaw(row['urls']) ? row['urls'] : Object.fromEntries(urls),
      serverTime: moment(row['serverTime']),
    };
  },
  'userCentre.getLicenceInfo': (data) =>
    isRaw(data) ? { ...data, notAfter: data['notAfter'] ?? '' } : { notAfter: data ?? '' },
  'userCentre.login': tokenIn,
  'userCentre.exchangeToken': tokenIn,
  'userCentre.getInfo': (data) => currentUserRow(data),
  'userCentre.getCreateGroupPermission': (data) => {
    const told = isRaw(data) ? firstOf(data, 'perm', 'createGroupPerm', 'flag') : data;
    return { perm: isAbsent(told) ? 1 : Number(asTruth(told) ?? false) };
  },
  'userCentre.getUploadSpace': (data) => (isRaw(data) ? data : isAbsent(data) ? {} : { limit: data }),
  'userCentre.getDepartmentChildren': listOf((row, { departmentId }) => treeRow(row, departmentId)),
  'userCentre.getDepartmentAncestors': listOf((row) => row),
  'userCentre.getDepartmentsOfPerson': listOf((row) => row),
  'userCentre.getDepartmentPathOfPerson': listOf((row) => row),
  'userCentre.findByKeyword': (data) => ({
    users: usersIn(data),
    depts: departmentsIn(data),
    total: usersIn(data).length,
  }),
  'userCentre.findEverything': (data, _, known) => ({
    users: usersIn(data),
    depts: departmentsIn(data),
    groups: (rowsIn(objectOf(data)['groups']) ?? []).map((row) => groupRow(row, known)),
  }),
  'userCentre.findPeople': listOf(personRow),
  'userCentre.findDepartments': listOf((row) => row),
  'userCentre.findGroups': listOf((row, _, known) => groupRow(row, known)),
  'userCentre.getPerson': oneOf(personRow, 'userCentre.getPerson'),
  'userCentre.getPersonByLoginName': oneOf(personRow, 'userCentre.getPersonByLoginName'),
  'userCentre.getDictionary': listOf((row) => row),
  'userCentre.getLatestVersion': (data) =>
    isRaw(data) ? { version: '', ...data } : { updateflag: 2, version: '' },
  'chat.getBaseConfig': (data) => objectOf(data),
  'chat.login': (data) => {
    if (typeof data === 'string') return { token: data, uid: '' };
    const row = objectOf(data);
    const user = objectOf(row['user']);
    return {
      token: firstOf(row, 'token') ?? firstOf(user, 'token'),
      uid: firstOf(row, 'uid', 'id', 'userId') ?? firstOf(user, 'id', 'uid', 'userId') ?? '',
    };
  },
  'chat.getCurrentUser': (data) => currentUserRow(data),
  'chat.getOnlineUsers': (data) => {
    const rows = (isRaw(data) ? rowsIn(data['uids']) : undefined) ?? rowsIn(data) ?? [];
    return { uids: rows.map((row) => (isRaw(row) ? firstOf(row, 'uid', 'userId', 'id') : row)) };
  },
  'chat.getPerson': oneOf(personRow, 'chat.getPerson'),
  'chat.updateAvatar': (data) =>
    isRaw(data) ? { ...data, avatarUrl: firstOf(data, 'avatarUrl', 'url') } : { avatarUrl: data },
  'chat.findServer': (data) => ({ httpPort: 0, wsPort: 0, ...objectOf(data) }),
  'chat.listChats': (data, _, known) => ({
    seq: 0,
    ...listAsRaw(data),
    list: (rowsIn(isRaw(data) ? (data['list'] ?? data) : data) ?? []).map((row) => chatRow(row, known)),
  }),
  'chat.listFriendChats': (data, _, known) => ({
    seq: 0,
    list: (rowsIn(data) ?? []).map((row) => chatRow(row, known)),
  }),
  'chat.listGroupChats': (data, _, known) => ({
    seq: 0,
    list: (rowsIn(data) ?? []).map((row) => chatRow(row, known)),
  }),
  'chat.getChat': (data, asked, known) => {
    const row = oneOf((one) => one, 'chat.getChat')(data, asked, known);
    return chatRow(isRaw(row) ? { chatlinkid: asked['chatId'], ...row } : row, known);
  },
  'chat.activateChat': (data, asked, known) => {
    const row = objectOf(data);
    const chat = isRaw(row['chat']) ? row['chat'] : { id: firstOf(row, 'chatlinkid', 'id') };
    const group = asked['groupId'];
    const shaped = chatRow(
      { touid: asked['personId'], groupid: group, type: group === undefined ? 0 : 1, ...chat },
      known,
    );
    return { actflag: row['actflag'] ?? 1, chat: shaped };
  },
  'chat.markRead': (data, { upTo }) => {
    return { readmid: upTo ?? 0, readn: objectOf(data)['readn'] ?? 0 };
  },
  'chat.getDirectMessages': messages(false),
  'chat.getGroupMessages': messages(true),
  'chat.getDirectHistory': messages(false),
  'chat.getGroupHistory': messages(true),
  'chat.queryDirectMessages': messages(false),
  'chat.queryGroupMessages': messages(true),
  'chat.sendToFriend': sentMessage(false),
  'chat.sendToGroup': sentMessage(true),
  'chat.createGroup': (data, asked, known) =>
    groupRow(typeof data === 'string' || typeof data === 'number' ? { groupid: data } : data, known, {
      name: asked['name'],
      intro: asked['introduction'],
    }),
  'chat.getGroup': group,
  'chat.getGroupInfo': group,
  'chat.listGroupMembers': membersOf,
  'chat.listAllGroupMembers': membersOf,
  'chat.getLastGroupMessage': (data, _, known) =>
    isAbsent(data) ? null : messageRow(data, { group: true }, known),
  'chat.joinGroup': (data, { personIds }) => (isRaw(data) ? data : { joined: personIds }),
  'chat.kickGroup': (data, { personIds }) => (isRaw(data) ? data : { kicked: personIds }),
  'chat.listOwnGroups': listAs('list', (row, _, known) => groupRow(row, known)),
  'chat.listFriends': listAs('list', friendRow),
  'chat.getFriend': oneOf(friendRow, 'chat.getFriend'),
  'chat.addFriend': (data, { personId }) => friendRow({ uid: personId, ...objectOf(data) }),
  'chat.applyFriend': (data, { personId }) => friendRow({ uid: personId, ...objectOf(data) }),
  'chat.addFriends': addedFriends,
  'chat.applyFriends': addedFriends,
  'chat.isFriend': (data) => ({ friend: Number(asTruth(isRaw(data) ? data['friend'] : data) ?? false) }),
  'chat.uploadImage': storedFile,
  'chat.uploadVideo': storedFile,
  'chat.uploadAudio': storedFile,
  'chat.uploadChatFile': storedFile,
  'chat.uploadVideoInfo': storedFile,
  'chat.getImageInfo': storedFile,
  'netdisk.uploadFile': storedFile,
  'netdisk.uploadFileFirst': (data, asked) => {
    const row = objectOf(data);
    const there = asTruth(firstOf(row, 'exist', 'exists', 'existFlag', 'isExist', 'flag')) ?? false;
    const held = isRaw(row['file']) ? row['file'] : row;
    const isKnown = there && firstOf(held, 'fileid', 'fileId', 'fid', 'id') !== undefined;
    return isKnown ? { exist: 1, file: fileRow(held, asked) } : { exist: 0 };
  },
};

function listAsRaw(data: unknown): Raw {
  return isRaw(data) && !isAbsent(data['seq']) ? { seq: data['seq'] } : {};
}

function sentMessage(group: boolean): Shape {
  return (data, { chatId }) => {
    const row = typeof data === 'string' || typeof data === 'number' ? { id: data } : objectOf(data);
    const mid = firstOf(row, 'mid', 'id');
    return {
      mid: mid === undefined ? 0 : houseNumber(mid, group),
      chatlinkid: firstOf(row, 'chatlinkid') ?? chatId ?? 0,
      time: isAbsent(row['time']) ? 0 : moment(row['time']),
    };
  };
}

function membersOf(data: unknown, asked: Asked, known: KnownGroups): unknown {
  const held = isRaw(data) && Array.isArray(data['members']) ? { ...data, list: data['members'] } : data;
  const owner = isRaw(data) ? data['owner'] : undefined;
  return listAs('list', (row) => memberRow(row, owner))(held, asked, known);
}

function addedFriends(data: unknown, { personIds }: Asked): unknown {
  if (isRaw(data) && Array.isArray(data['added'])) return data;
  const ids = Array.isArray(personIds) ? (personIds as unknown[]) : [];
  return { added: ids.map((uid) => friendRow({ uid })), missing: [] };
}

/** Shapes the answers of one server; it remembers which chat belongs to which group. */
export type AnswerShapes = (service: ServiceName, call: string, data: unknown, asked: unknown) => unknown;

/** See {@link AnswerShapes}. */
export function createAnswerShapes(): AnswerShapes & { readonly known: KnownGroups } {
  const known = new KnownGroups();
  const shape: AnswerShapes = (service, call, data, asked) =>
    shapes[`${service}.${call}`]?.(data, objectOf(asked), known) ?? data;
  return Object.assign(shape, { known });
}

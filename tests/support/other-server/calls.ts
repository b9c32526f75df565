// What the other server answers to the calls of the specification (§7), by path, before any liberty is taken.
import { createDecipheriv, createHash } from 'node:crypto';
import { asList, type Liberty } from './liberties.ts';
import type { OtherChat, OtherMessage, OtherOffice, OtherPerson } from './office.ts';

/** Tells that a call is refused. */
export class Refused extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** A call as it came. */
export type Call = {
  service: 'uc' | 'im' | 'pan';
  path: string;
  get: (name: string) => unknown;
  /** A field as text; empty where there is none, or where it is a row or a list. */
  text: (name: string) => string;
  file: { name: string; type: string; bytes: Buffer } | undefined;
  token: string | undefined;
};

/** What the calls stand on. */
export type Ground = {
  office: OtherOffice;
  taken: ReadonlySet<Liberty>;
  key: Buffer;
  port: () => number;
  tokens: Map<string, string>;
  tell(chat: OtherChat, message: OtherMessage): void;
};

/** Opens what the sign-in call carries: AES-128-ECB, as the variant of these tests has it. */
function opened(key: Buffer, sealed: string): Record<string, string> {
  const decipher = createDecipheriv('aes-128-ecb', key, null);
  const text = decipher.update(sealed, 'base64', 'utf8') + decipher.final('utf8');
  return JSON.parse(text) as Record<string, string>;
}

const upper5 = (text: string): string => createHash('md5').update(text).digest('hex').toUpperCase();

function signedIn(ground: Ground, call: Call): OtherPerson {
  const id = ground.tokens.get((call.token ?? '').replace(/^hhid_/, ''));
  const person = id === undefined ? undefined : ground.office.person(id);
  if (person === undefined) throw new Refused(call.service === 'im' ? 1003 : 401, '登录已失效');
  return person;
}

function tokenFor(ground: Ground, person: OtherPerson): string {
  const token = `t${ground.tokens.size}x${person.loginname}`;
  ground.tokens.set(token, person.id);
  return token;
}

/** The current user of §3. */
export function currentUser(person: OtherPerson, token?: string): Record<string, unknown> {
  const dept = { deptId: person.deptId, deptName: '研发部', ancestors: '0,1', deptFullPath: '公司/研发部' };
  return {
    id: person.id,
    nick: person.nick,
    loginname: person.loginname,
    ...(token === undefined ? {} : { token }),
    email: '',
    phonenumber: '',
    deptName: '研发部',
    dept,
    secondaryDept: [],
    deptFullPath: '公司/研发部',
  };
}

/** A message of §3. */
export function messageOf(
  { office, taken }: Ground,
  one: OtherMessage,
  forUid: string,
): Record<string, unknown> {
  const chat = office.chats.find(({ chatlinkid }) => chatlinkid === one.chat);
  const other = chat?.people.find((id) => id !== one.uid) ?? one.uid;
  return {
    id: one.id,
    c: one.c,
    ...(taken.has('typeMissing') ? {} : { ct: taken.has('typeUnknown') && one.ct === 1 ? 99 : one.ct }),
    uid: one.uid,
    ...(chat?.group === undefined ? { touid: other } : { groupid: chat.group.groupid }),
    ...(taken.has('nicksMissing') ? {} : { nick: office.person(one.uid)?.nick ?? '' }),
    avatar: '',
    time: one.time,
    mine: one.uid === forUid ? 1 : 0,
    sendbysys: 0,
    sysmsgkey: '',
    opernick: '',
    tonicks: '',
  };
}

function chatRow(ground: Ground, chat: OtherChat, uid: string): Record<string, unknown> {
  const { office, taken } = ground;
  const last = office.of(chat).at(-1);
  const other = chat.people.find((id) => id !== uid) ?? uid;
  return {
    ...(taken.has('idOnly') ? { id: chat.chatlinkid } : { chatlinkid: chat.chatlinkid }),
    ...(taken.has('modeOnly') ? {} : { type: chat.group === undefined ? 0 : 1 }),
    ...(taken.has('modeMissing') ? {} : { chatmode: chat.chatmode }),
    nick: chat.group?.name ?? office.person(other)?.nick ?? '',
    avatar: '',
    unReadCount: office.unread(chat, uid),
    lastMessage: last?.c ?? '',
    mid: last?.id ?? '',
    uid: last?.uid ?? '',
    ct: last?.ct ?? 1,
    ...(taken.has('timesMissing') ? {} : { time: last?.time ?? Date.now() }),
    sendbysys: 0,
    topflag: 2,
    msgfreeflag: 2,
    newMsgTip: 1,
    atreadflag: 2,
    linkflag: 1,
    draft: '',
    pinyin: '',
    bizid: '',
    fromnick: '',
  };
}

const personRow = (one: OtherPerson): Record<string, unknown> => ({
  userId: one.id,
  userName: one.loginname,
  nickName: one.nick,
  avatar: '',
  email: '',
  phonenumber: '',
  deptId: one.deptId,
  deptName: '研发部',
  delFlag: '0',
});

/** The user centre. `undefined`: there is no such call. */
export function userCentreCall(ground: Ground, call: Call): unknown {
  const { office, taken } = ground;
  const answerOf = (person: OtherPerson): unknown => {
    const token = tokenFor(ground, person);
    if (taken.has('tokenAlone')) return token;
    return taken.has('authcode') ? { token, authcode: `c${token}` } : { token };
  };
  switch (call.path) {
    case '/config':
      return taken.has('configNull') ? null : { helpUrl: '' };
    case '/getLicenseInfo':
      if (taken.has('licenceLacking')) return undefined;
      if (taken.has('licenceSlashes')) return { notAfter: '2099/11/01' };
      if (taken.has('licenceSeconds')) return { notAfter: 4_097_000_000 };
      if (taken.has('licenceMilliseconds')) return { notAfter: '4097000000000' };
      return { notAfter: taken.has('licenceUnreadable') ? '永久' : '2099-11-01' };
    case '/login': {
      const given = opened(ground.key, call.text('params'));
      const found = office.people.find(
        ({ loginname }) => loginname === (given['loginname'] ?? given['username']),
      );
      if (found === undefined || found.password !== given['password'])
        throw new Refused(500, '用户名或密码错误');
      return answerOf(found);
    }
    case '/gzsf/login/exchangeToken': {
      const found = office.people.find(({ loginname }) => `ticket-${loginname}` === call.get('ticket'));
      if (found === undefined) throw new Refused(500, '票据无效');
      const token = tokenFor(ground, found);
      return { token, authcode: `c${token}` };
    }
    default:
  }
  const me = signedIn(ground, call);
  const like = call.text('keyWord');
  const found = office.people.filter((one) => like !== '' && (one.nick + one.loginname).includes(like));
  switch (call.path) {
    case '/getInfo':
      return taken.has('personNested') ? { user: currentUser(me), roles: [] } : currentUser(me);
    case '/monitor/active':
      return null;
    case '/getCreateGroupPerm':
      return true;
    case '/personal/upload/limit/space':
      return null;
    case '/system/user/getKeyWordsLike':
      return asList(found.map(personRow), taken);
    case '/system/user/listLike':
    case '/system/user/listUserLike':
      return asList(found.map(personRow), taken);
    case '/system/user/getInfo':
      return (
        office.people.filter(({ loginname }) => loginname === call.get('loginname')).map(personRow)[0] ?? null
      );
    case '/system/user/getUserAllDept':
    case '/system/dept/getUserParentDept':
      return asList([{ deptId: me.deptId, deptName: '研发部' }], taken);
    default:
  }
  const [, dictionary] = /^\/system\/dict\/data\/dictType\/(\w+)$/.exec(call.path) ?? [];
  if (dictionary !== undefined) {
    if (taken.has('dictionaryLacking')) return undefined;
    const rows = [{ dictLabel: 'online_interval', dictValue: '5' }];
    return taken.has('dictionaryOdd') ? [...rows, { dictValue: '1' }, null] : rows;
  }
  const [, node] = /^\/system\/dept\/getChildNode\/(\w+)$/.exec(call.path) ?? [];
  if (node === '0')
    return asList(
      [{ objId: office.id(11), label: '研发部', type: 'dept', title: '', deptName: '研发部' }],
      taken,
    );
  if (node !== undefined)
    return asList(
      office.people
        .filter(({ deptId }) => deptId === node)
        .map((one) => ({ objId: one.id, label: one.nick, type: 'user', userName: one.loginname, title: '' })),
      taken,
    );
  const [, user] = /^\/system\/user\/(\d+)$/.exec(call.path) ?? [];
  if (user === undefined) return undefined;
  const person = office.person(user);
  return person === undefined ? null : personRow(person);
}

function page(ground: Ground, chat: OtherChat, uid: string, before: unknown): unknown {
  const { office, taken } = ground;
  const all = office.of(chat);
  const from = before === undefined || before === '' || before === '0' ? Infinity : Number(before);
  const older = all.filter(({ id }) => Number(id) < from).toReversed();
  const rows = older.slice(0, taken.has('pageLonger') ? 50 : 30).map((one) => messageOf(ground, one, uid));
  return asList(taken.has('oldestFirst') ? rows.toReversed() : rows, taken);
}

function groupAnswer({ office }: Ground, chat: OtherChat, withMembers: boolean): Record<string, unknown> {
  const members = chat.people.map((uid) => ({ uid, nick: office.person(uid)?.nick ?? '', avatar: '' }));
  return { ...chat.group, ...(withMembers ? { members } : {}) };
}

/** The chat service. */
export function chatCall(ground: Ground, call: Call): unknown {
  const { office, taken } = ground;
  if (call.path === '/config/base') return taken.has('configNull') ? null : {};
  if (call.path === '/login') {
    const person = office.people.find(({ loginname }) => loginname === call.get('loginname'));
    const byCode = call.text('authcode');
    const isKnown = byCode !== '' && ground.tokens.get(byCode.slice(1)) === person?.id;
    if (person === undefined || (!isKnown && call.get('pd5') !== upper5(person.password)))
      throw new Refused(1, '聊天服务不认识这个口令');
    const token = tokenFor(ground, person);
    return taken.has('chatTokenAlone') ? { token, uid: person.id } : currentUser(person, token);
  }
  const me = signedIn(ground, call);
  const chat = (): OtherChat => {
    const found = office.chatOf(call.get('chatlinkid'), me.id);
    if (found === undefined) throw new Refused(404, '会话不存在');
    return found;
  };
  const group = (): OtherChat => {
    const found = office.groupOf(call.get('groupid'));
    if (found === undefined) throw new Refused(404, '群组不存在');
    return found;
  };
  switch (call.path) {
    case '/user/curr':
      return currentUser(me);
    case '/logout':
    case '/chat/oper':
    case '/chat/modifyGroupPush':
      return null;
    case '/user/onlineuser':
      return taken.has('onlinePeople') ? [{ uid: me.id, nick: me.nick }] : [me.id];
    case '/im/imserver': {
      if (taken.has('lookupLacking')) return undefined;
      const port = taken.has('lookupPortsAsStrings') ? String(ground.port()) : ground.port();
      return { intranetIp: '127.0.0.1', extranetIp: '', httpPort: port, wsPort: port };
    }
    case '/chat/list':
      return asList(
        office.chats.filter(({ people }) => people.includes(me.id)).map((one) => chatRow(ground, one, me.id)),
        taken,
      );
    case '/chat/chatInfo':
      return chatRow(ground, chat(), me.id);
    case '/chat/readAck': {
      const read = chat();
      const last = office.of(read).at(-1);
      if (last !== undefined) read.read.set(me.id, last.id);
      return null;
    }
    case '/chat/p2pMsgList':
    case '/chat/groupMsgList':
    case '/chat/hisp2pMsgList':
    case '/chat/hisgroupMsgList':
      return page(ground, chat(), me.id, call.get('startmid'));
    case '/chat/actChat': {
      const touid = call.text('touid');
      const found =
        touid === ''
          ? group()
          : (office.chats.find(
              (one) => one.group === undefined && one.people.includes(me.id) && one.people.includes(touid),
            ) ?? office.addChat([me.id, touid]));
      const row = taken.has('activateIdOnly') ? { id: found.chatlinkid } : chatRow(ground, found, me.id);
      return { actflag: 1, chat: { ...row, id: found.chatlinkid } };
    }
    case '/chat/createGroup': {
      const uids = call.get('uidList');
      const people = (Array.isArray(uids) ? uids : String(uids).split(',')).map(String);
      const made = office.addChat([...new Set([me.id, ...people])], {
        name: String(call.get('name')),
        owner: me.id,
        intro: call.text('intro'),
      });
      if (taken.has('createNull')) return null;
      return taken.has('createIdOnly') ? { groupid: made.group?.groupid } : groupAnswer(ground, made, false);
    }
    case '/chat/group':
    case '/wx/group/info':
      return groupAnswer(ground, group(), taken.has('membersInside') || call.get('userflag') !== undefined);
    case '/chat/groupUserList':
    case '/wx/group/allmember':
      return asList(groupAnswer(ground, group(), true)['members'] as unknown[], taken);
    case '/chat/leaveGroup': {
      if (call.text('uid') === '') throw new Refused(500, '缺少 uid');
      const left = group();
      left.people = left.people.filter((id) => id !== me.id);
      return null;
    }
    case '/wx/group/list':
      return asList(
        office.chats
          .filter((one) => one.group !== undefined && one.people.includes(me.id))
          .map((one) => groupAnswer(ground, one, false)),
        taken,
      );
    case '/wx/friend/list':
      return asList(
        office.people
          .filter(({ id }) => id !== me.id)
          .map((one) => ({ uid: one.id, nick: one.nick, avatar: '' })),
        taken,
      );
    case '/wx/friend/sendMessage':
    case '/wx/group/sendMessage': {
      if (!taken.has('sendCalls') && !taken.has('noSocket')) return undefined;
      const to = chat();
      const said = office.say(to, me.id, String(call.get('c')), Number(call.get('ct') ?? 1));
      ground.tell(to, said);
      return messageOf(ground, said, me.id);
    }
    case '/chat/img':
    case '/chat/video':
    case '/chat/audio':
    case '/chat/file': {
      const file = stored(ground, call);
      const url = `http://127.0.0.1:${ground.port()}/media/${file.id}`;
      const urls = { url, coverurl: url, size: file.bytes.length };
      return taken.has('urlsAlone') ? urls : { fileid: file.id, fileName: file.name, md5: file.md5, ...urls };
    }
    default:
      return undefined;
  }
}

function stored({ office }: Ground, call: Call) {
  if (call.file === undefined) throw new Refused(500, '没有文件');
  const { name, type, bytes } = call.file;
  const md5 = createHash('md5').update(bytes).digest('hex').toUpperCase();
  return office.addFile({ name, type, md5, bytes });
}

/** The netdisk. Bytes are a file. */
export function netdiskCall(ground: Ground, call: Call): unknown {
  const { office, taken } = ground;
  if (taken.has('noFileService')) return undefined;
  if (call.path === '/IM/downloadFile') {
    const token = (call.text('token') || (call.token ?? '')).replace(/^hhid_/, '');
    if (!ground.tokens.has(token)) throw new Refused(401, '登录已失效');
    const file = office.files.get(String(call.get('fileid')));
    if (file === undefined) throw new Refused(500, '文件不存在');
    return file.bytes;
  }
  signedIn(ground, call);
  if (call.path === '/netdisk/IM/uploadFileFirst') {
    if (taken.has('noFirstStep')) return undefined;
    if (!ground.tokens.has(String(call.get('token')))) throw new Refused(500, '缺少 token');
    const known = [...office.files.values()].find(({ md5 }) => md5 === call.get('md5'));
    return { exist: known === undefined ? 0 : 1, ...(known === undefined ? {} : { fileid: known.id }) };
  }
  if (call.path !== '/IM/uploadFile') return undefined;
  const file = stored(ground, call);
  if (taken.has('fileIdAlone')) return file.id;
  return {
    [taken.has('pathsLower') ? 'fileId' : 'fileid']: file.id,
    fileName: file.name,
    size: file.bytes.length,
  };
}

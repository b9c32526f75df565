// What old servers take the liberty to do, one switch each, and how an answer looks after some of them were taken.

/** Every liberty by name, with what it does. */
export const liberties = {
  idsAsNumbers: 'ids of people, groups and messages are numbers',
  idsAsStrings: 'all ids are strings',
  longIds: 'ids have nineteen digits',
  chatIdsAsNumbers: 'the id of a chat is a number, without its zeros',
  nulls: 'what may be missing is null',
  empties: 'what may be missing is an empty string',
  absent: 'what may be missing is missing',
  countsAsStrings: 'counts and flags are strings of digits',
  okAsNumber: 'ok is 1 or 0',
  okAsString: 'ok is "true" or "false"',
  codesAsStrings: 'codes are strings',
  messageNull: 'the message of an envelope is null',
  messageMissing: 'there is no message in an envelope',
  dataMissing: 'an answer of nothing has no data at all',
  dataEmptyString: 'an answer of nothing has an empty string for data',
  moreFields: 'answers have fields that nobody knows',
  htmlType: 'JSON comes as text/html',
  plainType: 'JSON comes as text/plain without a character set',
  noType: 'JSON comes without any content type',
  gzip: 'answers are packed with gzip',
  brotli: 'answers are packed with brotli',
  chunks: 'answers come in pieces of some bytes',
  byteOrderMark: 'JSON begins with a byte order mark',
  blankBefore: 'JSON begins with empty lines',
  statusForErrors: 'an error of the envelope has the status of HTTP too',
  secondsTimes: 'times are seconds',
  timesAsStrings: 'times are strings of digits',
  timesWritten: 'times are written as 2026-11-24 09:30:00',
  timesMissing: 'rows of the chat list have no time',
  licenceSlashes: 'the licence ends on 2099/11/01',
  licenceSeconds: 'the end of the licence is in seconds',
  licenceMilliseconds: 'the end of the licence is in milliseconds',
  licenceUnreadable: 'the end of the licence is a word',
  licenceLacking: 'there is no call for the licence',
  rowNull: 'a list holds null',
  rowText: 'a list holds a string',
  rowWithoutId: 'a list holds a row without its id',
  rowOddTypes: 'a list holds a row with lists where words should be',
  listInRows: 'lists lie in rows, beside a total',
  listInList: 'lists lie in list',
  listInRecords: 'lists lie in records',
  oldestFirst: 'pages of messages begin with the oldest',
  pageLonger: 'pages of messages are longer than thirty rows',
  typeAsText: 'the content type of a message is a string',
  typeMissing: 'messages have no content type',
  typeUnknown: 'a message has a content type that nobody knows',
  nicksMissing: 'messages do not say what their sender is called',
  modeMissing: 'rows of the chat list have type and no chatmode',
  modeOnly: 'rows of the chat list have chatmode and no type',
  idOnly: 'rows of the chat list have id and no chatlinkid',
  tokenAlone: 'signing in answers the token and nothing around it',
  authcode: 'signing in answers an auth code too',
  chatTokenAlone: 'the chat service answers token and uid',
  personNested: 'the person lies in user',
  configNull: 'the configuration is null',
  dictionaryLacking: 'there are no dictionaries',
  dictionaryOdd: 'a dictionary holds a row without a name',
  lookupPortsAsStrings: 'the look-up of the server says its ports as strings',
  lookupLacking: 'there is no look-up of the server',
  onlinePeople: 'who is online comes as rows instead of ids',
  activateIdOnly: 'starting a chat answers its id alone',
  createIdOnly: 'creating a group answers its id alone',
  createNull: 'creating a group answers nothing',
  membersInside: 'the members of a group lie in the group',
  pathsLower: 'the file service names its file fileId',
  fileIdAlone: 'an upload answers the id of the file alone',
  urlsAlone: 'an upload of a picture answers addresses alone',
  noFirstStep: 'there is no question before an upload',
  noFileService: 'the netdisk has no calls for files of chats',
  errorsAsPages: 'what is not there is a page of HTML with status 200',
  errorsFor404: 'what is not there is status 404 with a page of HTML',
  socketTextNumbers: 'numbers of frames are strings',
  noSocket: 'there is no socket',
  noWelcome: 'the socket does not answer the handshake',
  noPing: 'the socket sends no heartbeats',
  noTime: 'frames have no time',
  bareWelcome: 'the answer to the handshake says nothing but its number',
  ackWithoutClientId: 'acknowledgements do not say of which message they are',
  ackMissing: 'there are no acknowledgements',
  echoWithoutClientId: 'own messages come back without the id of their sender',
  echoMissing: 'own messages do not come back',
  oneCounter: 'messages of friends and groups are counted together',
  sendCalls: 'messages may be sent by a call too',
} as const;

/** Name of a liberty. */
export type Liberty = keyof typeof liberties;
/** All names. */
export const libertyNames = Object.keys(liberties) as Liberty[];

/** Fields that the specification does not need for anything that is tried here. */
const spare = new Set([
  'avatar',
  'email',
  'phonenumber',
  'deptFullPath',
  'secondaryDept',
  'intro',
  'notice',
  'pinyin',
  'draft',
  'fromnick',
  'bizid',
  'topflag',
  'msgfreeflag',
  'atreadflag',
  'toreadflag',
  'readflag',
  'readflag2',
  'newMsgTip',
  'linkflag',
  'sysmsgkey',
  'tonicks',
  'opernick',
  'sendbysys',
  'title',
  'coverurl',
]);
const ids = new Set(['id', 'uid', 'touid', 'groupid', 'owner', 'mid', 'userId', 'fileid', 'deptId', 'objId']);
const counts = new Set([
  'unReadCount',
  'type',
  'chatmode',
  'ct',
  'topflag',
  'linkflag',
  'msgfreeflag',
  'mine',
  'seconds',
  'size',
  'actflag',
  'total',
  'exist',
]);
const times = new Set(['time']);

const written = (ms: number): string =>
  new Date(ms + 8 * 3_600_000).toISOString().replace('T', ' ').slice(0, 19);

/** A number that JSON.stringify would round: printed as its digits by {@link print}. */
class Digits {
  readonly digits: string;

  constructor(digits: string) {
    this.digits = digits;
  }
}

function scalar(key: string, value: unknown, taken: ReadonlySet<Liberty>): unknown {
  if ((key === 'chatlinkid' || key === 'chatId') && taken.has('chatIdsAsNumbers')) return Number(value);
  if (ids.has(key) && (typeof value === 'string' || typeof value === 'number')) {
    if (value === '') return value;
    if (taken.has('idsAsStrings')) return String(value);
    return taken.has('idsAsNumbers') && /^\d+$/.test(String(value)) ? new Digits(String(value)) : value;
  }
  if (times.has(key) && typeof value === 'number') {
    if (taken.has('timesWritten')) return written(value);
    const given = taken.has('secondsTimes') ? Math.floor(value / 1_000) : value;
    return taken.has('timesAsStrings') ? String(given) : given;
  }
  if (counts.has(key) && typeof value === 'number' && taken.has('countsAsStrings')) return String(value);
  if (key === 'ct' && taken.has('typeAsText')) return String(value);
  return value;
}

/** An answer as it looks with these liberties. */
export function withLiberties(value: unknown, taken: ReadonlySet<Liberty>): unknown {
  if (Array.isArray(value)) return value.map((one) => withLiberties(one, taken));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const isSpare =
      spare.has(key) && (inner === '' || inner === null || inner === undefined || taken.size > 0);
    if (isSpare && taken.has('absent')) return [];
    if (isSpare && taken.has('nulls')) return [[key, null]];
    if (isSpare && taken.has('empties')) return [[key, '']];
    const plain = typeof inner === 'object' && inner !== null ? withLiberties(inner, taken) : inner;
    return [[key, scalar(key, plain, taken)]];
  });
  return Object.fromEntries(
    taken.has('moreFields') ? [...entries, ['searchValue', null], ['params', {}]] : entries,
  );
}

/** A list as some servers give it. */
export function asList(rows: readonly unknown[], taken: ReadonlySet<Liberty>): unknown {
  const odd: unknown[] = [
    ...(taken.has('rowNull') ? [null] : []),
    ...(taken.has('rowText') ? ['—'] : []),
    ...(taken.has('rowWithoutId') ? [{ nick: '某', c: '?' }] : []),
    ...(taken.has('rowOddTypes') ? [{ id: ['x'], chatlinkid: {}, c: [1], uid: [] }] : []),
  ];
  const all = [...rows.slice(0, 1), ...odd, ...rows.slice(1)];
  if (taken.has('listInRows')) return { total: all.length, rows: all };
  if (taken.has('listInList')) return { list: all };
  return taken.has('listInRecords') ? { records: all, size: 30, current: 1 } : all;
}

/** JSON of an answer; long numbers keep their digits. */
export function print(value: unknown): string {
  const marked = JSON.stringify(value, (_, inner: unknown) =>
    inner instanceof Digits ? `\u0001${inner.digits}\u0001` : inner,
  );
  return marked.replace(/"\\u0001(\d+)\\u0001"/g, '$1');
}

// Works out what the frozen office answers where the answer depends on what was asked: history, readers, contents of files.
import type {
  ActReport,
  CacheInfo,
  DeviceRequest,
  DeviceSession,
  ForwardedRecord,
  ForwardInput,
  ForwardReport,
  HistoryQuery,
  JoinRequest,
  LaterEntry,
  LocalMessage,
  MaintenanceApi,
  Member,
  MessageFile,
  MessageHits,
  MessagePage,
  OutboxEntry,
  PictureFile,
  Readers,
} from '#sdk/api.ts';
import { belongsToTab, kindsOfTab } from '#sdk/chat/rules/history-tab.ts';
import { OfficeError } from '#sdk/errors.ts';
import { stagedAudit } from './staged-audit.ts';
import { stagedPicture } from './staged-picture.ts';
import { snapshotKey, type OfficeSnapshot } from './snapshot.ts';

/** Answers by path; a promise is waited for, an error thrown is the answer too. */
export type FrozenAnswers = Readonly<Record<string, (...args: never[]) => unknown>>;

type StoreInfo = Awaited<ReturnType<MaintenanceApi['storeInfo']>>;

const hour = 3_600_000;

function messagesOf(snapshot: OfficeSnapshot, chatId: string): readonly LocalMessage[] {
  const [batch] = (snapshot.feeds[`chat.messages ${chatId}`] ?? []) as { reset?: LocalMessage[] }[];
  return batch?.reset ?? [];
}

/** Messages of a chat under a tab of its history, the newest first. */
function history(snapshot: OfficeSnapshot, query: HistoryQuery): MessagePage {
  const { chatId, tab, text = '', from = 0, to = Number.POSITIVE_INFINITY } = query;
  const { before = Number.POSITIVE_INFINITY } = query;
  const kinds = kindsOfTab(tab);
  const messages = messagesOf(snapshot, chatId)
    .filter(({ kind }) => kinds === undefined || kinds.includes(kind))
    .filter((message) => belongsToTab(tab, message) && message.text.includes(text))
    .filter(({ mid, time }) => mid < before && time >= from && time < to);
  return { messages: messages.toReversed(), end: true };
}

function membersOf(snapshot: OfficeSnapshot, groupId: string): readonly Member[] {
  const known = snapshot.calls[`chat.members ${groupId}`] as { members: Member[] } | undefined;
  return known?.members ?? [];
}

/** As many of the others as the line below the message counts have read it; who signed in is its sender. */
function readers(
  snapshot: OfficeSnapshot,
  [chatId, mid]: readonly [string, number],
  hasRead: boolean,
): Readers {
  const [state] = (snapshot.feeds['account.state'] ?? []) as { person?: { id: string } }[];
  const others = membersOf(snapshot, '3').filter(({ id }) => id !== state?.person?.id);
  const counts = (snapshot.calls[`chat.readCounts ${chatId}`] ?? []) as { mid: number; read: number }[];
  const read = counts.find((count) => count.mid === mid)?.read ?? others.length;
  const people = hasRead ? others.slice(0, read) : others.slice(read);
  return { people, read, total: others.length };
}

const forwarded = (now: number): ForwardedRecord => ({
  title: '“数字化平台组”的聊天记录',
  messages: [
    ['周明轩', '早上的压测报告出来了，最后一人收到 31 毫秒，比上周快了一倍。'],
    ['林若溪', '重连风暴那组也一起看看？我这边模拟了五千个客户端同时掉线，曲线在附件里。'],
    ['Eriksen, Nora', 'Happy to review the retry policy before Tuesday evening.'],
    ['许安然', '间距有 7、9、11，强迫症犯了 face[憨笑]'],
    ['沈知行', '收到，下午补上。'],
  ].map(([senderName = '', text = ''], at) => ({
    senderName,
    kind: 'text',
    text,
    time: now - (9 - at) * 4 * 60_000,
  })),
});

const requests = (now: number): JoinRequest[] =>
  [
    ['1005', '许安然', '界面设计组', '1002', '周明轩'],
    ['1041', 'Eriksen, Nora', '供应商协同组', '1003', '林若溪'],
  ].map(([personId = '', name = '', departmentName = '', inviterId = '', inviterName = ''], at) => ({
    id: `q-${at}`,
    personId,
    name,
    avatar: '',
    departmentName,
    inviterId,
    inviterName,
    time: now - (at + 1) * hour,
  }));

/** Everything that waits: one row of each kind. */
export function stagedOutbox(now: number): OutboxEntry[] {
  const row = (id: string, chatId: string, chatName: string) => ({ id, chatId, chatName, createdTime: now });
  return [
    {
      ...row('w-1', '00003', '数字化平台组'),
      state: 'queued',
      type: 'message',
      kind: 'text',
      text: '今天能收，我这边还差两个接口。',
    },
    {
      ...row('w-2', '00019', '林若溪'),
      state: 'sending',
      type: 'upload',
      name: '开工仪式.mov',
      size: 318,
      done: 197,
      paused: false,
    },
    {
      ...row('w-3', '00009', 'Yuanheng × Northfjord integration'),
      state: 'failed',
      error: { code: 'messageIllegal', params: {} },
      type: 'message',
      kind: 'text',
      text: 'The second draft of the retry policy, with the numbers Adaeze asked for on Monday.',
    },
    { ...row('w-4', '00003', '数字化平台组'), state: 'queued', type: 'forward', messages: 3, targets: 12 },
    {
      ...row('w-5', '00016', '接口联调小队'),
      state: 'queued',
      type: 'group',
      act: { act: 'rename', groupId: '16', name: '接口联调与压测' },
    },
  ];
}

const later = (now: number): LaterEntry[] => [
  {
    id: 'l-1',
    chatId: '00003',
    chatName: '数字化平台组',
    createdTime: now,
    dueTime: now + 3 * hour,
    text: '周报请在五点前填好，谢谢大家。',
    words: '周报请在五点前填好，谢谢大家。',
  },
  {
    id: 'l-2',
    chatId: '00019',
    chatName: '林若溪',
    createdTime: now,
    dueTime: now + 22 * hour,
    mid: 3308,
    text: '找到了：三季度巡检汇总.xlsx',
    words: '',
  },
];

/** A file that goes up first and out at its time. */
const unconfirmed = (now: number): LaterEntry[] => [
  {
    id: 'l-3',
    chatId: '00003',
    chatName: '数字化平台组',
    createdTime: now,
    dueTime: now + 26 * hour,
    text: '周报附件.xlsx',
    words: '',
    file: { kind: 'file', name: '周报附件.xlsx', size: 4_200_000 },
    here: { done: 1_600_000, state: 'sending', isOver: false },
  },
  {
    id: 'l-4',
    chatId: '00019',
    chatName: '林若溪',
    createdTime: now,
    dueTime: now + 2 * hour,
    text: '下班前把数据发我，谢谢。',
    words: '下班前把数据发我，谢谢。',
    here: { done: 0, state: 'queued', isOver: false },
  },
];

const devices = (now: number): DeviceSession[] =>
  [
    ['Chromium · Linux', true],
    ['Firefox · Windows', false],
    ['七巧 · 沈知行的平板电脑（会议室 3 楼东侧）', false],
  ].map(([deviceName, current], at) => ({
    id: `d-${at}`,
    deviceName: String(deviceName),
    current: current === true,
    createdTime: now - (at + 1) * 50 * hour,
    usedTime: now - at * 20 * hour,
    expiresTime: now + (15 * 24 - at * 20) * hour,
  }));

/** What a browser keeps of files. */
const cache: CacheInfo = {
  root: '',
  writable: true,
  shares: [
    { folder: 'Image', files: 214, bytes: 386_000_000 },
    { folder: 'Video', files: 9, bytes: 731_000_000 },
    { folder: 'FileRecv', files: 41, bytes: 128_000_000 },
  ],
};

/** What of a file can be had: one picture is gone, others are drawn. */
async function content(file: MessageFile): Promise<PictureFile> {
  if (file.fileId === 'p-gone') throw new OfficeError('fileGone');
  return stagedPicture(file.fileId, file.width || 640, file.height || 360);
}

/** The answers over a snapshot. `waits`: things are under way, and others have their time to come. */
export function stagedAnswers(snapshot: OfficeSnapshot, waits: boolean): FrozenAnswers {
  const now = snapshot.recordedAt;
  const done = (_chatId: string, mids: readonly number[]): ActReport[] => mids.map((mid) => ({ mid }));
  return {
    'acts.history': (query: HistoryQuery) => history(snapshot, query),
    'acts.readers': (chatId: string, mid: number, input: { hasRead: boolean }) =>
      readers(snapshot, [chatId, mid], input.hasRead),
    'acts.forwarded': () => forwarded(now),
    'acts.outbox': () => (waits ? stagedOutbox(now) : []),
    'acts.forward': ({ mids, personIds = [], groupIds = [] }: ForwardInput): ForwardReport => ({
      queued: false,
      targets: [
        ...groupIds.map((groupId) => ({ groupId, mids })),
        // Nobody reaches the people: the report has something to say.
        ...personIds.map((personId) => ({
          personId,
          mids,
          error: { code: 'chatDisabled', params: {} } as const,
        })),
      ],
      refused: [],
    }),
    'acts.delete': done,
    'acts.withdrawnTexts': () => [],
    'acts.locate': () => [],
    'later.list': () => (waits ? later(now) : []),
    'later.unconfirmed': () => (waits ? unconfirmed(now) : []),
    'contacts.commonGroups': () => [],
    'groups.mayCreate': () => true,
    'groups.requests': () => requests(now),
    'groups.allMembers': (groupId: string) => membersOf(snapshot, groupId),
    'groups.findMembers': (groupId: string, typed: string, limit: number) =>
      membersOf(snapshot, groupId)
        .filter(({ name, loginName = '' }) => name.includes(typed) || loginName.includes(typed))
        .slice(0, limit),
    'administration.audit': () => ({ entries: stagedAudit(now), more: false }),
    'account.devices': () => devices(now),
    'account.deviceRequest': (): DeviceRequest => ({
      deviceName: 'Firefox · Windows',
      source: '10.20.3.41',
      createdTime: now - 90_000,
      expiresTime: now + 210_000,
    }),
    'account.decideDevice': () => undefined,
    'files.content': content,
    'files.space': () => ({ usedBytes: 3_420_000_000, limitBytes: 10_737_418_240 }),
    'files.cacheInfo': () => cache,
    'maintenance.storeInfo': () => ({
      ...(snapshot.calls['maintenance.storeInfo'] as StoreInfo),
      path: 'tangram-1001/store-0.sqlite',
    }),
    'files.canGoDirectly': () => true,
    'files.ofChat': () => [],
    'chat.older': (): MessagePage => ({ messages: [], end: true }),
    'chat.search': (query: { text: string; chatId?: string }): MessageHits => {
      const nothing = { hits: [], complete: true, more: false };
      const found = (snapshot.calls[snapshotKey('chat.search', query)] ?? nothing) as MessageHits;
      const { chatId } = query;
      if (chatId === undefined) return found;
      return { ...found, hits: found.hits.filter(({ message }) => message.chatId === chatId) };
    },
    'chat.find': (typed: string) => snapshot.calls[snapshotKey('chat.find', typed)] ?? [],
    // What features find is theirs to show; here nothing of theirs is found.
    'finding.in': () => [],
    'contacts.search': (typed: string) =>
      snapshot.calls[snapshotKey('contacts.search', typed)] ?? { people: [], departments: [], total: 0 },
    'contacts.find': (typed: string) =>
      snapshot.calls[snapshotKey('contacts.find', typed)] ??
      snapshot.calls['contacts.find'] ?? { people: [], departments: [], groups: [] },
    'chat.openFlash': () => ({ text: '3 楼仪表间的门禁码换成了 4096，只在今天有效。', seconds: 12 }),
  };
}

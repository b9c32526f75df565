// Stages chats that show every kind of card: the recorded organisation has words only, so these are written here.
import type { LocalChat, LocalMessage, LocalTransfer } from '#sdk/api.ts';
import { kindOfNodes } from '#sdk/contract/markup/content-kind.ts';
import { printMarkup } from '#sdk/contract/markup/markup.ts';
import type { MarkupNode } from '#sdk/contract/markup/constructs.ts';
import type { ErrorData } from '#sdk/errors.ts';
import type { OfficeSnapshot } from './snapshot.ts';

/** Ids of the staged chats; none of them stands on the list. */
export const stagedIds = {
  cards: '90001',
  meeting: '90007',
  fileFailures: '90008',
  pictures: '90009',
  records: '90010',
  shares: '90002',
  media: '90003',
  files: '90004',
  flashes: '90005',
  closed: '90006',
} as const;

const me = { senderId: '1001', senderName: '沈知行' } as const;
const lin = { senderId: '1003', senderName: '林若溪' } as const;
const minute = 60_000;
const kb = 1024;
const mb = 1024 * kb;
/** What the long name of a file looks like in life. */
const longName = '2026 年三季度井口数据与设备巡检汇总（含异常清单、整改建议与附件目录）最终版-v3.xlsx';

type Said = {
  readonly by: typeof me | typeof lin;
  readonly nodes: readonly MarkupNode[];
  readonly state?: LocalMessage['state'];
  readonly error?: ErrorData;
};

const text = (words: string): MarkupNode => ({ type: 'text', text: words });
const file = (fileId: string, name: string, size: number, more: object = {}): MarkupNode =>
  ({ type: 'file', fileId, name, size: Math.round(size), ...more }) as MarkupNode;
const picture = (fileId: string, width: number, height: number, name: string): MarkupNode =>
  ({ type: 'image', fileId, name, size: 1_468_006, mime: 'image/jpeg', width, height }) as MarkupNode;

function said(snapshot: OfficeSnapshot): Readonly<Record<keyof typeof stagedIds, readonly Said[]>> {
  const now = snapshot.recordedAt;
  return {
    cards: [
      {
        by: lin,
        nodes: [
          {
            type: 'location',
            latitude: 30.27415,
            longitude: 120.15515,
            name: '远衡能源集团 3 号楼仪表间',
            address: '杭州市西湖区创新路 18 号',
          },
        ],
      },
      { by: lin, nodes: [{ type: 'telephone', outcome: 'answered', media: 'audio', seconds: 227 }] },
      { by: me, nodes: [{ type: 'telephone', outcome: 'missed', media: 'video' }] },
    ],
    meeting: [
      {
        by: lin,
        nodes: [
          {
            type: 'meeting',
            id: 'm-118',
            title: '联调收口会',
            startTime: now + 23 * 60 * minute,
            endTime: now + 23.5 * 60 * minute,
            hostName: '周明轩',
            place: '3 楼第二会议室',
            number: '118 204 596',
            password: '4096',
          },
        ],
      },
      {
        by: me,
        nodes: [
          { type: 'link', url: 'https://design.yuanheng.example/review/dark', label: '深色主题走查清单' },
        ],
      },
      {
        by: lin,
        nodes: [
          {
            type: 'link',
            url: 'https://portal.northfjord.example/yuanheng/sign-in',
            label: 'https://portal.yuanheng.example',
          },
        ],
      },
    ],
    shares: [
      {
        by: lin,
        nodes: [
          {
            type: 'shareLink',
            title: '值班手册 2026 版：交接、巡检与应急联系人',
            url: 'https://wiki.yuanheng.example/duty/2026',
            summary: '每班交接前完成三项巡检，异常先报值班长，再记入系统；夜班另有两条规定。',
            source: '综合管理部知识库',
          },
        ],
      },
      {
        by: lin,
        nodes: [
          {
            type: 'sharedFile',
            fileId: 'd-51',
            name: '平台接口规范 v3.docx',
            size: 94 * kb,
            ownerName: '林若溪',
            time: now - 26 * 60 * minute,
          },
        ],
      },
      {
        by: me,
        nodes: [
          { type: 'sharedFile', fileId: 'd-52', name: '巡检记录', isFolder: true, ownerName: '沈知行' },
        ],
      },
    ],
    records: [
      {
        by: me,
        nodes: [
          {
            type: 'shareLink',
            title: '“数字化平台组”的聊天记录',
            forwarded: {
              id: 'r-7',
              chatName: '数字化平台组',
              count: 5,
              messages: [
                { senderName: '周明轩', text: '早上的压测报告出来了，最后一人收到 31 毫秒。' },
                { senderName: '林若溪', text: '重连风暴那组也一起看看？曲线在附件里。' },
                { senderName: 'Eriksen, Nora', text: 'Happy to review the retry policy before Tuesday.' },
                { senderName: '许安然', text: '间距有 7、9、11，强迫症犯了 face[憨笑]' },
                { senderName: '沈知行', text: '收到，下午补上。' },
              ],
            },
          },
        ],
      },
    ],
    pictures: [
      {
        by: lin,
        nodes: [picture('p-wide', 1600, 900, '机房布局 2026.png'), text('新的机房布局，走线换到了南侧。')],
      },
      { by: me, nodes: [picture('p-tall', 900, 1400, '现场.jpg')] },
      { by: lin, nodes: [picture('p-gone', 1200, 800, '旧照片.jpg')] },
    ],
    media: [
      {
        by: lin,
        nodes: [
          {
            type: 'video',
            fileId: 'v-1',
            name: '操作演示.mp4',
            size: 31 * mb,
            mime: 'video/mp4',
            coverUrl: '/chat/img?fileid=v-1-cover',
            seconds: 83,
            width: 1280,
            height: 720,
          },
        ],
      },
      {
        by: me,
        nodes: [
          {
            type: 'audio',
            fileId: 'a-1',
            name: 'voice.webm',
            size: 48 * kb,
            mime: 'audio/webm',
            seconds: 18,
            wave: [
              12, 30, 62, 44, 20, 51, 88, 73, 40, 22, 35, 66, 92, 58, 31, 18, 44, 70, 52, 27, 39, 61, 33, 14,
            ],
          },
        ],
      },
    ],
    files: [
      { by: lin, nodes: [file('f-1', '压测报告-1120.pdf', 2.4 * mb), text('尾延迟看第 3 节。')] },
      { by: me, nodes: [file('local-waiting', '井口数据-十一月.csv', 640 * kb)], state: 'queued' },
      { by: me, nodes: [file('local-running', '开工仪式.mov', 318 * mb)], state: 'sending' },
      { by: me, nodes: [file('local-paused', longName, 5.1 * mb)], state: 'queued' },
    ],
    fileFailures: [
      {
        by: me,
        nodes: [file('local-failed', '应急预案.md', 12 * kb)],
        state: 'failed',
        error: { code: 'fileVerification', params: {} },
      },
      {
        by: me,
        nodes: [file('local-large', '全景巡检录像.mp4', 5_400 * mb)],
        state: 'failed',
        error: { code: 'fileSizeLimit', params: { limit: 2_048 } },
      },
      { by: lin, nodes: [file('f-gone', '去年的排班表.xls', 86 * kb)] },
      { by: lin, nodes: [file('f-peer', '仪表固件.bin', 48 * mb, { peer: true })] },
      { by: me, nodes: [file('local-office', '标定记录.zip', 22 * mb)], state: 'sending' },
    ],
    flashes: [
      { by: lin, nodes: [{ type: 'flash', readers: [], seconds: 12 }] },
      { by: lin, nodes: [{ type: 'flash', readers: ['1001'], seconds: 12 }] },
      { by: me, nodes: [{ type: 'flash', readers: ['1003'], seconds: 30 }] },
      { by: me, nodes: [{ type: 'flash', readers: [], seconds: 30 }] },
      { by: lin, nodes: [text('门禁码换了，上一条看过就没了。')] },
    ],
    closed: [
      { by: lin, nodes: [text('交接清单放在共享盘了。')] },
      { by: me, nodes: [text('收到，谢谢！')] },
    ],
  };
}

function messagesOf(chatId: string, all: readonly Said[], recordedAt: number): LocalMessage[] {
  return all.map(({ by, nodes, state = 'sent', error }, at) => {
    const kind = kindOfNodes(nodes);
    const mid = Number(chatId) * 100 + at;
    const key = nodes.flatMap((node) => ('fileId' in node ? [String(node.fileId)] : []))[0] ?? String(mid);
    return {
      key,
      mid,
      chatId,
      kind,
      text: printMarkup(nodes),
      ...by,
      avatar: '',
      peerId: '1003',
      time: recordedAt - (all.length - at) * minute,
      ordinal: at + 1,
      bySystem: false,
      readByPeer: state === 'sent' && at < all.length - 2,
      mine: by === me,
      state,
      ...(error === undefined ? {} : { error }),
    } as LocalMessage;
  });
}

/** The recorded office with the staged chats beside its own. */
export function withStagedChats(snapshot: OfficeSnapshot): OfficeSnapshot {
  const [like] = snapshot.feeds['chat.watch 00019'] as [LocalChat];
  const chats = Object.entries(said(snapshot)).map(([name, all]) => {
    const id = stagedIds[name as keyof typeof stagedIds];
    const messages = messagesOf(id, all, snapshot.recordedAt);
    const closed = name === 'closed' ? { enabled: false } : {};
    return { chat: { ...like, id, unread: 0, draft: '', ...closed }, messages };
  });
  return {
    ...snapshot,
    feeds: {
      ...snapshot.feeds,
      ...Object.fromEntries(
        chats.flatMap(({ chat, messages }) => [
          [`chat.watch ${chat.id}`, [chat]],
          [`chat.messages ${chat.id}`, [{ reset: messages }]],
        ]),
      ),
    },
    calls: {
      ...snapshot.calls,
      ...Object.fromEntries(chats.map(({ chat }) => [`chat.get ${chat.id}`, chat])),
      'chat.group 16': { ...(snapshot.calls['chat.group 16'] as object), requestCount: 2 },
    },
  };
}

const moving = (fileId: string, name: string, size: number, more: Partial<LocalTransfer>): LocalTransfer => ({
  id: fileId,
  direction: 'up',
  kind: 'file',
  chatId: stagedIds.files,
  mid: 0,
  clientId: fileId,
  fileId,
  name,
  size,
  done: 0,
  phase: 'moving',
  state: 'running',
  place: '',
  createdTime: 0,
  turn: more.createdTime ?? 0,
  way: 'office',
  ...more,
});

/** Files under way in every state, the newest first; they belong to the messages of the chat of files. */
export const stagedTransfers: readonly LocalTransfer[] = [
  moving('local-running', '开工仪式.mov', 318 * mb, { done: 197 * mb, createdTime: 9 }),
  moving('local-office', '标定记录.zip', 22 * mb, {
    done: 3 * mb,
    createdTime: 8,
    wayReason: 'offline',
  }),
  moving('f-peer', '仪表固件.bin', 48 * mb, {
    direction: 'down',
    done: 31 * mb,
    createdTime: 7,
    way: 'direct',
    mid: Number(stagedIds.files) * 100 + 6,
  }),
  moving('local-waiting', '井口数据-十一月.csv', 640 * kb, { state: 'waiting', createdTime: 6 }),
  moving('local-paused', longName, 5.1 * mb, { state: 'paused', done: 2.2 * mb, createdTime: 5 }),
  moving('local-failed', '应急预案.md', 12 * kb, {
    state: 'failed',
    error: { code: 'fileVerification', params: {} },
    createdTime: 4,
  }),
  moving('local-large', '全景巡检录像.mp4', 5_400 * mb, {
    state: 'failed',
    error: { code: 'fileSizeLimit', params: { limit: 2_048 } },
    createdTime: 3,
  }),
  moving('f-gone', '去年的排班表.xls', 86 * kb, {
    direction: 'down',
    state: 'failed',
    error: { code: 'fileGone', params: {} },
    createdTime: 3,
  }),
  moving('f-1', '压测报告-1120.pdf', 2.4 * mb, {
    direction: 'down',
    state: 'done',
    done: 2.4 * mb,
    createdTime: 2,
  }),
];

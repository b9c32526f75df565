// One message of every content type (spec §3) and every group system key (§4), with the words it is known by.
import type { LocalMessage } from '#sdk/api.ts';
import { systemKeys, type ContentKind, type SystemKey } from '#sdk/contract/flags.ts';
import { systemNoticesId } from '#sdk/contract/markup/system-notice.ts';
import { sampleMessage } from './sample-message.ts';

/** A message of one kind. */
export type KindSample = {
  /** The content as it travels. */
  readonly wire: string;
  /** Words that stand in every face that shows it, in Chinese. */
  readonly says: readonly string[];
};

/** One row per kind; a kind without one does not compile. */
export const kindSamples: Readonly<Record<ContentKind, KindSample>> = {
  text: { wire: '今天能收吗face[强]', says: ['今天能收吗', '强'] },
  file: { wire: 'file(f_1)[{"filename":"巡检.pdf","size":2400000,"fileid":"f_1"}]', says: ['巡检.pdf'] },
  audio: { wire: 'audio[{"url":"/chat/audio?fileid=f_2","seconds":7,"fileid":"f_2"}]', says: ['语音'] },
  video: {
    wire: 'video[{"url":"/chat/video?fileid=f_3","seconds":62,"filename":"井场.mp4","fileid":"f_3"}]',
    says: ['井场.mp4'],
  },
  image: {
    wire: 'img[{"url":"/chat/img?fileid=f_4","filename":"井口.png","width":40,"height":30,"fileid":"f_4"}]',
    says: ['井口.png'],
  },
  location: {
    wire: 'location[{"name":"三号井场","address":"环城北路","lat":41.5,"lng":80.2}]',
    says: ['三号井场'],
  },
  telephone: { wire: 'telephone[{"outcome":"missed"}]', says: ['通话'] },
  link: { wire: 'a(https://portal.example/plan)[季度计划]', says: ['季度计划'] },
  peerFile: {
    wire: 'file(f_5)[{"filename":"岩心.zip","size":5000,"fileid":"f_5","p2p":1}]',
    says: ['岩心.zip'],
  },
  flash: { wire: 'flashMsg()[{}]', says: ['闪'] },
  meeting: { wire: 'meet(7)[{"title":"周会","nick":"何静"}]', says: ['周会'] },
  shareLink: {
    wire: 'shareLink[{"title":"安全通报","url":"https://portal.example/safety"}]',
    says: ['安全通报'],
  },
  shareFile: { wire: 'shareFile[{"fileid":"9","filename":"年报.xlsx","size":1200}]', says: ['年报.xlsx'] },
};

/** A named message and the words it is known by. */
export type NamedSample = KindSample & {
  readonly name: string;
  readonly kind: ContentKind;
  readonly senderId?: string;
};

/** The rows for `test.each`: every kind, an answer with its quote, and a notice of the office itself. */
export const everyKind: readonly NamedSample[] = [
  ...Object.entries(kindSamples).map(([kind, sample]) => ({
    name: kind,
    kind: kind as ContentKind,
    ...sample,
  })),
  {
    name: 'an answer with its quote',
    kind: 'text',
    wire: 'quoteMsg(3)[{"nick":"何静","ct":6}]收到',
    says: ['何静', '图片', '收到'],
  },
  {
    name: 'a system notice',
    kind: 'text',
    senderId: systemNoticesId,
    wire: '{"content":"周会改到三点","type":1,"lang":{"en":"The weekly is at three"}}',
    says: ['周会改到三点'],
  },
];

/** What each notice tells of 何静, who did it to 林若溪, in both languages. */
const noticeWords: Readonly<Record<SystemKey, { zh: string; en: string }>> = {
  create: { zh: '何静 创建了群聊“新名”', en: '何静 created the group “新名”' },
  join: { zh: '何静 邀请 林若溪 加入了群聊', en: '何静 added 林若溪' },
  ownerleave: {
    zh: '群主 何静 退出了群聊，林若溪 成为新群主',
    en: '何静, the owner, left; 林若溪 is the new owner',
  },
  leave: { zh: '何静 退出了群聊', en: '何静 left the group' },
  operkick: { zh: '何静 将 林若溪 移出了群聊', en: '何静 removed 林若溪' },
  tokick: { zh: '你被 何静 移出了群聊', en: '何静 removed you from the group' },
  msgback: { zh: '何静 撤回了 林若溪 的一条消息', en: '何静 withdrew a message of 林若溪' },
  ownerchange: { zh: '何静 将群主转让给了 林若溪', en: '何静 made 林若溪 the owner' },
  applyopen: { zh: '何静 开启了成员邀请', en: '何静 let members invite' },
  applyclose: { zh: '何静 关闭了成员邀请', en: '何静 stopped members from inviting' },
  reviewopen: { zh: '何静 开启了入群审核', en: '何静 turned on approval of new members' },
  reviewclose: { zh: '何静 关闭了入群审核', en: '何静 turned off approval of new members' },
  updatenotice: { zh: '何静 更新了群公告：新名', en: '何静 changed the announcement: 新名' },
  updatename: { zh: '何静 将群名称改为“新名”', en: '何静 renamed the group to “新名”' },
  delgroup: { zh: '何静 解散了群聊', en: '何静 dissolved the group' },
};

/** A notice of every key. */
export const everyNotice: readonly {
  systemKey: SystemKey;
  message: LocalMessage;
  says: { zh: string; en: string };
}[] = systemKeys.map((systemKey) => ({
  systemKey,
  message: sampleMessage({
    bySystem: true,
    systemKey,
    operatorName: '何静',
    targetNames: '林若溪',
    text: '新名',
  }),
  says: noticeWords[systemKey],
}));

/** The row of the specification that a kind is. */
export const kindRows = {
  text: '1 text',
  file: '3 file',
  audio: '4 audio',
  video: '5 video',
  image: '6 image',
  location: '7 location',
  telephone: '8 telephone',
  link: '10 link',
  peerFile: '12 peer-to-peer file',
  flash: '13 flash message',
  meeting: '14 meeting',
  shareLink: '21 share link',
  shareFile: '22 shared cloud file',
} as const satisfies Readonly<Record<ContentKind, string>>;

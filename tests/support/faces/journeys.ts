// The journeys that are run at every face, one after the other on one office: each ends with what the office has stored.
import { basename } from 'node:path';
import type { Office } from '#sdk/office.ts';
import type { Face } from './face.ts';
import type { SampleFiles } from './sample-files.ts';

/** Somebody else, who is there while it goes on. */
export type Colleague = Office;
/** One of them. */
export type Journey = {
  readonly name: string;
  run(face: Face, colleague: Colleague, files: SampleFiles): Promise<void>;
};

const platform = '数字化平台组';
const writer = '林若溪';
const nora = 'Eriksen, Nora';
const canteen = '食堂与班车';
const third = '周明轩';
/** The group the person makes; the terminal client names a group after its people. */
const first = `沈知行、${writer}`;
const own = '春季读书会';
const second = `沈知行、${third}`;

/** In the order they are run. */
export const journeys: readonly Journey[] = [
  { name: 'read', run: (face) => face.open(platform) },
  { name: 'send', run: (face) => face.say('第一句话 [强]') },
  {
    name: 'react',
    async run(face) {
      await face.say('三点来');
      await face.react('三点来', '强', true);
      await face.react('三点来', '爱心', true);
    },
  },
  { name: 'take a reaction back', run: (face) => face.react('三点来', '强', false) },
  { name: 'edit', run: (face) => face.reword('三点来', '，带上电脑') },
  { name: 'pin a message', run: (face) => face.pinMessage('三点来，带上电脑', true) },
  { name: 'unpin a message', run: (face) => face.pinMessage('三点来，带上电脑', false) },
  {
    name: 'quote',
    async run(face) {
      await face.say('几点开始');
      await face.answer('几点开始', '三点');
    },
  },
  {
    name: 'withdraw',
    async run(face) {
      await face.say('这句要收回');
      await face.withdraw('这句要收回');
    },
  },
  {
    name: 'delete for oneself',
    async run(face) {
      await face.say('这句自己不要');
      await face.deleteForMe('这句自己不要');
    },
  },
  {
    name: 'forward',
    async run(face) {
      await face.say('请大家知悉');
      await face.forward('请大家知悉', writer);
    },
  },
  {
    name: 'forward as a record',
    async run(face) {
      await face.say('其一');
      await face.say('其二');
      await face.forwardAsRecord(['其一', '其二'], writer);
    },
  },
  { name: 'flash message', run: (face) => face.sendFlash('看完就没了') },
  { name: 'remind', run: (face) => face.remind('其二') },
  { name: 'picture', run: (face, _, files) => face.sendFile(files.picture) },
  {
    name: 'file with words',
    run: (face, _, files) => face.sendFile(files.document, '请看第三页'),
  },
  { name: 'folder', run: (face, _, files) => face.sendFile(files.folder) },
  { name: 'forward a file', run: (face, _, files) => face.forward(basename(files.document), writer) },
  { name: 'schedule a file', run: (face, _, files) => face.scheduleFile(files.later) },
  {
    name: 'cancel a scheduled file',
    run: (face, _, files) => face.cancelScheduled(basename(files.later)),
  },
  {
    name: 'draft',
    async run(face) {
      await face.open(canteen);
      await face.writeDraft('还没写完');
      await face.open(platform);
    },
  },
  { name: 'pin', run: (face) => face.mark(nora, 'pin') },
  { name: 'unpin', run: (face) => face.mark(nora, 'unpin') },
  { name: 'do not disturb', run: (face) => face.mark(nora, 'mute') },
  { name: 'disturb again', run: (face) => face.mark(nora, 'unmute') },
  { name: 'mark unread', run: (face) => face.mark(nora, 'markUnread') },
  { name: 'delete a chat', run: (face) => face.mark(nora, 'remove') },
  {
    name: 'reopen a chat',
    async run(face) {
      await face.startChat(nora);
      await face.say('又见面了');
    },
  },
  { name: 'friend', run: (face) => face.addFriend(third) },
  { name: 'focus list', run: (face) => face.follow(third) },
  { name: 'create a group', run: (face) => face.makeGroup(first, [writer]) },
  { name: 'rename a group', run: (face) => face.changeText('name', own) },
  { name: 'notice', run: (face) => face.changeText('notice', '周五带书') },
  { name: 'introduction', run: (face) => face.changeText('introduction', '一起读书') },
  { name: 'invite', run: (face) => face.invite(nora) },
  { name: 'administrator', run: (face) => face.toggleAdministrator(writer) },
  { name: 'no more administrator', run: (face) => face.toggleAdministrator(writer) },
  { name: 'remove a member', run: (face) => face.removeMember(nora) },
  { name: 'invitation off', run: (face) => face.toggle('invitation') },
  { name: 'invitation on', run: (face) => face.toggle('invitation') },
  {
    name: 'review',
    async run(face, colleague) {
      await face.toggle('review');
      const [chat] = await colleague.chat.find(own, 1);
      const groupId = String(Number(chat?.id));
      await colleague.groups.do({ act: 'invite', groupId, personIds: ['1003'] });
      await face.approve();
    },
  },
  { name: 'transfer', run: (face) => face.transfer(writer) },
  { name: 'leave', run: (face) => face.leave() },
  {
    name: 'dissolve',
    async run(face) {
      await face.makeGroup(second, [third]);
      await face.dissolve();
    },
  },
];

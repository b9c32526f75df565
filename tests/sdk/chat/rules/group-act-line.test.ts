// What a waiting act on a group says: each kind in words of its own, in both languages.
import { expect, test } from 'vitest';
import type { GroupAct } from '#sdk/api.ts';
import { groupActLine } from '#sdk/chat/rules/group-act-line.ts';
import { createTranslator } from '#sdk/locales/index.ts';

const groupId = '7';
const acts: readonly [GroupAct, zh: string, en: string][] = [
  [{ act: 'create', name: 'a', memberIds: ['1'] }, '创建群，邀请 1 人', 'Create the group with 1 person'],
  [
    { act: 'create', name: 'a', memberIds: ['1', '2'] },
    '创建群，邀请 2 人',
    'Create the group with 2 people',
  ],
  [{ act: 'rename', groupId, name: '新名' }, '群名改为“新名”', 'Rename the group to “新名”'],
  [{ act: 'setNotice', groupId, notice: 'a\n b' }, '群公告改为“a b”', 'Change the announcement to “a b”'],
  [{ act: 'setNotice', groupId, notice: ' ' }, '清空群公告', 'Remove the announcement'],
  [{ act: 'setIntroduction', groupId, introduction: 'a' }, '群简介改为“a”', 'Change the description to “a”'],
  [{ act: 'setIntroduction', groupId, introduction: '' }, '清空群简介', 'Remove the description'],
  [{ act: 'invite', groupId, personIds: ['1', '2'] }, '邀请 2 人入群', 'Invite 2 people'],
  [{ act: 'setSwitches', groupId, invitationOpen: true }, '允许群成员邀请他人', 'Let members invite others'],
  [
    { act: 'setSwitches', groupId, invitationOpen: false },
    '不允许群成员邀请他人',
    'Stop members from inviting others',
  ],
  [{ act: 'setSwitches', groupId, reviewed: true }, '入群需要审核', 'Review who joins'],
  [{ act: 'setSwitches', groupId, reviewed: false }, '入群不需要审核', 'Let people join without review'],
  [
    { act: 'setAdministrators', groupId, personIds: ['1'], operation: 'appoint' },
    '设 1 人为管理员',
    'Appoint 1 administrator',
  ],
  [
    { act: 'setAdministrators', groupId, personIds: ['1', '2'], operation: 'dismiss' },
    '取消 2 人的管理员',
    'Dismiss 2 administrators',
  ],
  [{ act: 'leave', groupId }, '群操作', 'A change to the group'],
];

test.each(acts)('%j', (act, zh, en) => {
  const line = groupActLine(act);
  expect([createTranslator('zh').translateRef(line), createTranslator('en').translateRef(line)]).toEqual([
    zh,
    en,
  ]);
});

test('how the group is pushed is told apart', () => {
  const said = [true, false].map((silent) => groupActLine({ act: 'setPush', groupId, silent }).key);
  expect(said).toEqual(['acts.group.silent', 'acts.group.normal']);
});

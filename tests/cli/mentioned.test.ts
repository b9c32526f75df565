// Whom `--at` means, and what of it stands in the text.
import { expect, test } from 'vitest';
import type { Member, OfficeApi } from '#sdk/api.ts';
import { hintUnmentioned, withMentioned } from '#cli/commands/chat/mentioned.ts';
import type { Context } from '#cli/context.ts';
import { createTranslator } from '#sdk/locales/both-languages.ts';
import { aChat } from './fake-office.ts';

const members: Member[] = ['林若溪 lin ruo xi', '周明轩 zhou ming xuan', '周明远 zhou ming yuan'].map(
  (told, at) => ({
    name: told.slice(0, 3),
    pinyin: told.slice(4),
    id: String(1002 + at),
    avatar: '',
    role: 'member',
    departmentName: '平台部',
    departmentNameEn: 'Platform',
  }),
);
const office = {
  groups: {
    allMembers: async () => members,
    findMembers: async (_: string, typed: string) =>
      members.filter(({ name }) => name.startsWith(typed) || (typed === '林若西' && name === '林若溪')),
  },
  contacts: {
    personByLoginName: async (login: string) =>
      login === 'linruoxi' ? { id: '1002' } : { id: '9999', name: '顾文博' },
    search: async (typed: string) => ({
      people: ['guwenbo', '顾文博'].includes(typed)
        ? [{ id: '9999', name: '顾文博', pinyin: 'gu wen bo', loginName: 'guwenbo', departmentName: '' }]
        : [],
    }),
  },
} as unknown as OfficeApi;
const group = aChat('00012', '平台组', { kind: 'group', groupId: '12' });
const ask = (text: string, typed: string, language: 'zh' | 'en' = 'zh', chat = group) =>
  withMentioned(office, chat, { text, typed, language }, new AbortController().signal);

test('names, initials, login names and numbers; a name that stands in the text is not written again', async () => {
  expect(await ask('看一下', '林若溪')).toEqual({ text: '@林若溪 看一下', mentions: ['1002'] });
  expect(await ask('请 @林若溪 看一下', 'lrx，1003')).toEqual({
    text: '@周明轩 请 @林若溪 看一下',
    mentions: ['1002', '1003'],
  });
  expect(await ask('好', '@linruoxi、林若溪')).toEqual({ text: '@林若溪 好', mentions: ['1002'] });
});

test('everybody is named in the language of the command, and understood in both', async () => {
  expect(await ask('开会', 'all')).toEqual({ text: '@所有人 开会', mentions: ['all'] });
  expect(await ask('meeting', '所有人', 'en')).toEqual({ text: '@everyone meeting', mentions: ['all'] });
});

test('nobody, somebody of two, somebody outside and a direct chat are refused, each with its reason', async () => {
  await expect(ask('好', '王五')).rejects.toMatchObject({ code: 'personNotFound' });
  // Whom a word only nearly names is offered, and not called.
  await expect(ask('好', '林若西')).rejects.toMatchObject({ code: 'ambiguousTarget' });
  // Who is there and in another group is not said to be nowhere.
  for (const outside of ['@guwenbo', 'guwenbo', '顾文博'])
    await expect(ask('好', outside)).rejects.toMatchObject({
      code: 'notInGroup',
      params: { name: '平台组', people: '顾文博' },
    });
  await expect(ask('好', '周')).rejects.toMatchObject({
    code: 'ambiguousTarget',
    params: { target: '周', names: '周明轩 (1003), 周明远 (1004)' },
    extras: { candidates: [{ detail: '平台部', detailEn: 'Platform' }, { detailEn: 'Platform' }] },
  });
  await expect(ask('好', ' , ')).rejects.toMatchObject({ code: 'invalidValue' });
  await expect(ask('好', '林若溪', 'zh', aChat('00013', '林若溪'))).rejects.toMatchObject({
    code: 'invalidValue',
  });
});

test('a name that was written and mentions nobody is said with how to mention; one that is mentioned, no name and a direct chat are not', async () => {
  const hints: string[] = [];
  const hint = async (text: string, more: { mentions?: string[]; isForward?: true } = {}, chat = group) => {
    const context = {
      ...{ signal: new AbortController().signal, timeoutMs: 1_000 },
      output: { hint: (sentence: string) => void hints.push(sentence) },
      texts: async () => translator,
    } as unknown as Context;
    await hintUnmentioned(context, office, chat, { text, ...more });
    return hints.splice(0);
  };
  const translator = createTranslator('en');
  expect(await hint('ask @林若溪 and @周明轩')).toEqual([
    '@林若溪, @周明轩 was written and not mentioned. To mention: --at 林若溪,周明轩',
  ]);
  expect(await hint('@everyone at three', { isForward: true })).toEqual([
    '@everyone was written and not mentioned: words with a forward mention nobody. To mention: tangram chat send … --at all',
  ]);
  expect(await hint('ask @林若溪', { mentions: ['1002'] })).toEqual([]);
  expect(await hint('mail me@林若溪.cn, or ask @王五')).toEqual([]);
  expect(await hint('ask @林若溪', {}, aChat('00013', '林若溪'))).toEqual([]);
});

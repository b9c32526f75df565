// Proves what each kind of card shows, and that nothing but a card of its own kind is one.
import { expect, test } from 'vitest';
import type { ContentKind } from '#sdk/contract/flags.ts';
import { cardViewOf } from '#sdk/chat/kinds/table.ts';
import { contentOf } from '#sdk/chat/kinds/content.ts';
import { factText } from '#sdk/locales/fact-text.ts';
import { createTranslator } from '#sdk/locales/index.ts';

const zh = createTranslator('zh');
const en = createTranslator('en');
const view = (kind: ContentKind, text: string, mine = false) =>
  cardViewOf(contentOf({ kind, text }), { mine, mid: 9, isStored: true });
const told = (kind: ContentKind, text: string, mine = false): string[] => {
  const card = view(kind, text, mine);
  return card === undefined ? [] : [card.title, ...card.facts].map((fact) => factText(zh, fact));
};

test('a place tells its name, address and coordinates, which can be copied', () => {
  const wire = 'location[{"lat":39.90872345,"lng":116.3975,"name":"总部","address":"长安街1号"}]';
  expect(told('location', wire)).toEqual(['总部', '长安街1号', '39.90872, 116.3975']);
  expect(view('location', wire)?.acts).toEqual([{ type: 'copyPlace', text: '39.90872, 116.3975' }]);
  expect(told('location', 'location[{"lat":1,"lng":2}]')).toEqual(['位置', '1, 2']);
});

test.each([
  ['{"outcome":"answered","seconds":65}', false, '通话时长 1:05'],
  ['{"outcome":"answered","seconds":3605}', false, '通话时长 1:00:05'],
  ['{"outcome":"missed"}', false, '未接来电'],
  ['{"outcome":"missed"}', true, '对方未接听'],
  ['{"outcome":"declined"}', false, '通话被拒绝'],
  ['{"outcome":"cancelled"}', false, '通话已取消'],
  ['{"outcome":"busy"}', true, '对方正忙'],
])('the call %s reads %s as %s', (json, mine, words) =>
  expect(told('telephone', `telephone[${json}]`, mine)[0]).toBe(words),
);

test('a link tells its true host, and asks where its words look like another', () => {
  expect(told('link', 'a(https://wiki.example/a)[压测报告]')).toEqual(['压测报告', 'wiki.example']);
  expect(view('link', 'a(https://evil.example/)[https://bank.example]')?.acts).toEqual([
    { type: 'open', url: 'https://evil.example/', host: 'evil.example' },
  ]);
});

test('a thing is opened by its reference, and says no host; what is no reference is kept and opens nothing', () => {
  const wire = 'shareLink[{"title":"周会","url":"https://office.example/x","desc":"周一","ref":"event:812"}]';
  expect(told('shareLink', wire)).toEqual(['周会', '周一']);
  expect(view('shareLink', wire)?.acts).toEqual([
    { type: 'openThing', reference: 'event:812', url: 'https://office.example/x' },
  ]);
  expect(view('shareLink', 'shareLink[{"title":"周会","ref":"../812"}]')?.acts).toEqual([]);
});

test('a meeting tells everything it carries and how it is joined', () => {
  const [from, to] = [Date.UTC(2026, 10, 21, 1), Date.UTC(2026, 10, 21, 2)];
  const wire = `meet(77)[{"title":"周会","starttime":${from},"endtime":${to},"nick":"何静","location":"三楼","number":"900 100","password":"1234"}]`;
  const lines = told('meeting', wire);
  expect(lines).toEqual(['周会', expect.any(String), '主持人 何静', '三楼', '会议号 900 100', '密码 1234']);
  // The end on the same day needs no date of its own.
  expect(lines[1]?.match(/2026/g)).toHaveLength(1);
  expect(view('meeting', wire)?.acts).toEqual([{ type: 'joinMeeting', id: '77', number: '900100' }]);
});

test('a shared link tells its summary, a record its first lines', () => {
  expect(
    told('shareLink', 'shareLink[{"title":"新闻","url":"https://x.example/1","desc":"三句话"}]'),
  ).toEqual(['新闻', '三句话', 'x.example']);
  const list = [1, 2, 3, 4, 5].map((at) => ({ nick: `人${at}`, c: `话${at}face[强]` }));
  const record = view(
    'shareLink',
    `shareLink[{"title":"记录","merge":${JSON.stringify({ count: 12, list })}}]`,
  );
  expect(record?.facts.map((fact) => factText(en, fact))).toEqual(['Messages: 12']);
  expect(record?.lines).toEqual([1, 2, 3, 4].map((at) => ({ name: `人${at}`, text: `话${at}[强]` })));
});

test('a shared file asks its owner for access; one’s own does not', () => {
  const wire = 'shareFile[{"fileid":"8","filename":"预算","size":2048,"folder":1,"nick":"何静"}]';
  expect(told('shareFile', wire)).toEqual(['预算', '文件夹', '2 KB', '何静 分享']);
  expect(view('shareFile', wire)?.acts.map(({ type }) => type)).toEqual(['askAccess', 'openFile']);
  expect(view('shareFile', wire, true)?.acts.map(({ type }) => type)).toEqual(['openFile']);
});

test.each<[ContentKind, string]>([
  ['text', 'meet(1)[{"title":"x"}]'],
  ['meeting', 'shareLink[{"title":"x"}]'],
  ['meeting', 'x'],
  ['location', 'location[{}]'],
  ['image', ''],
])('%s with %s is words', (kind, text) => {
  expect(contentOf({ kind, text }).kind).toBe('text');
  expect(view(kind, text)).toBeUndefined();
});

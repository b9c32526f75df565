// Proves how messages are told in one line, in both languages.
import { expect, test } from 'vitest';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { lineText, saidText } from '#sdk/locales/card-text.ts';
import { createTranslator } from '#sdk/locales/index.ts';

const zh = createTranslator('zh');
const en = createTranslator('en');

test.each([
  ['你好face[微笑]', '你好[微笑]', '你好[smile]'],
  ['img[/a.png]', '[图片]', '[Picture]'],
  [
    'img[{"url":"/a.png","filename":"现场.png"}]看这里',
    '[图片] 现场.png 看这里',
    '[Picture] 现场.png 看这里',
  ],
  ['video[/a.mp4]', '[视频]', '[Video]'],
  ['audio[{"url":"/a.mp3","seconds":7}]', '[语音]', '[Voice]'],
  ['file(1)[季报.xlsx]', '[文件] 季报.xlsx', '[File] 季报.xlsx'],
  ['location[{"lat":1,"lng":2,"name":"总部"}]', '[位置] 总部', '[Location] 总部'],
  ['telephone[{"outcome":"missed"}]', '[通话]', '[Call]'],
  ['flashMsg()[{"c":"密码是一二三"}]', '[闪信]', '[View-once message]'],
  ['meet(9)[{"title":"周会"}]', '[会议] 周会', '[Meeting] 周会'],
  ['shareLink[{"title":"新闻","url":"https://x.example"}]', '[链接] 新闻', '[Link] 新闻'],
  ['shareLink[{"title":"群聊的记录","merge":{"count":2}}]', '[聊天记录] 群聊的记录', '[Messages] 群聊的记录'],
  ['shareFile[{"fileid":"1","filename":"预算"}]', '[云盘文件] 预算', '[Cloud file] 预算'],
  ['quoteMsg(3)[{"c":"几点"}]四点', '四点', '四点'],
])('%s reads %s and %s', (wire, chinese, english) => {
  expect(lineText(zh, summarize(wire))).toBe(chinese);
  expect(lineText(en, summarize(wire))).toBe(english);
});

test('who said it stands in front where it is told', () => {
  expect(saidText(zh, { sender: '何静', ...summarize('img[/a.png]') })).toBe('何静：[图片]');
  expect(saidText(en, { text: 'ok' })).toBe('ok');
});

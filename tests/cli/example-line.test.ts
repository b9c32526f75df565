// Proves that examples in English name people, groups and departments of the demo organisation as an English reader types them.
import { expect, test } from 'vitest';
import { exampleLine } from '#cli/example-line.ts';

test.each([
  [
    'tangram chat forward 4711 --to 沈知行,数字化平台组',
    'tangram chat forward 4711 --to shenzhixing,shuzihuapingtaizu',
  ],
  ['tangram group add 平台组 林若溪 @hejing', 'tangram group add shuzihuapingtaizu linruoxi @hejing'],
  ['tangram contacts dept 数字化平台组', 'tangram contacts dept "Platform Team"'],
  [
    'tangram announce publish 停电通知 - --department 数字化中心',
    'tangram announce publish "Power cut" - --department "Digital Centre"',
  ],
  [
    'tangram admin departments head 数字化平台组 周明轩',
    'tangram admin departments head "Platform Team" zhoumingxuan',
  ],
  ['tangram contacts search 沈', 'tangram contacts search shen'],
  ['tangram server department add 研发/平台组', 'tangram server department add "Research/Platform Team"'],
  // What is said, in quotes and without, and as a part of something.
  ['tangram chat send 沈知行 "十点开会"', 'tangram chat send shenzhixing "Meeting at ten"'],
  ['tangram write rename 周报 "第 47 周周报"', 'tangram write rename "Weekly report" "Weekly report 47"'],
  ['tangram disk sync ./报告 personal:/报告', 'tangram disk sync ./report personal:/report'],
  // What must be typed as it stands.
  ['tangram disk ls group:数字化平台组/', 'tangram disk ls group:数字化平台组/'],
  [
    'tangram disk admins transfer 林若溪 --confirm 林若溪',
    'tangram disk admins transfer linruoxi --confirm 林若溪',
  ],
])('%s', (line, english) => {
  expect(exampleLine(line, 'en')).toBe(english);
  expect(exampleLine(line, 'zh')).toBe(line);
});

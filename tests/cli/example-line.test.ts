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
    'tangram announce publish 停电 - --department 数字化中心',
    'tangram announce publish 停电 - --department "Digital Centre"',
  ],
  [
    'tangram admin departments head 数字化平台组 周明轩',
    'tangram admin departments head "Platform Team" zhoumingxuan',
  ],
  ['tangram contacts search 沈', 'tangram contacts search shen'],
  // What is said, and what must be typed as it stands.
  ['tangram chat send 沈知行 "林若溪十点开会"', 'tangram chat send shenzhixing "林若溪十点开会"'],
  ['tangram disk ls group:数字化平台组/', 'tangram disk ls group:数字化平台组/'],
  [
    'tangram disk admins transfer 林若溪 --confirm 林若溪',
    'tangram disk admins transfer linruoxi --confirm 林若溪',
  ],
])('%s', (line, english) => {
  expect(exampleLine(line, 'en')).toBe(english);
  expect(exampleLine(line, 'zh')).toBe(line);
});

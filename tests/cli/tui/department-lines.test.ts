// Proves that the way to a department is broken between its levels.
import { expect, test } from 'vitest';
import { departmentLines } from '#cli/tui/lines/department-lines.ts';
import { cellWidth } from '#cli/tui/text/cell-width.ts';

test('levels stay whole, and each line fits', () => {
  expect(departmentLines('远衡能源集团/数字化中心/数字化平台组', 31)).toEqual([
    '远衡能源集团 / 数字化中心 /',
    '数字化平台组',
  ]);
  expect(departmentLines('数字化平台组', 40)).toEqual(['数字化平台组']);
});

test('a level that is longer than a line is broken', () => {
  const lines = departmentLines('集团/数字化平台与客户端联合研发组/一组', 12);
  for (const line of lines) expect(cellWidth(line)).toBeLessThanOrEqual(12);
  expect(lines.join('').replaceAll(/[ /]/g, '')).toBe('集团数字化平台与客户端联合研发组一组');
});

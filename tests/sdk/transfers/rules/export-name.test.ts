// Proves that files of an export have names of their own that every file system takes.
import { expect, test } from 'vitest';
import { exportName } from '#sdk/transfers/rules/export-name.ts';

test.each([
  [{ mid: 7, name: '报告.pdf', fileId: 'f' }, '7-报告.pdf'],
  [{ mid: 8, name: '', fileId: 'f_1' }, '8-f_1'],
])('%o is %s', (file, name) => expect(exportName(file)).toBe(name));

test('a long name keeps its ending', () => {
  const name = exportName({ mid: 9, name: `${'长'.repeat(300)}.docx`, fileId: 'f' });
  expect(name.length).toBeLessThan(200);
  expect(name.endsWith('.docx')).toBe(true);
});

test('nothing climbs out of the folder', () => {
  const name = exportName({ mid: 1, name: '../../etc/passwd', fileId: 'f' });
  expect(name).not.toMatch(/[/\\]/);
  expect(name.startsWith('1-')).toBe(true);
});

// Proves that a file's tile has the hue of its kind, and the usual one where the name says nothing.
import { expect, test } from 'vitest';
import { fileHue } from '../../../gui/files/file-hue.ts';

test.each([
  ['report.PDF', 1],
  ['deck.pptx', 2],
  ['三季度.汇总.xlsx', 3],
  ['notes.md', 5],
  ['标定记录.zip', 4],
  ['机房布局.png', 6],
  ['开工仪式.mov', 7],
  ['Makefile', 5],
  ['.gitignore', 5],
  ['', 5],
])('%s has hue %i', (name, hue) => {
  expect(fileHue(name)).toBe(hue);
});

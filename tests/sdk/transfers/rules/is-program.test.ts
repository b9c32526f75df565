// Proves which names are those of programs.
import { expect, test } from 'vitest';
import { isProgram } from '#sdk/transfers/rules/is-program.ts';

test.each(['报告.EXE', 'a.pdf.exe', 'setup.msi .', 'link.lnk', 'run.sh', '快捷方式.url', 'x.command'])(
  '%s is one',
  (name) => expect(isProgram(name)).toBe(true),
);
test.each(['报告.pdf', 'exe', 'photo.png', 'a.exe.pdf', '表格.xlsx', ''])('%s is none', (name) =>
  expect(isProgram(name)).toBe(false),
);

// People as a spreadsheet: days are read as days, and a table is text with commas where that is asked for.
import { utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { printPeople, readPeople, sheetAsText } from '#sdk/admin/rules/people-sheet.ts';

test('a cell that is a day is that day, and not the number a sheet counts it by', () => {
  const sheet = utils.aoa_to_sheet(
    [
      ['loginname', 'name', 'title', 'phone'],
      ['lina', 'Li Na', new Date(Date.UTC(2026, 10, 30)), 13_900_000_000],
    ],
    { UTC: true },
  );
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'People');
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  expect(readPeople(bytes)).toMatchObject([{ loginName: 'lina', title: '2026-11-30', phone: '13900000000' }]);
});

test('a table is text with commas, which is read again as it was; nothing in it is a formula', () => {
  const rows = [
    { loginName: 'lina', name: '李, 娜', department: 'A/B', title: '=1+1', email: '', phone: '0139' },
  ];
  const text = sheetAsText(printPeople(rows, 'en'));
  expect(text.startsWith('\uFEFFLogin name,Name,')).toBe(true);
  expect(text).toContain(`'=1+1`);
  expect(readPeople(new TextEncoder().encode(text))).toMatchObject(rows);
});

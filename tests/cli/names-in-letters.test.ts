// Tables that name people write their names in letters too, for readers who have chosen that, and only names of people.
import { expect, test } from 'vitest';
import { createTranslator } from '#sdk/locales/index.ts';
import { nameLetters } from '#sdk/locales/name-letters.ts';
import type { Column } from '#cli/output/output.ts';
import { entryColumns } from '#cli/shapes/contact.ts';
import { requestColumns } from '#cli/shapes/group.ts';
import { attendanceColumns } from '#cli/shapes/meeting.ts';
import { feedbackColumns } from '#cli/shapes/schedule.ts';

const plain = createTranslator('en');
const spelt = { ...plain, letters: nameLetters };

/** What a table says of one row under a title. */
function said<Row>(columns: readonly Column<Row>[], row: object, title: string): string | undefined {
  return columns.find((column) => column.title === title)?.cell(row as Row);
}

test.each([
  ['join requests', requestColumns, 'cli.column.name', { name: '宋嘉慧' }],
  ['who invited them', requestColumns, 'cliGroups.column.inviter', { inviterName: '宋嘉慧' }],
  ['people of a meeting', attendanceColumns, 'cli.column.name', { name: '宋嘉慧' }],
  ['feedback', feedbackColumns, 'cliSchedule.column.name', { name: '宋嘉慧' }],
  ['favourite people', entryColumns, 'cli.column.name', { type: 'person', name: '宋嘉慧' }],
] as const)('%s', (_, columns, title, row) => {
  expect(said(columns(plain) as Column<unknown>[], row, title)).toBe('宋嘉慧');
  expect(said(columns(spelt) as Column<unknown>[], row, title)).toBe('宋嘉慧 Song Jiahui');
});

test('a group keeps the name it was given', () => {
  expect(said(entryColumns(spelt), { type: 'group', name: '数字化中心' }, 'cli.column.name')).toBe(
    '数字化中心',
  );
});

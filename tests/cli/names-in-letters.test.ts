// Tables that name people write their names in letters too, for readers who have chosen that, and only names of people.
import { expect, test } from 'vitest';
import { createTranslator } from '#sdk/locales/index.ts';
import { nameLetters } from '#sdk/locales/name-letters.ts';
import type { Column } from '#cli/output/output.ts';
import { auditColumns } from '#cli/shapes/audit.ts';
import { entryColumns } from '#cli/shapes/contact.ts';
import { memberColumns, requestColumns } from '#cli/shapes/group.ts';
import { attendanceColumns } from '#cli/shapes/meeting.ts';
import { feedbackColumns } from '#cli/shapes/schedule.ts';
import { statusColumns } from '#cli/shapes/status.ts';

const reader = createTranslator('en');

test.each([
  ['join requests', requestColumns(reader), ['cli.column.name', 'cliGroups.column.inviter']],
  ['members', memberColumns(reader), ['cli.column.name']],
  ['people of a meeting', attendanceColumns(reader), ['cli.column.name']],
  ['feedback', feedbackColumns, ['cliSchedule.column.name']],
  ['statuses', statusColumns(reader, 0), ['cli.column.name']],
  ['the record', auditColumns(0, () => ({ act: '', who: '', targets: '' })), ['cli.column.name']],
] as [string, readonly Column<never>[], string[]][])('names of people in %s', (_, columns, titles) => {
  expect(columns.filter(({ person }) => person === true).map(({ title }) => title)).toEqual(titles);
});

test('among favourites people are spelt, and a group keeps the name it was given', () => {
  const [name] = entryColumns({ ...reader, letters: nameLetters }).filter(
    ({ title }) => title === 'cli.column.name',
  );
  expect(name?.cell({ type: 'person', name: '宋嘉慧' } as never)).toBe('宋嘉慧 Song Jiahui');
  expect(name?.cell({ type: 'group', name: '数字化中心' } as never)).toBe('数字化中心');
});

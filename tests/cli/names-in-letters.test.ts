// Tables that name people write their names in letters too, for readers who have chosen that, and only names of people.
import { expect, test } from 'vitest';
import { createTranslator } from '#sdk/locales/index.ts';
import { nameLetters } from '#sdk/locales/name-letters.ts';
import type { Column } from '#cli/output/output.ts';
import { chatColumns, chatRow, needsTexts } from '#cli/shapes/chat.ts';
import { hitColumns, messageRow } from '#cli/shapes/message.ts';
import { auditColumns } from '#cli/shapes/audit.ts';
import { entryColumns } from '#cli/shapes/contact.ts';
import { memberColumns, requestColumns } from '#cli/shapes/group.ts';
import { attendanceColumns } from '#cli/shapes/meeting.ts';
import { feedbackColumns } from '#cli/shapes/schedule.ts';
import { statusColumns } from '#cli/shapes/status.ts';
import { aChat, aMessage } from './fake-office.ts';

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

const spelt = { ...reader, letters: nameLetters };
const cellOf = <Row>(columns: readonly Column<Row>[], title: string, row: Row): string =>
  columns.find((one) => one.title === title)?.cell(row) ?? '';

test('a chat whose last line is told by the office says it in the list, of oneself as of oneself', () => {
  const left = aChat('00012', '平台组', {
    ...{ kind: 'group', groupId: '12', lastBySystem: true, lastSystemKey: 'leave', lastText: '' },
    ...{ lastSenderId: '7', lastOperatorName: '宋嘉慧', lastTargetNames: '' },
  });
  const last = (meId: string): string => {
    const row = chatRow(left, meId);
    expect(needsTexts(row)).toBe(true);
    return cellOf(chatColumns(0, reader, spelt), 'cli.column.last', row);
  };
  expect(last('1')).toBe('宋嘉慧 Song Jiahui left the group');
  expect(last('7')).toBe('You left the group');
});

test('where two talk the chat is called as the person is, and everybody is called as the reader calls them', () => {
  const text = '@所有人 三点';
  const row = messageRow(aMessage(1, '00013', text), '宋嘉慧');
  expect(cellOf(hitColumns(0, spelt), 'cli.column.chat', row)).toBe('宋嘉慧 Song Jiahui');
  expect(cellOf(hitColumns(0, spelt), 'cli.column.text', row)).toBe('@everyone 三点');
  // What programs read stays as it was written.
  expect(row.text).toBe(text);
  const said = messageRow(aMessage(1, '00012', text, { groupId: '12' }), '平台组');
  expect(cellOf(hitColumns(0, spelt), 'cli.column.chat', said)).toBe('平台组');
  expect(cellOf(hitColumns(0, spelt), 'cli.column.text', said)).toBe('@everyone 三点');
  const listed = chatRow(aChat('00012', '平台组', { kind: 'group', groupId: '12', lastText: text }), '1');
  for (const texts of [reader, undefined])
    expect(cellOf(chatColumns(0, texts, spelt), 'cli.column.last', listed)).toBe('@everyone 三点');
});

// Proves what an event adds to a stored message, that a replay adds nothing twice, and that an older answer takes nothing back.
import { expect, test } from 'vitest';
import { changedRow, withKnownMarks, type MessageChange } from '#sdk/chat/rules/message-marks.ts';
import { messageRow } from '#sdk/chat/rows.ts';
import { withdrawnRow } from '#sdk/chat/rules/withdrawn.ts';
import { wireMessage } from '../../../support/wire-message.ts';

const row = messageRow(wireMessage(5, 'one'), '1');
const event = (sequence: number, change: Partial<MessageChange>): MessageChange => ({
  ...{ sequence, chatId: '00012', mid: 5, personId: '7', personName: 'Bo', time: sequence * 10 },
  ...change,
});
const after = (...events: MessageChange[]) =>
  events.reduce((now, one) => changedRow(now, one, '1') ?? now, row);

test('reactions stand in the order of the picker, with whether one of them is one’s own', () => {
  const marked = after(
    event(6, { reaction: { emoji: '强', on: true, count: 1 } }),
    event(7, { reaction: { emoji: '爱心', on: true, count: 1 } }),
    event(8, { personId: '1', reaction: { emoji: '强', on: true, count: 2 } }),
    event(9, { reaction: { emoji: '爱心', on: false, count: 0 } }),
  );
  expect(marked.marks?.reactions).toEqual([{ emoji: '强', count: 2, mine: true }]);
  const both = changedRow(marked, event(10, { reaction: { emoji: '爱心', on: true, count: 1 } }), '1');
  const asked = messageRow(
    { ...wireMessage(5, 'one'), changed: 10, reactions: [...(both?.marks?.reactions ?? [])] },
    '1',
  );
  const other = messageRow(
    { ...wireMessage(5, 'one'), changed: 10, reactions: both?.marks?.reactions.toReversed() ?? [] },
    '1',
  );
  expect(both?.marks?.reactions.map(({ emoji }) => emoji)).toEqual(['爱心', '强']);
  expect([asked.marks, other.marks]).toEqual([both?.marks, both?.marks]);
  const less = changedRow(marked, event(10, { reaction: { emoji: '强', on: false, count: 1 } }), '1');
  expect(less?.marks?.reactions).toEqual([{ emoji: '强', count: 1, mine: true }]);
});

test('five thousand reactions are one entry, and a replay changes nothing', () => {
  let now = row;
  for (let count = 1; count <= 5_000; count += 1)
    now = changedRow(now, event(count + 5, { reaction: { emoji: '强', on: true, count } }), '1') ?? now;
  expect(now.marks?.reactions).toEqual([{ emoji: '强', count: 5_000, mine: false }]);
  expect(JSON.stringify(now.marks).length).toBeLessThan(120);
  expect(
    changedRow(now, event(5_005, { reaction: { emoji: '强', on: true, count: 9 } }), '1'),
  ).toBeUndefined();
});

test('an answer that knows less than the events leaves words and marks; one that knows more is taken', () => {
  const worded = after(event(6, { text: 'two' }));
  expect(worded).toMatchObject({ text: 'two', marks: { editedTime: 60 } });
  expect(withKnownMarks(row, worded)).toEqual(worded);
  const newer = messageRow({ ...wireMessage(5, 'three'), changed: 9, editedTime: 90, reactions: [] }, '1');
  expect(withKnownMarks(newer, worded)).toEqual(newer);
});

test('nothing of it stays on what was withdrawn', () => {
  const gone = withdrawnRow(after(event(6, { text: 'two' })), { personId: '7', operatorName: 'Bo' });
  expect([gone.text, gone.marks]).toEqual(['', undefined]);
  const { text: _, ...told } = wireMessage(5, 'one');
  const asked = messageRow(
    { ...told, text: '', bySystem: true, systemKey: 'x', changed: 6, reactions: [] },
    '1',
  );
  expect(asked.marks).toBeUndefined();
  expect(changedRow(gone, event(8, { text: 'back' }), '1')).toBeUndefined();
});

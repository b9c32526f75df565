// Proves what a forward's report says of each chat: by its own answer, and by why nothing could go.
import { expect, test } from 'vitest';
import {
  linesAfterFailure,
  linesAfterReport,
  linesTriedAgain,
  openForwardLines,
} from '#sdk/chat/rules/forward-lines.ts';
import { OfficeError } from '#sdk/errors.ts';

const people = [{ id: '7', name: '周明轩', avatar: '' }];
const groups = [{ id: '7', chatId: '00011', name: '数字化平台组', avatar: '' }];
const gone = new OfficeError('removedFromGroup').data;

test('a person and a group of the same number are told apart', () => {
  const report = {
    queued: false,
    targets: [
      { groupId: '7', mids: [], error: gone },
      { personId: '7', chatId: '00012', mids: [4, 5] },
    ],
    refused: [],
  };
  expect(linesAfterReport(openForwardLines({ people, groups }), report)).toMatchObject([
    { name: '周明轩', state: 'done', count: 2, chatId: '00012', error: undefined },
    { name: '数字化平台组', state: 'failed', count: 0, error: { code: 'removedFromGroup' } },
  ]);
});

test('where no message may go, every chat says why', () => {
  const refused = [{ mid: 1, error: new OfficeError('notForwardable').data }];
  expect(
    linesAfterReport(openForwardLines({ people, groups: [] }), { queued: false, targets: [], refused }),
  ).toMatchObject([{ state: 'failed', error: { code: 'notForwardable' } }]);
});

test('without a network all of it waits; what has arrived before stays', () => {
  const lines = openForwardLines({ people, groups }).map((line, at) =>
    at === 0 ? { ...line, state: 'done' as const } : line,
  );
  expect(linesAfterReport(lines, { queued: true, targets: [], refused: [] })).toMatchObject([
    { state: 'done' },
    { state: 'queued' },
  ]);
  expect(linesAfterFailure(lines, gone)).toMatchObject([{ state: 'done' }, { state: 'failed', error: gone }]);
});

test('only what is named is tried again, without its old reason', () => {
  const failed = linesAfterFailure(openForwardLines({ people, groups }), gone);
  expect(linesTriedAgain(failed, new Set(['group 7']))).toMatchObject([
    { state: 'failed', error: gone },
    { state: 'sending', error: undefined },
  ]);
});

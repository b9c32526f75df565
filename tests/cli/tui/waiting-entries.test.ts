// Proves how what waits is told apart in the terminal.
import { expect, test } from 'vitest';
import type { LaterEntry, OutboxEntry } from '#sdk/api.ts';
import { waitingEntries, waitingKey } from '#cli/tui/lines/waiting-entries.ts';

const sent = { id: '1', type: 'message' } as OutboxEntry;
const scheduled = { id: '1', text: '早上好' } as LaterEntry;
const held = { id: 'c', text: '晚上好', here: { done: 0, state: 'queued', isOver: false } } as LaterEntry;
const reminder = { id: '2', text: '', mid: 77 } as LaterEntry;

test('what reminds of a message knows it, and the same number in two lists is two entries', () => {
  const entries = waitingEntries([sent], [held], [reminder, scheduled]);
  expect(entries).toEqual([
    { type: 'outbox', entry: sent },
    { type: 'held', entry: held },
    { type: 'reminder', entry: reminder, mid: 77 },
    { type: 'scheduled', entry: scheduled },
  ]);
  expect(entries.map(waitingKey)).toEqual(['outbox 1', 'held c', 'reminder 2', 'scheduled 1']);
});

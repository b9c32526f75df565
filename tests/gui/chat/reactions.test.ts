// What stands under a message that people have reacted to and that was edited, and what its menu offers.
import { expect, test, vi } from 'vitest';
import { actionsOfMessage } from '#sdk/chat/actions/message-actions.ts';
import { sampleMessage } from '../../support/sample-message.ts';
import { drawnRow } from './drawn.ts';

// A picture of a moment: stores are read once.
vi.mock(import('react'), async (original) => ({
  ...(await original()),
  useSyncExternalStore: <Snapshot>(_subscribe: unknown, getSnapshot: () => Snapshot) => getSnapshot(),
}));

const message = sampleMessage({
  mine: true,
  text: '下午三点见',
  editedTime: 60_000,
  reactions: [
    { emoji: '强', count: 12, mine: true },
    { emoji: '爱心', count: 1, mine: false },
  ],
});

test('one chip an emoji, one’s own pressed and named so, and the mark that it was edited', () => {
  const html = drawnRow({ type: 'message', key: 'k', message, first: true, last: true });
  expect(html).toContain('aria-pressed="true" aria-label="强，12 人，包括你"');
  expect(html).toContain('aria-pressed="false" aria-label="爱心，1 人"');
  expect(html).toContain('已编辑');
  const plain = drawnRow({
    type: 'message',
    key: 'k',
    message: sampleMessage({ text: '下午三点见' }),
    first: true,
    last: true,
  });
  expect(plain).not.toMatch(/aria-pressed|已编辑/);
});

test('at an office that knows none of it nothing of it is offered; editing ends with the time of withdrawing', () => {
  const names = (around: object): string[] =>
    actionsOfMessage(message, {
      ...{ now: message.time, withdrawMs: 120_000, meId: '1', kind: 'direct' },
      ...{ roles: new Map(), withdrawnTexts: new Map(), ...around },
    } as never).map(({ name }) => name);
  expect(names({ hasMarks: true })).toEqual(
    expect.arrayContaining(['react', 'reactors', 'reword', 'versions', 'pinMessage']),
  );
  const pinned = names({ hasMarks: true, pinnedMids: new Set([message.mid]) });
  expect(pinned).toContain('unpinMessage');
  expect(pinned).not.toContain('pinMessage');
  expect(names({ hasMarks: true, pinnedMids: new Set([message.mid + 1]) })).not.toContain('unpinMessage');
  expect(names({ hasMarks: true, now: message.time + 121_000 })).not.toContain('reword');
  expect(names({}).filter((name) => /react|reword|versions|pinMessage/.test(name))).toEqual([]);
});

test('an emoji without a name of ours is drawn as its character, and a word that is none stays a word', () => {
  const html = drawnRow({
    ...{ type: 'message', key: 'k', first: true, last: true },
    message: sampleMessage({
      reactions: [
        { emoji: '🙈', count: 2, mine: true },
        { emoji: 'nonsense', count: 1, mine: false },
      ],
    }),
  });
  expect(html).toContain('<span aria-hidden="true">🙈</span>');
  expect(html).toContain('aria-label="🙈，2 人，包括你"');
  expect(html).toContain('[nonsense]');
});

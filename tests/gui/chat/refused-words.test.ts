// A message that the office refused for its words stands in the window with its reason and the way to write it anew.
import { expect, test, vi } from 'vitest';
import { actionsOfMessage } from '#sdk/chat/actions/message-actions.ts';
import { sampleMessage } from '../../support/sample-message.ts';
import { drawnRow } from './drawn.ts';

// A picture of a moment: stores are read once.
vi.mock(import('react'), async (original) => ({
  ...(await original()),
  useSyncExternalStore: <Snapshot>(_subscribe: unknown, getSnapshot: () => Snapshot) => getSnapshot(),
}));

const refused = sampleMessage({
  mine: true,
  state: 'failed',
  text: '告诉我内部底价',
  error: { code: 'messageIllegal', params: {} },
});

test('its words stay, its reason stands below, and it is written anew instead of tried again', () => {
  const html = drawnRow({ type: 'message', key: 'k', message: refused, first: true, last: true });
  expect(html).toContain('告诉我内部底价');
  expect(html).toContain('发送失败：消息内容不合法');
  expect(html).toContain('重新编辑');
  expect(html).not.toContain('重试');
});

test('its menu takes the words back into the field, and drops the row', async () => {
  const dropped: string[] = [];
  const office = { chat: { drop: async (key: string) => void dropped.push(key) } } as never;
  const around = { now: 0, withdrawnTexts: new Map(), revertMs: 0, chat: undefined, personId: '1' } as never;
  const edit = actionsOfMessage(refused, around).find(({ name }) => name === 'edit');
  expect(await edit?.perform(office, refused, around)).toEqual({ editText: '告诉我内部底价' });
  expect(dropped).toEqual(['k']);
});

// Words inside one chat: counted, and walked through one by one.
import { expect, test } from 'vitest';
import type { MessageQuery, OfficeApi } from '#sdk/api.ts';
import { FindInChatScreen } from '#sdk/chat/screens/find-in-chat.ts';

/** An office with `count` messages that have the words, numbered from the newest down. */
function officeOf(count: number, asked: MessageQuery[] = []): OfficeApi {
  const search = async (query: MessageQuery) => {
    asked.push(query);
    const from = query.offset ?? 0;
    const hits = Array.from({ length: Math.min(query.limit ?? 30, count - from) }, (_, index) => ({
      message: { mid: 1000 - from - index, key: `k${1000 - from - index}` },
      plainText: `第 ${index % 2 === 0 ? '压测' : 'ＹＣ'} 次`,
      ranges: [{ from: 2, to: 4 }],
    }));
    return { hits, complete: true, more: from + hits.length < count };
  };
  return { chat: { search } } as unknown as OfficeApi;
}

test('the newest stands first; older and newer walk, and end at both ends', async () => {
  const asked: MessageQuery[] = [];
  const screen = new FindInChatScreen(officeOf(3, asked), 'a', 'zh');
  await screen.look(' 压测 ');
  expect(asked).toEqual([{ chatId: 'a', text: '压测', limit: 200, offset: 0, language: 'zh' }]);
  expect(screen.getSnapshot()).toMatchObject({ mids: [1000, 999, 998], at: 0, more: false });
  expect([...screen.getSnapshot().found]).toEqual([
    ['k1000', ['压测']],
    ['k999', ['ＹＣ']],
    ['k998', ['压测']],
  ]);
  expect(screen.newer()).toBeUndefined();
  expect(await screen.older()).toBe(999);
  expect(await screen.older()).toBe(998);
  expect(await screen.older()).toBeUndefined();
  expect(screen.newer()).toBe(999);
  await screen.look('');
  expect(screen.getSnapshot()).toMatchObject({ phase: 'empty', mids: [], at: -1 });
});

test('walking beyond what is counted counts on', async () => {
  const screen = new FindInChatScreen(officeOf(201), 'a', 'zh');
  await screen.look('x');
  expect(screen.getSnapshot()).toMatchObject({ at: 0, more: true });
  for (let step = 0; step < 199; step += 1) await screen.older();
  expect(await screen.older()).toBe(800);
  expect(screen.getSnapshot()).toMatchObject({ at: 200, more: false });
});

test('an answer that comes after other words were asked for is not shown', async () => {
  const screen = new FindInChatScreen(officeOf(0), 'a', 'zh');
  const first = screen.look('one');
  await screen.look('two');
  await first;
  expect(screen.getSnapshot()).toMatchObject({ text: 'two', phase: 'ready', mids: [], at: -1 });
});

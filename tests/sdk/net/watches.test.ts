// Proves what is told to the office of things that are looked at, and who hears of them.
import { expect, test } from 'vitest';
import { createWatchList } from '#sdk/net/watches.ts';

test('a thing is watched once however many look, again after a break, and no longer when nobody does', () => {
  const sent: unknown[] = [];
  const list = createWatchList((frame) => sent.push(frame) > 0);
  const heard: string[] = [];
  const stopOne = list.listen('folder:1', (revision) => heard.push(`one ${revision}`));
  const stopTwo = list.listen('folder:1', (revision) => heard.push(`two ${revision}`));
  list.heard({ reference: 'folder:1', revision: 4 });
  list.heard({ reference: 'folder:2', revision: 4 });
  stopOne();
  stopOne();
  list.online();
  stopTwo();
  list.online();
  expect(heard).toEqual(['one 4', 'two 4', 'two 0']);
  expect(sent).toEqual([
    { type: 'watch', references: ['folder:1'] },
    { type: 'watch', references: ['folder:1'] },
    { type: 'unwatch', references: ['folder:1'] },
  ]);
});

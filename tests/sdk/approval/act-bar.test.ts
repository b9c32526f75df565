// Which acts stand in the bar of a request, and that what is confirmed is what was chosen.
import { expect, test } from 'vitest';
import type { Request } from '#sdk/approval/approval-api.ts';
import { actBar, confirmedAct, isWrittenFirst } from '#sdk/approval/actions/act-bar.ts';

const names = (actions: readonly { name: string }[]): string[] => actions.map(({ name }) => name);
const of = (...may: Request['may']) => actBar({ may });

test('approve, reject and return stand beside each other; what is done now and then is in the menu', () => {
  const acts = of('approve', 'reject', 'return', 'transfer', 'addStep', 'comment', 'undo');
  expect(names(acts.bar).toSorted()).toEqual(['approve', 'reject', 'return']);
  expect(names(acts.menu).toSorted()).toEqual(['addStep', 'comment', 'transfer']);
  expect(names(acts.bar.filter((action) => isWrittenFirst(action, acts)))).toEqual(['reject', 'return']);
});

test('whoever has decided, and whoever asked, has no menu', () => {
  expect(names(of('comment').menu)).toEqual([]);
  expect(names(of('remind', 'withdraw', 'comment').menu)).toEqual([]);
  expect(names(of('comment').bar)).toEqual(['comment']);
  const [comment] = of('comment').bar;
  expect(comment !== undefined && isWrittenFirst(comment, of('comment'))).toBe(false);
});

test('Ctrl+Enter does the act that was chosen and no other', () => {
  const acts = of('approve', 'reject', 'return', 'comment');
  const chosen = acts.bar.find(({ name }) => name === 'return');
  expect(confirmedAct(acts, undefined)?.name).toBe('approve');
  expect(confirmedAct(acts, chosen)?.name).toBe('return');
  // It is not possible any more: nothing is done in its place.
  expect(confirmedAct(of('comment'), chosen)).toBeUndefined();
  expect(confirmedAct(of('comment'), undefined)?.name).toBe('comment');
});

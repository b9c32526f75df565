// Proves how a flash message stands for whoever looks at it.
import { expect, test } from 'vitest';
import { flashStanding } from '#sdk/chat/kinds/flash.ts';

test('covered for who has not read it, over for who has, and the sender sees how many have', () => {
  const node = { type: 'flash', readers: ['3'], seconds: 10 } as const;
  expect(flashStanding(node, false, '4')).toEqual({ type: 'covered', seconds: 10 });
  expect(flashStanding(node, false, '3')).toEqual({ type: 'over' });
  expect(flashStanding(node, true, '1')).toEqual({ type: 'sent', readers: 1 });
});

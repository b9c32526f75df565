// What waits says for what: a connection, the end of a pause for what came too fast, or an office that has no room.
import { expect, test } from 'vitest';
import { waitingState } from '#sdk/chat/rules/waiting-state.ts';

test.each([
  [{}, 'chat.state.queued'],
  [{ restsUntil: 5 }, 'chat.state.rests'],
  [{ restsUntil: 5, restsWhy: 'rateLimited' as const }, 'chat.state.rests'],
  [{ restsUntil: 5, restsWhy: 'busy' as const }, 'chat.state.restsBusy'],
])('%j', (resting, key) => {
  expect(waitingState(resting)).toBe(key);
});

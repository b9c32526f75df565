// Proves what is asked for to choose a lock password, and that nothing wrong reaches the lock.
import { expect, test, vi } from 'vitest';
import type { LockChoice, LockState } from '#sdk/api.ts';
import { LockChoiceScreen } from '#sdk/account/screens/lock-choice.ts';
import { feedOf } from '#sdk/base/feed.ts';
import { LiveValue } from '#sdk/base/live-value.ts';
import { OfficeError } from '#sdk/errors.ts';

function screenOf(
  way: LockState['way'],
  keep: (choice: LockChoice) => Promise<void> = async () => undefined,
) {
  const state = new LiveValue<LockState>({ way, locked: false, tries: 0 });
  const choose = vi.fn(keep);
  const screen = new LockChoiceScreen({ lock: { state: feedOf(state), choose } as never });
  return { screen, state, choose };
}

test('a first password is asked for twice, and there is nothing to take away', () => {
  const { screen } = screenOf('none');
  expect(screen.getSnapshot()).toMatchObject({
    ways: ['own', 'account'],
    way: 'own',
    fields: ['own', 'again'],
  });
});

test.each(['own', 'account'] as const)('where %s unlocks, the present one is asked for first', (way) => {
  const { screen } = screenOf(way);
  expect(screen.getSnapshot()).toMatchObject({ way, ways: ['own', 'account', 'none'] });
  expect(screen.getSnapshot().fields[0]).toBe('current');
  screen.choose('none');
  expect(screen.getSnapshot().fields).toEqual(['current']);
});

test('the first field that is wrong is named, until something is typed', async () => {
  const { screen, choose } = screenOf('own');
  expect(await screen.submit()).toBe(false);
  expect(screen.getSnapshot().problem).toBe('current');
  screen.type('current', '2468');
  screen.type('own', '12');
  expect(await screen.submit()).toBe(false);
  expect(screen.getSnapshot().problem).toBe('own');
  screen.type('own', '13579');
  expect(screen.getSnapshot().problem).toBeUndefined();
  expect(await screen.submit()).toBe(false);
  expect(screen.getSnapshot().problem).toBe('again');
  screen.choose('account');
  expect(await screen.submit()).toBe(false);
  expect(screen.getSnapshot().problem).toBe('account');
  expect(choose).not.toHaveBeenCalled();
});

test('what is right is kept with the present password, and forgotten here', async () => {
  const { screen, choose } = screenOf('account');
  screen.choose('own');
  screen.type('current', 'Account-1');
  screen.type('own', '13579');
  screen.type('again', '13579');
  expect(await screen.submit()).toBe(true);
  expect(choose.mock.calls).toEqual([[{ way: 'own', password: '13579', current: 'Account-1' }]]);
  expect(Object.values(screen.getSnapshot().typed).join('')).toBe('');
});

test('taking it away sends no password but the present one', async () => {
  const { screen, choose } = screenOf('own');
  screen.choose('none');
  screen.type('current', '2468');
  expect(await screen.submit()).toBe(true);
  expect(choose.mock.calls).toEqual([[{ way: 'none', current: '2468' }]]);
});

test('a refusal stands there with what was typed, and goes with the next key', async () => {
  const { screen } = screenOf('own', async () => {
    throw new OfficeError('lockPasswordWrong');
  });
  screen.choose('none');
  screen.type('current', 'guess');
  expect(await screen.submit()).toBe(false);
  expect(screen.getSnapshot()).toMatchObject({
    busy: false,
    error: { code: 'lockPasswordWrong' },
    typed: { current: 'guess' },
  });
  screen.type('current', 'guesses');
  expect(screen.getSnapshot().error).toBeUndefined();
});

test('the way chosen elsewhere is followed until one is chosen here', () => {
  const { screen, state } = screenOf('none');
  state.set({ way: 'account', locked: false, tries: 0 });
  expect(screen.getSnapshot()).toMatchObject({ way: 'account', fields: ['current', 'account'] });
  screen.choose('own');
  state.set({ way: 'none', locked: false, tries: 0 });
  expect(screen.getSnapshot()).toMatchObject({ way: 'own', fields: ['own', 'again'] });
});

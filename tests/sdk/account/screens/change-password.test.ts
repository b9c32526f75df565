// The form of a new password: rules while typing, what is missing, what the office said, and nothing kept afterwards.
import { expect, test, vi } from 'vitest';
import type { OfficeApi } from '#sdk/api.ts';
import { ChangePasswordScreen } from '#sdk/account/screens/change-password.ts';
import { OfficeError } from '#sdk/errors.ts';

const fresh = 'Kite-over-72-lakes';
const person = { id: '7', loginName: 'linruoxi', name: '林若溪', phone: '13800138226' };

function open(changePassword = vi.fn(async () => undefined), policy: 'strict' | 'legacy' = 'strict') {
  const office = {
    account: {
      state: (listener: (state: object) => void) => {
        listener({ phase: 'signedIn', person });
        return () => undefined;
      },
      changePassword,
    },
    contacts: { person: async () => ({ pinyin: 'qingque qq' }) },
  } as unknown as OfficeApi;
  return { screen: new ChangePasswordScreen(office, policy), changePassword };
}
const broken = (screen: ChangePasswordScreen) =>
  screen
    .getSnapshot()
    .rules.filter(({ state }) => state === 'broken')
    .map(({ rule }) => rule);

test('rules are open before anything is typed, then met or broken at every key', () => {
  const { screen } = open();
  expect(new Set(screen.getSnapshot().rules.map(({ state }) => state))).toEqual(new Set(['open']));
  screen.type('newPassword', 'abc');
  expect(broken(screen)).toEqual(['tooShort', 'classes']);
  screen.type('newPassword', 'Linruoxi-72-lakes');
  expect(broken(screen)).toEqual(['ownData']);
  screen.type('newPassword', fresh);
  expect(broken(screen)).toEqual([]);
  screen.type('oldPassword', fresh);
  expect(broken(screen)).toEqual(['unchanged']);
  screen.type('newPassword', '');
  expect(new Set(screen.getSnapshot().rules.map(({ state }) => state))).toEqual(new Set(['open']));
});

test('the pinyin of the name is looked for once contacts have said it', async () => {
  const { screen } = open();
  screen.type('newPassword', 'QingQue-72-lakes');
  await expect.poll(() => broken(screen)).toEqual(['ownData']);
});

test('a confirmation differs when it is as long and not the same', () => {
  const { screen } = open();
  screen.type('newPassword', fresh);
  screen.type('confirmation', 'Kite');
  expect(screen.getSnapshot().differs).toBe(false);
  screen.type('confirmation', `${fresh.slice(0, -1)}!`);
  expect(screen.getSnapshot().differs).toBe(true);
  screen.type('confirmation', fresh);
  expect(screen.getSnapshot().differs).toBe(false);
});

test('an unfinished form is not sent', async () => {
  const { screen, changePassword } = open();
  expect(await screen.submit()).toBe(false);
  expect(screen.getSnapshot().missing).toEqual(['oldPassword', 'newPassword', 'confirmation']);
  screen.type('oldPassword', 'old');
  screen.type('newPassword', fresh);
  screen.type('confirmation', 'x');
  expect(await screen.submit()).toBe(false);
  expect(screen.getSnapshot()).toMatchObject({ missing: [], differs: true });
  screen.type('newPassword', 'short');
  screen.type('confirmation', 'short');
  expect(await screen.submit()).toBe(false);
  expect(changePassword).not.toHaveBeenCalled();
});

test('a sent form is forgotten', async () => {
  const { screen, changePassword } = open();
  screen.type('oldPassword', 'old');
  screen.type('newPassword', fresh);
  screen.type('confirmation', fresh);
  const sending = screen.submit();
  expect(screen.getSnapshot().phase).toBe('sending');
  expect(await screen.submit()).toBe(false);
  expect(await sending).toBe(true);
  expect(changePassword).toHaveBeenCalledExactlyOnceWith({ oldPassword: 'old', newPassword: fresh });
  expect(screen.getSnapshot()).toMatchObject({
    oldPassword: '',
    newPassword: '',
    confirmation: '',
    phase: 'done',
  });
});

test('what only the office knows marks its rule, and typing again takes the refusal away', async () => {
  const { screen } = open(
    vi.fn(() => Promise.reject(new OfficeError('passwordRule', { params: { problems: 'ownData' } }))),
  );
  for (const field of ['newPassword', 'confirmation'] as const) screen.type(field, fresh);
  screen.type('oldPassword', 'old');
  expect(await screen.submit()).toBe(false);
  expect(screen.getSnapshot()).toMatchObject({ phase: 'editing', error: { code: 'passwordRule' } });
  expect(broken(screen)).toEqual(['ownData']);
  screen.type('newPassword', `${fresh}!`);
  expect(screen.getSnapshot().error).toBeUndefined();
});

test('the short policy has its own rules and lengths', () => {
  const { screen } = open(undefined, 'legacy');
  screen.type('newPassword', 'abcd');
  expect(broken(screen)).toEqual([]);
  expect(screen.getSnapshot().lengths).toEqual({ shortest: 4, longest: 12 });
});

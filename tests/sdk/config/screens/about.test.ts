// Proves what the page about the product says, with and without an office.
import { expect, test } from 'vitest';
import type { ConfigState } from '#sdk/api.ts';
import { feedOf } from '#sdk/base/feed.ts';
import { LiveValue } from '#sdk/base/live-value.ts';
import { AboutScreen } from '#sdk/config/screens/about.ts';
import { OfficeError } from '#sdk/errors.ts';
import { settle } from '../../../support/fake-clock.ts';

const logged = { time: 1, user: '', page: 'x', type: 'error', message: 'm', agent: 'a' };

function screenOf(licence: () => Promise<{ notAfter: string | number }>) {
  const state = new LiveValue<ConfigState>({
    phase: 'loading',
    navigationTitles: {},
    constants: {},
    urls: {},
  });
  let errors = [logged];
  const screen = new AboutScreen({
    config: { state: feedOf(state), load: async () => state.get(), licence },
    contacts: {
      children: async () => [{ id: '100', name: '远衡', nameEn: 'Yuanheng', kind: 'dept' } as never],
    },
    maintenance: { recentErrors: async () => errors, clearErrors: async () => void (errors = []) } as never,
  });
  return { screen, state };
}

test('the build before anything has loaded, then what is in force', async () => {
  const { screen, state } = screenOf(async () => ({ notAfter: '2027-01-01' }));
  expect(screen.getSnapshot()).toMatchObject({ version: '1.0.0', channel: 'alpha', branch: 'dev' });
  await settle();
  expect(screen.getSnapshot()).toMatchObject({ licenceEnd: '2027-01-01', errors: [logged] });
  state.set({ ...state.get(), officeName: '远衡', constants: { buildChannel: 'beta' } });
  expect(screen.getSnapshot()).toMatchObject({
    ...{ officeName: '远衡', officeNameEn: 'Yuanheng', channel: 'beta' },
  });
  screen.dispose();
});

test('without an office the licence says why, and can be asked for again', async () => {
  let there = false;
  const { screen } = screenOf(async () => {
    if (!there) throw new OfficeError('connectionFailed');
    return { notAfter: 5 };
  });
  await settle();
  expect(screen.getSnapshot()).toMatchObject({ licenceError: { code: 'connectionFailed' } });
  there = true;
  await screen.loadLicence();
  expect(screen.getSnapshot().licenceEnd).toBe(5);
  expect(screen.getSnapshot().licenceError).toBeUndefined();
  screen.dispose();
});

test('the log can be emptied', async () => {
  const { screen } = screenOf(async () => ({ notAfter: 5 }));
  await settle();
  expect(await screen.clearErrors()).toBe(true);
  expect(screen.getSnapshot().errors).toEqual([]);
  await screen.loadErrors();
  expect(screen.getSnapshot().errors).toEqual([]);
  screen.dispose();
});

// Proves that who wants to be asked for the password every time is not remembered, and is forgotten at once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { openOffice } from '#sdk/office.ts';
import { pickVariant } from '#variants/index.ts';

let running: RunningOffice;
beforeAll(async () => {
  running = await startOffice({ inMemory: true, port: 0, seed: 'demo' });
});
afterAll(() => running.close());

test('automatic sign-in is a setting: off, no device is remembered and a remembered one is dropped', async () => {
  const host = memoryHost();
  const dropped: string[] = [];
  const { remove } = host.secrets;
  host.secrets.remove = async (name) => {
    dropped.push(name);
    await remove(name);
  };
  const office = openOffice({ host, variant: pickVariant('default'), server: running.url });
  const account = running.accounts.find(({ loginname }) => loginname === 'shenzhixing');
  const signIn = () =>
    office.account.signInWithPassword({
      loginName: account?.loginname ?? '',
      password: account?.password ?? '',
      remember: true,
    });
  await signIn();
  expect((await office.account.devices()).length).toBe(1);
  await office.settings.set('autoSignIn', false);
  await expect.poll(() => dropped.some((name) => name.startsWith('device'))).toBe(true);
  await signIn();
  expect((await office.account.devices()).filter(({ current }) => current)).toEqual([]);
  await office.close();
});

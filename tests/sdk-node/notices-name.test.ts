// The chat of the system notices is called in the reader's language, also where a page says so while the store still opens.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { systemNoticesId } from '#sdk/contract/markup/system-notice.ts';
import { openOffice } from '#sdk/office.ts';
import { pickVariant } from '#variants/index.ts';

let running: RunningOffice;
beforeAll(async () => {
  running = await startOffice({ inMemory: true, port: 0, seed: 'demo' });
});
afterAll(() => running.close());

test('a name that is said while the store opens counts', async () => {
  const host = memoryHost();
  const { database } = host;
  const name = 'System notices';
  host.database = async (...about) => {
    await office.chat.callNotices(name);
    return database(...about);
  };
  const office = openOffice({ host, variant: pickVariant('default'), server: running.url });
  const account = running.accounts.find(({ loginname }) => loginname === 'nora.eriksen');
  await office.account.signInWithPassword({
    loginName: account?.loginname ?? '',
    password: account?.password ?? '',
  });
  await office.connection.connect();
  await expect
    .poll(async () => (await office.chat.find(name, 5)).map(({ peerId }) => peerId))
    .toEqual([systemNoticesId]);
  await office.close();
});

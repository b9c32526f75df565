// A session that ends while somebody waits for the connection: they hear why, and not that it was given up.
import { expect, test } from 'vitest';
import { asOfficeError } from '#sdk/errors.ts';
import type { Host } from '#sdk/host/port.ts';
import { idOf } from '../support/drill-plan.ts';
import { twoDevices } from '../support/two-devices.ts';

const { client, office } = twoDevices();

test('whoever waits for the connection hears that the session is over, whichever call found it out', async () => {
  let isSilent = false;
  const falling = (host: Host): Host => ({
    ...host,
    // A line on which nothing comes.
    openSocket: (url, handlers) =>
      isSilent ? { send: () => undefined, close: () => undefined } : host.openSocket(url, handlers),
  });
  const [ann, bob] = [(await client('ann', falling)).office, (await client('bob', falling)).office];
  for (const { connection } of [ann, bob]) await connection.disconnect();
  isSilent = true;
  const waiting = ann.connection.connect().catch((error: unknown) => asOfficeError(error));
  await office().office.sessions.expel(Number(idOf('ann')));
  await expect(ann.services.chat.listChats({})).rejects.toMatchObject({ kind: 'auth' });
  expect(await waiting).toMatchObject({ code: 'loginExpired', kind: 'auth' });
  // Who leaves of their own accord has given it up.
  const left = bob.connection.connect().catch((error: unknown) => asOfficeError(error).code);
  await bob.account.signOut();
  expect(await left).toBe('cancelled');
});

// A command that reads its store and ends loads nothing that only a connection needs: what lives with the connection opens when it connects.
import { afterEach, expect, test, vi } from 'vitest';
import { features } from '#sdk/features.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { pickVariant } from '#variants/index.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const end of ends.splice(0).toReversed()) await end();
});

async function client(running: RunningOffice, longLived: boolean): Promise<Office> {
  const office = openOffice({
    host: memoryHost(),
    variant: pickVariant('default'),
    server: running.url,
    longLived,
  });
  ends.push(() => office.close());
  const { sessions } = running.office;
  await office.account.signInWithTicket({ ticket: await sessions.ticket(sessions.enter(1001, 'ann')) });
  return office;
}

test('of a one-shot command features open when they are used or it connects; of one that stays at once', async () => {
  const running = await startOffice({ inMemory: true, seed: 'small', passwordsFor: [] });
  ends.push(() => running.close());
  const first = features.filter(({ opens }) => opens === 'withConnection');
  expect(first.length).toBeGreaterThan(2);
  const loads = first.map((feature) => vi.spyOn(feature, 'load'));
  const loaded = (): number => loads.filter(({ mock }) => mock.calls.length > 0).length;

  const command = await client(running, false);
  await command.chat.outbox();
  expect(loaded()).toBe(0);
  await command.connection.connect();
  await expect.poll(loaded).toBe(first.length);

  loads.forEach((load) => load.mockClear());
  await client(running, true);
  expect(loaded()).toBe(first.length);
});

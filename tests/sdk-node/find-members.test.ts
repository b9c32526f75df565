// Members of a group by what was typed behind an @: whoever is called just that first, and behind a blank only whom it surely means.
import { afterEach, expect, test } from 'vitest';
import { startOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { openOffice } from '#sdk/office.ts';
import { pickVariant } from '#variants/index.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

test('an exact name leads, words that begin no name find nobody', async () => {
  const running = await startOffice({ inMemory: true, seed: 'small', passwordsFor: [] });
  ends.push(() => running.close());
  const { sessions } = running.office;
  const office = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: running.url });
  ends.push(() => office.close());
  await office.account.signInWithTicket({ ticket: await sessions.ticket(sessions.enter(1001, 'anran')) });
  await office.connection.connect();
  const made = await office.groups.do({ act: 'create', name: '组', memberIds: ['1002', '1003'] });
  const find = async (typed: string, sure = false): Promise<string[]> =>
    (await office.groups.findMembers(made.group?.id ?? '', typed, 9, { sure })).map(({ name }) => name);
  expect(await find('bo w', true)).toEqual(['薄文']);
  expect(await find('bo w look', true)).toEqual([]);
  expect((await find('薄文'))[0]).toBe('薄文');
});

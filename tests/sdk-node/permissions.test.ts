// The signed-in person carries roles and permissions as the office derives them, over both services and after a resume.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOffice } from '#sdk/office.ts';
import { shownNavigation } from '#sdk/navigation/table.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { pickVariant } from '#variants/index.ts';

let running: RunningOffice;
beforeAll(async () => {
  running = await startOffice({ inMemory: true, seed: 'small', passwordsFor: [] });
});
afterAll(() => running.close());

test.each([
  [1001, 'superAdministrator', ['group:create', 'ai:qa', 'admin', 'admin:transfer']],
  [1003, 'administrator', ['group:create', 'ai:qa', 'admin']],
  [1002, 'member', ['group:create', 'ai:qa']],
] as const)('%i is %s', async (id, role, permissions) => {
  const variant = pickVariant('default');
  const office = openOffice({ host: memoryHost(), variant, server: running.url });
  const { sessions } = running.office;
  const person = await office.account.signInWithTicket({
    ticket: await sessions.ticket(sessions.enter(id, String(id))),
  });
  expect(person).toMatchObject({ roles: [role], permissions });
  const shown = shownNavigation({
    variant,
    permissions: person.permissions ?? [],
    debug: false,
    capabilities: new Set(['ask', 'chat']),
  });
  expect(shown.map(({ name }) => name)).toEqual(['messages', 'aiQa']);
  await office.close();
});

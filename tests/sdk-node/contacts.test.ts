// Contacts of a person at a real office: levels and ancestors are asked for once, and known without a network.
import { afterEach, expect, test } from 'vitest';
import { openOffice } from '#sdk/office.ts';
import { startOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { pickVariant } from '#variants/index.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function world() {
  const running = await startOffice({ inMemory: true, seed: 'small', passwordsFor: [] });
  let isUp = true;
  const down = async (): Promise<void> => {
    if (isUp) await running.close();
    isUp = false;
  };
  ends.push(down);
  const host = memoryHost();
  let later = 0;
  const asked: string[] = [];
  const office = openOffice({
    host: {
      ...host,
      clock: { ...host.clock, now: () => Date.now() + later },
      http(request) {
        asked.push(new URL(request.url).pathname + new URL(request.url).search);
        return host.http(request);
      },
    },
    variant: pickVariant('default'),
    server: running.url,
  });
  ends.push(() => office.close());
  const { sessions } = running.office;
  const enter = async () =>
    office.account.signInWithTicket({ ticket: await sessions.ticket(sessions.enter(1001, 'anran')) });
  const times = (path: string): number => asked.filter((one) => one.startsWith(path)).length;
  return { running, office, down, enter, times, wait: (ms: number) => void (later += ms) };
}

const tree = '/uc/system/dept/getChildNode/';
const path = '/uc/system/dept/getAncestors';

test('a level and its ancestors are asked for once in five minutes', async () => {
  const it = await world();
  await it.enter();
  const [root] = await it.office.contacts.children('0');
  const first = await it.office.contacts.children(root?.id ?? '');
  expect(await it.office.contacts.children(root?.id ?? '')).toEqual(first);
  const up = await it.office.contacts.ancestors(root?.id ?? '');
  expect(await it.office.contacts.ancestors(root?.id ?? '')).toEqual(up);
  expect([it.times(tree), it.times(path)]).toEqual([2, 1]);
  it.wait(6 * 60_000);
  await it.office.contacts.children('0');
  await it.office.contacts.ancestors(root?.id ?? '');
  expect([it.times(tree), it.times(path)]).toEqual([3, 2]);
});

test('without a network the levels that were seen are there, and people in them are found', async () => {
  const it = await world();
  await it.enter();
  const [root] = await it.office.contacts.children('0');
  const level = await it.office.contacts.children(root?.id ?? '');
  const below = level.find(({ kind }) => kind === 'dept')?.id ?? '';
  const people = await it.office.contacts.children(below);
  const somebody = people.find(({ kind }) => kind === 'user');
  const up = await it.office.contacts.ancestors(below);
  expect(up.at(-1)?.id).toBe(below);
  await it.down();
  it.wait(60 * 60_000);
  expect(await it.office.contacts.children(below)).toEqual(people);
  expect(await it.office.contacts.ancestors(below)).toEqual(up);
  const found = await it.office.contacts.search(somebody?.name ?? '');
  expect(found.people.map(({ id }) => id)).toContain(somebody?.id);
  expect(await it.office.contacts.person(somebody?.id ?? '')).toMatchObject({ name: somebody?.name });
  await expect(it.office.contacts.children('4711')).rejects.toMatchObject({ code: 'connectionFailed' });
});

test('what the office does not have is said, not made up from an old level', async () => {
  const it = await world();
  await it.enter();
  await expect(it.office.contacts.children('4711')).rejects.toMatchObject({ code: 'notFound' });
});

test('people in the root department are shown where show_root_user says so', async () => {
  const it = await world();
  await it.running.office.store.people.setDictionary('sys_pc_client_params', 'show_root_user', 'false');
  await it.enter();
  await it.office.contacts.children('0');
  expect(it.times(`${tree}0?showRootUser=false`)).toBe(1);
});

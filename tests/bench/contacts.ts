// Finding people among a hundred thousand: a look-up over the wire, a key pressed in the picker, a page of everybody.
import { PickerScreen } from '#sdk/contacts/screens/picker.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { noLimits } from '#fixtures/office/services/limits.ts';
import type { OfficePlan, OfficePlanBatch } from '#fixtures/seed/plan.ts';
import { planLargeOffice } from '#fixtures/seed/large.ts';
import { seededRandom } from '#fixtures/seed/random.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { pickVariant } from '#variants/index.ts';
import { quantile, type Report } from './figure.ts';

const people = 100_000;
const rounds = 300;
/** A pause between two keys, longer than the picker's own. */
const keyPauseMs = 120;

function gathered(batches: Iterable<OfficePlanBatch>): OfficePlan {
  const rows: Record<string, unknown[]> = {};
  for (const { kind, rows: more } of batches) (rows[kind] ??= []).push(...more);
  const kinds = ['departments', 'people', 'chats', 'members', 'messages', 'reads', 'pins', 'mutes', 'drafts'];
  return Object.fromEntries(kinds.map((kind) => [kind, rows[kind] ?? []])) as unknown as OfficePlan;
}

/** What somebody types who looks for a person: characters, pinyin as far as it goes, initials, account, phone. */
async function questions(office: Office, random: () => number): Promise<string[]> {
  const asked: string[] = [];
  while (asked.length < rounds) {
    const person = await office.contacts.person(String(1001 + Math.floor(random() * people)));
    const [full = '', initials = ''] = person.pinyin.split(' ');
    const letters = 1 + Math.floor(random() * full.length);
    asked.push(
      person.name,
      [...person.name][0] ?? '',
      full.slice(0, letters),
      initials,
      person.loginName,
      person.phone.slice(-4),
    );
  }
  return asked.slice(0, rounds);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** From a key in the picker's field until its hits are in the snapshot. */
function pressed(screen: PickerScreen, query: string): Promise<void> {
  return new Promise((resolve) => {
    screen.setQuery(query);
    const look = (): void => {
      if (screen.getSnapshot().loading) return;
      stop();
      resolve();
    };
    const stop = screen.subscribe(look);
    look();
  });
}

/** An office of so many people. Its plan is let go: an office that runs does not carry one. */
function startLarge(): Promise<RunningOffice> {
  const plan = planLargeOffice({ people, messages: 2_000, random: seededRandom(1), now: Date.now() });
  return startOffice({ inMemory: true, port: 0, seed: gathered(plan), passwordsFor: [], limits: noLimits });
}

/** Reports the three beside the bare round trip of a call that does nothing, in the same run. */
export async function run(report: Report): Promise<void> {
  const random = seededRandom(7);
  const server = await startLarge();
  const office = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: server.url });
  try {
    const { sessions } = server.office;
    const loginName = (await server.office.store.people.person(1001))?.login_name ?? '';
    await office.account.signInWithTicket({
      ticket: await sessions.ticket(sessions.enter(1001, loginName)),
    });
    const asked = await questions(office, random);
    const bare: number[] = [];
    const found: number[] = [];
    // Interleaved, so that what else runs on the machine meets both.
    for (const keyword of asked) {
      bare.push(await timed(() => office.services.userCentre.getConfig({})));
      found.push(await timed(() => office.contacts.search(keyword)));
    }
    const note = (times: readonly number[]): string =>
      `p50 ${quantile(times, 0.5).toFixed(1)}, p99 ${quantile(times, 0.99).toFixed(1)}`;
    const baseline = quantile(bare, 0.95);
    report({
      id: 'contacts-search',
      name: 'one look-up among 100,000 people, over the wire and into the cache (p95)',
      ours: quantile(found, 0.95),
      baseline,
      unit: 'ms',
      note: `${note(found)}; against a call that only answers`,
    });
    report({
      id: 'P16',
      name: 'the same, the slowest of a hundred (p99): what one key costs, ranked, with names, pinyin, accounts and phones',
      ours: quantile(found, 0.99),
      baseline: quantile(bare, 0.99),
      unit: 'ms',
      note: `${found.length} keys; best first, over the wire`,
    });
    const screen = new PickerScreen(office, { mode: 'people' });
    const keys: number[] = [];
    for (const text of asked.slice(0, 60)) {
      await new Promise((resolve) => setTimeout(resolve, keyPauseMs));
      keys.push(await timed(() => pressed(screen, text)));
    }
    screen.dispose();
    report({
      id: 'contacts-picker',
      name: 'a key in the picker → people, departments and groups that fit (p95)',
      ours: quantile(keys, 0.95),
      baseline,
      unit: 'ms',
      note: note(keys),
    });
    const pages: number[] = [];
    for (let round = 0; round < 40; round += 1) {
      const page = 1 + Math.floor(random() * (people / 200));
      pages.push(
        await timed(() => office.contacts.departmentPeople('100', { below: true, page, pageSize: 200 })),
      );
    }
    report({
      id: 'contacts-page',
      name: '200 of everybody in the organisation, anywhere among them (p95)',
      ours: quantile(pages, 0.95),
      baseline,
      unit: 'ms',
      note: note(pages),
    });
  } finally {
    await office.close();
    await server.close();
  }
}

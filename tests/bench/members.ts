// A key pressed in a group of 5,000: the member list of its details and the mention picker, until the hits are shown.
import type { Member } from '#sdk/api.ts';
import { MentionsScreen } from '#sdk/chat/screens/mentions.ts';
import { GroupDetailsScreen } from '#sdk/groups/screens/group-details.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { nameMaker } from '#fixtures/seed/large-names.ts';
import type { OfficePlan } from '#fixtures/seed/plan.ts';
import { seededRandom } from '#fixtures/seed/random.ts';
import { startOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { pickVariant } from '#variants/index.ts';
import { groupChatId, personIdOf, planBenchGroup } from './chat/bench-office.ts';
import { quantile, type Report } from './figure.ts';

const members = 5_000;
/** Members who are looked for, each letter by letter in four ways. */
const wanted = 40;
const groupId = String(Number(groupChatId));

/** Reports the p95 of both beside reading every name and its pinyin once. */
export async function run(report: Report): Promise<void> {
  const random = seededRandom(11);
  const server = await startOffice({ inMemory: true, port: 0, seed: namedGroup(random), passwordsFor: [] });
  const office = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: server.url });
  try {
    const { sessions } = server.office;
    const me = Number(personIdOf(0));
    const loginName = (await server.office.store.people.person(me))?.login_name ?? '';
    const ticket = await sessions.ticket(sessions.enter(me, loginName));
    await office.account.signInWithTicket({ ticket });
    await office.connection.connect();
    const everybody = await office.groups.allMembers(groupId);
    if (everybody.length !== members) throw new Error(`${everybody.length} members are told of ${members}`);
    const keys = typedKeys(everybody, random);
    const list = await openDetails(office);
    const picker = new MentionsScreen(office, groupId);
    const times = { bare: [] as number[], list: [] as number[], picker: [] as number[] };
    // The first pass settles V8; in the second each key meets all three, whatever else runs on the machine.
    for (const pass of ['warm-up', 'counts'])
      for (const key of keys) {
        const bare = await timed(async () => readAll(everybody, key));
        const listed = await timed(() => list.find(key));
        const picked = await pressed(picker, key);
        if (pass === 'warm-up') continue;
        times.bare.push(bare);
        times.list.push(listed);
        times.picker.push(picked);
      }
    list.dispose();
    picker.dispose();
    const told = (samples: readonly number[]): string =>
      `p50 ${quantile(samples, 0.5).toFixed(1)}, p99 ${quantile(samples, 0.99).toFixed(1)}; ${samples.length} keys`;
    const baseline = quantile(times.bare, 0.95);
    report({
      id: 'members-list',
      name: `a key in the member list of a group of ${members} (p95), against reading every name and pinyin`,
      ours: quantile(times.list, 0.95),
      baseline,
      unit: 'ms',
      note: told(times.list),
    });
    report({
      id: 'members-mention',
      name: `a key behind an @ in a group of ${members}, its pause for typing left out (p95)`,
      ours: quantile(times.picker, 0.95),
      baseline,
      unit: 'ms',
      note: told(times.picker),
    });
  } finally {
    await office.close();
    await server.close();
  }
}

/** The group of the benchmarks with names as people have them. */
function namedGroup(random: () => number): OfficePlan {
  const plan = planBenchGroup(members, Date.now());
  const name = nameMaker(random);
  const services = plan.people.length - members;
  return {
    ...plan,
    people: plan.people.map((person, index) => (index < services ? person : { ...person, ...name() })),
  };
}

/** What somebody types who looks for a member, key by key: characters, pinyin, initials, login name. */
function typedKeys(everybody: readonly Member[], random: () => number): string[] {
  return Array.from({ length: wanted }, () => everybody[Math.floor(random() * everybody.length)]).flatMap(
    (member) => {
      const syllables = (member?.pinyin ?? '').split(' ');
      const initials = syllables.map((syllable) => syllable[0] ?? '').join('');
      return [member?.name ?? '', syllables.join(''), initials, member?.loginName ?? ''].flatMap((word) =>
        [...word].map((_, index, letters) => letters.slice(0, index + 1).join('')),
      );
    },
  );
}

/** The floor: whoever has the typed text in name, pinyin or login name, in no order. */
function readAll(everybody: readonly Member[], typed: string): readonly Member[] {
  return everybody.filter(({ name, pinyin = '', loginName = '' }) =>
    `${name}\n${pinyin}\n${loginName}`.includes(typed),
  );
}

async function openDetails(office: Office): Promise<GroupDetailsScreen> {
  const screen = new GroupDetailsScreen(office, groupId);
  await settled(screen, () => screen.getSnapshot().total === members);
  return screen;
}

/** From the end of the pause for typing until the members are in the snapshot. */
async function pressed(screen: MentionsScreen, query: string): Promise<number> {
  const proceed = takeTimer(() => screen.look(`@${query}`, query.length + 1));
  const before = screen.getSnapshot();
  const start = performance.now();
  proceed();
  await settled(screen, () => screen.getSnapshot() !== before);
  return performance.now() - start;
}

/** Runs something that sets one timer; answers what the timer would have done. */
function takeTimer(work: () => void): () => void {
  const real = globalThis.setTimeout;
  let taken: (() => void) | undefined;
  globalThis.setTimeout = ((then: () => void) => {
    taken = then;
    return undefined;
  }) as unknown as typeof setTimeout;
  try {
    work();
  } finally {
    globalThis.setTimeout = real;
  }
  if (taken === undefined) throw new Error('the mention picker has not waited for the key');
  return taken;
}

function settled(
  screen: { subscribe(listener: () => void): () => void },
  isThere: () => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!isThere()) return;
      stop();
      resolve();
    };
    const stop = screen.subscribe(look);
    look();
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

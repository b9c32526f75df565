// Everybody acts on one group at once: one owner at all times, one order for all, and nobody reads what came after they left.
import { noLimits } from '#fixtures/office/services/limits.ts';
import { startOffice } from '#fixtures/serve.ts';
import { between, pick, seededRandom, type Random } from '#fixtures/seed/random.ts';
import { asOfficeError } from '#sdk/errors.ts';
import { differences } from '../support/device-differences.ts';
import type { DrillClient } from '../support/drill-client.ts';
import { drillPeople, drillPlan, groupChat, idOf, type DrillPerson } from '../support/drill-plan.ts';
import { pause, waitUntil } from '../support/wait-until.ts';
import { connectedDevices } from './connected-devices.ts';
import type { DrillContext } from './drill.ts';

/** Acts that race in one group. */
const actsPerGroup = 14;
const everybody = groupChat('everybody');
/** How long devices may take to agree, in s; alone on the machine it is milliseconds. */
const agreeSeconds = 20;

type Cast = Readonly<Record<DrillPerson, DrillClient>>;
type Act = (who: DrillClient, groupId: string, random: Random) => Promise<unknown>;

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full } = context;
  const random = seededRandom(seed);
  const office = await startOffice({ inMemory: true, seed: drillPlan(Date.now()), limits: noLimits });
  context.afterwards(() => office.close());
  const open = connectedDevices(context, office);
  const cast: Cast = {
    ann: await open('ann', 'ann'),
    bob: await open('bob', 'bob'),
    cyd: await open('cyd', 'cyd'),
    dan: await open('dan', 'dan'),
  };
  const totals = { acts: 0, refused: 0, probes: 0, dissolved: 0 };
  const groups = full ? 700 : 4;
  for (let round = 0; round < groups; round += 1) {
    const say = (sentence: string): void => context.problem(`group ${round}: ${sentence}`);
    await raceInOneGroup(cast, random, totals, say);
    if ((round + 1) % (full ? 50 : 4) !== 0) continue;
    for (const person of drillPeople) {
      const fresh = await open(person, `${person}-fresh-${round}`);
      await fresh.office.maintenance.backfill();
      let found: string[] = [];
      const look = (): boolean => {
        found = differences(person, fresh.stored(), cast[person].stored());
        return found.length === 0;
      };
      await waitUntil('the device holds what a new one loads', look, agreeSeconds, () =>
        found.slice(0, 3).join('; '),
      );
      await fresh.close();
    }
  }
  if (totals.probes === 0) context.problem('nobody was ever outside while others wrote');
  context.report('groups', groups);
  for (const [name, value] of Object.entries(totals)) context.report(name, value);
}

async function raceInOneGroup(
  cast: Cast,
  random: Random,
  totals: Record<'acts' | 'refused' | 'probes' | 'dissolved', number>,
  say: (sentence: string) => void,
): Promise<void> {
  const { id: groupId } = await cast.bob.office.services.chat.createGroup({
    memberIds: drillPeople
      .filter((person) => person === 'ann' || (person !== 'bob' && random() < 0.7))
      .map(idOf),
    name: line(),
    introduction: '',
  });
  const chatId = groupId.padStart(5, '0');
  const running: Promise<unknown>[] = [];
  for (let index = 0; index < actsPerGroup; index += 1) {
    const [name, act] = pick(random, Object.entries(acts));
    // Who made the group may do most, and so is tried most.
    const person = random() < 0.4 ? 'bob' : pick(random, drillPeople);
    totals.acts += 1;
    running.push(
      act(cast[person], groupId, random).catch((error: unknown) => {
        const { kind, code } = asOfficeError(error);
        totals.refused += 1;
        if (kind !== 'refused' && code !== 'groupMembersInvalid')
          say(`${name} by ${person}: ${code} ${String(error)}`);
      }),
    );
    if (random() < 0.4) await pause(between(random, 0, 2));
  }
  await Promise.all(running);
  const members = await membersOf(cast, groupId, say);
  if (members === undefined) totals.dissolved += 1;
  else await probe(cast, chatId, members, random, say, totals);
  agreeOnOrder(cast, chatId, say);
}

/** Who is in the group as its members are told, with exactly one owner among them; undefined where nobody is. */
async function membersOf(
  cast: Cast,
  groupId: string,
  say: (sentence: string) => void,
): Promise<DrillPerson[] | undefined> {
  const told: string[][] = [];
  const asked: DrillPerson[] = [];
  for (const person of drillPeople) {
    const { chat } = cast[person].office.services;
    try {
      const { members } = await chat.listAllGroupMembers({ groupId });
      const group = await chat.getGroup({ groupId });
      const owners = members.filter(({ id }) => id === group.ownerId);
      if (owners.length !== 1) say(`${owners.length} owners among ${members.length} members`);
      told.push(members.map(({ id }) => id).toSorted());
      asked.push(person);
    } catch (error) {
      if (asOfficeError(error).kind !== 'refused') say(`members for ${person}: ${String(error)}`);
    }
  }
  if (new Set(told.map((ids) => ids.join(' '))).size > 1)
    say(`members are told differently: ${JSON.stringify(told)}`);
  const inside = told[0]?.join(' ') ?? '';
  if (told.length > 0 && inside !== asked.map(idOf).toSorted().join(' '))
    say(`${asked.join(' ')} may see the members, who are ${inside}`);
  return told.length === 0 ? undefined : asked;
}

/** A member writes: all members get it, and nobody else, on no device, ever. */
async function probe(
  cast: Cast,
  chatId: string,
  members: readonly DrillPerson[],
  random: Random,
  say: (sentence: string) => void,
  totals: { probes: number },
): Promise<void> {
  const writer = cast[pick(random, members)];
  const { mid } = await writer.office.chat.send({ chatId, text: line(), wait: true });
  // Whoever has this one has had everything before it.
  const fence = await cast.ann.office.chat.send({ chatId: everybody, text: line(), wait: true });
  const has = (client: DrillClient, inChat: string, one: number): boolean =>
    client.announced().some((message) => message.chatId === inChat && message.mid === one);
  for (const person of drillPeople)
    await waitUntil(`${person} has the fence`, () => has(cast[person], everybody, fence.mid), agreeSeconds);
  for (const person of drillPeople) {
    const inside = members.includes(person);
    if (!inside) totals.probes += 1;
    if (has(cast[person], chatId, mid) !== inside)
      say(`${person} is ${inside ? 'a member and lacks' : 'no member and has'} what was written last`);
  }
}

/** Whatever two devices hold of the group is the same, in the same order. */
function agreeOnOrder(cast: Cast, chatId: string, say: (sentence: string) => void): void {
  const seen = new Map<number, string>();
  for (const person of drillPeople) {
    const heard = cast[person].announced().filter((message) => message.chatId === chatId);
    let last = 0;
    for (const { mid, text, senderId, bySystem } of heard) {
      if (mid <= last) say(`${person} heard ${mid} after ${last}`);
      last = mid;
      const told = `${senderId} ${bySystem ? 'system' : text}`;
      if (seen.has(mid) && seen.get(mid) !== told)
        say(`${mid} is «${told}» for ${person}, else «${seen.get(mid)}»`);
      seen.set(mid, told);
    }
  }
}

let count = 0;
const line = (): string => `line ${(count += 1)}`;
const anybody = (random: Random): string[] => [idOf(pick(random, drillPeople))];

const acts: Readonly<Record<string, Act>> = {
  send: ({ office }, groupId) =>
    office.chat.send({ chatId: groupId.padStart(5, '0'), text: line(), wait: true }),
  'send again': ({ office }, groupId) =>
    office.chat.send({ chatId: groupId.padStart(5, '0'), text: line(), wait: true }),
  leave: ({ office }, groupId) => office.services.chat.leaveGroup({ groupId }),
  invite: ({ office }, groupId, random) =>
    office.services.chat.joinGroup({ groupId, personIds: anybody(random) }),
  'invite more': ({ office }, groupId) =>
    office.services.chat.joinGroup({ groupId, personIds: drillPeople.map(idOf) }),
  remove: ({ office }, groupId, random) =>
    office.services.chat.kickGroup({ groupId, personIds: anybody(random) }),
  'hand on': ({ office }, groupId, random) =>
    office.services.chat.changeGroupOwner({ groupId, personId: pick(random, drillPeople.map(idOf)) }),
  'appoint or dismiss': ({ office }, groupId, random) =>
    office.services.chat.setGroupAdministrators({
      groupId,
      personIds: anybody(random),
      operation: random() < 0.6 ? 'appoint' : 'dismiss',
    }),
  review: ({ office }, groupId, random) =>
    office.services.chat.setGroupSwitches({ groupId, reviewed: random() < 0.5 }),
  decide: async ({ office }, groupId, random) => {
    const { chat } = office.services;
    const { requests } = await chat.listJoinRequests({ groupId });
    const decision = random() < 0.7 ? 'approve' : 'reject';
    await chat.decideJoinRequests({ groupId, requestIds: requests.map(({ id }) => id), decision });
  },
  rename: ({ office }, groupId) => office.services.chat.renameGroup({ groupId, name: line() }),
  'dissolve, seldom': async ({ office }, groupId, random) => {
    if (random() < 0.1) await office.services.chat.dissolveGroup({ groupId });
  },
};

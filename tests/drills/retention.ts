// Messages of random ages under random rules and holds: a run removes exactly what a model of its own says, from the office, its search and a device, there or away; asked of the office by its folder's hands or by calls, while people write.
import { join } from 'node:path';
import { adminFeature } from '#fixtures/office/admin/feature.ts';
import type { AdminService } from '#fixtures/office/admin/service.ts';
import { noLimits } from '#fixtures/office/services/limits.ts';
import { between, pick, seededRandom } from '#fixtures/seed/random.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { DrillClient } from '../support/drill-client.ts';
import {
  directChat,
  drillPeople,
  drillPlan,
  groupChat,
  idOf,
  type DrillPerson,
} from '../support/drill-plan.ts';
import { waitUntil } from '../support/wait-until.ts';
import { followJob } from '#sdk/admin/actions/follow-job.ts';
import type { NewHold, NewRetentionRule } from '#sdk/admin/compliance-api.ts';
import type { DrillContext } from './drill.ts';

const day = 86_400_000;
type Said = { chatId: string; sender: DrillPerson; text: string; time: number };
/** Rules and holds as they were given, by their ids. */
type Law = {
  rules: Map<string, { about: string; days: number }>;
  holds: Map<string, string>;
};
/** The chats that the watching device is in, with who is in each. */
const chats: readonly { id: string; people: readonly DrillPerson[]; kind: 'direct' | 'group' }[] = [
  { id: directChat('ann', 'bob'), people: ['ann', 'bob'], kind: 'direct' },
  { id: directChat('bob', 'cyd'), people: ['bob', 'cyd'], kind: 'direct' },
  { id: groupChat('everybody'), people: drillPeople, kind: 'group' },
  { id: groupChat('three'), people: ['ann', 'bob', 'cyd'], kind: 'group' },
];

/** Whether a message is to go, said once more and otherwise than the office does. */
function goes({ rules, holds }: Law, said: Said, now: number): boolean {
  const chat = chats.find(({ id }) => id === said.chatId);
  if (chat === undefined) return false;
  const held = [...holds.values()];
  if (held.includes(chat.id) || held.includes(said.sender)) return false;
  if (chat.kind === 'direct' && chat.people.some((person) => held.includes(person))) return false;
  const own = [...rules.values()].filter(({ about }) => about === chat.id);
  const valid = own.length > 0 ? own : [...rules.values()].filter(({ about }) => about === chat.kind);
  return valid.some(({ days }) => now - said.time > days * day);
}

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const random = seededRandom(seed);
  const size = full ? { rounds: 60, messages: 400 } : { rounds: 3, messages: 40 };
  const began = Date.now();
  const start = (port: number): Promise<RunningOffice> =>
    startOffice({
      ...{ dataDir: join(folder, 'office'), seed: drillPlan(began - 800 * day), limits: noLimits, port },
      reportFault: (error) => context.problem(`the office: ${String(error)}`),
    });
  let office = await start(0);
  const { accounts, url } = office;
  context.afterwards(() => office.close());
  const place = { folder, profile: 'bob', person: 'bob' } as const;
  const watch = async (): Promise<DrillClient> => {
    const client = await DrillClient.open({ url, accounts }, place);
    await client.office.connection.connect();
    return client;
  };
  // Ann is the super administrator: half of all is asked by her calls, with the office running.
  const power = async (): Promise<DrillClient> =>
    DrillClient.open({ url, accounts }, { folder, profile: 'ann', person: 'ann' });
  const admin = await power();
  context.afterwards(() => admin.close());
  let device: DrillClient | undefined = await watch();
  context.afterwards(() => device?.close());
  const law: Law = { rules: new Map(), holds: new Map() };
  const model = new Map<number, Said>();
  const lost: Said[] = [];

  async function say(count: number, isNew = false): Promise<void> {
    const all = Array.from({ length: count }, (_, at): Said => {
      const chat = pick(random, chats);
      const time = isNew ? Date.now() : Date.now() - between(random, 0, 700) * day - 3_600_000;
      const text = `word${model.size + lost.length + at}x ${seed}`;
      return { chatId: chat.id, sender: pick(random, chat.people), text, time };
    });
    const stored = await office.office.store.messages.append(
      all.map(({ chatId, sender, text, time }) => ({
        ...{ chatId: Number(chatId), senderId: Number(idOf(sender)), clientId: crypto.randomUUID() },
        ...{ kind: 1, text, mentions: [], citedMid: undefined, time },
      })),
    );
    stored.forEach((one, at) => {
      const said = all[at];
      if ('refused' in one || said === undefined) context.problem('a message was refused');
      else model.set(one.mid, said);
    });
  }
  async function changeLaw(): Promise<void> {
    const own = office.office.features.service<AdminService>(adminFeature).compliance;
    const { admin: calls } = admin.office;
    const byCall = random() < 0.5;
    const rules = {
      add: (rule: NewRetentionRule) => (byCall ? calls.addRetentionRule(rule) : own.addRule(null, rule)),
      remove: (id: string) => (byCall ? calls.removeRetentionRule(id) : own.removeRule(null, id)),
      hold: (hold: NewHold) => (byCall ? calls.placeHold(hold) : own.hold(null, hold)),
      release: (id: string) => (byCall ? calls.releaseHold(id) : own.release(null, id)),
    };
    const about = pick(random, [
      'direct',
      'group',
      ...chats.filter(({ kind }) => kind === 'group').map(({ id }) => id),
    ]);
    const days = between(random, 60, 600);
    const scope =
      about === 'direct' || about === 'group'
        ? ({ kind: about } as const)
        : ({ kind: 'chat', chatId: about } as const);
    law.rules.set((await rules.add({ ...scope, days })).id, { about, days });
    const [first] = law.rules.keys();
    if (law.rules.size > 3 && first !== undefined) {
      await rules.remove(first);
      law.rules.delete(first);
    }
    const person = pick(random, drillPeople);
    const group = groupChat(pick(random, ['everybody', 'three'] as const));
    const isPerson = random() < 0.5;
    const hold = await rules.hold({
      ...(isPerson ? { personId: idOf(person) } : { chatId: group }),
      reason: 'drill',
    });
    law.holds.set(hold.id, isPerson ? person : group);
    const [oldest] = law.holds.keys();
    if ((law.holds.size > 1 || random() < 0.5) && oldest !== undefined) {
      await rules.release(oldest);
      law.holds.delete(oldest);
    }
  }
  const inOffice = (): string[] =>
    office.office.database
      .prepare<[string], string>('select text from message where text like ? and system_key is null')
      .pluck()
      .all(`word% ${seed}`)
      .toSorted();
  const inModel = (): string[] => [...model.values()].map(({ text }) => text).toSorted();
  const onDevice = (): string[] =>
    [...(device?.stored().messages.values() ?? [])]
      .flat()
      .map(({ text }) => text)
      .filter((text) => text.startsWith('word'))
      .toSorted();
  const isSame = (one: readonly string[], other: readonly string[]): boolean =>
    JSON.stringify(one) === JSON.stringify(other);

  let [runs, called, away] = [0, 0, 0];
  for (let round = 0; round < size.rounds; round += 1) {
    await say(size.messages);
    await waitUntil(
      `round ${round}: the device holds what was said`,
      () => isSame(onDevice(), inModel()),
      15,
    );
    const isAway = random() < 0.4;
    if (isAway) {
      await device?.close();
      device = undefined;
      away += 1;
    }
    if (random() < 0.4) {
      const port = Number(new URL(url).port);
      await office.close();
      office = await start(port);
    }
    await changeLaw();
    const { retention } = office.office.features.service<AdminService>(adminFeature);
    const expected = [...model].filter(([, said]) => goes(law, said, Date.now()));
    const byCall = random() < 0.5;
    const asked = async (dryRun: boolean): Promise<Awaited<ReturnType<typeof retention.run>>> => {
      if (!byCall) return retention.run(null, dryRun);
      const { admin: calls } = admin.office;
      const { chats: told } = await followJob(calls, await calls.startRetention({ dryRun }));
      return { dryRun, chats: told };
    };
    const planned = await asked(true);
    const count = ({ chats: told }: typeof planned): number =>
      told
        .filter(({ chatId }) => chats.some(({ id }) => id === chatId))
        .reduce((sum, { messages }) => sum + messages, 0);
    if (!isSame(inOffice(), inModel())) context.problem(`round ${round}: a dry run changed something`);
    if (count(planned) !== expected.length)
      context.problem(`round ${round}: ${count(planned)} were to go, ${expected.length} by the model`);
    // What is said meanwhile is nobody's to take.
    await Promise.all([asked(false), say(10, true)]);
    runs += 1;
    if (byCall) called += 1;
    for (const [mid, said] of expected) {
      model.delete(mid);
      lost.push(said);
    }
    if (!isSame(inOffice(), inModel()))
      context.problem(`round ${round}: the office holds other messages than the model`);
    for (const said of [...expected.slice(0, 3).map(([, one]) => one)]) {
      const found = await office.office.store.timeline.page(Number(said.chatId), Number(idOf('bob')), {
        search: said.text,
      });
      if (found.length > 0) context.problem(`round ${round}: the search finds “${said.text}”`);
    }
    device ??= await watch();
    await waitUntil(`round ${round}: the device holds what is left`, () => isSame(onDevice(), inModel()), 15);
  }
  context.report('runs', runs);
  context.report('by call', called);
  context.report('removed', lost.length);
  context.report('left', model.size);
  context.report('times away', away);
  if (lost.length === 0) context.problem('nothing was removed');
}

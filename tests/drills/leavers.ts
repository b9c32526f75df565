// Hundreds leave at once, each with a connection, a session and groups of their own: within a second nothing of theirs answers, and every group has an owner.
import type { ChatPlan, MemberPlan, OfficePlan, PersonPlan } from '#fixtures/seed/plan.ts';
import { noLimits } from '#fixtures/office/services/limits.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { between, seededRandom, type Random } from '#fixtures/seed/random.ts';
import { padChatId } from '#sdk/contract/chat-id.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { pickVariant } from '#variants/index.ts';
import { ask, call, letIn, RawDevice } from '../fixtures/raw-client.ts';
import type { DrillContext } from './drill.ts';

const firstId = 1001;
/** As many as one call takes. */
const atOnce = 200;
const oneSecondMs = 1_000;
/** Somebody who goes. */
type Leaver = { id: string; chatToken: string; device: RawDevice; closedAt?: number };

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full } = context;
  const size = full ? { leavers: 500, stayers: 100 } : { leavers: 40, stayers: 10 };
  const plan = planOf(seededRandom(seed), size);
  const office = await startOffice({
    ...{ inMemory: true, port: 0, seed: plan, passwordsFor: [], limits: noLimits },
    reportFault: (error) => context.problem(String(error)),
  });
  context.afterwards(() => office.close());
  const administrator = await signedIn(office, firstId);
  context.afterwards(() => administrator.close());
  const leavers: Leaver[] = [];
  for (let at = 1; at <= size.leavers; at += 1) {
    const chatToken = await letIn(office, firstId + at);
    const device = await RawDevice.open(office.url, chatToken, { device: `leaver-${at}` });
    context.afterwards(() => device.socket.terminate());
    const leaver: Leaver = { id: String(firstId + at), chatToken, device };
    void device.closed.then(() => (leaver.closedAt = performance.now()));
    leavers.push(leaver);
  }
  const heirId = String(firstId + size.leavers + 1);
  let slowest = 0;
  for (let from = 0; from < leavers.length; from += atOnce) {
    const some = leavers.slice(from, from + atOnce);
    const outcomes = await administrator.admin.removePeople(
      some.map(({ id }) => id),
      from > 0 ? { heirId } : {},
    );
    const answered = performance.now();
    const wrong = outcomes.filter(({ outcome }) => outcome !== 'done');
    if (wrong.length > 0) context.problem(`${wrong.length} were not removed`);
    const open = await stillAnswering(office, some);
    if (open.length > 0) context.problem(`${open.length} sessions answer, as that of ${open[0]}`);
    await Promise.all(some.map(({ device }) => device.closed));
    for (const { closedAt = Infinity } of some) slowest = Math.max(slowest, closedAt - answered);
  }
  if (slowest > oneSecondMs) context.problem(`a connection stood ${Math.round(slowest)} ms longer`);
  const { database } = office.office;
  const ownerless = database
    .prepare<[], number>(
      `select count(*) from chat c where c.kind = 1
         and exists (select 1 from chat_person m where m.chat_id = c.id and m.left_mid is null)
         and not exists (select 1 from chat_person m join person p on p.id = m.person_id
           where m.chat_id = c.id and m.left_mid is null and m.person_id = c.owner_id and p.removed = 0)`,
    )
    .pluck()
    .get();
  if (ownerless !== 0) context.problem(`${ownerless} groups have no owner`);
  const inGroups = database
    .prepare<[], number>(
      `select count(*) from chat_person m join chat c on c.id = m.chat_id join person p on p.id = m.person_id
       where c.kind = 1 and m.left_mid is null and p.removed = 1`,
    )
    .pluck()
    .get();
  if (inGroups !== 0) context.problem(`${inGroups} who left are still in a group`);
  // Not of the database alone: whoever stays and asks is told of an owner who is there.
  const stayer = await letIn(office, firstId + size.leavers + 2);
  const { ownerId } = await ask(office, 'chat', 'getGroup', { groupId: padChatId(1) }, stayer);
  if (leavers.some(({ id }) => id === ownerId)) context.problem('a group names an owner who left');
  context.report('leavers', leavers.length);
  context.report('groups', plan.chats.length);
  context.report('connections closed after, ms', Math.max(0, Math.round(slowest)));
}

/** An administrator's client, without a password. */
async function signedIn({ url, office }: RunningOffice, id: number): Promise<Office> {
  const { sessions } = office;
  const client = openOffice({ host: memoryHost(), variant: pickVariant('default'), server: url });
  await client.account.signInWithTicket({ ticket: await sessions.ticket(sessions.enter(id, loginOf(id))) });
  return client;
}

/** Whose session still gets an answer, asked of all of them side by side. */
async function stillAnswering(office: RunningOffice, leavers: readonly Leaver[]): Promise<string[]> {
  const answers = await Promise.all(
    leavers.map(async ({ id, chatToken }) => ({
      id,
      envelope: await call(office, 'chat', 'getGroup', { groupId: padChatId(1) }, chatToken),
    })),
  );
  return answers.filter(({ envelope }) => envelope.ok === true || envelope.code === 200).map(({ id }) => id);
}

const loginOf = (id: number): string => `person${id}`;

/** An administrator, who goes to leave, and who stays; groups of each kind of owner, some of leavers alone. */
function planOf(random: Random, { leavers, stayers }: { leavers: number; stayers: number }): OfficePlan {
  const now = Date.now();
  const people = Array.from({ length: 1 + leavers + stayers }, (_, at): PersonPlan => {
    const id = firstId + at;
    return {
      ...{
        id: String(id),
        loginName: loginOf(id),
        name: `同事${id}`,
        email: '',
        phone: '',
        birthDate: '1990-01-01',
      },
      ...{ title: '', titleEn: '', departmentId: '100', secondaryDepartmentIds: [], removed: false },
      role: at === 0 ? 'superAdministrator' : 'member',
    };
  });
  const chats: ChatPlan[] = [];
  const members: MemberPlan[] = [];
  const leaver = (): number => firstId + between(random, 1, leavers);
  for (let id = 1; id <= leavers; id += 1) {
    // Everybody who leaves owns one; every tenth has nobody in it who stays.
    const ownerId = firstId + id;
    const staying = id % 10 === 0 ? [] : [firstId + leavers + 1 + (id % stayers)];
    const inIt = [...new Set([ownerId, leaver(), leaver(), leaver(), ...staying])];
    const administratorIds = inIt.slice(1, 2).map(String);
    chats.push({
      ...{ id, kind: 'group', name: `群 ${id}`, intro: '', notice: '', createdAt: now },
      ...{ ownerId: String(ownerId), administratorIds },
    });
    for (const person of inIt) members.push({ chatId: id, personId: String(person), joinedAt: now });
  }
  return {
    departments: [{ id: '100', parentId: '0', name: 'Office', order: 1 }],
    ...{ people, chats, members, messages: [], reads: [], pins: [], mutes: [], drafts: [] },
  };
}

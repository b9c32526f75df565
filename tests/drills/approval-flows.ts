// Generated requests go their ways through an office: conditions, all or any, people who stand in, returns, transfers, added steps, withdrawals, two who decide at once. All ends as a model says.
import { between, pick, seededRandom, type Random } from '#fixtures/seed/random.ts';
import { createTestOffice } from '#fixtures/testing.ts';
import type { ActInput, FormPlan, Request } from '#sdk/approval/approval-api.ts';
import { asOfficeError } from '#sdk/errors.ts';
import type { Office } from '#sdk/office.ts';
import { ApprovalModel, type Attempt, type PlannedStep } from '../support/approval-model.ts';
import { pause } from '../support/wait-until.ts';
import type { DrillContext } from './drill.ts';

const names = ['root', 'one', 'two', 'three', 'four', 'five', 'six', 'away', 'asker'] as const;
/** Who may stand in for whoever is away. */
const present = names.slice(1, 7);
const [root, applicant] = ['root', 'asker'] as const;
const comparisons = ['over', 'atLeast', 'under', 'atMost', 'equal', 'different'] as const;
const dayMs = 86_400_000;
/** Steps a form has at most; requests are taken back at every one of them. */
const maxSteps = 5;

/** Somebody and what they try. */
type Try = { person: string; attempt: Attempt };

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full } = context;
  const size = full ? 200 : 6;
  const random = seededRandom(seed);
  const office = await createTestOffice({ people: [...names] });
  context.afterwards(() => office.close());
  const people = await peopleOf((name) => office.client(name));
  let standIn: string | undefined;
  let formId: string | undefined;
  const standsIn = (person: string): string => (person === 'away' ? (standIn ?? person) : person);
  const requests = new Map<string, ApprovalModel>();
  const ends = new Map<string, number>();
  const takenBackAt = new Set<number>();
  let [acts, refused, races] = [0, 0, 0];

  /** Whoever is away names somebody else, or nobody any more. */
  async function standInAnew(): Promise<void> {
    standIn = random() < 0.4 ? undefined : pick(random, present);
    const to =
      standIn === undefined ? undefined : { personId: people.id(standIn), until: Date.now() + dayMs };
    const said = await told(() => people.of('away').approval.delegate(to));
    if (said !== 'done') context.problem(`standing in: ${said}`);
  }
  /** One or two try something at once; answers the model that says what the office did. */
  async function go(id: string, model: ApprovalModel, tries: readonly Try[]): Promise<ApprovalModel> {
    acts += tries.length;
    const said = await Promise.all(tries.map((one) => attempt(people, id, one)));
    refused += said.filter((one) => one !== 'done').length;
    const shown = await people.of(applicant).approval.get(id);
    const orders = tries.length === 1 ? [tries] : [tries, tries.toReversed()];
    const stories = orders.map((order) => {
      const after = model.fork();
      const answers = new Map(order.map((one) => [one, after.try(one.person, one.attempt)]));
      const done = order.filter((one) => answers.get(one) === 'done');
      return { after, done, told: tries.map((one) => answers.get(one)) };
    });
    const right = stories.find(
      ({ after, done, told: answers }) =>
        answers.join() === said.join() &&
        wasInOrder(shown, done) &&
        after.state === shown.state &&
        after.waiting.join() === shown.waitingFor.toSorted().join(),
    );
    if (right !== undefined) return right.after;
    const office = `${said.join()}; ${shown.state} ${shown.waitingFor.join()}`;
    const models = stories.map(
      ({ after, told: answers }) => `${answers.join()}; ${after.state} ${after.waiting.join()}`,
    );
    context.problem(`request ${id}, ${JSON.stringify(tries)}: ${office}, not ${models.join(' or ')}`);
    return stories[0]?.after ?? model;
  }

  for (let turn = 0; turn < size; turn += 1) {
    const amount = between(random, 0, 20);
    // A third is taken back on its way, at each of the steps in turn; a fifth is left where it stands.
    const takenBackAtStep = turn % 3 === 0 ? (turn / 3) % maxSteps : Infinity;
    const isTakenBack = takenBackAtStep < maxSteps;
    const { plan, planned } = generated(random, amount, people.id, isTakenBack ? maxSteps : undefined);
    // The form is another one each time; requests on their way keep the one they began with.
    const form = await people
      .of(root)
      .approval.putForm({ plan, ...(formId !== undefined && { id: formId }) });
    formId = form.id;
    let id = '';
    const handedIn = await told(async () => {
      const options = { clientId: `${seed} ${turn}` };
      ({ id } = await people.of(applicant).approval.submit(form.id, { values: { amount } }, options));
    });
    if (handedIn !== 'done') throw new Error(`handing in: ${handedIn}`);
    let model = new ApprovalModel({ applicant, root, planned, standIn: standsIn });
    const most = turn % 5 === 0 ? between(random, 0, 3) : 40;
    for (let at = 0; at < most && ['running', 'returned'].includes(model.state); at += 1) {
      if (random() < 0.15) await standInAnew();
      if (model.at >= takenBackAtStep) {
        takenBackAt.add(model.at);
        model = await go(id, model, [{ person: applicant, attempt: { act: 'withdraw' } }]);
        continue;
      }
      const [asked] = model.waiting;
      const first: Try =
        isTakenBack && asked !== undefined && random() < 0.8
          ? { person: asked, attempt: { act: 'approve' } }
          : tryOf(random, model);
      const tries = [first];
      // Now and then the second is the same person with the same act, on another device.
      if (random() < 0.25) tries.push(random() < 0.3 ? { ...first } : tryOf(random, model));
      if (tries.length > 1) races += 1;
      model = await go(id, model, tries);
    }
    requests.set(id, model);
    ends.set(model.state, (ends.get(model.state) ?? 0) + 1);
  }
  await compareAll(context, people, requests);
  context.report('requests', size);
  context.report('acts', acts);
  context.report('refused', refused);
  context.report('two at once', races);
  context.report('steps something was withdrawn at', takenBackAt.size);
  for (const [state, count] of [...ends].toSorted()) context.report(state, count);
}

type People = Awaited<ReturnType<typeof peopleOf>>;
async function peopleOf(open: (name: string) => Promise<Office>) {
  const clients = new Map<string, Office>();
  const ids = new Map<string, string>();
  for (const name of names) clients.set(name, await open(name));
  const of = (name: string): Office => {
    const found = clients.get(name);
    if (found === undefined) throw new Error(`nobody is called ${name}`);
    return found;
  };
  for (const name of names) ids.set(name, (await of(root).contacts.personByLoginName(name)).id);
  return { of, id: (name: string): string => ids.get(name) ?? '' };
}

/** Does something as soon as the office has room for it; answers what it says. */
async function told(work: () => Promise<unknown>): Promise<string> {
  for (;;) {
    const code = await work().then(
      () => 'done',
      (error: unknown) => asOfficeError(error).code,
    );
    if (code !== 'busy') return code;
    await pause(100);
  }
}

function attempt(people: People, id: string, { person, attempt: given }: Try): Promise<string> {
  const { approval } = people.of(person);
  if (given.act === 'resubmit')
    return told(async () => approval.resubmit(id, { values: (await approval.get(id)).values }));
  const input: ActInput = { comment: 'words' };
  if (given.act === 'return' && given.back !== undefined) input.back = given.back;
  if (given.act === 'transfer') input.personIds = [people.id(given.to)];
  if (given.act === 'addStep')
    Object.assign(input, {
      personIds: given.people.map(people.id),
      place: given.place,
      need: given.all ? 'all' : 'any',
    });
  const { act } = given;
  return told(() => approval.act(id, act, input));
}

/** Whether the last acts of a request are these, in this order. */
function wasInOrder({ history }: Request, done: readonly Try[]): boolean {
  const last = history.slice(history.length - done.length);
  return done.every(({ person, attempt: { act, ...given } }, at) => {
    const found = last[at];
    const to = 'to' in given ? [given.to] : 'people' in given ? given.people : [];
    const named = found?.to.map(({ name }) => name).toSorted();
    return found?.who.name === person && found.act === act && named?.join() === [...to].toSorted().join();
  });
}

const some = (random: Random, most: number, from: readonly string[]): string[] => [
  ...new Set(Array.from({ length: between(random, 1, most) }, () => pick(random, from))),
];

/** What somebody may do, and now and then what nobody may. */
function tryOf(random: Random, model: ApprovalModel): Try {
  if (model.state === 'returned')
    return random() < 0.7
      ? { person: applicant, attempt: { act: 'resubmit' } }
      : { person: pick(random, names), attempt: { act: pick(random, ['resubmit', 'approve'] as const) } };
  const waiting = model.waiting;
  const person = waiting.length > 0 && random() < 0.75 ? pick(random, waiting) : pick(random, names);
  const dice = random();
  const earlier = model.earlier;
  if (dice < 0.52) return { person, attempt: { act: 'approve' } };
  if (dice < 0.56) return { person, attempt: { act: 'reject' } };
  if (dice < 0.61) return { person, attempt: { act: 'return' } };
  if (dice < 0.7) {
    const back = earlier.length > 0 && random() < 0.8 ? pick(random, earlier) : between(random, 0, 5);
    return { person, attempt: { act: 'return', back } };
  }
  if (dice < 0.83) return { person, attempt: { act: 'transfer', to: pick(random, names) } };
  if (dice < 0.87 && person !== applicant) return { person, attempt: { act: 'withdraw' } };
  const place = random() < 0.5 ? 'before' : 'after';
  return {
    person,
    attempt: { act: 'addStep', people: some(random, 2, names), place, all: random() < 0.5 },
  };
}

/** A form as data, and what of it a request with this amount goes through, by the meaning of its words. */
function generated(
  random: Random,
  amount: number,
  id: (name: string) => string,
  length = between(random, 1, maxSteps),
): { plan: FormPlan; planned: PlannedStep[] } {
  const words = (text: string) => ({ zh: text, en: text });
  const planned: PlannedStep[] = [];
  const steps = Array.from({ length }, (_, at) => {
    const people = some(random, 3, names);
    // Somebody decides in every form: its first step asks.
    const [all, informs] = [random() < 0.5, at > 0 && random() < 0.15];
    const when = Array.from({ length: between(random, 0, 2) }, () => ({
      field: 'amount',
      is: pick(random, comparisons),
      value: random() < 0.3 ? amount : between(random, 0, 20),
    }));
    const asks = when.every(({ is, value }) => compares(is, amount, value));
    planned.push({ people, all, informs, asks });
    return {
      key: `s${at}`,
      name: words(`Step ${at}`),
      kind: informs ? ('inform' as const) : ('decide' as const),
      need: all ? ('all' as const) : ('any' as const),
      actor: { kind: 'person' as const, personIds: people.map(id) },
      when,
    };
  });
  const plan: FormPlan = {
    key: 'flow',
    name: words('Flow'),
    detail: words(''),
    icon: 'approval',
    hue: 0,
    prefix: 'FL',
    titleFields: [],
    fields: [{ key: 'amount', label: words('Amount'), kind: 'number', required: true }],
    steps,
  };
  return { plan, planned };
}

/** Whether a comparison holds, by the meaning of its word. */
function compares(is: (typeof comparisons)[number], amount: number, value: number): boolean {
  return {
    over: amount > value,
    atLeast: amount >= value,
    under: amount < value,
    atMost: amount <= value,
    equal: amount === value,
    different: amount !== value,
  }[is];
}

/** What waits for everybody, on their list and in their feed, and who may see which request. */
async function compareAll(
  context: DrillContext,
  people: People,
  requests: ReadonlyMap<string, ApprovalModel>,
): Promise<void> {
  for (const name of names) {
    const { approval, todo } = people.of(name);
    const wanted = [...requests].filter(([, { waiting }]) => waiting.includes(name)).map(([id]) => id);
    const listed = await approval.list({ part: 'waiting', limit: 200 });
    const found = listed.rows.map(({ id }) => id);
    if (found.toSorted().join() !== wanted.toSorted().join())
      context.problem(`${name}'s list has ${found.join()}, not ${wanted.join()}`);
    const { items } = await todo.list({ tab: 'todo', source: 'approval', limit: 200 });
    const references = items.map(({ reference }) => reference.replace('approval:', ''));
    const inFeed = references.filter((id) => wanted.includes(id));
    if (inFeed.toSorted().join() !== wanted.toSorted().join())
      context.problem(`${name}'s feed has ${references.join()}, not ${wanted.join()}`);
    for (const [id, { parts }] of requests) {
      const said = await told(() => approval.get(id));
      const expected = parts.has(name) ? 'done' : 'notFound';
      if (said !== expected) context.problem(`${name} asks for ${id}: ${said}, not ${expected}`);
    }
  }
}

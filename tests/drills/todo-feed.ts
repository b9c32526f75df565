// Items of five sources come, are settled from two devices and by their senders, while the office is killed and one line breaks: lists and counts are what a model says.
import { between, pick, seededRandom, type Random } from '#fixtures/seed/random.ts';
import { asOfficeError } from '#sdk/errors.ts';
import { wholeItem } from '#sdk/schedule/rules/new-item.ts';
import { localAt, movedBy } from '#sdk/schedule/rules/wall-time.ts';
import { TodoListScreen } from '#sdk/todo/screens/todo-list.ts';
import type { TodoItem } from '#sdk/todo/todo-api.ts';
import { DrillClient } from '../support/drill-client.ts';
import { idOf, type DrillPerson } from '../support/drill-plan.ts';
import { OfficeProcess } from '../support/office-process.ts';
import { SlowLine } from '../support/slow-line.ts';
import { pause, waitUntil } from '../support/wait-until.ts';
import type { DrillContext } from './drill.ts';

const [hour, day] = [3_600_000, 86_400_000];
const kinds = ['approval', 'task', 'schedule', 'announcement', 'outside'] as const;
/** What the model knows of an item: whether it waits, and with which word it was settled. */
type Noted = { kind: (typeof kinds)[number]; id: string; outcome: string | undefined; hands: number };

/** What an item of the feed is called in the model: approvals by their reference, the rest by their title. */
const nameOf = ({ source, reference, title }: TodoItem): string =>
  source === 'approval' ? reference : title.en;

/** Does something until the office has answered: what it never heard of and what it did already are the same. */
async function insist<Answer>(device: DrillClient, work: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const { kind, code } = asOfficeError(error);
      if (kind !== 'network' && code !== 'cancelled' && code !== 'busy') throw error;
      await pause(30);
      await device.office.connection.connect().catch(() => undefined);
    }
  }
}

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const size = full ? { items: 10_000, kills: 20 } : { items: 24, kills: 1 };
  const office = await OfficeProcess.start(folder);
  context.afterwards(() => office.kill());
  const line = await SlowLine.to(office.url);
  context.afterwards(() => line[Symbol.asyncDispose]());
  const open = async (person: DrillPerson, profile: string, url = office.url): Promise<DrillClient> => {
    const address = { url, accounts: office.accounts };
    const client = await DrillClient.open(address, { folder, profile, person }, { longLived: true });
    context.afterwards(() => client.close());
    await client.office.connection.connect().catch(() => undefined);
    return client;
  };
  const desk = await open('ann', 'desk');
  const phone = await open('ann', 'phone', line.address);
  const bob = await open('bob', 'bob');
  await desk.office.admin.changePerson(idOf('bob'), { role: 'administrator' });
  const name = { zh: '物资', en: 'Supplies' };
  const { token } = await desk.office.todo.addSystem({ name, origin: 'https://supplies.example' });
  const screens = [desk, phone].map(({ office: api }) => new TodoListScreen(api, () => Date.now()));
  for (const screen of screens) context.afterwards(() => screen.dispose());

  const noted = new Map<string, Noted>();
  const makers = makersOf({ bob, office, token, seed });
  let [made, settled, kills] = [0, 0, 0];
  const random = seededRandom(seed);
  const planned = Array.from({ length: size.items }, (_, at) => ({ at, kind: pick(random, kinds) }));
  const began = performance.now();

  const make = async (): Promise<void> => {
    for (let next = planned.shift(); next !== undefined; next = planned.shift()) {
      const { key, id } = await makers[next.kind](`${next.kind} ${next.at}`);
      noted.set(key, { kind: next.kind, id, outcome: undefined, hands: 0 });
      made += 1;
    }
  };
  const settle = async (device: DrillClient, dice: Random): Promise<void> => {
    while (made < size.items || settled < size.items / 2) {
      const waiting = [...noted].filter(([, { outcome }]) => outcome === undefined).slice(0, 40);
      if (waiting.length === 0 || settled > made * 0.6) {
        await pause(10);
        continue;
      }
      const [key, item] = pick(dice, waiting);
      // Now and then both hands reach for the same.
      if (item.hands > 0 && dice() < 0.7) continue;
      item.hands += 1;
      const outcome = await settleOne(device, item, key, dice);
      if (outcome !== undefined && item.outcome === undefined) {
        item.outcome = outcome;
        settled += 1;
      }
    }
  };
  const over = { yes: false, told: Promise.withResolvers<void>() };
  let breaks = 0;
  const disturb = async (): Promise<void> => {
    const dice = seededRandom(seed + 9);
    while (!over.yes) {
      await Promise.race([line.breakAfter(between(dice, 500, 40_000)), over.told.promise]);
      breaks += 1;
    }
  };
  const kill = async (): Promise<void> => {
    for (let at = 1; at <= size.kills; at += 1) {
      await waitUntil('items come', () => made >= (size.items * at) / (size.kills + 1), 600);
      await office.kill();
      kills += 1;
      await pause(between(random, 0, 200));
      await office.restart();
    }
  };
  const disturbing = disturb();
  await Promise.all([
    make(),
    make(),
    make(),
    kill(),
    settle(desk, seededRandom(seed + 1)),
    settle(phone, seededRandom(seed + 2)),
  ]);
  over.yes = true;
  over.told.resolve();
  line.lose();
  await disturbing;
  const seconds = (performance.now() - began) / 1_000;

  const expected = new Map([...noted].map(([key, { outcome }]) => [key, outcome ?? 'waits']));
  const waits = [...expected.values()].filter((outcome) => outcome === 'waits').length;
  const calm = performance.now();
  for (const [at, screen] of screens.entries()) {
    const device = at === 0 ? desk : phone;
    await insist(device, () => device.office.connection.connect());
    await waitUntil(
      `device ${at} counts ${waits}`,
      () => screen.getSnapshot().counts.todo === waits,
      30,
      () => `it counts ${screen.getSnapshot().counts.todo}`,
    );
  }
  context.report('seconds until both count right', Math.round(performance.now() - calm) / 1_000);
  const fresh = await open('ann', 'fresh');
  for (const device of [desk, phone, fresh]) {
    const { profile } = device.place;
    const found = await everything(device);
    for (const [key, outcome] of expected)
      if (found.get(key)?.join() !== outcome)
        context.problem(`${profile}: ${key} is ${found.get(key)?.join() ?? 'missing'}, not ${outcome}`);
    for (const key of found.keys())
      if (!expected.has(key)) context.problem(`${profile}: ${key} was never made`);
    const counts = await insist(device, () => device.office.todo.count());
    if (counts.todo !== waits) context.problem(`${profile} counts ${counts.todo}, ${waits} wait`);
    const { sources } = await insist(device, () => device.office.todo.list({ tab: 'todo', limit: 1 }));
    const bySource = sources.reduce((sum, { count }) => sum + count, 0);
    if (bySource !== waits) context.problem(`${profile}: its sources come to ${bySource}, ${waits} wait`);
  }
  context.report('items', made);
  context.report('settled', settled);
  context.report('kills', kills);
  context.report('line breaks', breaks - 1);
  context.report('seconds with restarts', Math.round(seconds * 10) / 10);
}

type Maker = (title: string) => Promise<{ key: string; id: string }>;

function makersOf(given: {
  bob: DrillClient;
  office: OfficeProcess;
  token: string;
  seed: number;
}): Readonly<Record<(typeof kinds)[number], Maker>> {
  const { bob, office, token, seed } = given;
  const api = bob.office;
  const start = localAt(Date.now() + 3 * day, 'UTC');
  const planOf = (title: string, role: 'executor' | 'participant', type: 'task' | 'schedule') =>
    wholeItem(
      {
        title,
        type,
        start,
        end: movedBy(start, hour),
        people: [{ personId: idOf('ann'), role }],
      },
      'UTC',
    );
  const scheduled = async (title: string, role: 'executor' | 'participant', type: 'task' | 'schedule') => {
    const done = await insist(bob, () =>
      api.schedule.create(planOf(title, role, type), { clientId: `${seed} ${title}` }),
    );
    return { key: title, id: done.items[0]?.id ?? '' };
  };
  return {
    async approval(title) {
      const values = { kind: 'annual', period: ['2026-12-01', '2026-12-03'], reason: title };
      const { id } = await insist(bob, () =>
        api.approval.submit('leave', { values }, { clientId: `${seed} ${title}` }),
      );
      return { key: `approval:${id}`, id };
    },
    task: (title) => scheduled(title, 'executor', 'task'),
    schedule: (title) => scheduled(title, 'participant', 'schedule'),
    async announcement(title) {
      const draft = {
        title,
        body: { markdown: 'x' },
        audience: [{ kind: 'person' as const, id: idOf('ann') }],
        mustConfirm: true,
      };
      const { id } = await insist(bob, () =>
        api.announcements.publish(draft, { clientId: `${seed} ${title}` }),
      );
      return { key: title, id };
    },
    async outside(title) {
      const item = {
        key: title,
        loginNames: ['ann'],
        title: { zh: title, en: title },
        link: 'https://supplies.example/1',
      };
      for (;;) {
        const answer = await fetch(`${office.url}/uc/workbench/todo/put`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ systemToken: token, items: [item] }),
        }).then(
          async (response) => (await response.json()) as { code: number },
          () => undefined,
        );
        if (answer?.code === 200) return { key: title, id: title };
        await pause(30);
      }
    },
  };
}

/** Settles an item as its kind is settled; undefined where the other hand was faster. */
async function settleOne(
  device: DrillClient,
  { kind, id }: Noted,
  key: string,
  dice: Random,
): Promise<string | undefined> {
  const api = device.office;
  const clientId = `${device.place.profile} ${key} ${dice()}`;
  try {
    switch (kind) {
      case 'approval':
        await insist(device, () => api.approval.act(id, 'approve', { comment: 'fine' }, { clientId }));
        return 'approved';
      case 'task':
        await insist(device, () => api.schedule.act({ id, act: 'complete' }, { clientId }));
        return 'completed';
      case 'schedule':
        await insist(device, () =>
          api.schedule.act({ id, act: 'respond', response: 'accepted' }, { clientId }),
        );
        return 'accepted';
      case 'announcement':
        await insist(device, () => api.announcements.confirm(id));
        return 'confirmed';
      case 'outside': {
        const page = await insist(device, () => api.todo.list({ tab: 'todo', sought: key, limit: 200 }));
        const found = page.items.find((item) => nameOf(item) === key);
        if (found === undefined) return undefined;
        await insist(device, () => api.todo.tick([found.id]));
        return 'done';
      }
    }
  } catch (error) {
    const { code } = asOfficeError(error);
    if (['requestDecided', 'notYourDecision', 'actNotAllowed', 'notFound'].includes(code)) return undefined;
    throw error;
  }
}

/** Every item of every tab by its name, with the words it was settled with: more than one is one too many. */
async function everything(device: DrillClient): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const tab of ['todo', 'done'] as const)
    for (let before: string | undefined; ;) {
      const page = await insist(device, () => device.office.todo.list({ tab, limit: 200, before }));
      for (const item of page.items) {
        const words = found.get(nameOf(item)) ?? [];
        words.push(item.doneTime == null ? 'waits' : item.outcome);
        found.set(nameOf(item), words);
      }
      before = page.items.at(-1)?.id;
      if (!page.more || before === undefined) break;
    }
  return found;
}

// A device that was away and catches up, and one that was there all the time, hold what a new device loads.
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { between, pick, seededRandom } from '#fixtures/seed/random.ts';
import { differences } from '../support/device-differences.ts';
import { DrillClient, type StoredState } from '../support/drill-client.ts';
import { drillPlan, idOf, type DrillPerson } from '../support/drill-plan.ts';
import { pause } from '../support/wait-until.ts';
import { chatActions, type Cast } from './chat-actions.ts';
import type { DrillContext } from './drill.ts';

/** How long devices may take to settle after they are connected, in ms (drill D7: 3 s after calm). */
const settleMs = 3_000;

/** See the first line: once per action, then random ones side by side. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const random = seededRandom(seed);
  const office = await startOffice({ inMemory: true, seed: drillPlan(Date.now()), heartbeatMs: 300 });
  context.afterwards(() => office.close());
  const open = async (person: DrillPerson, profile: string, connects = true): Promise<DrillClient> => {
    const client = await DrillClient.open(office, { folder, profile, person });
    context.afterwards(() => client.close());
    if (connects) await client.office.connection.connect();
    return client;
  };
  const live = await open('ann', 'ann-live');
  const away = await open('ann', 'ann-away');
  const cast: Cast = {
    ann: live,
    bob: await open('bob', 'bob'),
    cyd: await open('cyd', 'cyd'),
    dan: await open('dan', 'dan'),
    random,
  };
  const names = Object.keys(chatActions);
  let rounds = 0;
  let compared = 0;
  const round = async (name: string, act: () => Promise<unknown>): Promise<void> => {
    await away.office.connection.disconnect();
    await act();
    await away.office.connection.connect();
    const fresh = await open('ann', `ann-fresh-${(rounds += 1)}`);
    await fresh.office.maintenance.backfill();
    const difference = await differenceBetween(office, fresh, { live, away });
    if (difference.length > 0) context.problem(`${name}: ${difference.slice(0, 4).join('; ')}`);
    compared += fresh.stored().chats.length;
    await fresh.close();
  };

  const size = full ? { rounds: 60, actions: 40, together: 1 } : { rounds: 1, actions: 20, together: 4 };
  for (let first = 0; first < names.length; first += size.together) {
    const few = names.slice(first, first + size.together);
    await round(few.join(', '), async () => {
      for (const name of few) await act(name);
    });
  }
  for (let index = 0; index < size.rounds; index += 1) {
    const chosen = Array.from({ length: size.actions }, () => pick(random, names));
    await round(`round ${index} (${chosen.join(', ')})`, async () => {
      const running: Promise<unknown>[] = [];
      for (const name of chosen) {
        running.push(act(name));
        if (random() < 0.5) await pause(between(random, 0, 15));
      }
      await Promise.all(running);
    });
  }
  async function act(name: string): Promise<void> {
    // A chat may be gone from the list when its turn comes; that is an answer, not a fault.
    await chatActions[name]?.(cast).catch((error: unknown) => {
      if (!/chatNotFound/.test(String((error as { code?: string }).code))) throw error;
    });
  }
  context.report('actions', names.length);
  context.report('rounds', rounds);
  context.report('chat rows compared', compared);
}

/** How devices differ from a fresh one when they had time to settle; empty where they do not. */
async function differenceBetween(
  office: RunningOffice,
  fresh: DrillClient,
  others: Readonly<Record<string, DrillClient>>,
): Promise<string[]> {
  const look = (): string[] => {
    const truth = fresh.stored();
    return Object.entries(others).flatMap(([name, client]) => {
      const held = client.stored();
      return [
        ...differences(name, truth, held),
        ...missing(office, name, held.cursor),
        ...missing(office, 'fresh', truth.cursor),
        ...shownDifferently(name, client, held),
      ];
    });
  };
  const end = performance.now() + settleMs;
  for (let found = look(); ; found = look()) {
    if (found.length === 0 || performance.now() > end) return found;
    await pause(50);
  }
}

/** Events the office would still replay to somebody with this cursor: none, when all is quiet. */
function missing(office: RunningOffice, name: string, cursor: number | undefined): string[] {
  const { store } = office.office;
  if (cursor === undefined) return [`${name} has no cursor`];
  const missed = store.timeline.missed(Number(idOf('ann')), cursor, store.writer.head(), 10);
  return missed.length > 0 ? [`${name}: its cursor ${cursor} is before ${missed.join(' ')}`] : [];
}

/** What faces are shown is what is stored. */
function shownDifferently(name: string, client: DrillClient, held: StoredState): string[] {
  const shown = new Map(client.list().map((chat) => [chat.id, chat]));
  if (shown.size !== held.chats.length) return [`${name} shows ${shown.size} of ${held.chats.length} chats`];
  return held.chats.flatMap((row) => {
    const chat = shown.get(row.id);
    const same = chat?.unread === row.unread && chat.lastMid === row.lastMid && chat.pinned === row.pinned;
    return same ? [] : [`${name} shows ${row.id} otherwise than it is stored`];
  });
}

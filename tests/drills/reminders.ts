// The office is killed around the time of reminders and its clock is set: every reminder reaches both devices once, none is lost.
import { between, pick, seededRandom } from '#fixtures/seed/random.ts';
import { wholeItem } from '#sdk/schedule/rules/new-item.ts';
import { localAt, movedBy } from '#sdk/schedule/rules/wall-time.ts';
import type { Reminder } from '#sdk/api.ts';
import { DrillClient } from '../support/drill-client.ts';
import { idOf } from '../support/drill-plan.ts';
import { OfficeProcess } from '../support/office-process.ts';
import { pause, waitUntil } from '../support/wait-until.ts';
import type { DrillContext } from './drill.ts';

const hour = 3_600_000;
/** Where the office's clock is set to meanwhile, beside the right time. */
const jumps = [0, 0, hour, -2 * hour, 0] as const;

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const random = seededRandom(seed);
  const rounds = full ? 20 : 2;
  const office = await OfficeProcess.start(folder);
  context.afterwards(() => office.kill());
  const open = async (person: 'ann' | 'bob', profile: string): Promise<DrillClient> => {
    const client = await DrillClient.open(office, { folder, profile, person }, { longLived: true });
    context.afterwards(() => client.close());
    await client.office.connection.connect();
    return client;
  };
  const ann = await open('ann', 'ann');
  const devices = [await open('bob', 'bob-desk'), await open('bob', 'bob-phone')];
  /** What each device shows, and how often it began to show it. */
  const shown = devices.map(() => ({ now: new Set<string>(), begun: new Map<string, number>() }));
  for (const [index, device] of devices.entries()) {
    const stop = device.office.schedule.reminders((list: readonly Reminder[]) => {
      const seen = shown[index];
      if (seen === undefined) return;
      const titles = new Set(list.map(({ title }) => title));
      for (const title of titles)
        if (!seen.now.has(title)) seen.begun.set(title, (seen.begun.get(title) ?? 0) + 1);
      seen.now = titles;
    });
    context.afterwards(stop);
  }

  const titles: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const title = `reminder ${String(round).padStart(2, '0')}`;
    titles.push(title);
    // What is over when it is written reminds nobody: the time is chosen when it can be written, to the second.
    await waitUntil('ann is online', () => phaseOf(ann) === 'online');
    const due = Math.floor((Date.now() + between(random, 2_500, 4_000)) / 1_000) * 1_000;
    const start = localAt(due, 'UTC');
    const item = wholeItem(
      {
        title,
        start,
        end: movedBy(start, hour),
        reminders: [0],
        people: [{ personId: idOf('bob'), role: 'participant' }],
      },
      'UTC',
    );
    await ann.office.schedule.create(item);
    if (Date.now() >= due) {
      // The machine was slower than the reminder; this round says nothing.
      titles.pop();
      continue;
    }
    await pause(Math.max(0, due - Date.now() + between(random, -900, 900)));
    await office.kill();
    const jump = pick(random, jumps);
    if (jump !== 0) {
      await office.restart({ aheadMs: jump });
      await pause(between(random, 200, 1_500));
      await office.kill();
    }
    await pause(between(random, 0, 1_500));
    await office.restart({ aheadMs: 0 });
    await waitUntil(`both devices show ${title}`, () => shown.every(({ now }) => now.has(title)));
    if (round % 2 === 1) {
      // Put away on one device it is put away on the other.
      const [first] = devices;
      const list = await listOf(first);
      const found = list.find((one) => one.title === title);
      if (found !== undefined && first !== undefined) await first.office.schedule.settleReminder(found);
      await waitUntil(`${title} is put away`, () => shown.every(({ now }) => !now.has(title)));
    }
  }
  // One that comes twice would come now.
  await pause(500);
  for (const title of titles)
    for (const [index, { begun }] of shown.entries())
      if (begun.get(title) !== 1)
        context.problem(`device ${index} began to show ${title} ${begun.get(title) ?? 0} times`);
  await office.kill();
  const records = office.records();
  context.afterwards(() => records.close());
  for (const title of titles) {
    const told = records.mentioning('schedule.reminder', title);
    // Ann, whose item it is, and Bob: one notice each.
    if (told !== 2) context.problem(`${told} notices tell of ${title} instead of 2`);
  }
  context.report('kills', rounds);
  context.report('reminders', titles.length);
}

async function listOf(device: DrillClient | undefined): Promise<readonly Reminder[]> {
  let found: readonly Reminder[] = [];
  const stop = device?.office.schedule.reminders((list: readonly Reminder[]) => void (found = list));
  await waitUntil('the device tells its reminders', () => found.length > 0);
  stop?.();
  return found;
}

function phaseOf(client: DrillClient): string {
  const states = client.events.flatMap((event) => (event.type === 'connection' ? [event.state.phase] : []));
  return states.at(-1) ?? 'idle';
}

// Frames are lost, doubled, late, overtaken and torn in the middle on the way to every device: in the end all hold what the model says.
import { startOffice } from '#fixtures/serve.ts';
import { between, pick, seededRandom } from '#fixtures/seed/random.ts';
import { ChatModel, type Seen } from '../support/chat-model.ts';
import { DrillClient } from '../support/drill-client.ts';
import { directChat, drillPlan, groupChat, type DrillPerson } from '../support/drill-plan.ts';
import { OfficeRecords } from '../support/office-records.ts';
import { pause, waitUntil } from '../support/wait-until.ts';
import { join } from 'node:path';
import { reportVerdicts, type DrillContext } from './drill.ts';

const group = groupChat('three');
const chats = [directChat('ann', 'bob'), directChat('ann', 'cyd'), directChat('bob', 'cyd'), group] as const;
const chatsOf: Readonly<Record<'ann' | 'bob' | 'cyd', readonly string[]>> = {
  ann: [chats[0], chats[1], group],
  bob: [chats[0], chats[2], group],
  cyd: [chats[1], chats[2], group],
};
/** Time to catch up after calm, in seconds (quality D7), and the same beside a whole test run. */
const calmSeconds = { full: 3, quick: 15 } as const;

/** Longest pause between two messages, in ms: in full they take ten minutes (quality D7). */
const longestPauseMs = { full: 58, quick: 10 } as const;

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const random = seededRandom(seed);
  const size = full ? 20_000 : 100;
  const dataDir = join(folder, 'office');
  const office = await startOffice({ dataDir, seed: drillPlan(Date.now()), heartbeatMs: full ? 1_000 : 300 });
  let isOpen = true;
  const closeOffice = async (): Promise<void> => {
    if (isOpen) await office.close();
    isOpen = false;
  };
  context.afterwards(closeOffice);
  const devices: DrillClient[] = [];
  for (const [person, profile] of [
    ['ann', 'ann'],
    ['bob', 'bob'],
    ['bob', 'bob-second'],
    ['cyd', 'cyd'],
  ] as [DrillPerson, string][]) {
    const device = await DrillClient.open(office, { folder, profile, person });
    context.afterwards(() => device.close());
    await device.office.connection.connect();
    devices.push(device);
  }
  const windows = devices.map((device) =>
    chatsOf[device.place.person as 'ann'].map((chatId) => ({ chatId, list: device.window(chatId) })),
  );

  const delayMs = full ? 2_000 : 150;
  let drawn = 0;
  const chance = (): number => {
    drawn += 1;
    return random();
  };
  const tear = full ? 0.002 : 0.01;
  office.office.setFaults({ drop: 0.05, duplicate: 0.05, delay: 0.1, delayMs, tear, random: chance });
  const model = new ChatModel();
  const sending: Promise<void>[] = [];
  const dice = seededRandom(seed + 1);
  for (let number = 0; number < size; number += 1) {
    const device = pick(
      dice,
      [0, 1, 3].map((index) => devices[index] as DrillClient),
    );
    const person = device.place.person as 'ann';
    const chatId = pick(dice, chatsOf[person]);
    const text = `${person} ${number}`;
    model.submit(text, chatId, person);
    sending.push(
      device.office.chat
        .send({ chatId, text, wait: true })
        .then((message) => model.acknowledge(text, message.mid)),
    );
    await pause(between(dice, 0, longestPauseMs[full ? 'full' : 'quick']));
  }
  // Some faults have to be lived through without new messages too.
  await pause(full ? 3_000 : 300);
  office.office.setFaults(undefined);
  // It is calm when the last late frame has come.
  await pause(delayMs);
  const calm = performance.now();
  const seconds = full ? calmSeconds.full : calmSeconds.quick;
  await waitUntil('every message is acknowledged', () => model.acknowledged === size, 60);
  await Promise.all(sending);
  const lacking = (): string[] =>
    devices.flatMap((device) => {
      const { messages, cursor } = device.stored();
      const phase = device.events.findLast((event) => event.type === 'connection')?.state.phase;
      return chatsOf[device.place.person as 'ann']
        .map((chatId) => ({ chatId, held: (messages.get(chatId) ?? []).length, all: model.textsIn(chatId) }))
        .filter(({ held, all }) => held < all)
        .map(
          ({ chatId, held, all }) => `${device.place.profile} ${chatId} ${held}/${all} ${phase} at ${cursor}`,
        );
    });
  await waitUntil(
    'every device has everything',
    () => lacking().length === 0,
    60,
    () => lacking().join('; '),
  );
  const settled = (performance.now() - calm) / 1_000;
  if (settled > seconds) context.problem(`catching up took ${settled.toFixed(1)} s after calm`);
  await pause(300);

  const counts = await Promise.all(devices.map((device) => device.office.connection.counts()));
  const stored = devices.map((device) => device.stored());
  await closeOffice();
  const records = new OfficeRecords(join(dataDir, 'office.sqlite'));
  context.afterwards(() => records.close());
  const final = new Map<string, Seen[]>(chats.map((chatId) => [chatId, records.messages(chatId)]));
  reportVerdicts(context, [
    ...chats.map((chatId) => model.judge('office', chatId, final.get(chatId) ?? [])),
    ...devices.flatMap((device, index) =>
      (windows[index] ?? []).flatMap(({ chatId, list }) => [
        model.judge(`${device.place.profile} stores`, chatId, stored[index]?.messages.get(chatId) ?? []),
        model.judge(`${device.place.profile} shows`, chatId, list.rows()),
        model.judge(
          `${device.place.profile} announces`,
          chatId,
          // What was lost and came by replay is announced late: each once, but not in order.
          device
            .announced()
            .filter((message) => message.chatId === chatId)
            .toSorted((a, b) => a.mid - b.mid),
        ),
      ]),
    ),
  ]);
  devices.forEach((device, index) => {
    for (const row of stored[index]?.chats ?? []) {
      const expected = model.unread(device.place.person, row.id, final.get(row.id) ?? []);
      if (final.has(row.id) && row.unread !== expected)
        context.problem(`${device.place.profile}: ${row.id} has ${row.unread} unread instead of ${expected}`);
    }
  });
  if (drawn === 0) context.problem('no fault was ever drawn');
  context.report('messages', size);
  context.report(
    'gaps noticed',
    counts.reduce((sum, one) => sum + one.gaps, 0),
  );
  context.report(
    'reconnects',
    counts.reduce((sum, one) => sum + one.reconnects, 0),
  );
  context.report('caught up after calm s', Number(settled.toFixed(1)));
}

// The office is killed while two people write: what it acknowledged is there once and in order, the rest arrives by itself.
import { between, seededRandom, type Random } from '#fixtures/seed/random.ts';
import { ChatModel, type Seen } from '../support/chat-model.ts';
import type { DrillClient } from '../support/drill-client.ts';
import { directChat, groupChat } from '../support/drill-plan.ts';
import { OfficeProcess } from '../support/office-process.ts';
import { pause, waitUntil } from '../support/wait-until.ts';
import { connectedDevices } from './connected-devices.ts';
import { reportVerdicts, type DrillContext } from './drill.ts';

const chats = [directChat('ann', 'bob'), groupChat('everybody')] as const;
/** Who looks on, and in which chats. */
const lookers = { bob: chats, dan: [chats[1]] } as const;
type Looker = keyof typeof lookers;
/** Longest time until a killed office answers again, in ms. */
const backWithinMs = 2_000;

/** See the first line; the sizes are those of the requirement where `full`. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const random = seededRandom(seed);
  const size = full
    ? { messages: 2_000, kills: 20, observers: 48 }
    : { messages: 100, kills: 1, observers: 3 };
  const office = await OfficeProcess.start(folder);
  context.afterwards(() => office.kill());
  const open = connectedDevices(context, office);
  const ann = await open('ann', 'ann');
  const cyd = await open('cyd', 'cyd');
  const observers = [];
  for (let index = 0; index < size.observers; index += 1) {
    const person: Looker = index % 3 === 2 ? 'dan' : 'bob';
    const client = await open(person, `${person}-${index}`);
    const looksAt = lookers[person].map((chatId) => ({ chatId, window: client.window(chatId) }));
    observers.push({ client, person, looksAt });
  }

  const model = new ChatModel();
  const sending: Promise<unknown>[] = [];
  let acknowledged = 0;
  let wake = (): void => undefined;
  const say = (client: DrillClient, chatId: string, text: string): void => {
    model.submit(text, chatId, client.place.person);
    sending.push(
      client.office.chat.send({ chatId, text, wait: true }).then((message) => {
        model.acknowledge(text, message.mid);
        acknowledged += 1;
        wake();
      }),
    );
  };

  // Everybody knows the chats before the trouble begins: nobody can write into one that was never seen.
  for (const chatId of chats) say(ann, chatId, `ann begins ${chatId}`);
  say(cyd, chats[1], 'cyd begins');
  await Promise.all(sending);

  const restarts: number[] = [];
  const returns: number[] = [];
  const burst = size.messages / size.kills;
  for (let kill = 0; kill < size.kills; kill += 1) {
    // The kill comes when so many of this burst are acknowledged, somewhere between the first and the last.
    const target = acknowledged + between(random, 0, Math.floor(burst * 0.9));
    const reached = new Promise<void>((resolve) => {
      wake = () => acknowledged >= target && resolve();
      wake();
    });
    const writing = writeBurst(random, burst, (index) => {
      const number = kill * burst + index;
      say(ann, chats[number % 3 === 0 ? 1 : 0] ?? chats[0], `ann ${number}`);
      if (number % 4 === 0) say(cyd, chats[1], `cyd ${number}`);
    });
    await reached;
    await office.kill();
    restarts.push(await office.restart());
    const answers = performance.now();
    await writing;
    const reader = observers[0]?.client;
    if (reader !== undefined && random() < 0.5) await readSome(reader, model, chats[0]);
    await waitUntil('both senders are back', () =>
      [ann, cyd].every((client) => phaseOf(client) === 'online'),
    );
    returns.push(performance.now() - answers);
  }
  await Promise.all(sending);

  const newest = newestOf(model, chats);
  for (const { client, looksAt } of observers)
    await waitUntil(`${client.place.profile} has everything`, () =>
      looksAt.every(({ chatId }) =>
        client
          .announced()
          .some((message) => message.chatId === chatId && message.mid >= (newest[chatId] ?? 0)),
      ),
    );
  // A doubled or late one would come now.
  await pause(300);
  // The office holds its file alone: it can be read when the office is dead.
  await office.kill();
  const records = office.records();
  context.afterwards(() => records.close());
  const final = new Map<string, Seen[]>(chats.map((chatId) => [chatId, records.messages(chatId)]));

  const verdicts = chats.map((chatId) => model.judge('office', chatId, final.get(chatId) ?? []));
  for (const { client, person, looksAt } of observers) {
    const { profile } = client.place;
    const { messages, chats: rows } = client.stored();
    for (const { chatId, window } of looksAt) {
      const announced = client.announced().filter((message) => message.chatId === chatId);
      verdicts.push(
        model.judge(`${profile} stores`, chatId, messages.get(chatId) ?? []),
        model.judge(`${profile} shows`, chatId, window.rows()),
        model.judge(`${profile} announces`, chatId, announced),
      );
      const unread = rows.find(({ id }) => id === chatId)?.unread;
      const expected = model.unread(person, chatId, final.get(chatId) ?? []);
      if (unread !== expected)
        context.problem(`${profile}: ${chatId} has ${unread} unread instead of ${expected}`);
    }
  }
  reportVerdicts(context, verdicts);
  const waiting = [...ann.stored().outbox, ...cyd.stored().outbox].length;
  if (waiting > 0) context.problem(`${waiting} messages still wait in an outbox`);
  if (records.integrity() !== 'ok') context.problem(`the office's file: ${records.integrity()}`);
  const slowest = Math.max(...restarts);
  // Beside a whole test run the machine is too busy to judge this; the full drill has it for itself.
  if (full && slowest > backWithinMs) context.problem(`the office was away for ${slowest.toFixed(0)} ms`);
  context.report('messages', model.submitted);
  context.report('acknowledged', model.acknowledged);
  context.report('clients', observers.length + 2);
  context.report('kills', restarts.length);
  context.report(
    'restart p50 ms',
    Math.round(restarts.toSorted((a, b) => a - b)[(restarts.length - 1) >> 1] ?? 0),
  );
  context.report('restart max ms', Math.round(slowest));
  context.report('senders back after it max ms', Math.round(Math.max(...returns)));
}

/** Writes a burst in clumps, so that kills find some messages stored, some on the way and some not begun. */
async function writeBurst(random: Random, size: number, write: (index: number) => void): Promise<void> {
  let index = 0;
  while (index < size) {
    for (let clump = between(random, 1, 12); clump > 0 && index < size; clump -= 1) write(index++);
    await pause(between(random, 0, 3));
  }
}

/** The newest number that was acknowledged in each chat. */
function newestOf(model: ChatModel, chatIds: readonly string[]): Record<string, number> {
  return Object.fromEntries(chatIds.map((chatId) => [chatId, model.newestIn(chatId)]));
}

async function readSome(reader: DrillClient, model: ChatModel, chatId: string): Promise<void> {
  const newest = reader.stored().messages.get(chatId)?.at(-1);
  if (newest === undefined) return;
  await reader.office.chat.markRead(chatId, newest.mid);
  model.read('bob', chatId, newest.mid);
}

function phaseOf(client: DrillClient): string {
  const states = client.events.flatMap((event) => (event.type === 'connection' ? [event.state.phase] : []));
  return states.at(-1) ?? 'idle';
}

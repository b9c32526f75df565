// The office is killed while two people write: what it acknowledged is there once and in order, the rest arrives by itself.
import { between, seededRandom, type Random } from '#fixtures/seed/random.ts';
import { ChatModel, type Seen } from '../support/chat-model.ts';
import { DrillClient } from '../support/drill-client.ts';
import { directChat, groupChat, type DrillPerson } from '../support/drill-plan.ts';
import { OfficeProcess } from '../support/office-process.ts';
import { pause, waitUntil } from '../support/wait-until.ts';
import { reportVerdicts, type DrillContext } from './drill.ts';

const chats = [directChat('ann', 'bob'), groupChat('everybody')] as const;
/** Longest time until a killed office answers again, in ms. */
const backWithinMs = 2_000;

/** See the first line; the sizes are those of the requirement where `full`. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const random = seededRandom(seed);
  const size = full ? { messages: 2_000, kills: 20 } : { messages: 200, kills: 2 };
  const office = await OfficeProcess.start(folder);
  context.afterwards(() => office.kill());
  const open = async (person: DrillPerson, profile: string): Promise<DrillClient> => {
    const client = await DrillClient.open(office, { folder, profile, person });
    context.afterwards(() => client.close());
    await client.office.connection.connect();
    return client;
  };
  const ann = await open('ann', 'ann');
  const cyd = await open('cyd', 'cyd');
  const observers = [await open('bob', 'bob-one'), await open('bob', 'bob-two')];
  const windows = observers.map((observer) => chats.map((chatId) => observer.window(chatId)));

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
    const [reader] = observers;
    if (reader !== undefined && random() < 0.5) await readSome(reader, model, chats[0]);
    await waitUntil('both senders are back', () =>
      [ann, cyd].every((client) => phaseOf(client) === 'online'),
    );
    returns.push(performance.now() - answers);
  }
  await Promise.all(sending);

  for (const observer of observers)
    await waitUntil('the observer has everything', () =>
      observer.announced().some(({ mid }) => mid >= model.newest),
    );
  // A doubled or late one would come now.
  await pause(300);
  // The office holds its file alone: it can be read when the office is dead.
  await office.kill();
  const records = office.records();
  context.afterwards(() => records.close());
  const final = new Map<string, Seen[]>(chats.map((chatId) => [chatId, records.messages(chatId)]));

  const verdicts = chats.flatMap((chatId, at) => [
    model.judge('office', chatId, final.get(chatId) ?? []),
    ...observers.flatMap((observer, index) => [
      model.judge(`${observer.place.profile} stores`, chatId, observer.stored().messages.get(chatId) ?? []),
      model.judge(`${observer.place.profile} shows`, chatId, windows[index]?.[at]?.rows() ?? []),
      model.judge(
        `${observer.place.profile} announces`,
        chatId,
        observer.announced().filter((message) => message.chatId === chatId),
      ),
    ]),
  ]);
  reportVerdicts(context, verdicts);
  for (const observer of observers)
    for (const chatId of chats) {
      const row = observer.stored().chats.find(({ id }) => id === chatId);
      const expected = model.unread('bob', chatId, final.get(chatId) ?? []);
      if (row?.unread !== expected)
        context.problem(
          `${observer.place.profile}: ${chatId} has ${row?.unread} unread instead of ${expected}`,
        );
    }
  const waiting = [...ann.stored().outbox, ...cyd.stored().outbox].length;
  if (waiting > 0) context.problem(`${waiting} messages still wait in an outbox`);
  if (records.integrity() !== 'ok') context.problem(`the office's file: ${records.integrity()}`);
  const slowest = Math.max(...restarts);
  // Beside a whole test run the machine is too busy to judge this; the full drill has it for itself.
  if (full && slowest > backWithinMs) context.problem(`the office was away for ${slowest.toFixed(0)} ms`);
  context.report('messages', model.submitted);
  context.report('acknowledged', model.acknowledged);
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

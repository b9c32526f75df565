// Sockets are cut without a goodbye while two people write: browser worker, command line and bot hold the same sequence.
import { join } from 'node:path';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { between, seededRandom, type Random } from '#fixtures/seed/random.ts';
import { createBot } from '#sdk/bot/index.ts';
import { BrowserClient, buildDrillPage, hasChromium } from '../support/browser-client.ts';
import { ChatModel, type Seen } from '../support/chat-model.ts';
import { CommandLine } from '../support/command-line.ts';
import { DrillClient, type Account } from '../support/drill-client.ts';
import { directChat, drillPlan, groupChat, type DrillPerson } from '../support/drill-plan.ts';
import { pause, waitUntil } from '../support/wait-until.ts';
import { reportVerdicts, type DrillContext } from './drill.ts';

const chats = [directChat('ann', 'bob'), groupChat('everybody')] as const;
type Announced = Seen & { chatId: string };
/** One that watches: what it has announced so far, and how often it came back. */
type Watcher = { name: string; seen(): Announced[] | Promise<Announced[]>; reconnects?(): Promise<number> };

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const random = seededRandom(seed);
  const size = full ? { messages: 2_000, drops: 100 } : { messages: 80, drops: 4 };
  const withBrowser = hasChromium();
  if (withBrowser) await buildDrillPage(join(folder, 'page'));
  const office = await startOffice({
    dataDir: join(folder, 'office'),
    seed: drillPlan(Date.now()),
    heartbeatMs: 300,
    ...(withBrowser ? { guiDir: join(folder, 'page') } : {}),
  });
  context.afterwards(() => office.close());
  const writers = [await openDevice(context, office, 'ann'), await openDevice(context, office, 'cyd')];
  const watchers = await openWatchers(context, office, withBrowser);
  const drops = dropper(office, random);

  const model = new ChatModel();
  const sending: Promise<void>[] = [];
  let cut = 0;
  for (let number = 0; number < size.messages; number += 1) {
    const writer = writers[number % 5 === 0 ? 1 : 0];
    if (writer === undefined) break;
    const chatId = writer.place.person === 'cyd' ? chats[1] : (chats[number % 2] ?? chats[0]);
    const text = `${writer.place.person} ${number}`;
    model.submit(text, chatId, writer.place.person);
    sending.push(
      writer.office.chat
        .send({ chatId, text, wait: true })
        .then((message) => model.acknowledge(text, message.mid)),
    );
    if (number >= ((cut + 1) * size.messages) / (size.drops + 1)) {
      await drops.next();
      cut += 1;
    }
    if (random() < 0.3) await pause(between(random, 0, 12));
  }
  await Promise.all(sending);
  for (const { name, seen } of watchers)
    await waitUntil(`${name} has everything`, async () =>
      (await seen()).some(({ mid }) => mid >= model.newest),
    );
  await pause(300);

  const verdicts = [];
  const sequences = new Map<string, string>();
  for (const { name, seen, reconnects } of watchers) {
    const announced = await seen();
    for (const chatId of chats) {
      const held = announced.filter((message) => message.chatId === chatId);
      verdicts.push(model.judge(name, chatId, held));
      const sequence = held.map(({ mid }) => mid).join(' ');
      if ((sequences.get(chatId) ?? sequence) !== sequence)
        context.problem(`${name} announced another sequence in ${chatId} than ${watchers[0]?.name}`);
      sequences.set(chatId, sequence);
    }
    if (reconnects !== undefined) context.report(`${name} came back`, await reconnects());
  }
  reportVerdicts(context, verdicts);
  context.report('messages', model.submitted);
  context.report('drops', drops.done());
  context.report('watchers', watchers.map(({ name }) => name).join(', '));
  if (drops.done() < size.drops) context.problem(`only ${drops.done()} sockets were cut`);
}

async function openDevice(
  context: DrillContext,
  office: RunningOffice,
  person: DrillPerson,
  profile: string = person,
): Promise<DrillClient> {
  const client = await DrillClient.open(office, { folder: context.folder, profile, person });
  context.afterwards(() => client.close());
  await client.office.connection.connect();
  return client;
}

async function openWatchers(
  context: DrillContext,
  office: RunningOffice,
  withBrowser: boolean,
): Promise<Watcher[]> {
  const bob = office.accounts.find(({ loginname }) => loginname === 'bob') as Account;
  const botDevice = await openDevice(context, office, 'bob', 'bob-bot');
  const heard: Announced[] = [];
  const bot = createBot(botDevice.office).onText(({ message }) => void heard.push(message));
  await bot.start();
  context.afterwards(() => bot.stop());

  const line = await CommandLine.signIn(context.folder, office.url, bob);
  const watch = await line.watch();
  context.afterwards(() => watch.stop());
  const reconnects = async (): Promise<number> => (await botDevice.office.connection.counts()).reconnects;
  const watchers: Watcher[] = [
    { name: 'bot', seen: () => heard, reconnects },
    { name: 'command line', seen: () => watch.seen },
  ];
  if (withBrowser) {
    const browser = await BrowserClient.open(office.url, bob);
    context.afterwards(() => browser.close());
    watchers.push({
      name: 'browser worker',
      seen: () => browser.seen(),
      reconnects: () => browser.reconnects(),
    });
    return watchers;
  }
  process.stderr.write('drop-socket: no Chromium here, a second device stands in for the browser worker\n');
  const second = await openDevice(context, office, 'bob', 'bob-second');
  watchers.push({ name: 'second device', seen: () => second.announced() });
  return watchers;
}

/** Cuts the socket through which one of the next frames leaves: now this one, now that one. */
function dropper(office: RunningOffice, random: Random) {
  let done = 0;
  return {
    done: () => done,
    async next(): Promise<void> {
      const before = done;
      const chance = (): number => {
        if (done > before || random() > 0.3) return 1;
        done += 1;
        return 0;
      };
      office.office.setFaults({ cut: 0.5, random: chance });
      await waitUntil('a socket was cut', () => done > before, 10);
      office.office.setFaults(undefined);
    },
  };
}

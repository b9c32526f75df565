// A watch and ten one-shot sends at once on one profile, again and again: nothing missed, doubled or locked out.
import { join } from 'node:path';
import { startOffice } from '#fixtures/serve.ts';
import { between, seededRandom } from '#fixtures/seed/random.ts';
import { ChatModel } from '../support/chat-model.ts';
import { CommandLine, type Said } from '../support/command-line.ts';
import { DrillClient, type Account } from '../support/drill-client.ts';
import { directChat, drillPlan } from '../support/drill-plan.ts';
import { OfficeRecords } from '../support/office-records.ts';
import { pause, waitUntil } from '../support/wait-until.ts';
import { reportVerdicts, type DrillContext } from './drill.ts';

const chatId = directChat('ann', 'bob');
/** Rounds, and processes that send at the same time; the quick ones show that they share a store. */
const sizes = { full: { rounds: 100, atOnce: 10 }, quick: { rounds: 1, atOnce: 3 } } as const;

/** See the first line. The watch, on the very profile that sends, must announce every message of both sides. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const random = seededRandom(seed);
  const { rounds, atOnce } = full ? sizes.full : sizes.quick;
  const dataDir = join(folder, 'office');
  const office = await startOffice({ dataDir, seed: drillPlan(Date.now()), heartbeatMs: 500 });
  let isOpen = true;
  const closeOffice = async (): Promise<void> => {
    if (isOpen) await office.close();
    isOpen = false;
  };
  context.afterwards(closeOffice);
  const ann = office.accounts.find(({ loginname }) => loginname === 'ann') as Account;
  const line = await CommandLine.signIn(folder, office.url, ann);
  const bob = await DrillClient.open(office, { folder, profile: 'bob', person: 'bob' });
  context.afterwards(() => bob.close());
  await bob.office.connection.connect();
  const watch = await line.watch();
  context.afterwards(() => watch.stop());

  const model = new ChatModel();
  const durations: number[] = [];
  const sendOne = async (text: string): Promise<void> => {
    // Processes run side by side: each is a sender of its own as far as order is concerned.
    model.submit(text, chatId, text);
    const start = performance.now();
    const said = await line.run(['chat', 'send', chatId, text, '--json']);
    durations.push(performance.now() - start);
    if (said.code !== 0) return context.problem(`«${text}» ended with ${said.code}: ${said.err}`);
    model.acknowledge(text, midOf(said));
  };
  // A chat is on the list, and so can be meant by its number, once something was said in it.
  model.submit('beginning', chatId, 'bob');
  const beginning = await bob.office.chat.send({ chatId, text: 'beginning', wait: true });
  model.acknowledge('beginning', beginning.mid);
  for (let round = 0; round < rounds; round += 1) {
    const sends = Array.from({ length: atOnce }, (_, index) => sendOne(`send-${round}-${index}`));
    const answer = `answer ${round}`;
    model.submit(answer, chatId, 'bob');
    await pause(between(random, 0, 300));
    const sent = await bob.office.chat.send({ chatId, text: answer, wait: true });
    model.acknowledge(answer, sent.mid);
    await Promise.all(sends);
  }
  const everywhere = (): boolean =>
    watch.seen.length >= model.submitted && bob.announced().length >= model.submitted;
  await waitUntil(
    'watch and peer have everything',
    everywhere,
    60,
    () => `(${watch.seen.length}, ${bob.announced().length} of ${model.submitted})`,
  );
  await pause(300);
  const waiting = await line.run(['status', '--json']);
  const shown = await line.run(['chat', 'read', chatId, '--limit', '30', '--json']);
  if (waiting.code !== 0 || shown.code !== 0)
    context.problem(`reading afterwards: ${waiting.err} ${shown.err}`);
  const held = bob.stored().messages.get(chatId) ?? [];
  await closeOffice();
  const records = new OfficeRecords(join(dataDir, 'office.sqlite'));
  context.afterwards(() => records.close());
  reportVerdicts(context, [
    model.judge('office', chatId, records.messages(chatId)),
    model.judge('watch', chatId, watch.seen),
    model.judge('peer stores', chatId, held),
    model.judge('peer announces', chatId, bob.announced()),
  ]);
  context.report('messages', model.submitted);
  context.report('processes at once', atOnce + 1);
  context.report(
    'one-shot p50 ms',
    Math.round(durations.toSorted((a, b) => a - b)[durations.length >> 1] ?? 0),
  );
  context.report('one-shot max ms', Math.round(Math.max(...durations)));
}

function midOf({ out }: Said): number {
  return Number((JSON.parse(out) as { mid: string }).mid);
}

// Hostile frames, calls and texts: nothing crashes, everything is counted, nobody else notices, nothing is injected.
import type { DrillClient } from '../support/drill-client.ts';
import { directChat } from '../support/drill-plan.ts';
import { OfficeProcess } from '../support/office-process.ts';
import { pause, waitUntil } from '../support/wait-until.ts';
import { ChatModel } from '../support/chat-model.ts';
import { connectedDevices } from './connected-devices.ts';
import { reportVerdicts, type DrillContext } from './drill.ts';
import { molestClient } from './hostile-client.ts';
import { hostileText, sample } from './hostile-input.ts';
import { molestCalls, molestGreeting, molestSocket } from './hostile-office.ts';
import { paintTexts } from './hostile-page.ts';
import { sayTexts } from './hostile-texts.ts';

/** What the office may grow by while it is molested, in MB (quality D18). */
const mayGrow = 50;
const chatId = directChat('ann', 'bob');

const unheard = { report: () => undefined };

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { full, folder } = context;
  const count = full ? 10_000 : 250;
  const warm = count / 5;
  const office = await OfficeProcess.start(folder);
  context.afterwards(() => office.kill());
  const open = connectedDevices(context, office);
  const ann = await open('ann');
  const bob = await open('bob');
  const bystanders = chatter(ann);
  // Compiled code and caches come with the first use; what grows afterwards is what hostile input costs.
  await molestSocket({ ...context, ...unheard }, office, warm);
  await molestCalls({ ...context, ...unheard }, office, warm);
  await sayTexts({ ...context, ...unheard }, office, ann, sample(hostileText, warm, context.seed + 9));
  const before = await office.health();

  await molestSocket(context, office, count);
  await molestGreeting(context, office, Math.ceil(count / 50));
  await molestCalls(context, office, count);
  const texts = sample(hostileText, count, context.seed);
  await sayTexts(context, office, ann, texts);

  const { model, latencies } = await bystanders.stop();
  await waitUntil('the bystander has everything', () =>
    bob.announced().some(({ mid }) => mid >= model.newest),
  );
  reportVerdicts(context, [
    model.judge('bystander', chatId, bob.stored().messages.get(chatId) ?? []),
    model.judge(
      'bystander announces',
      chatId,
      bob.announced().filter((message) => message.chatId === chatId),
    ),
  ]);
  const reconnects = (await bob.office.connection.counts()).reconnects;
  // Beside a whole test run a beat may be late by no fault of anybody's input.
  if (full && reconnects > 0) context.problem(`the bystander lost the connection ${reconnects} times`);
  const after = await office.health();
  for (const fault of [...before.faults, ...after.faults]) context.problem(`the office reports: ${fault}`);
  const growth = after.memory - before.memory;
  if (full && growth > mayGrow) context.problem(`the office grew by ${growth.toFixed(0)} MB`);
  // Compiling the page keeps this process busy; nobody is connected to notice any more.
  await Promise.all([ann.close(), bob.close()]);
  await paintTexts(context, texts);
  await molestClient(context, office, count);
  context.report('growth MB', Math.round(growth));
  context.report('bystander messages', model.submitted);
  context.report('bystander p99 ms', Math.round(quantile(latencies, 0.99)));
}

/** Somebody who goes on writing to somebody else meanwhile. */
function chatter(ann: DrillClient) {
  const model = new ChatModel();
  const latencies: number[] = [];
  const stopping = new AbortController();
  const running = (async () => {
    for (let number = 0; !stopping.signal.aborted; number += 1) {
      const text = `quiet ${number}`;
      model.submit(text, chatId, 'ann');
      const start = performance.now();
      const { mid } = await ann.office.chat.send({ chatId, text, wait: true });
      latencies.push(performance.now() - start);
      model.acknowledge(text, mid);
      await pause(20);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
      return { model, latencies };
    },
  };
}

function quantile(samples: readonly number[], share: number): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length * share)] ?? 0;
}

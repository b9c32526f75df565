// The other end falls silent without hanging up: it is noticed within two heartbeats, what is written waits, and nothing is lost.
import { noLimits } from '#fixtures/office/services/limits.ts';
import { startOffice } from '#fixtures/serve.ts';
import { between, seededRandom } from '#fixtures/seed/random.ts';
import { ChatModel, type Seen } from '../support/chat-model.ts';
import type { DrillClient } from '../support/drill-client.ts';
import { directChat, drillPlan } from '../support/drill-plan.ts';
import { pause, waitUntil } from '../support/wait-until.ts';
import { connectedDevices } from './connected-devices.ts';
import { reportVerdicts, type DrillContext } from './drill.ts';

const chatId = directChat('ann', 'bob');
/** How often silence is looked for within a heartbeat: by so much later it may be seen. */
const looksPerHeartbeat = 4;

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full } = context;
  const random = seededRandom(seed);
  const heartbeatMs = full ? 1_000 : 300;
  const office = await startOffice({
    inMemory: true,
    seed: drillPlan(Date.now()),
    heartbeatMs,
    limits: noLimits,
  });
  context.afterwards(() => office.close());
  const open = connectedDevices(context, office);
  const ann = await open('ann');
  const bob = await open('bob');
  const phaseOf = (client: DrillClient): string | undefined =>
    client.events.findLast((event) => event.type === 'connection')?.state.phase;
  const fellSilent = (client: DrillClient): number =>
    client.events.filter((event) => event.type === 'connection' && event.state.phase === 'waiting').length;
  const model = new ChatModel();
  const sending: Promise<void>[] = [];
  const say = (client: DrillClient, text: string): void => {
    model.submit(text, chatId, client.place.person);
    sending.push(
      client.office.chat
        .send({ chatId, text, wait: true })
        .then((message) => model.acknowledge(text, message.mid)),
    );
  };
  say(bob, 'bob begins');
  await Promise.all(sending);
  let toSilence = 0;
  const chance = (): number => ((toSilence -= 1) >= 0 ? 0 : 1);
  office.office.setFaults({ stall: 0.5, random: chance });
  let slowest = 0;
  const rounds = full ? 20 : 1;
  for (let round = 0; round < rounds; round += 1) {
    await pause(between(random, 0, heartbeatMs));
    // The connections that are there fall silent with their next frame; those that replace them do not.
    toSilence = 2;
    const silent = performance.now();
    for (let index = between(random, 1, 6); index > 0; index -= 1) {
      say(ann, `ann ${round} ${index}`);
      say(bob, `bob ${round} ${index}`);
    }
    await waitUntil('both notice', () => [ann, bob].every((client) => fellSilent(client) > round), 60);
    slowest = Math.max(slowest, performance.now() - silent);
    // Written while nobody is there: it waits.
    say(ann, `ann ${round} waits`);
    await waitUntil('both are back', () => [ann, bob].every((client) => phaseOf(client) === 'online'), 60);
  }
  await waitUntil('everything is acknowledged', () => model.acknowledged === model.submitted, 60);
  await Promise.all(sending);
  const heard = (client: DrillClient): Seen[] =>
    client
      .announced()
      .filter((message) => message.chatId === chatId)
      .toSorted((a, b) => a.mid - b.mid);
  for (const client of [ann, bob])
    await waitUntil('everybody has everything', () => heard(client).length >= model.submitted, 60);
  reportVerdicts(
    context,
    [ann, bob].flatMap((client) => [
      model.judge(`${client.place.profile} announces`, chatId, heard(client)),
      model.judge(`${client.place.profile} stores`, chatId, client.stored().messages.get(chatId) ?? []),
    ]),
  );
  const allowed = heartbeatMs * (2 + 1 / looksPerHeartbeat);
  // Beside a whole test run timers come late; the full drill has the machine for itself.
  if (full && slowest > allowed + 100)
    context.problem(
      `silence was noticed after ${slowest.toFixed(0)} ms, two heartbeats are ${2 * heartbeatMs}`,
    );
  context.report('silences', rounds);
  context.report('messages', model.submitted);
  context.report('noticed after max ms', Math.round(slowest));
}

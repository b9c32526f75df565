// Clocks of devices are days off and are set while they run: the office's order and time count, and nothing waits for days.
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noLimits } from '#fixtures/office/services/limits.ts';
import { startOffice } from '#fixtures/serve.ts';
import { between, pick, seededRandom } from '#fixtures/seed/random.ts';
import type { ConfigState, LocalMessage } from '#sdk/api.ts';
import { mayWithdraw } from '#sdk/chat/rules/may-withdraw.ts';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import type { Host } from '#sdk/host/port.ts';
import { ChatModel } from '../support/chat-model.ts';
import { DrillClient } from '../support/drill-client.ts';
import { drillPlan, groupChat, idOf } from '../support/drill-plan.ts';
import { pause, waitUntil } from '../support/wait-until.ts';
import { reportVerdicts, type DrillContext } from './drill.ts';

const chatId = groupChat('three');
const day = 86_400_000;
/** Longer than a message can be withdrawn, shorter than a session lasts. */
const tooLong = 10 * 60_000;
/** How far the office's clock may be from what a device makes of it, in ms. */
const closeEnough = 3_000;
/** Timers a device may set in a second of rest: heartbeats and looks, no loop. */
const maxTimers = 60;

/** A clock that can be set, of a device whose timers go right all the same. */
class SetClock {
  ahead: number;
  timers = 0;
  /** Uploads that break off before the next one goes. */
  breaks = 0;
  readonly wrong: string[] = [];

  constructor(ahead: number) {
    this.ahead = ahead;
  }

  readonly now = (): number => Date.now() + this.ahead;

  readonly host = (host: Host): Host => ({
    ...host,
    clock: {
      now: this.now,
      after: (ms, work) => {
        this.#note(ms);
        return host.clock.after(ms, work);
      },
      every: (ms, work) => {
        this.#note(ms);
        return host.clock.every(ms, work);
      },
    },
    http: async (request) => {
      if (request.url.includes('/IM/uploadFile') && (this.breaks -= 1) >= 0)
        throw new OfficeError('connectionFailed');
      return host.http(request);
    },
  });

  #note(ms: number): void {
    this.timers += 1;
    if (!(ms >= 0 && ms <= day)) this.wrong.push(`a timer of ${ms} ms`);
  }
}

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full, folder } = context;
  const random = seededRandom(seed);
  let officeAhead = 0;
  const office = await startOffice({
    inMemory: true,
    seed: drillPlan(Date.now()),
    limits: noLimits,
    heartbeatMs: 300,
    clock: { now: () => Date.now() + officeAhead },
  });
  context.afterwards(() => office.close());
  const clocks = [new SetClock(3 * day), new SetClock(-3 * day), new SetClock(0)] as const;
  const devices: DrillClient[] = [];
  for (const [index, person] of (['ann', 'bob', 'cyd'] as const).entries()) {
    const host = clocks[index]?.host;
    const device = await DrillClient.open(office, { folder, profile: person, person }, host ? { host } : {});
    context.afterwards(() => device.close());
    await device.office.connection.connect();
    devices.push(device);
  }
  const windows = devices.map((device) => device.window(chatId));
  const model = new ChatModel();
  const sending: Promise<unknown>[] = [];
  let jumps = 0;
  for (let number = 0; number < (full ? 600 : 40); number += 1) {
    const device = pick(random, devices);
    const text = `${device.place.person} ${number}`;
    model.submit(text, chatId, device.place.person);
    sending.push(
      device.office.chat
        .send({ chatId, text, wait: true })
        .then((message) => model.acknowledge(text, message.mid)),
    );
    if (random() < 0.1) {
      jumps += 1;
      pick(random, clocks).ahead = between(random, -3 * day, 3 * day);
    }
    await pause(between(random, 0, 5));
  }
  await Promise.all(sending);
  for (const list of windows)
    await waitUntil('everybody has everything', () => list.rows().length === model.submitted);
  reportVerdicts(
    context,
    windows.map((list, index) => model.judge(`${devices[index]?.place.profile} shows`, chatId, list.rows())),
  );
  const times = windows.map((list) =>
    list
      .rows()
      .map(({ mid, time }) => `${mid} ${time}`)
      .join(),
  );
  if (new Set(times).size > 1) context.problem('the devices show different times');

  const first = devices[0] as DrillClient;
  clocks[0].ahead = 3 * day;
  await judgeWithdrawals(context, first, clocks[0], () => (officeAhead += tooLong));
  clocks[0].ahead = -3 * day;
  await judgeWithdrawals(context, first, clocks[0], () => (officeAhead += tooLong));

  // An upload that broke off is tried again in seconds, though the clock has been set back by days meanwhile.
  const path = join(folder, 'upload.bin');
  writeFileSync(path, randomBytes(5_000));
  clocks[0].breaks = 1;
  const start = performance.now();
  await first.office.files.send({ chatId, source: { path }, name: 'upload.bin', mime: '' });
  await waitUntil('the upload breaks off', () => clocks[0].breaks <= 0);
  clocks[0].ahead -= 3 * day;
  await waitUntil('the upload has gone', () => first.stored().outbox.length === 0, 60);
  context.report('upload went after s', Number(((performance.now() - start) / 1_000).toFixed(1)));

  for (const clock of clocks) clock.timers = 0;
  const resting = performance.now();
  await pause(1_000);
  // On a busy machine it is a longer rest.
  const seconds = (performance.now() - resting) / 1_000;
  const timers = Math.round(Math.max(...clocks.map((clock) => clock.timers)) / seconds);
  if (timers > maxTimers) context.problem(`${timers} timers in a second of rest`);
  for (const { wrong } of clocks) for (const sentence of wrong.slice(0, 5)) context.problem(sentence);
  context.report('messages', model.submitted);
  context.report('clocks set', jumps);
  context.report('timers at rest', timers);
}

/** What a device thinks of withdrawing is what the office does, however wrong its own clock is. */
async function judgeWithdrawals(
  context: DrillContext,
  device: DrillClient,
  clock: SetClock,
  moveOffice: () => void,
): Promise<void> {
  const { office } = device;
  let config: ConfigState | undefined;
  const stop = office.config.state((state) => void (config = state));
  const send = (text: string): Promise<LocalMessage> => office.chat.send({ chatId, text, wait: true });
  const settled = (serverTime: number): Promise<void> =>
    waitUntil('the device knows the office’s time', () => {
      const told = clock.now() + (config?.clockAheadMs ?? 0);
      return Math.abs(told - serverTime) < closeEnough;
    });
  const judge = (message: LocalMessage): boolean =>
    mayWithdraw(message, {
      now: clock.now(),
      clockAheadMs: config?.clockAheadMs ?? 0,
      withdrawMs: Number(config?.constants['revertTimeMinutes']) * 60_000,
      meId: idOf('ann'),
      kind: 'direct',
      roles: new Map(),
    }).allowed;
  const isAhead = clock.ahead;
  const kept = await send(`kept ${isAhead}`);
  const withdrawn = await send(`withdrawn ${isAhead}`);
  await settled(withdrawn.time);
  if (!judge(withdrawn)) context.problem(`${isAhead / day} days off, a new message cannot be withdrawn`);
  const [outcome] = await office.acts.withdraw(chatId, [withdrawn.mid]);
  if (outcome?.error !== undefined) context.problem(`withdrawing: ${JSON.stringify(outcome)}`);
  moveOffice();
  await waitUntil('the device knows that it is too late', () => !judge(kept));
  stop();
  const refused = await office.acts.withdraw(chatId, [kept.mid]).then(
    ([one]) => one?.error?.code,
    (error: unknown) => asOfficeError(error).code,
  );
  if (refused !== 'withdrawTooLate')
    context.problem(`the office lets an old message be withdrawn: ${refused}`);
}

// Two devices of one person act on the same things at once: both end with what the office says, and nothing is lost.
import { noLimits } from '#fixtures/office/services/limits.ts';
import { startOffice } from '#fixtures/serve.ts';
import { between, pick, seededRandom, type Random } from '#fixtures/seed/random.ts';
import type { PinnedMessage } from '#sdk/api.ts';
import { PinnedMessagesScreen } from '#sdk/chat/screens/pinned-messages.ts';
import { asOfficeError } from '#sdk/errors.ts';
import { differences } from '../support/device-differences.ts';
import type { DrillClient } from '../support/drill-client.ts';
import { directChat, drillPlan, groupChat } from '../support/drill-plan.ts';
import { pause, waitUntil } from '../support/wait-until.ts';
import { connectedDevices } from './connected-devices.ts';
import type { DrillContext } from './drill.ts';

const chats = [directChat('ann', 'bob'), directChat('ann', 'cyd'), groupChat('three')] as const;
/** When what is scheduled would go, in ms from now: never within a drill. */
const far = 86_400_000;
/** Races that run before the devices are compared. */
const perRound = 20;
/** Drafts are told when writing has paused for a second. */
const draftsSeconds = 30;

type Cast = {
  devices: readonly [DrillClient, DrillClient];
  bob: DrillClient;
  random: Random;
  /** What each device shows as pinned, as long as it is open: asked for by what it is told, and not once at the end. */
  pins: ReadonlyMap<DrillClient, readonly PinnedMessagesScreen[]>;
};
/** Something that both devices, or a device and the peer, do at once; each part is one side of it. */
type Race = (cast: Cast, chatId: string) => Promise<readonly (() => Promise<unknown>)[]>;

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const { seed, full } = context;
  const random = seededRandom(seed);
  const office = await startOffice({ inMemory: true, seed: drillPlan(Date.now()), limits: noLimits });
  context.afterwards(() => office.close());
  const open = connectedDevices(context, office);
  const devices = [await open('ann', 'one'), await open('ann', 'other')] as const;
  const pins = new Map(devices.map((device) => [device, pinsOf(device)]));
  const cast: Cast = { devices, bob: await open('bob', 'bob'), random, pins };
  for (const device of [cast.devices[0], cast.bob])
    for (const chatId of [chats[0], chats[2]]) await say(device, chatId);
  await say(cast.devices[0], chats[1]);

  const rounds = full ? 150 : 1;
  let acts = 0;
  let refused = 0;
  for (let round = 0; round < rounds; round += 1) {
    const running: Promise<unknown>[] = [];
    for (let index = 0; index < perRound; index += 1) {
      const [name, race] = pick(random, Object.entries(races));
      const parts = await race(cast, pick(random, chats));
      for (const part of random() < 0.5 ? parts : parts.toReversed()) {
        acts += 1;
        running.push(
          part().catch((error: unknown) => {
            const { kind, code } = asOfficeError(error);
            refused += 1;
            if (kind !== 'refused') context.problem(`round ${round}, ${name}: ${code} ${String(error)}`);
          }),
        );
        if (random() < 0.3) await pause(between(random, 0, 3));
      }
    }
    await Promise.all(running);
    const fresh = await open('ann', `fresh-${round}`);
    await fresh.office.maintenance.backfill();
    let found: string[] = [];
    const look = async (): Promise<boolean> => {
      found = await differ(cast, fresh);
      return found.length === 0;
    };
    await waitUntil(`round ${round}: the devices agree`, look, draftsSeconds, () =>
      found.slice(0, 4).join('; '),
    );
    await fresh.close();
  }
  context.report('acts', acts);
  context.report('refused', refused);
  context.report('rounds', rounds);
}

const pinsOf = ({ office }: DrillClient): readonly PinnedMessagesScreen[] =>
  chats.map((chatId) => new PinnedMessagesScreen(office, chatId));

let count = 0;
const line = (): string => `line ${(count += 1)}`;
const say = (who: DrillClient, chatId: string) => who.office.chat.send({ chatId, text: line(), wait: true });

const races: Readonly<Record<string, Race>> = {
  'read here, mark unread there': async ({ devices: [one, other] }, chatId) => [
    () => one.office.chat.markRead(chatId),
    () => other.office.chat.markUnread(chatId),
  ],
  'read different places': async ({ devices, random }, chatId) => {
    const rows = devices[0].stored().messages.get(chatId) ?? [];
    return devices.map(
      (device) => () => device.office.chat.markRead(chatId, rows[between(random, 0, rows.length - 1)]?.mid),
    );
  },
  'pin here, unpin there': async ({ devices: [one, other] }, chatId) => [
    () => one.office.chat.setPinned(chatId, true),
    () => other.office.chat.setPinned(chatId, false),
  ],
  'mute here, unmute there': async ({ devices: [one, other] }, chatId) => [
    () => one.office.chat.setMuted(chatId, true),
    () => other.office.chat.setMuted(chatId, false),
  ],
  'withdraw while it is read and deleted': async ({ devices: [one, other], bob }) => {
    const { mid } = await say(one, chats[0]);
    return [
      () => one.office.acts.withdraw(chats[0], [mid]),
      () => bob.office.chat.markRead(chats[0], mid),
      () => other.office.acts.delete(chats[0], [mid]),
    ];
  },
  'the peer withdraws what is read': async ({ devices: [one, other], bob }) => {
    const { mid } = await say(bob, chats[0]);
    return [
      () => bob.office.acts.withdraw(chats[0], [mid]),
      () => one.office.chat.markRead(chats[0]),
      () => other.office.acts.delete(chats[0], [mid]),
    ];
  },
  'react here, take it back there': async ({ devices: [one, other], bob }, chatId) => {
    const { mid } = await say(one, chatId);
    await one.office.marks.react(chatId, mid, { emoji: '强', on: true });
    return [
      () => one.office.marks.react(chatId, mid, { emoji: '爱心', on: true }),
      () => other.office.marks.react(chatId, mid, { emoji: '强', on: false }),
      () => other.office.marks.react(chatId, mid, { emoji: '憨笑', on: true }),
      ...(chatId === chats[1] ? [] : [() => bob.office.marks.react(chatId, mid, { emoji: '强', on: true })]),
    ];
  },
  'edit on both': async ({ devices }, chatId) => {
    const { mid } = await say(devices[0], chatId);
    return devices.map((device) => () => device.office.marks.edit(chatId, mid, `${line()} [玫瑰]`));
  },
  'edit here, withdraw there, while somebody reacts': async ({ devices: [one, other], bob }) => {
    const { mid } = await say(one, chats[0]);
    return [
      () => one.office.marks.edit(chats[0], mid, line()),
      () => other.office.acts.withdraw(chats[0], [mid]),
      () => bob.office.marks.react(chats[0], mid, { emoji: '强', on: true }),
    ];
  },
  'the peer edits what is deleted and reacted to': async ({ devices: [one, other], bob }) => {
    const { mid } = await say(bob, chats[0]);
    return [
      () => bob.office.marks.edit(chats[0], mid, line()),
      () => one.office.marks.react(chats[0], mid, { emoji: '爱心', on: true }),
      () => other.office.acts.delete(chats[0], [mid]),
    ];
  },
  'pin a message here, unpin it there': async ({ devices: [one, other] }, chatId) => {
    const { mid } = await say(one, chatId);
    await other.office.marks.pin(chatId, mid, true);
    return [
      () => one.office.marks.pin(chatId, mid, true),
      () => other.office.marks.pin(chatId, mid, false),
      () => one.office.marks.edit(chatId, mid, line()),
    ];
  },
  'pin here what is withdrawn there': async ({ devices: [one, other] }, chatId) => {
    const { mid } = await say(one, chatId);
    return [() => one.office.marks.pin(chatId, mid, true), () => other.office.acts.withdraw(chatId, [mid])];
  },
  'delete twice': async ({ devices }, chatId) => {
    const { mid } = await say(devices[0], chatId);
    return devices.map((device) => () => device.office.acts.delete(chatId, [mid]));
  },
  'write a draft on both': async ({ devices }, chatId) =>
    devices.map((device) => () => device.office.chat.setDraft(chatId, line())),
  'write a draft here, empty it there': async ({ devices: [one, other] }, chatId) => [
    () => one.office.chat.setDraft(chatId, line()),
    () => other.office.chat.setDraft(chatId, ''),
  ],
  'change what is scheduled here, cancel it there': async ({ devices: [one, other] }, chatId) => {
    const { id } = await one.office.later.schedule({ chatId, text: line(), dueTime: Date.now() + far });
    return [() => one.office.later.change(id, { text: line() }), () => other.office.later.cancel(id)];
  },
  'send what is scheduled on both': async ({ devices }, chatId) => {
    const { id } = await devices[0].office.later.schedule({
      chatId,
      text: line(),
      dueTime: Date.now() + far,
    });
    return devices.map((device) => () => device.office.later.now(id));
  },
  'remove a chat while it is written in': async ({ devices: [one, other] }, chatId) => [
    () => one.office.chat.remove(chatId),
    () => say(other, chatId),
  ],
};

/** Pins as they are compared: with the words and marks of the messages. */
const told = (pinned: readonly PinnedMessage[]): string =>
  JSON.stringify(
    pinned.map(({ message: { mid, text, editedTime, reactions }, personId, time }) => [
      ...[mid, text, editedTime, reactions, personId, time],
    ]),
  );

/** How the two devices differ from a fresh one, from each other in drafts, and in what is scheduled. */
async function differ({ devices, pins }: Cast, fresh: DrillClient): Promise<string[]> {
  const truth = fresh.stored();
  const drafts = (client: DrillClient): string =>
    JSON.stringify(
      client
        .stored()
        .drafts.map(({ chatId, text }) => `${chatId} ${text}`)
        .toSorted(),
    );
  const later = async (client: DrillClient): Promise<string> =>
    JSON.stringify((await client.office.later.list()).map(({ id, text }) => `${id} ${text}`));
  const found: string[] = [];
  for (const device of devices) {
    const { profile } = device.place;
    found.push(...differences(profile, truth, device.stored()));
    if (drafts(device) !== drafts(fresh))
      found.push(`${profile} has drafts ${drafts(device)} instead of ${drafts(fresh)}`);
    for (const [at, chatId] of chats.entries()) {
      const { pinned = [] } = pins.get(device)?.[at]?.getSnapshot() ?? {};
      const [shown, there] = [told(pinned), told(await fresh.office.marks.pinned(chatId))];
      if (shown !== there) found.push(`${profile} shows as pinned in ${chatId} ${shown} instead of ${there}`);
    }
    if ((await later(device)) !== (await later(fresh))) found.push(`${profile} has other things scheduled`);
  }
  return found;
}

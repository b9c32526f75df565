// People come, go, break off, reload, hand over and are called, while the office is killed: room and host stay what a model says.
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { between, pick, seededRandom, type Random } from '#fixtures/seed/random.ts';
import type { Call, Room, RoomNews } from '#sdk/api.ts';
import { asOfficeError } from '#sdk/errors.ts';
import type { Office } from '#sdk/office.ts';
import { idOf, type DrillPerson } from '../support/drill-plan.ts';
import { OfficeProcess } from '../support/office-process.ts';
import { waitUntil } from '../support/wait-until.ts';
import { connectedDevices } from './connected-devices.ts';
import type { DrillContext } from './drill.ts';

const people = ['ann', 'bob', 'cyd', 'dan'] as const satisfies readonly DrillPerson[];
/** How long everybody who stays may take to see the same, in s (spec of the capability: 5). */
const agreeSeconds = 5;
/** Acts of one round. */
const mostActs = 6;

type Sitting = { seatId: string; key: string; room: Room; stop: () => void };
type Player = { id: number; office: Office; sitting: Sitting | undefined };
type World = {
  office: OfficeProcess;
  players: Player[];
  /** Calls that rang. */
  calls: string[];
  kills: number;
  /** The office is killed without a goodbye, and started anew. */
  killed(): Promise<void>;
};

/** What a room should be: seats in the order in which they were taken, who leads, who helps. */
type Model = { seats: { person: number; seatId: string }[]; host: number; cohosts: Set<number> };

/** See the first line. */
export async function run(context: DrillContext): Promise<void> {
  const random = seededRandom(context.seed);
  const world = await openWorld(context);
  const rounds = context.full ? 100 : 3;
  const slowest = { ms: 0 };
  let acts = 0;
  for (let round = 0; round < rounds; round += 1) {
    const say = (sentence: string): void => context.problem(`round ${round}: ${sentence}`);
    if (round % 3 === 2) await race(world, random, say);
    else acts += await meet(world, random, slowest, say);
  }
  if (world.kills === 0) await world.killed();
  await world.office.kill();
  judge(world, context.folder, (sentence) => context.problem(sentence));
  context.report('rounds', rounds);
  context.report('acts', acts);
  context.report('calls', world.calls.length);
  context.report('kills', world.kills);
  context.report('slowest agreement, ms', Math.round(slowest.ms));
}

async function openWorld(context: DrillContext): Promise<World> {
  const office = await OfficeProcess.start(context.folder);
  context.afterwards(() => office.kill());
  const open = connectedDevices(context, office);
  const players: Player[] = [];
  for (const person of people)
    players.push({ id: Number(idOf(person)), office: (await open(person)).office, sitting: undefined });
  const world: World = {
    office,
    players,
    calls: [],
    kills: 0,
    async killed() {
      if (!context.full && world.kills > 0) return;
      world.kills += 1;
      await office.kill();
      await office.restart();
    },
  };
  return world;
}

/** What the office has stored in the end: no seat that is still held, and one record of each call. */
function judge({ calls }: World, folder: string, say: (sentence: string) => void): void {
  const stored = new Database(join(folder, 'office', 'office.sqlite'), { readonly: true });
  try {
    const one = (sql: string, ...values: string[]): number =>
      stored
        .prepare<string[], number>(sql)
        .pluck()
        .get(...values) ?? 0;
    const ghosts = one('select count(*) from meeting_seat where left_time is null');
    if (ghosts !== 0) say(`${ghosts} seats are left that nobody sits in`);
    const running = one("select count(*) from meeting_call where state <> 'ended'");
    if (running !== 0) say(`${running} calls never ended`);
    for (const id of calls) {
      const records = one('select count(*) from message where client_id = ?', `call.${id}`);
      if (records !== 1) say(`${records} records of call ${id}`);
    }
  } finally {
    stored.close();
  }
}

async function sit(player: Player, id: string, number: string, key?: string): Promise<Sitting> {
  const joined = await player.office.meeting.join({ id, number, ...(key !== undefined && { key }) });
  const sitting: Sitting = {
    seatId: joined.room.mine,
    key: joined.key,
    room: joined.room,
    stop: () => undefined,
  };
  sitting.stop = player.office.meeting.hold(
    id,
    sitting.seatId,
    joined.key,
  )((news: RoomNews) => {
    if (news.type === 'room') sitting.room = news.room;
  });
  player.sitting = sitting;
  return sitting;
}

function left(model: Model, person: number): void {
  model.seats = model.seats.filter((seat) => seat.person !== person);
  if (person !== model.host || model.seats.length === 0) return;
  const heir = model.seats.find((seat) => model.cohosts.has(seat.person)) ?? model.seats[0];
  model.cohosts.add(model.host);
  model.host = heir?.person ?? model.host;
  model.cohosts.delete(model.host);
}

/** One meeting from its first to its last. */
async function meet(
  world: World,
  random: Random,
  slowest: { ms: number },
  say: (sentence: string) => void,
): Promise<number> {
  const { players } = world;
  const first = pick(random, players);
  const { id, number } = await first.office.meeting.create({ kind: 'quick', subject: 'drill' });
  const model: Model = { seats: [], host: first.id, cohosts: new Set() };
  const enter = async (player: Player): Promise<void> => {
    const { seatId } = await sit(player, id, number);
    model.seats.push({ person: player.id, seatId });
  };
  await enter(first);
  const acts = between(random, 3, mostActs);
  for (let act = 0; act < acts; act += 1) {
    const inside = players.filter(({ sitting }) => sitting !== undefined);
    const outside = players.filter(({ sitting }) => sitting === undefined);
    const one = pick(random, inside);
    const host = players.find((player) => player.id === model.host && player.sitting !== undefined);
    const chance = random();
    if (chance < 0.4 && outside.length > 0) await enter(pick(random, outside));
    else if (chance < 0.55 && inside.length > 1) {
      one.sitting?.stop();
      await one.office.meeting.leave(id, one.sitting?.seatId ?? '');
      one.sitting = undefined;
      left(model, one.id);
    } else if (chance < 0.65) {
      const before = one.sitting;
      before?.stop();
      const again = await sit(one, id, number, before?.key);
      if (again.seatId !== before?.seatId) say('who loads anew got another seat');
    } else if (chance < 0.75) {
      await one.office.connection.disconnect();
      await one.office.connection.connect();
    } else if (chance < 0.82) await world.killed();
    else if (host !== undefined && one !== host && one.sitting !== undefined) {
      const act_ = chance < 0.9 ? 'cohost' : 'handOver';
      await host.office.meeting.hostAct(id, act_, { seatId: one.sitting.seatId, on: true });
      if (act_ === 'cohost') model.cohosts.add(one.id);
      else {
        model.cohosts.add(model.host).delete(one.id);
        model.host = one.id;
      }
    }
    const begun = performance.now();
    await agree(players, model).catch((error: unknown) => say(String(error)));
    slowest.ms = Math.max(slowest.ms, performance.now() - begun);
  }
  const host = players.find((player) => player.id === model.host && player.sitting !== undefined);
  await host?.office.meeting.end(id);
  for (const player of players) {
    player.sitting?.stop();
    player.sitting = undefined;
  }
  const after = await first.office.meeting.members(id);
  if (after.some(({ present }) => present)) say('somebody is still in a meeting that is over');
  return acts;
}

/** Everybody who sits sees the seats, and the host, of the model. */
async function agree(players: readonly Player[], model: Model): Promise<void> {
  const wanted = model.seats.map(({ seatId }) => seatId).join(' ');
  const hostSeat = model.seats.find(({ person }) => person === model.host)?.seatId;
  const sees = ({ sitting }: Player): string => {
    const seats = sitting?.room.seats ?? [];
    const host = seats.find(({ role }) => role === 'host')?.id;
    const isAway = seats.some(({ state }) => state === 'away');
    return `${seats.map(({ id }) => id).join(' ')} under ${host}${isAway ? ', somebody away' : ''}`;
  };
  const inside = players.filter(({ sitting }) => sitting !== undefined);
  const expected = `${wanted} under ${hostSeat}`;
  await waitUntil(
    'everybody sees the same room',
    () => inside.every((player) => sees(player) === expected),
    agreeSeconds,
    () => `${expected}, but ${inside.map(sees).join(' | ')}`,
  );
}

/** A call that is answered on two devices at once, taken back or refused; one end, one record. */
async function race(world: World, random: Random, say: (sentence: string) => void): Promise<void> {
  const [from, to] = [world.players[0], world.players[1]];
  if (from === undefined || to === undefined) return;
  const call = await from.office.meeting.ring(String(to.id), 'audio');
  world.calls.push(call.id);
  const chosen = pick(random, ['accept twice', 'accept and take back', 'refuse and accept'] as const);
  const accept = (): Promise<Call> => to.office.meeting.accept(call.id);
  const racing =
    chosen === 'accept twice'
      ? [accept(), accept()]
      : chosen === 'accept and take back'
        ? [accept(), from.office.meeting.hangUp(call.id)]
        : [to.office.meeting.refuse(call.id, ''), accept()];
  for (const result of await Promise.allSettled(racing))
    if (result.status === 'rejected' && asOfficeError(result.reason).code !== 'callOver')
      say(`${chosen}: ${String(result.reason)}`);
  if (random() < 0.3) await world.killed();
  await waitUntil('the connection is back', async () => {
    try {
      await Promise.all([from, to].map(({ office }) => office.meeting.hangUp(call.id)));
      return true;
    } catch {
      return false;
    }
  });
}

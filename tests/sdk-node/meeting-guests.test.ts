// Guests at a real office: in by a link and the host's word alone, and nothing of the office beside that one room.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Office } from '#sdk/office.ts';
import { meetingLimits } from '#sdk/contract/meeting-entities.ts';
import { guestNumber, isGuest } from '#fixtures/office/meeting/guest-store.ts';
import { meetingFeature } from '#fixtures/office/meeting/feature.ts';
import { openGuestRoom, type GuestRoom } from '#sdk/meeting/index.ts';
import { MeetingWorld, moments, sitDown, type Sitting } from '../support/meeting-world.ts';
import { waitUntil } from '../support/wait-until.ts';

let place: MeetingWorld;
let ann: Office;
beforeEach(async () => {
  place = await MeetingWorld.open();
  ann = await place.person(1001);
});
afterEach(() => place.close());

const until = (holds: () => boolean): Promise<void> => waitUntil('the office’s news', holds);
const faults: unknown[] = [];
afterEach(() => expect(faults.splice(0)).toEqual([]));

function guestOf(link: string | undefined, pass?: string): GuestRoom {
  const { pathname, hash } = new URL(link ?? '');
  return openGuestRoom({
    fetch: (url, init) => fetch(url, init as RequestInit) as never,
    random: { uuid: () => crypto.randomUUID(), number: () => 0.5 },
    server: place.running.url,
    meetingId: pathname.split('/').at(-1) ?? '',
    code: hash.slice(1),
    pass,
    report: (error) => void faults.push(error),
  });
}
async function enter(guest: GuestRoom, name: string): Promise<Sitting> {
  guest.setName(name);
  const sitting = await sitDown(guest.room, { id: '' });
  place.afterwards(() => sitting.stop());
  return sitting;
}

test('a guest waits, sees nobody, is let in, speaks with one seat, and sees nothing of the organisation', async () => {
  const made = await ann.meeting.create({ kind: 'quick', subject: '评审', guests: true });
  const host = await place.sit(ann, made);
  const guest = guestOf(made.guestLink);
  expect(await guest.look()).toMatchObject({ subject: '评审', hostName: host.room.seats[0]?.name });
  await expect(enter(guest, ' \u200b ')).rejects.toMatchObject({ code: 'meetingGuestName' });
  const sitting = await enter(guest, '外部的\u202e客人');
  const joined = await guest.room.join({ id: '' });
  // Asked again with the pass it is the same seat; and who waits is told of no path.
  expect(joined.room.mine).toBe(sitting.seatId);
  expect(joined.media).toEqual({ iceServers: [], relayOnly: true });
  expect(sitting.room.seats.map(({ id, state }) => [id, state])).toEqual([[sitting.seatId, 'waiting']]);
  await expect(guest.room.said('')).rejects.toMatchObject({ code: 'meetingNotIn' });
  await expect(guest.room.say('', 'hello')).rejects.toMatchObject({ code: 'meetingNotIn' });
  await until(() => host.room.waiting.length === 1);
  expect(host.room.waiting[0]).toMatchObject({ name: '外部的客人', guest: true });
  expect((await ann.meeting.members(made.id)).map(({ guest: is }) => is)).toEqual([undefined]);

  await ann.meeting.hostAct(made.id, 'admit', { seatId: sitting.seatId });
  await until(() => sitting.room.seats.length === 2 && host.room.seats.length === 2);
  const seen = sitting.room.seats.find(({ id }) => id === host.seatId);
  expect([seen?.department, seen?.pinyin, sitting.room.meeting.guestLink]).toEqual([
    '',
    undefined,
    undefined,
  ]);
  expect(host.room.seats.find(({ id }) => id === host.seatId)?.department).not.toBe('');
  expect((await guest.room.join({ id: '' })).media.relayOnly).toBe(false);
  const signal = { meetingId: made.id, line: 'a', kind: 'candidate', body: '{}' } as const;
  await until(() => host.room.seats.every(({ state }) => state === 'in'));
  // Whose seat it says it is does not count.
  await guest.room.signal({ ...signal, from: host.seatId, to: host.seatId });
  await ann.meeting.signal({ ...signal, from: host.seatId, to: sitting.seatId });
  await until(() => [host, sitting].every(({ news }) => news.some(({ type }) => type === 'signal')));
  expect(host.news.find((news) => news.type === 'signal')).toMatchObject({
    signal: { from: sitting.seatId },
  });
  await guest.room.say('', '大家好');
  await guest.room.setSeat('', '', { hand: true });
  await until(() => host.room.seats.some(({ handTime }) => handTime > 0));
  expect((await ann.meeting.said(made.id)).map(({ name, text }) => [name, text])).toEqual([
    ['外部的客人', '大家好'],
  ]);
  for (const act of ['cohost', 'handOver'] as const)
    await expect(
      ann.meeting.hostAct(made.id, act, { seatId: sitting.seatId, on: true }),
    ).rejects.toMatchObject({
      code: 'meetingGuestLeads',
    });
  // Of everybody, themselves among them, a guest knows the seat and no other number.
  const { said } = guest.room;
  const known = JSON.stringify([
    sitting.room,
    sitting.news,
    await said(''),
    await guest.room.join({ id: '' }),
  ]);
  expect(known).not.toMatch(/"(?:1001|900000000000\d+)"|:1001\b/u);
  expect(sitting.room.meeting.hostId).toBe(host.seatId);
  expect((await said('')).map(({ personId }) => personId)).toEqual([sitting.seatId]);
  expect(sitting.news.find((news) => news.type === 'moment' && news.what === 'admitted')).toMatchObject({
    from: host.seatId,
  });
  const people = await ann.meeting.members(made.id);
  expect(people.find(({ guest: is }) => is === true)).toMatchObject({ name: '外部的客人', present: true });
});

test('who loads anew sits where they sat; removed, the pass opens nothing; the last of the office goes, and guests with them', async () => {
  const made = await ann.meeting.create({ kind: 'quick', subject: '评审', guests: true });
  const host = await place.sit(ann, made);
  const guest = guestOf(made.guestLink);
  const sitting = await enter(guest, 'Vera');
  const other = await enter(guestOf(made.guestLink), 'Otto');
  await until(() => host.room.waiting.length === 2);
  await ann.meeting.hostAct(made.id, 'admitAll');
  await until(() => other.room.seats.length === 3);
  sitting.stop();
  await until(() => host.room.seats.some(({ state }) => state === 'away'));
  const again = await enter(guestOf(made.guestLink, guest.pass()), 'Vera');
  expect(again.seatId).toBe(sitting.seatId);
  await until(() => host.room.seats.every(({ state }) => state === 'in'));
  await ann.meeting.hostAct(made.id, 'remove', { seatId: again.seatId });
  await until(() => moments(again).includes('removed'));
  await expect(enter(guestOf(made.guestLink, guest.pass()), 'Vera')).rejects.toMatchObject({
    code: 'notFound',
  });
  await ann.meeting.leave(made.id, host.seatId);
  await until(() => moments(other).includes('ended'));
  expect((await ann.meeting.show(made.id)).presentCount).toBe(0);
});

test('a password is asked of guests too, a lock keeps them out, and a link that was taken back leads nowhere', async () => {
  const made = await ann.meeting.create({ kind: 'quick', subject: '评审', password: 'abc' });
  expect(made.guestLink).toBeUndefined();
  const { guestLink } = await ann.meeting.change(made.id, { guests: true });
  const guest = guestOf(guestLink);
  guest.setName('Vera');
  await expect(guest.room.join({ id: '' })).rejects.toMatchObject({ code: 'meetingPasswordNeeded' });
  await expect(guest.room.join({ id: '', password: 'x' })).rejects.toMatchObject({ code: 'meetingPassword' });
  await guest.room.join({ id: '', password: 'abc' });
  await place.sit(ann, made);
  await ann.meeting.hostAct(made.id, 'lock', { on: true });
  const late = guestOf(guestLink);
  late.setName('Otto');
  await expect(late.room.join({ id: '', password: 'abc' })).rejects.toMatchObject({ code: 'meetingLocked' });
  const wrong = guestOf(guestLink?.replace(/#.{4}/u, '#AAAA'));
  await expect(wrong.look()).rejects.toMatchObject({ code: 'notFound' });
  const closed = await ann.meeting.change(made.id, { guests: false });
  expect(closed.guestLink).toBeUndefined();
  await expect(late.look()).rejects.toMatchObject({ code: 'notFound' });
  // Asked for once more it is another one.
  expect((await ann.meeting.change(made.id, { guests: true })).guestLink).not.toBe(guestLink);
});

test('a link that is taken back puts guests out; who was let in keeps their name, and nobody outside hears of them', async () => {
  const made = await ann.meeting.create({ kind: 'quick', subject: '评审', guests: true });
  const host = await place.sit(ann, made);
  const guest = guestOf(made.guestLink);
  const sitting = await enter(guest, 'Vera');
  const other = await enter(guestOf(made.guestLink), '等候的人');
  await ann.meeting.hostAct(made.id, 'admit', { seatId: sitting.seatId });
  await until(() => host.room.seats.length === 2 && host.room.waiting.length === 1);
  guest.setName(host.room.seats.find(({ id }) => id === host.seatId)?.name ?? '');
  await guest.room.say('', 'hello');
  // Under the host's name they are somebody else, who asks again.
  await guest.room.join({ id: '' });
  await expect(guest.room.say('', 'I am the host')).rejects.toMatchObject({ code: 'meetingNotIn' });
  await until(() => host.room.seats.length === 1 && host.room.waiting.length === 2);
  expect((await ann.meeting.said(made.id)).map(({ name }) => name)).toEqual(['Vera']);
  expect(
    (await ann.status.list()).filter(({ inMeeting }) => inMeeting).map(({ name }) => name),
  ).not.toContain('');

  await ann.meeting.change(made.id, { guests: false });
  await until(() => host.room.seats.length === 1 && host.room.waiting.length === 0);
  await until(() => moments(other).includes('ended'));
  await expect(guest.room.say('', 'still here')).rejects.toMatchObject({ code: 'meetingNotIn' });
});

test('from one address a minute brings twenty guests at most, and what is refused leaves no row', async () => {
  const made = await ann.meeting.create({ kind: 'quick', subject: '评审', guests: true });
  await place.sit(ann, made);
  await ann.meeting.hostAct(made.id, 'lock', { on: true });
  const tries = await Promise.allSettled(
    Array.from({ length: 22 }, async (_, at) => enter(guestOf(made.guestLink), `客人 ${at}`)),
  );
  const codes = tries.map((one) =>
    one.status === 'rejected' ? (one.reason as { code: string }).code : 'in',
  );
  expect(codes.filter((code) => code === 'meetingLocked')).toHaveLength(20);
  expect(codes.filter((code) => code === 'rateLimited')).toHaveLength(2);
});

test('of a wave from one link only so many are let in as there is room for guests; once over, nobody is let in any more', async () => {
  const made = await ann.meeting.create({ kind: 'quick', subject: '评审', guests: true });
  const host = await place.sit(ann, made);
  const { desk } = place.running.office.features.service(meetingFeature);
  const { guests, rows } = desk;
  const many = meetingLimits.guests + 2;
  await place.running.office.store.writer.submit(() => {
    for (let at = 0; at < many; at += 1) {
      const guest = guests.add({
        meeting_id: Number(made.id),
        name: `客人 ${at}`,
        pass: Buffer.from(`${at}`),
        time: 0,
      });
      const seat = {
        meeting_id: Number(made.id),
        person_id: guestNumber(guest),
        key: `${guest.id}`,
        joined: Date.now(),
      };
      rows.addSeat({ ...seat, state: 'waiting', mic: 0, cam: 0 });
    }
  });
  await expect(enter(guestOf(made.guestLink), 'Late')).rejects.toMatchObject({ code: 'meetingFull' });
  expect(guests.one(guestNumber({ id: many + 1 }))).toBeUndefined();
  await ann.meeting.hostAct(made.id, 'admitAll');
  await until(() => host.room.seats.length === 1 + meetingLimits.guests && host.room.waiting.length === 2);
  await expect(
    ann.meeting.hostAct(made.id, 'admit', { seatId: host.room.waiting[0]?.id ?? '' }),
  ).rejects.toMatchObject({ code: 'meetingFull' });
  await ann.meeting.end(made.id);
  expect(rows.people(Number(made.id)).filter((one) => isGuest(one.person_id) && one.admitted === 1)).toEqual(
    [],
  );
});

test('an hour after the meeting a pass opens nothing; who was let in stays in its record by name, and of who was not nothing stays', async () => {
  const made = await ann.meeting.create({ kind: 'quick', subject: '评审', guests: true });
  const host = await place.sit(ann, made);
  const [guest, waiting] = [guestOf(made.guestLink), guestOf(made.guestLink)];
  const sitting = await enter(guest, 'Vera');
  await enter(waiting, 'Otto');
  await ann.meeting.hostAct(made.id, 'admit', { seatId: sitting.seatId });
  await until(() => host.room.seats.length === 2);
  await guest.room.say('', 'hello');
  const { office } = place.running;
  const service = office.features.service(meetingFeature);
  const count = (table: string): unknown =>
    office.ground.database
      .prepare<[], number>(`select count(*) from ${table} where meeting_id = ${made.id}`)
      .pluck()
      .get();
  const later = (): Promise<unknown> =>
    office.store.writer.submit(
      () => void office.ground.database.prepare('update meeting_guest set time = time - 3600001').run(),
    );
  await later();
  await service.sweep();
  // While it runs nobody's time is over.
  expect(count('meeting_guest')).toBe(2);
  await ann.meeting.end(made.id);
  await expect(waiting.room.said('')).rejects.toMatchObject({ code: 'meetingOver' });
  await service.sweep();
  expect([count('meeting_guest'), count('meeting_person'), count('meeting_seat')]).toEqual([1, 2, 2]);
  await expect(guest.room.said('')).rejects.toMatchObject({ code: 'meetingNotIn' });
  expect((await ann.meeting.members(made.id)).map(({ name }) => name)).toContain('Vera');
  expect((await ann.meeting.said(made.id)).map(({ name }) => name)).toEqual(['Vera']);
});

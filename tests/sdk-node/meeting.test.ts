// Meetings and calls at a real office through the SDK: seats, waiting room, host, breaks; one record per call.
import { afterEach, expect, test } from 'vitest';
import type { Call } from '#sdk/api.ts';
import type { Office } from '#sdk/office.ts';
import type { RunningOffice } from '#fixtures/serve.ts';
import { MeetingWorld, moments, type Sitting } from '../support/meeting-world.ts';
import { waitUntil } from '../support/wait-until.ts';

let place: MeetingWorld;
afterEach(() => place.close());

async function world(): Promise<{ running: RunningOffice; ann: Office; bob: Office; cat: Office }> {
  place = await MeetingWorld.open();
  const [ann, bob, cat] = await Promise.all([1001, 1002, 1003].map((id) => place.person(id)));
  if (ann === undefined || bob === undefined || cat === undefined) throw new Error('nobody is there');
  return { running: place.running, ann, bob, cat };
}
const sit: MeetingWorld['sit'] = (...wish) => place.sit(...wish);
const until = (holds: () => boolean | Promise<boolean>): Promise<void> =>
  waitUntil('the office’s news', holds);

test('a subject is needed; strangers find nothing; who has the number may enter and everybody sees it', async () => {
  const { ann, bob, cat } = await world();
  await expect(ann.meeting.create({ kind: 'quick', subject: '  ' })).rejects.toMatchObject({
    code: 'meetingSubjectMissing',
  });
  const made = await ann.meeting.create({ kind: 'quick', subject: '周会', people: ['1002'] });
  expect(made.number).toMatch(/^\d{9}$/);
  await expect(cat.meeting.show(made.id)).rejects.toMatchObject({ code: 'notFound' });
  expect((await cat.meeting.find(made.number)).id).toBe(made.id);
  const host = await sit(ann, made);
  const guest = await sit(cat, { id: made.id, number: made.number });
  await sit(bob, { id: made.id });
  await until(() => host.room.seats.length === 3 && guest.room.seats.length === 3);
  expect(host.room.seats.map(({ role }) => role).toSorted()).toEqual(['host', 'member', 'member']);
});

test('a password is asked for, a lock keeps out, a waiting room shows nobody until one is let in', async () => {
  const { ann, bob, cat } = await world();
  const plan = {
    kind: 'quick',
    subject: '评审',
    people: ['1002', '1003'],
    password: 'abc',
    waitingRoom: true,
  } as const;
  const made = await ann.meeting.create(plan);
  const host = await sit(ann, made);
  await expect(sit(bob, { id: made.id })).rejects.toMatchObject({ code: 'meetingPasswordNeeded' });
  await expect(sit(bob, { id: made.id, password: 'x' })).rejects.toMatchObject({ code: 'meetingPassword' });
  const waiting = await sit(bob, { id: made.id, password: 'abc' });
  expect(waiting.room.seats.map(({ id, state }) => [id, state])).toEqual([[waiting.seatId, 'waiting']]);
  await expect(bob.meeting.said(made.id)).rejects.toMatchObject({ code: 'meetingNotIn' });
  await until(() => host.room.waiting.length === 1);
  await ann.meeting.hostAct(made.id, 'lock', { on: true });
  await expect(sit(cat, { id: made.id, password: 'abc' })).rejects.toMatchObject({ code: 'meetingLocked' });
  await ann.meeting.hostAct(made.id, 'admit', { seatId: waiting.seatId });
  await until(() => waiting.room.seats.length === 2 && host.room.waiting.length === 0);
  await expect(bob.meeting.hostAct(made.id, 'muteAll')).rejects.toMatchObject({ code: 'meetingHostOnly' });
});

test('what one seat says to another reaches that seat alone, and nobody who is not in the room', async () => {
  const { ann, bob, cat } = await world();
  const made = await ann.meeting.create({ kind: 'quick', subject: '周会', people: ['1002', '1003'] });
  const [host, guest, third] = [await sit(ann, made), await sit(bob, made), await sit(cat, made)];
  await until(() => host.room.seats.every(({ state }) => state === 'in') && host.room.seats.length === 3);
  const signal = {
    meetingId: made.id,
    from: host.seatId,
    to: guest.seatId,
    line: 'a',
    kind: 'candidate',
    body: '{}',
  } as const;
  expect(await ann.meeting.signal(signal)).toBe(true);
  // In the name of somebody else it is carried nowhere.
  await cat.meeting.signal({ ...signal, body: 'forged' });
  await until(() => guest.news.some(({ type }) => type === 'signal'));
  await ann.meeting.hostAct(made.id, 'remove', { seatId: third.seatId });
  await until(() => moments(third).includes('removed') && guest.room.seats.length === 2);
  await cat.meeting.signal({ ...signal, from: third.seatId, body: 'gone' });
  await ann.meeting.signal({ ...signal, to: third.seatId });
  await expect(sit(cat, { id: made.id, number: made.number })).rejects.toMatchObject({ code: 'notFound' });
  expect(guest.news.filter(({ type }) => type === 'signal')).toHaveLength(1);
  expect(third.news.some(({ type }) => type === 'signal')).toBe(false);
});

test('a broken connection keeps its seat, and the same key gets it back; the host goes and another one leads', async () => {
  const { running, ann, bob } = await world();
  const made = await ann.meeting.create({ kind: 'quick', subject: '周会', people: ['1002'] });
  const [host, guest] = [await sit(ann, made), await sit(bob, made)];
  await until(() => host.room.seats.filter(({ state }) => state === 'in').length === 2);
  running.office.setFaults({ cut: 1 });
  await until(() => guest.news.some((news) => news.type === 'line' && !news.online));
  running.office.setFaults(undefined);
  await until(() => {
    const back = (sitting: Sitting) => sitting.room.seats.filter(({ state }) => state === 'in').length === 2;
    return back(host) && back(guest) && guest.news.some((news) => news.type === 'line' && news.online);
  });
  expect(guest.room.seats.map(({ id }) => id).toSorted()).toEqual([host.seatId, guest.seatId].toSorted());
  const again = await bob.meeting.join({ id: made.id, key: guest.key });
  expect(again.room.mine).toBe(guest.seatId);
  await ann.meeting.leave(made.id, host.seatId);
  await until(() => guest.room.seats.length === 1 && guest.room.seats[0]?.role === 'host');
  await bob.meeting.end(made.id);
  await until(() => moments(guest).includes('ended'));
  await expect(bob.meeting.join({ id: made.id })).rejects.toMatchObject({ code: 'meetingOver' });
  const people = await ann.meeting.members(made.id);
  expect(people.every(({ times, present }) => times.length === 1 && !present)).toBe(true);
});

test('a call rings on all devices, is answered once, and leaves exactly one record', async () => {
  const { running, ann, bob } = await world();
  const bobsPhone = await place.person(1002);
  const seen = new Map<Office, readonly Call[]>();
  for (const office of [ann, bob, bobsPhone])
    place.afterwards(office.meeting.calls((calls) => seen.set(office, calls)));
  const call = await ann.meeting.ring('1002', 'video');
  await until(() => [bob, bobsPhone].every((office) => seen.get(office)?.[0]?.state === 'ringing'));
  const answers = await Promise.allSettled([bob.meeting.accept(call.id), bobsPhone.meeting.accept(call.id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await until(() => [ann, bob, bobsPhone].every((office) => seen.get(office)?.[0]?.state === 'running'));
  const meetingId = seen.get(ann)?.[0]?.meetingId ?? '';
  const [caller] = [await sit(ann, { id: meetingId }), await sit(bob, { id: meetingId })];
  await until(() => caller.room.seats.length === 2);
  await expect(ann.meeting.ring('1003', 'audio')).rejects.toMatchObject({ code: 'callUnderWay' });
  // Leaving its room ends a call, and hanging up twice ends it once.
  await ann.meeting.leave(meetingId, caller.seatId);
  await bob.meeting.hangUp(call.id);
  await until(() => seen.get(bob)?.every(({ state }) => state === 'ended') === true);
  expect(kept(running, call.id)).toEqual(['answered']);
  expect(await ann.meeting.currentCalls()).toEqual([]);
});

test('refused with words, taken back, and busy: each leaves its own record', async () => {
  const { running, ann, bob, cat } = await world();
  const first = await ann.meeting.ring('1002', 'audio');
  const busy = await cat.meeting.ring('1002', 'audio');
  expect(busy).toMatchObject({ state: 'ended', outcome: 'busy' });
  await bob.meeting.refuse(first.id, '稍后回电');
  const second = await ann.meeting.ring('1002', 'audio');
  await ann.meeting.hangUp(second.id);
  await expect(bob.meeting.accept(second.id)).rejects.toMatchObject({ code: 'callOver' });
  await expect(ann.meeting.ring('1001', 'audio')).rejects.toMatchObject({ code: 'callSelf' });
  expect([first, busy, second].map(({ id }) => kept(running, id))).toEqual([
    ['declined'],
    ['busy'],
    ['cancelled'],
  ]);
  const words = running.office.ground.database
    .prepare<[string], { text: string }>('select text from message where client_id = ?')
    .all(`call.${first.id}.words`);
  expect(words.map(({ text }) => text)).toEqual(['稍后回电']);
});

/** Outcomes of the records of a call that stand in chats. */
function kept(running: RunningOffice, callId: string): string[] {
  return running.office.ground.database
    .prepare<[string], { text: string }>('select text from message where client_id = ? and kind = 8')
    .all(`call.${callId}`)
    .map(({ text }) => /"outcome":"(\w+)"/.exec(text)?.[1] ?? text);
}

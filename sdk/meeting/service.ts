// The meetings of one signed-in person: calls of the office, seats that are held, ringing, and looking on.
import { feedOf } from '../base/feed.ts';
import { LiveValue, type Unsubscribe } from '../base/live-value.ts';
import { meetingLimits } from '../contract/meeting-entities.ts';
import type { ControlFrame } from '../contract/frames.ts';
import { asOfficeError, OfficeError } from '../errors.ts';
import type { OpenFeature, PersonGround } from '../feature.ts';
import type { Finding } from '../api.ts';
import { KnownCalls } from './calls.ts';
import type { Meeting, MeetingApi, MeetingNotes, RingingMeeting } from './meeting-api.ts';
import { HeldSeats } from './rooms.ts';
import { happenings, type MeetingHappening, type MeetingLook } from './rules/happenings.ts';
import { mergedNotes } from './rules/notes.ts';
import { meetingProblem } from './rules/meeting-form.ts';

/** Its calls of the office; the table is loaded with the first of them. */
export const contract = () => import('../contract/meeting.ts').then(({ meetingService }) => meetingService);
/** Pages that are looked through for one search. */
const searched = ['now', 'coming', 'past'] as const;

/** How often notes are merged with what came in between before one is told. */
const mostTries = 5;

/** Opens the meetings of a person. */
export function open(ground: PersonGround): OpenFeature<MeetingApi> {
  const client = ground.client(contract);
  const { clock, random } = ground.host;
  const endpoint = random.uuid();
  const seats = new HeldSeats((frame) => ground.signal(frame));
  const calls = new KnownCalls(clock);
  const changes = new LiveValue(0);
  const ringing = new LiveValue<readonly RingingMeeting[]>([]);
  const quiet = (id: string): void => {
    const left = ringing.get().filter(({ meetingId }) => meetingId !== id);
    if (left.length !== ringing.get().length) ringing.set(left);
  };

  /** Writes over the newest notes there are, as often as others were faster. */
  async function writeNotes(id: string, before: MeetingNotes, text: string): Promise<MeetingNotes> {
    let known = before;
    for (let tries = 0; ; tries += 1) {
      const merged = mergedNotes(before.text, text, known.text);
      try {
        return await client.writeNotes({ id, rev: known.rev, text: merged });
      } catch (error) {
        if (asOfficeError(error).code !== 'meetingChanged' || tries >= mostTries) throw error;
        known = await client.getNotes({ id });
      }
    }
  }

  async function askCalls(): Promise<void> {
    try {
      calls.all(await client.currentCalls({}));
    } catch (error) {
      // An office without meetings has no calls either.
      const { code } = asOfficeError(error);
      if (code !== 'meetingsOff' && code !== 'notFound') throw error;
    }
  }

  function watch(id: string, listener: (happening: MeetingHappening) => void): Unsubscribe {
    let last: MeetingLook | undefined;
    let asking: Promise<void> | undefined;
    let again = false;
    let stopped = false;
    async function look(): Promise<void> {
      do {
        again = false;
        const [meeting, people] = await Promise.all([
          client.showMeeting({ id }),
          client.listAttendance({ id }),
        ]);
        if (stopped) return;
        const next = { meeting, people };
        if (last !== undefined) for (const happening of happenings(last, next)) listener(happening);
        last = next;
      } while (again);
    }
    const changed = (): void => {
      if (asking !== undefined) {
        again = true;
        return;
      }
      asking = look()
        .catch(ground.reportUnlessOffline)
        .finally(() => (asking = undefined));
    };
    const unwatch = ground.watch(`meeting:${id}`, changed);
    changed();
    return () => {
      stopped = true;
      unwatch();
    };
  }

  async function finds(query: string, { limit }: { limit: number }): Promise<readonly Finding[]> {
    const wanted = query.trim().toLowerCase();
    if (wanted === '') return [];
    const pages = await Promise.all(searched.map((when) => client.listMeetings({ when }))).catch(
      (error: unknown) => {
        // Where there are no meetings none are found.
        if (asOfficeError(error).code === 'meetingsOff') return [];
        throw error;
      },
    );
    const digits = wanted.replace(/\s/gu, '');
    const scoreOf = (meeting: Meeting): number => {
      if (meeting.number === digits) return 3;
      const at = meeting.subject.toLowerCase().indexOf(wanted);
      return at === 0 ? 2 : at > 0 ? 1 : 0;
    };
    return pages
      .flatMap(({ meetings }) => meetings)
      .map((meeting) => ({ meeting, score: scoreOf(meeting) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score || other.meeting.startTime - one.meeting.startTime)
      .slice(0, limit)
      .map(({ meeting, score }) => ({
        reference: `meeting:${meeting.id}`,
        title: meeting.subject,
        excerpt: meeting.hostName,
        time: meeting.startTime,
        score,
        path: `/main/meeting?open=${meeting.id}`,
      }));
  }

  function check(form: Parameters<typeof meetingProblem>[0]): void {
    const problem = meetingProblem(form);
    if (problem !== undefined) throw new OfficeError(problem);
  }

  const api: MeetingApi = {
    list: (when, after, options = {}) => client.listMeetings({ when, after }, options),
    show: (id, number, options = {}) => client.showMeeting({ id, number }, options),
    find: (number, options = {}) => client.findMeeting({ number }, options),
    async create({ people, ...plan }, clientId = random.uuid()) {
      check(plan);
      return client.createMeeting({
        ...plan,
        ...(plan.kind === 'scheduled' && {
          zone: plan.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
        }),
        people: people === undefined ? undefined : [...people],
        clientId,
      });
    },
    async change(id, change) {
      check(change);
      return client.changeMeeting({ id, ...change });
    },
    async invite(id, { people = [], chats = [], ring }) {
      const { invited } = await client.inviteToMeeting({
        id,
        people: [...people],
        chats: [...chats],
        ring,
      });
      return { invited };
    },
    end: (id) => client.endMeeting({ id }),
    cancel: (id) => client.cancelMeeting({ id }),
    members: (id, options = {}) => client.listAttendance({ id }, options),
    async join({ key = random.uuid(), ...wish }) {
      return { ...(await client.joinMeeting({ ...wish, key })), key };
    },
    leave: async (id, seatId) => void (await client.leaveMeeting({ id, seatId })),
    hold: (id, seatId, key) => (listener) => seats.hold(id, seatId, key, listener),
    signal: async (signal) => ground.signal({ type: 'signal', ...signal }),
    setSeat: async (id, seatId, wish) => void (await client.setSeat({ id, seatId, ...wish })),
    hostAct: async (id, act, on = {}) => void (await client.hostAct({ id, act, ...on })),
    react: async (id, seatId, reaction) => void (await client.react({ id, seatId, reaction })),
    say: (id, text) => client.say({ id, text, clientId: random.uuid() }),
    said: (id, options = {}) => client.listSaid({ id }, options),
    notes: (id, options = {}) => client.getNotes({ id }, options),
    writeNotes,
    watch: (id) => (listener) => watch(id, listener),
    changes: feedOf(changes),
    calls: feedOf(calls.value),
    ringing: feedOf(ringing),
    async stopRinging(id) {
      quiet(id);
      await client.stopRinging({ id });
    },
    async ring(personId, media, clientId = random.uuid()) {
      const call = await client.ring({ personId, media, clientId });
      calls.heard(call);
      return call;
    },
    async accept(callId) {
      const call = await client.answer({ id: callId, accept: true, endpoint });
      calls.heard(call);
      return call;
    },
    refuse: (callId, words) => client.answer({ id: callId, accept: false, words }),
    hangUp: (callId) => client.hangUp({ id: callId }),
    turnIntoMeeting: (callId, subject) => {
      check({ subject });
      return client.turnIntoMeeting({ id: callId, subject });
    },
    currentCalls: (options = {}) => client.currentCalls({}, options),
  };

  function heard(frame: ControlFrame): void {
    if (seats.heard(frame)) return;
    if (frame.type === 'call') {
      const { type: _, ...call } = frame;
      calls.heard(call);
    } else if (frame.type === 'meeting') {
      if (frame.state !== 'running') quiet(frame.meetingId);
      changes.set(changes.get() + 1);
    } else if (frame.type === 'rung') {
      const { type: _, on, ...meeting } = frame;
      quiet(meeting.meetingId);
      if (!on) return;
      ringing.set([...ringing.get(), meeting]);
      clock.after(Math.min(meetingLimits.ringMs, Math.max(0, meeting.until - clock.now())), () =>
        quiet(meeting.meetingId),
      );
    }
  }

  return {
    api,
    finds,
    hears: {
      signal: heard,
      async online() {
        seats.line(true);
        changes.set(changes.get() + 1);
        if (ground.longLived) await askCalls();
      },
      offline: () => seats.line(false),
      begunAnew: () => changes.set(changes.get() + 1),
    },
    unfinished: () => seats.subjects().map((name) => ({ kind: 'meeting', name, count: 1 })),
    close: () => seats.close(),
  };
}

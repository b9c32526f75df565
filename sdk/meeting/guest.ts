// A guest's way into one meeting: with the code of a link and a name instead of an account, and with nothing else of the office.
import { pause } from '../base/pause.ts';
import { isFault, parseFrame } from '../contract/frame-codec.ts';
import type { ControlFrame } from '../contract/frames.ts';
import type { GuestDoor } from '../contract/meeting-guests.ts';
import { guestCalls } from '../contract/meeting-guests.ts';
import { asOfficeError, OfficeError } from '../errors.ts';
import { appVersion, terminal } from '../host/build.ts';
import { createHttp, type FetchLike } from '../host/fetch-http.ts';
import type { Random } from '../host/port.ts';
import { clientOf } from '../net/api-client.ts';
import { backOff } from '../net/back-off.ts';
import type { RoomApi, SeatSignal } from './meeting-api.ts';
import { HeldSeats } from './rooms.ts';

export type { GuestDoor } from '../contract/meeting-guests.ts';

/** What a guest's end stands on. */
export type GuestParts = {
  fetch: FetchLike;
  /** Guests who were cut off do not come back all at once. */
  random: Random;
  /** Address of the office, without a closing slash. */
  server: string;
  /** Of the link: the meeting, and the code behind its hash. */
  meetingId: string;
  code: string;
  /** The pass of before, where this window has loaded anew. */
  pass?: string | undefined;
  report(error: unknown): void;
};

/** A guest's end. */
export type GuestRoom = {
  /** What stands at the door. @throws OfficeError `notFound` for a link that is none, or none any more */
  look(): Promise<GuestDoor>;
  /** What the seat needs, as of anybody else; `name` goes in before one joins. */
  room: RoomApi;
  /** The name one gives. */
  setName(name: string): void;
  /** What opens the seat again after the window has loaded anew; undefined before one has entered. */
  pass(): string | undefined;
};

/** Signals said within this time go at once, in ms; and how long a stream may be silent. */
const times = { gather: 30, silent: 40_000 } as const;
/** Time-out of a request (spec §9), in ms. */
const timeoutMs = 10_000;
/** What one request may carry. */
const mostSignals = 64;

/** Nobody has signed in, and nothing here asks for it. */
const nobody = {
  token: () => undefined,
  absent: () => new OfficeError('notSignedIn'),
  refused: async () => false,
};

/** Opens it; nothing is asked before it is used. */
export function openGuestRoom(parts: GuestParts): GuestRoom {
  const { meetingId, code, server } = parts;
  const host = {
    http: createHttp(parts.fetch, 'error'),
    systemInfo: () => ({ appVersion, terminal, version: appVersion, accessIp: '' }),
    random: parts.random,
  };
  const addresses = { userCentre: `${server}/uc`, chat: `${server}/im`, netdisk: `${server}/pan` };
  const client = clientOf(
    {
      host,
      addresses: () => addresses,
      chatPathSuffix: '',
      requestTimeoutMs: () => timeoutMs,
      session: nobody,
    },
    { name: 'userCentre', calls: guestCalls },
  );
  let name = '';
  let { pass } = parts;
  let waiting: SeatSignal[] = [];
  let saying: Promise<void> | undefined;
  const seats = new HeldSeats(() => true);

  function mine(): string {
    if (pass === undefined) throw new OfficeError('meetingNotIn');
    return pass;
  }

  async function sayWaiting(): Promise<void> {
    await pause(times.gather);
    while (waiting.length > 0) {
      const signals = waiting.slice(0, mostSignals);
      waiting = waiting.slice(mostSignals);
      await client.signalAsGuest({ pass: mine(), signals });
    }
  }

  /** Listens until it is stopped or the seat is gone, anew after every break. */
  async function listen(stopped: AbortSignal, over: (what: 'ended' | 'removed') => void): Promise<void> {
    for (let failures = 0; !stopped.aborted;) {
      const broken = new AbortController();
      let silence: ReturnType<typeof setTimeout> | undefined;
      const alive = (): void => {
        clearTimeout(silence);
        silence = setTimeout(() => broken.abort(), times.silent);
      };
      try {
        alive();
        await client.hearAsGuest(
          { pass: mine() },
          {
            signal: AbortSignal.any([stopped, broken.signal]),
            onEvent: (event) => {
              alive();
              if (failures >= 0) seats.line(true);
              failures = -1;
              const { frame: text } = event as { frame: string };
              const frame = text === '' ? undefined : parseFrame(text);
              if (frame !== undefined && !isFault(frame)) seats.heard(frame as ControlFrame);
            },
          },
        );
      } catch (error) {
        const { code: reason } = asOfficeError(error);
        if (stopped.aborted) return;
        if (reason === 'meetingOver' || reason === 'notFound') return over('ended');
        if (reason === 'meetingNotIn') return over('removed');
      } finally {
        clearTimeout(silence);
      }
      if (stopped.aborted) return;
      seats.line(false);
      failures = Math.max(0, failures) + 1;
      await pause(backOff(failures, parts.random.number()), stopped);
    }
  }

  const room: RoomApi = {
    async join({ password, microphone, camera }) {
      const wish = { password, microphone, camera };
      const entered = await client.enterAsGuest({ id: meetingId, code, name, pass, ...wish });
      pass = entered.pass;
      return { room: entered.room, media: entered.media, key: entered.pass };
    },
    leave: async () => void (await client.leaveAsGuest({ pass: mine() })),
    hold: (_, seatId, key) => (listener) => {
      const stopped = new AbortController();
      const unhold = seats.hold(meetingId, seatId, key, listener);
      const over = (what: 'ended' | 'removed'): void =>
        listener({ type: 'moment', what, from: '', name: '', value: 'gone' });
      listen(stopped.signal, over).catch(parts.report);
      return () => {
        stopped.abort();
        unhold();
      };
    },
    async signal(signal) {
      waiting.push(signal);
      saying ??= sayWaiting().finally(() => (saying = undefined));
      await saying;
      return true;
    },
    async setSeat(_, __, { microphone, camera, sharing, hand, line }) {
      await client.setGuestSeat({ pass: mine(), microphone, camera, sharing, hand, line });
    },
    react: async (_, __, reaction) => void (await client.reactAsGuest({ pass: mine(), reaction })),
    say: (_, text) => client.sayAsGuest({ pass: mine(), text }),
    said: () => client.listSaidAsGuest({ pass: mine() }),
  };

  return {
    look: () => client.lookAtGuestDoor({ id: meetingId, code }),
    room,
    setName: (given) => void (name = given),
    pass: () => pass,
  };
}

// Seats that this device holds: says so after every break, and hands what reaches them to whoever listens.
import type { Unsubscribe } from '../base/live-value.ts';
import type { ControlFrame } from '../contract/frames.ts';
import type { RoomNews } from './meeting-api.ts';

type Held = {
  meetingId: string;
  seatId: string;
  key: string;
  listener: (news: RoomNews) => void;
  revision: number;
  /** Of the meeting, as its room told it. */
  subject: string;
};

/** The seats of one person on this device. */
export class HeldSeats {
  readonly #send: (frame: ControlFrame) => boolean;
  readonly #held = new Set<Held>();

  constructor(send: (frame: ControlFrame) => boolean) {
    this.#send = send;
  }

  /** Holds a seat until it is stopped. */
  hold(meetingId: string, seatId: string, key: string, listener: (news: RoomNews) => void): Unsubscribe {
    const held: Held = { meetingId, seatId, key, listener, revision: 0, subject: '' };
    this.#held.add(held);
    this.#say(held, true);
    return () => {
      if (this.#held.delete(held)) this.#say(held, false);
    };
  }

  /** The connection stands or is broken. */
  line(online: boolean): void {
    for (const held of this.#held) {
      if (online) {
        // What was told meanwhile is told again as a whole.
        held.revision = 0;
        this.#say(held, true);
      }
      held.listener({ type: 'line', online });
    }
  }

  /** Something about rooms; true where it was. */
  heard(frame: ControlFrame): boolean {
    switch (frame.type) {
      case 'room': {
        const { type: _, ...room } = frame;
        for (const held of this.#of(room.meeting.id)) {
          if (held.seatId !== room.mine || room.rev < held.revision) continue;
          held.revision = room.rev;
          held.subject = room.meeting.subject;
          held.listener({ type: 'room', room });
        }
        return true;
      }
      case 'signal': {
        const { type: _, ...signal } = frame;
        for (const held of this.#of(signal.meetingId))
          if (held.seatId === signal.to) held.listener({ type: 'signal', signal });
        return true;
      }
      case 'moment': {
        const { meetingId, what, from, name, value } = frame;
        for (const held of this.#of(meetingId)) held.listener({ type: 'moment', what, from, name, value });
        return true;
      }
      default:
        return false;
    }
  }

  /** Subjects of the meetings that are sat in. */
  subjects(): readonly string[] {
    return [...this.#held].map(({ subject }) => subject);
  }

  /** Nobody sits any more. */
  close(): void {
    for (const held of this.#held) this.#say(held, false);
    this.#held.clear();
  }

  #of(meetingId: string): Held[] {
    return [...this.#held].filter((held) => held.meetingId === meetingId);
  }

  #say({ meetingId, seatId, key }: Held, here: boolean): void {
    this.#send({ type: 'seat', meetingId, seatId, key, here });
  }
}

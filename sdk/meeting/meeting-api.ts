// What the SDK offers of meetings and calls: managing them, a seat in a room with its signalling, and ringing.
import type { CallOptions, ValueFeed } from '../base/api-shape.ts';
import type { Unsubscribe } from '../base/live-value.ts';
import type { HostAct } from '../contract/meeting.ts';
import type {
  Attendance,
  Call,
  MediaPlan,
  Meeting,
  MeetingMessage,
  MeetingNotes,
  Room,
} from '../contract/meeting-entities.ts';
import type { MeetingHappening } from './rules/happenings.ts';

export type { HostAct } from '../contract/meeting.ts';
export type {
  Attendance,
  Call,
  MediaPlan,
  Meeting,
  MeetingMessage,
  MeetingNotes,
  MeetingRole,
  Room,
  Seat,
} from '../contract/meeting-entities.ts';
export type { MeetingHappening } from './rules/happenings.ts';

/** Which meetings are listed. */
export type MeetingsWhen = 'now' | 'coming' | 'past';

/** A meeting to be made. Times are epoch ms; a quick or group meeting begins at once. */
export type MeetingPlan = {
  kind: 'quick' | 'group' | 'scheduled';
  subject: string;
  startTime?: number | undefined;
  endTime?: number | undefined;
  /** Ids of people to invite. */
  people?: readonly string[] | undefined;
  /** Chat of the group of a group meeting. */
  chatId?: string | undefined;
  password?: string | undefined;
  waitingRoom?: boolean | undefined;
  /** Who may enter beside those invited; `everybody` with the number or link where nothing is said. */
  entry?: 'everybody' | 'invited' | undefined;
  /** People without an account may ask to be let in; the meeting then has a `guestLink`. @throws OfficeError `meetingGuestsOff` */
  guests?: boolean | undefined;
  /** Of one for later: its zone, the device's where nothing is said, and how it repeats (RRULE, or every working day). */
  zone?: string | undefined;
  rule?: string | undefined;
  workdays?: boolean | undefined;
  /** Rings for the people it is for, where it begins at once; a large group is told by its card. */
  ring?: boolean | undefined;
};

/** What is changed of a meeting; what is left out stays. An empty password takes it away; `guests` off takes back their link. */
export type MeetingChange = Partial<
  Pick<MeetingPlan, 'subject' | 'startTime' | 'endTime' | 'password' | 'waitingRoom' | 'entry' | 'guests'>
> & {
  /** The revision one saw; another one since is refused as `meetingChanged`. */
  rev?: number | undefined;
};

/** A seat that was taken: the room as it is, how media travels, and the key that gets the same seat again. */
export type JoinedRoom = { room: Room; media: MediaPlan; key: string };

/** What one wants to sit down with. */
export type JoinWish = {
  id: string;
  /** The number of the link, for whoever was not invited. */
  number?: string | undefined;
  password?: string | undefined;
  microphone?: boolean | undefined;
  camera?: boolean | undefined;
  /** Of a seat one had: a window that loads anew sits down where it sat. */
  key?: string | undefined;
};

/** What a seat says of itself. */
export type SeatWish = {
  microphone?: boolean | undefined;
  camera?: boolean | undefined;
  sharing?: boolean | undefined;
  recording?: boolean | undefined;
  hand?: boolean | undefined;
  line?: 'good' | 'weak' | 'audioOnly' | undefined;
};

/** What is said between two seats to open their line. `body` is a description or candidate as JSON. */
export type SeatSignal = {
  meetingId: string;
  from: string;
  to: string;
  line: string;
  kind: 'description' | 'candidate' | 'bye';
  body: string;
};

/** What reaches a seat. */
export type RoomNews =
  | { type: 'room'; room: Room }
  | { type: 'signal'; signal: SeatSignal }
  | {
      type: 'moment';
      what:
        | 'reaction'
        | 'askedToUnmute'
        | 'muted'
        | 'removed'
        | 'declined'
        | 'admitted'
        | 'ended'
        | 'said'
        | 'notes';
      from: string;
      name: string;
      value: string;
    }
  /** Whether the connection to the office stands; while it does not, the seat is kept for a minute. */
  | { type: 'line'; online: boolean };

/** A meeting that has begun and asks one to come, until then (epoch ms). */
export type RingingMeeting = {
  meetingId: string;
  subject: string;
  byId: string;
  byName: string;
  until: number;
};

/** What a seat needs of the office: for members the whole of {@link MeetingApi} has it, for guests their pass opens it. */
export type RoomApi = Pick<
  MeetingApi,
  'join' | 'leave' | 'hold' | 'signal' | 'setSeat' | 'react' | 'say' | 'said'
> &
  Partial<Pick<MeetingApi, 'notes' | 'writeNotes'>>;

/** Meetings and calls. Refusals are OfficeErrors: `meetingPasswordNeeded`, `meetingLocked`, … */
export interface MeetingApi {
  /** A page of one's meetings, at most 30; `next` is the cursor of the page after it. */
  list(
    when: MeetingsWhen,
    after?: string,
    options?: CallOptions,
  ): Promise<{ meetings: readonly Meeting[]; next?: string | undefined }>;
  /** One meeting; `number` is needed by whoever was not invited. */
  show(id: string, number?: string, options?: CallOptions): Promise<Meeting>;
  /** The meeting of a number, with or without spaces. */
  find(number: string, options?: CallOptions): Promise<Meeting>;
  /** Makes a meeting. @throws OfficeError `meetingSubjectMissing`, `meetingTimes` before anything is sent */
  create(plan: MeetingPlan, clientId?: string): Promise<Meeting>;
  change(id: string, change: MeetingChange): Promise<Meeting>;
  /** Invites people by their ids, and puts the card into chats; answers how many were not invited before. */
  invite(
    id: string,
    who: { people?: readonly string[]; chats?: readonly string[]; ring?: boolean },
  ): Promise<{ invited: number }>;
  /** Ends a running meeting for everybody. */
  end(id: string): Promise<Meeting>;
  /** Cancels one that has not begun. */
  cancel(id: string): Promise<Meeting>;
  /** Who was invited, who is there, who was there when. */
  members(id: string, options?: CallOptions): Promise<readonly Attendance[]>;
  /** Takes a seat; with the key of a seat one had, that one. */
  join(wish: JoinWish): Promise<JoinedRoom>;
  /** Gives a seat up; harmless where it is given up. */
  leave(id: string, seatId: string): Promise<void>;
  /** Holds a seat for as long as anybody listens, again after every break, and tells what happens in its room. */
  hold(id: string, seatId: string, key: string): (listener: (news: RoomNews) => void) => Unsubscribe;
  /** Says something to another seat; false while there is no connection. */
  signal(signal: SeatSignal): Promise<boolean>;
  setSeat(id: string, seatId: string, wish: SeatWish): Promise<void>;
  /** An act of host or co-host, on a seat or as a switch. */
  hostAct(id: string, act: HostAct, on?: { seatId?: string; on?: boolean }): Promise<void>;
  react(id: string, seatId: string, reaction: string): Promise<void>;
  /** Says something in the meeting's chat. */
  say(id: string, text: string): Promise<MeetingMessage>;
  said(id: string, options?: CallOptions): Promise<readonly MeetingMessage[]>;
  /** The notes everybody in it writes together. */
  notes(id: string, options?: CallOptions): Promise<MeetingNotes>;
  /**
   * Writes them: what others wrote since `before` is kept, line by line.
   * @param before what one began from @param text what it is to be
   */
  writeNotes(id: string, before: MeetingNotes, text: string): Promise<MeetingNotes>;
  /** What happens to a meeting, as it happens, for those who look on: who joined, left, was muted; host, lock, end. */
  watch(id: string): (listener: (happening: MeetingHappening) => void) => Unsubscribe;
  /** Counts up whenever one of one's meetings has changed: lists are to be asked for again. */
  changes: ValueFeed<number>;
  /** Calls that ring or run, on whichever device; and, for some seconds, how the last one ended. */
  calls: ValueFeed<readonly Call[]>;
  /** Meetings that ring for one now. */
  ringing: ValueFeed<readonly RingingMeeting[]>;
  /** Not now: it rings no more, on any device. */
  stopRinging(id: string): Promise<void>;
  /** Calls somebody. @throws OfficeError `callUnderWay`, `chatDisabled` */
  ring(personId: string, media: 'audio' | 'video', clientId?: string): Promise<Call>;
  /** Accepts a call on this end; the others stop ringing. @throws OfficeError `callOver` */
  accept(callId: string): Promise<Call>;
  /** Refuses, with words where one has some: they stand in the chat. */
  refuse(callId: string, words?: string): Promise<Call>;
  /** Ends a call, or takes one back that rings. Harmless where it is over. */
  hangUp(callId: string): Promise<Call>;
  /** Goes on as a meeting, to which others can be invited. */
  turnIntoMeeting(callId: string, subject: string): Promise<Meeting>;
  /** Asks for the calls anew; what a one-shot command does, as it hears no frames. */
  currentCalls(options?: CallOptions): Promise<readonly Call[]>;
}

// What there is to draw of a room, as one value.
import type { MeetingMessage, MeetingNotes, Room } from '#sdk/api.ts';
import type { ErrorData } from '#sdk/errors.ts';
import type { LineQuality, ReceivedTracks } from './room-media.ts';

/** Why one is not in the room any more. */
export type RoomEnd = 'left' | 'removed' | 'declined' | 'ended';
/** Something to be shown for a moment. */
export type ShownMoment = {
  readonly id: number;
  readonly what: string;
  readonly name: string;
  readonly value: string;
};

/** What there is to draw. */
export type RoomState = {
  readonly phase: 'joining' | 'waiting' | 'in' | 'over';
  readonly room: Room | undefined;
  readonly end: RoomEnd | undefined;
  readonly error: ErrorData | undefined;
  readonly online: boolean;
  /** What comes from each seat. */
  readonly tracks: ReadonlyMap<string, ReceivedTracks>;
  readonly connected: ReadonlySet<string>;
  readonly speaking: ReadonlySet<string>;
  readonly quality: LineQuality;
  readonly messages: readonly MeetingMessage[];
  /** The notes as they stand at the office; undefined until they have been asked for. */
  readonly notes: MeetingNotes | undefined;
  readonly moments: readonly ShownMoment[];
};

/** Before one has sat down. */
export const seatedNowhere: RoomState = {
  phase: 'joining',
  room: undefined,
  end: undefined,
  error: undefined,
  online: true,
  tracks: new Map(),
  connected: new Set(),
  speaking: new Set(),
  quality: { line: 'good', roundTripMs: 0, lostPercent: 0 },
  messages: [],
  notes: undefined,
  moments: [],
};

// What a realtime connection tells its owner, and what it may rely on.
import type { ControlFrame, EventFrame } from '../contract/frames.ts';
import type { OfficeError } from '../errors.ts';

/** A control frame by its name. */
export type FrameOf<Name extends ControlFrame['type']> = Extract<ControlFrame, { type: Name }>;

/** What a connection tells its owner. A handler that throws closes the link, and the office replays. */
export interface RealtimeHandlers {
  /**
   * Sequenced events, each once and in order, of one turn. With `checkpoint` everything up to it has arrived and
   * the durable cursor moves there in the transaction that stores the events, which may be none.
   */
  events(events: readonly EventFrame[], checkpoint?: number): void;
  /**
   * Cold start or «resync»: load everything over HTTP. Live events wait until this resolves and then come through
   * `events`. `sequence` is where the office stood at the handshake. With `keptTo` the office was set back to an older
   * copy: what is stored beyond that number never was there. Never runs twice at a time.
   */
  coldLoad(sequence: number, keptTo: number | undefined): Promise<void>;
  /** Online: replay is over. */
  live(): void;
  acknowledged(ack: FrameOf<'ack'>): void;
  /** A message that will never be stored; without `clientId`, a frame the office could not follow. */
  refused(refusal: FrameOf<'refuse'>): void;
  presence(presence: FrameOf<'presence'>): void;
  /** Somebody shows another picture. */
  person(person: FrameOf<'person'>): void;
  /** A thing that is watched has moved on. */
  changed(changed: FrameOf<'changed'>): void;
  /** Another client says something about a file that shall come or go directly. */
  peer(signal: FrameOf<'peer'>): void;
  /** Something about calls and meetings, which nobody replays. */
  signal?(frame: ControlFrame): void;
  /** The office does not know the session any more; the connection has stopped. */
  sessionEnded(error: OfficeError): void;
}

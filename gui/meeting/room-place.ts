// The one room this window sits in, wherever in the client one is: it outlives its page, and ends with the person.
import type { OfficeApi } from '#sdk/api.ts';
import { setInMeeting } from '../ground/in-meeting.ts';
import { LocalMedia } from './media/local-media.ts';
import { RoomEngine } from './media/room-engine.ts';

/** A room that was opened here. */
export type OpenedRoom = { readonly meetingId: string; readonly engine: RoomEngine };

class RoomPlace {
  #opened: OpenedRoom | undefined;
  #unwatch: (() => void) | undefined;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): OpenedRoom | undefined => this.#opened;

  /** The room of a meeting: the one that is open, or a new one; one sits in one room at a time. */
  open(office: OfficeApi, meetingId: string): OpenedRoom {
    const opened = this.#opened;
    if (opened?.meetingId === meetingId && opened.engine.getSnapshot().phase !== 'over') return opened;
    this.close();
    const engine = new RoomEngine(office, new LocalMedia(), reportError);
    this.#opened = { meetingId, engine };
    this.#unwatch = engine.subscribe(() => setInMeeting(engine.getSnapshot().phase === 'in'));
    this.#tell();
    return this.#opened;
  }

  /** The page of a room goes: whoever sits in it stays, whoever has not sat down is gone. */
  leavePage(room: OpenedRoom): void {
    const { phase } = room.engine.getSnapshot();
    if (this.#opened === room && phase !== 'in' && phase !== 'waiting') this.close();
  }

  /** Leaves whatever is open. */
  close(): void {
    this.#letGo()?.leave().catch(reportError);
  }

  /** Another window sits here from now on: devices and lines of this one close, and the seat stays held. */
  handOver(): void {
    this.#letGo()?.handOver();
  }

  #letGo(): RoomEngine | undefined {
    const opened = this.#opened;
    if (opened === undefined) return undefined;
    this.#unwatch?.();
    this.#opened = undefined;
    setInMeeting(false);
    this.#tell();
    return opened.engine;
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

/** Of this window. */
export const roomPlace = new RoomPlace();

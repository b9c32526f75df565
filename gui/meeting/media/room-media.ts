// What carries the media of a room: a mesh between its people, or a media server. The room asks one of them and knows no more.
import type { MediaPlan, SeatSignal } from '#sdk/api.ts';
import type { SentTracks } from './peer-line.ts';

/** How good one's lines are, with what says so. */
export type LineQuality = {
  readonly line: 'good' | 'weak' | 'audioOnly';
  readonly roundTripMs: number;
  readonly lostPercent: number;
};
/** What comes from a seat. */
export type ReceivedTracks = Readonly<Partial<Record<keyof SentTracks, MediaStreamTrack>>>;

/** What it tells. */
export type RoomMediaParts = {
  readonly me: string;
  readonly meetingId: string;
  /** Whether somebody without an account sits there. */
  isGuest(seatId: string): boolean;
  say(signal: SeatSignal): void;
  received(seatId: string, tracks: ReceivedTracks): void;
  gone(seatId: string): void;
  /** Whether the line to a seat carries anything now. */
  connected(seatId: string, isConnected: boolean): void;
  report(error: unknown): void;
};

/** What it does. */
export type RoomMedia = {
  /** Connections by seat, or by what they carry: for statistics. */
  connections(): ReadonlyMap<string, RTCPeerConnection>;
  /** These seats are in the room, beside one's own; pictures go to and from those that are pictured. */
  seats(ids: readonly string[], pictured: ReadonlySet<string>): void;
  /** These are on the screen now; of the others no picture need come. */
  see(ids: ReadonlySet<string>, large: string | undefined): void;
  /** Sends these tracks to everybody from now on. */
  send(tracks: SentTracks): Promise<void>;
  /** Another seat has said something. */
  heard(signal: SeatSignal): void;
  /** The office can be reached again. */
  mend(): void;
  /** Relays have new credentials: lines that begin from now on use them, and those that stand when they look for another path. */
  renew(plan: MediaPlan): void;
  /** Looks how good the lines are, and gives up pictures where sound would suffer. */
  look(): Promise<LineQuality>;
  /** Loudness of a seat, from 0 to 1. */
  loudness(seatId: string): number;
  close(): void;
};

/** How lines are opened by a plan. @param relayed over relays alone, whatever the plan says of others */
export function configOf(plan: MediaPlan, relayed = plan.relayOnly): RTCConfiguration {
  return {
    iceServers: plan.iceServers.map(({ urls, username, credential }) => ({
      urls,
      ...(username !== undefined && { username }),
      ...(credential !== undefined && { credential }),
    })),
    iceTransportPolicy: relayed ? 'relay' : 'all',
    bundlePolicy: 'max-bundle',
  };
}

/** Where a line becomes weak and where pictures are given up, as parts of packets lost and ms of way there and back. */
const weak = { lost: 0.08, roundTrip: 400, givenUp: 0.2 } as const;

/** Says how good lines are from the worst loss and the longest way. */
export function qualityOf(worstLoss: number, longestMs: number): LineQuality {
  const isWeak = worstLoss >= weak.lost || longestMs >= weak.roundTrip;
  return {
    line: worstLoss >= weak.givenUp ? 'audioOnly' : isWeak ? 'weak' : 'good',
    roundTripMs: Math.round(longestMs),
    lostPercent: Math.round(worstLoss * 100),
  };
}

/** Counts what a connection has lost since it was looked at before. */
export class LossCount {
  readonly #before = new Map<string, { lost: number; received: number }>();

  /** The part lost since the last look, and the way there and back in ms. */
  async look(id: string, connection: RTCPeerConnection): Promise<{ lost: number; roundTripMs: number }> {
    let [lost, received, roundTripMs] = [0, 0, 0];
    for (const report of (await connection.getStats()).values() as Iterable<Record<string, unknown>>) {
      if (report['type'] === 'inbound-rtp') {
        lost += Math.max(0, Number(report['packetsLost'] ?? 0));
        received += Number(report['packetsReceived'] ?? 0);
      } else if (report['type'] === 'candidate-pair' && report['nominated'] === true)
        roundTripMs = Math.max(roundTripMs, Number(report['currentRoundTripTime'] ?? 0) * 1_000);
    }
    const before = this.#before.get(id) ?? { lost: 0, received: 0 };
    this.#before.set(id, { lost, received });
    const all = lost - before.lost + received - before.received;
    return { lost: all <= 0 ? 0 : Math.max(0, lost - before.lost) / all, roundTripMs };
  }

  forget(id: string): void {
    this.#before.delete(id);
  }
}

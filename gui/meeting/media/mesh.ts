// Lines to everybody else in the room: begun, mended and ended as seats come, break and go. Nothing is drawn here.
import type { MediaPlan, SeatSignal } from '#sdk/api.ts';
import { PeerLine, type SentTracks } from './peer-line.ts';

/** How long the end that answers waits to be spoken to, and how long a broken path may take to come back, in ms. */
const patience = { offer: 1_500, path: 3_000, mended: 6_000 } as const;
/** Where a line becomes weak and where pictures are given up, as parts of packets lost and ms of way there and back. */
const weak = { lost: 0.08, roundTrip: 400, givenUp: 0.2 } as const;

/** How good one's lines are. */
export type LineQuality = { readonly line: 'good' | 'weak' | 'audioOnly'; readonly roundTripMs: number };

/** What comes from a seat. */
export type ReceivedTracks = Readonly<Partial<Record<keyof SentTracks, MediaStreamTrack>>>;

/** What a mesh needs. */
export type MeshParts = {
  readonly me: string;
  readonly meetingId: string;
  readonly plan: MediaPlan;
  say(signal: SeatSignal): void;
  received(seatId: string, tracks: ReceivedTracks): void;
  gone(seatId: string): void;
  /** Whether the line to a seat carries anything now. */
  connected(seatId: string, isConnected: boolean): void;
  report(error: unknown): void;
};

type Peer = { line: PeerLine | undefined; timer: ReturnType<typeof setTimeout> | undefined };

/** See the file's first line. */
export class Mesh {
  readonly #parts: MeshParts;
  readonly #peers = new Map<string, Peer>();
  readonly #counted = new Map<string, { lost: number; received: number }>();
  #tracks: SentTracks = { audio: null, camera: null, screen: null, screenAudio: null };
  #closed = false;

  constructor(parts: MeshParts) {
    this.#parts = parts;
  }

  /** Connections by seat, for statistics. */
  connections(): ReadonlyMap<string, RTCPeerConnection> {
    return new Map([...this.#peers].flatMap(([id, { line }]) => (line ? [[id, line.connection]] : [])));
  }

  /** These seats are in the room, beside one's own. */
  seats(ids: readonly string[]): void {
    for (const id of [...this.#peers.keys()]) if (!ids.includes(id)) this.#drop(id);
    for (const id of ids) if (!this.#peers.has(id)) this.#meet(id);
  }

  /** Sends these tracks to everybody from now on. */
  async send(tracks: SentTracks): Promise<void> {
    this.#tracks = tracks;
    await Promise.all([...this.#peers.values()].map(async ({ line }) => line?.replaceTracks()));
  }

  /** Another seat has said something. */
  heard(signal: SeatSignal): void {
    const { from, line: id, kind, body } = signal;
    const peer = this.#peers.get(from);
    if (peer === undefined || this.#closed) return;
    if (kind === 'bye') {
      // It has lost its end of the line and asks for another one.
      if (this.#offersTo(from)) this.#begin(from, peer, crypto.randomUUID());
      return;
    }
    if (peer.line?.id !== id) {
      // Another line begins with the description of the end that offers; whatever else belongs to one that is gone.
      if (kind !== 'description' || this.#offersTo(from)) return;
      this.#begin(from, peer, id);
    }
    peer.line?.heard(kind, body);
  }

  /** The office can be reached again: what was said meanwhile may be lost, so lines that do not stand begin anew. */
  mend(): void {
    for (const [id, peer] of this.#peers) {
      const { connection } = peer.line ?? {};
      if (connection?.connectionState !== 'connected' || connection.signalingState !== 'stable')
        this.#again(id, peer);
    }
  }

  /** Looks how good the lines are, and gives up pictures where sound would suffer. */
  async look(): Promise<LineQuality> {
    let worst = 0;
    let longest = 0;
    for (const [id, { line }] of this.#peers) {
      if (line?.connection.connectionState !== 'connected') continue;
      let lost = 0;
      let received = 0;
      for (const report of (await line.connection.getStats()).values() as Iterable<Record<string, unknown>>) {
        if (report['type'] === 'inbound-rtp') {
          lost += Math.max(0, Number(report['packetsLost'] ?? 0));
          received += Number(report['packetsReceived'] ?? 0);
        } else if (report['type'] === 'candidate-pair' && report['nominated'] === true)
          longest = Math.max(longest, Number(report['currentRoundTripTime'] ?? 0) * 1_000);
      }
      const before = this.#counted.get(id) ?? { lost: 0, received: 0 };
      this.#counted.set(id, { lost, received });
      const all = lost - before.lost + received - before.received;
      const part = all <= 0 ? 0 : Math.max(0, lost - before.lost) / all;
      worst = Math.max(worst, part);
      await line.sendPictures(part < weak.givenUp);
    }
    const line =
      worst >= weak.givenUp ? 'audioOnly' : worst >= weak.lost || longest >= weak.roundTrip ? 'weak' : 'good';
    return { line, roundTripMs: Math.round(longest) };
  }

  close(): void {
    this.#closed = true;
    for (const id of [...this.#peers.keys()]) this.#drop(id);
  }

  /** Of two seats the older one offers. */
  #offersTo(id: string): boolean {
    return Number(this.#parts.me) < Number(id);
  }

  #meet(id: string): void {
    const peer: Peer = { line: undefined, timer: undefined };
    this.#peers.set(id, peer);
    if (this.#offersTo(id)) this.#begin(id, peer, crypto.randomUUID());
    else this.#wait(peer, patience.offer, () => this.#again(id, peer));
  }

  #begin(id: string, peer: Peer, lineId: string): void {
    clearTimeout(peer.timer);
    peer.line?.close();
    const { plan, me, meetingId } = this.#parts;
    const line = new PeerLine({
      id: lineId,
      offers: this.#offersTo(id),
      config: {
        iceServers: plan.iceServers.map(({ urls, username, credential }) => ({
          urls,
          ...(username !== undefined && { username }),
          ...(credential !== undefined && { credential }),
        })),
        iceTransportPolicy: plan.relayOnly ? 'relay' : 'all',
        bundlePolicy: 'max-bundle',
      },
      say: (kind, body) => this.#parts.say({ meetingId, from: me, to: id, line: lineId, kind, body }),
      tracks: () => this.#tracks,
      received: (tracks) => this.#parts.received(id, tracks),
      stateChanged: (state) => {
        if (peer.line === line) this.#stands(id, peer, state);
      },
      report: this.#parts.report,
    });
    peer.line = line;
    this.#wait(peer, patience.mended * 2, () => {
      if (line.connection.connectionState !== 'connected') this.#again(id, peer);
    });
  }

  #stands(id: string, peer: Peer, state: RTCPeerConnectionState): void {
    this.#parts.connected(id, state === 'connected');
    if (state === 'connected') clearTimeout(peer.timer);
    if (state !== 'disconnected' && state !== 'failed') return;
    this.#wait(peer, state === 'failed' ? 0 : patience.path, () => {
      if (peer.line?.connection.connectionState === 'connected') return;
      if (this.#offersTo(id)) peer.line?.restartIce();
      this.#wait(peer, patience.mended, () => {
        if (peer.line?.connection.connectionState !== 'connected') this.#again(id, peer);
      });
    });
  }

  /** Begins a line anew, or asks the other end to. */
  #again(id: string, peer: Peer): void {
    if (this.#closed || this.#peers.get(id) !== peer) return;
    if (this.#offersTo(id)) return this.#begin(id, peer, crypto.randomUUID());
    const { me, meetingId } = this.#parts;
    this.#parts.say({ meetingId, from: me, to: id, line: 'new', kind: 'bye', body: '' });
    this.#wait(peer, patience.mended, () => {
      if (peer.line?.connection.connectionState !== 'connected') this.#again(id, peer);
    });
  }

  #wait(peer: Peer, ms: number, work: () => void): void {
    clearTimeout(peer.timer);
    peer.timer = setTimeout(work, ms);
  }

  #drop(id: string): void {
    const peer = this.#peers.get(id);
    this.#peers.delete(id);
    this.#counted.delete(id);
    clearTimeout(peer?.timer);
    peer?.line?.close();
    this.#parts.gone(id);
  }
}

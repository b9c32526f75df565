// Lines to everybody else in the room: begun, mended and ended as seats come, break and go. Nothing is drawn here.
import type { MediaPlan, SeatSignal } from '#sdk/api.ts';
import { PeerLine, type SentTracks } from './peer-line.ts';
import {
  configOf,
  LossCount,
  qualityOf,
  type LineQuality,
  type RoomMedia,
  type RoomMediaParts,
} from './room-media.ts';

/** How long the end that answers waits to be spoken to, and how long a broken path may take to come back, in ms. */
const patience = { offer: 1_500, path: 3_000, mended: 6_000 } as const;
/** What a mesh needs. */
export type MeshParts = RoomMediaParts & { readonly plan: MediaPlan };

type Peer = { line: PeerLine | undefined; timer: ReturnType<typeof setTimeout> | undefined };

/** See the file's first line. */
export class Mesh implements RoomMedia {
  readonly #parts: MeshParts;
  readonly #peers = new Map<string, Peer>();
  readonly #counted = new LossCount();
  #pictured: ReadonlySet<string> = new Set();
  #plan: MediaPlan;
  #tracks: SentTracks = { audio: null, camera: null, screen: null, screenAudio: null };
  #closed = false;

  constructor(parts: MeshParts) {
    this.#parts = parts;
    this.#plan = parts.plan;
  }

  /** Connections by seat, for statistics. */
  connections(): ReadonlyMap<string, RTCPeerConnection> {
    return new Map([...this.#peers].flatMap(([id, { line }]) => (line ? [[id, line.connection]] : [])));
  }

  /** See {@link RoomMedia}. A mesh is small: everybody is heard, and pictures go between the first of them. */
  seats(ids: readonly string[], pictured: ReadonlySet<string>): void {
    this.#pictured = pictured;
    for (const id of [...this.#peers.keys()]) if (!ids.includes(id)) this.#drop(id);
    for (const id of ids)
      if (!this.#peers.has(id)) this.#meet(id);
      else void this.#peers.get(id)?.line?.replaceTracks().catch(this.#parts.report);
  }

  see(): void {
    // What is not on the screen costs little in so small a round.
  }

  loudness(seatId: string): number {
    const receiver = this.#peers.get(seatId)?.line?.connection.getTransceivers()[0]?.receiver;
    const [source] = receiver?.getSynchronizationSources() ?? [];
    return source?.audioLevel ?? 0;
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

  renew(plan: MediaPlan): void {
    this.#plan = plan;
    for (const [id, { line }] of this.#peers) line?.connection.setConfiguration(this.#configFor(id));
  }

  /** Looks how good the lines are, and gives up pictures where sound would suffer. */
  async look(): Promise<LineQuality> {
    let worst = 0;
    let longest = 0;
    for (const [id, { line }] of this.#peers) {
      if (line?.connection.connectionState !== 'connected') continue;
      const { lost, roundTripMs } = await this.#counted.look(id, line.connection);
      worst = Math.max(worst, lost);
      longest = Math.max(longest, roundTripMs);
      await line.sendPictures(qualityOf(lost, 0).line !== 'audioOnly');
    }
    return qualityOf(worst, longest);
  }

  close(): void {
    this.#closed = true;
    for (const id of [...this.#peers.keys()]) this.#drop(id);
  }

  #configFor(id: string): RTCConfiguration {
    const { relayOnly, relayGuests } = this.#plan;
    return configOf(this.#plan, relayOnly || (relayGuests === true && this.#parts.isGuest(id)));
  }

  #tracksFor(id: string): SentTracks {
    const isPictured = this.#pictured.has(id) && this.#pictured.has(this.#parts.me);
    return isPictured ? this.#tracks : { ...this.#tracks, camera: null };
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
    const { me, meetingId } = this.#parts;
    const line = new PeerLine({
      id: lineId,
      offers: this.#offersTo(id),
      config: this.#configFor(id),
      say: (kind, body) => this.#parts.say({ meetingId, from: me, to: id, line: lineId, kind, body }),
      tracks: () => this.#tracksFor(id),
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
    this.#counted.forget(id);
    clearTimeout(peer?.timer);
    peer?.line?.close();
    this.#parts.gone(id);
  }
}

// A room whose media go over a Janus VideoRoom: one line up in several sizes, one line down with what is on the screen.
import type { MediaPlan } from '#sdk/api.ts';
import type { SentTracks } from './peer-line.ts';
import { JanusSession, type JanusEvent, type JanusHandle } from './janus-session.ts';
import {
  configOf,
  LossCount,
  qualityOf,
  type LineQuality,
  type ReceivedTracks,
  type RoomMedia,
  type RoomMediaParts,
} from './room-media.ts';

/** Places of a publisher, in their order; their names travel as descriptions. */
const places = ['audio', 'camera', 'screen', 'screenAudio'] as const;
type Place = (typeof places)[number];
/** Sizes of a camera's picture, largest first; the server sends one of them to each. */
const sizes: RTCRtpEncodingParameters[] = [
  { rid: 'h', maxBitrate: 900_000 },
  { rid: 'm', maxBitrate: 300_000, scaleResolutionDownBy: 2 },
  { rid: 'l', maxBitrate: 120_000, scaleResolutionDownBy: 4 },
];
/** Which of them: as the server counts, the smallest is 0. */
const substreams = { large: 2, small: 0 } as const;
/** How long after the server is gone it is tried again, in ms. */
const againMs = 1_500;

/** What it needs. */
export type JanusParts = RoomMediaParts & {
  readonly plan: MediaPlan;
  /** Has the office see to it that the room is there. */
  prepare(): Promise<unknown>;
  readonly server: NonNullable<MediaPlan['janus']>;
};

/** A stream that comes down: whose it is, and what. */
type Stream = { mid: string; feed: string; place: Place };

/** See the file's first line. */
export class JanusRoom implements RoomMedia {
  readonly #parts: JanusParts;
  readonly #counted = new LossCount();
  readonly #feeds = new Set<string>();
  readonly #subscribed = new Set<string>();
  #session: JanusSession | undefined;
  #up: { handle: JanusHandle; connection: RTCPeerConnection } | undefined;
  #down: { handle: JanusHandle; connection: RTCPeerConnection } | undefined;
  #streams: readonly Stream[] = [];
  #plan: MediaPlan;
  #wasOpen = false;
  /** What the server knows this end by: who is put out hears nothing more either. */
  #privateId = 0;
  #tracks: SentTracks = { audio: null, camera: null, screen: null, screenAudio: null };
  #wanted: ReadonlySet<string> = new Set();
  #seen: { ids: ReadonlySet<string>; large: string | undefined } | undefined;
  #work: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(parts: JanusParts) {
    this.#parts = parts;
    this.#plan = parts.plan;
    this.#queue(() => this.#open());
  }

  connections(): ReadonlyMap<string, RTCPeerConnection> {
    return new Map(
      [
        ['up', this.#up?.connection],
        ['down', this.#down?.connection],
      ].filter((entry): entry is [string, RTCPeerConnection] => entry[1] !== undefined),
    );
  }

  seats(ids: readonly string[]): void {
    this.#wanted = new Set(ids);
    this.#queue(() => this.#subscribe());
  }

  see(ids: ReadonlySet<string>, large: string | undefined): void {
    this.#seen = { ids, large };
    this.#queue(() => this.#choose());
  }

  async send(tracks: SentTracks): Promise<void> {
    this.#tracks = tracks;
    await this.#replaceTracks();
  }

  heard(): void {
    // Seats say nothing to each other: they speak to the server.
  }

  mend(): void {
    const isBroken = [...this.connections().values()].some(
      ({ connectionState }) => connectionState === 'failed',
    );
    if (isBroken) this.#again();
  }

  async look(): Promise<LineQuality> {
    let worst = 0;
    let longest = 0;
    for (const [id, connection] of this.connections()) {
      if (connection.connectionState !== 'connected') continue;
      const { lost, roundTripMs } = await this.#counted.look(id, connection);
      worst = Math.max(worst, lost);
      longest = Math.max(longest, roundTripMs);
    }
    return qualityOf(worst, longest);
  }

  loudness(seatId: string): number {
    const stream = this.#streams.find(({ feed, place }) => feed === seatId && place === 'audio');
    const receiver = this.#down?.connection
      .getTransceivers()
      .find(({ mid }) => mid === stream?.mid)?.receiver;
    const [source] = receiver?.getSynchronizationSources() ?? [];
    return source?.audioLevel ?? 0;
  }

  close(): void {
    this.#closed = true;
    this.#end();
  }

  #end(): void {
    for (const connection of this.connections().values()) connection.close();
    this.#session?.close();
    this.#session = undefined;
    this.#up = undefined;
    this.#down = undefined;
    this.#streams = [];
    this.#feeds.clear();
    this.#subscribed.clear();
  }

  /** The server was away: everything is begun anew, under the same seat. */
  #again(): void {
    if (this.#closed) return;
    this.#end();
    setTimeout(() => {
      if (!this.#closed) this.#queue(() => this.#open());
    }, againMs);
  }

  #queue(work: () => Promise<void>): void {
    this.#work = this.#work.then(async () => {
      if (this.#closed) return;
      await work().catch((error: unknown) => {
        if (this.#closed) return;
        this.#parts.report(error);
        if (this.#up === undefined) this.#again();
      });
    });
  }

  renew(plan: MediaPlan): void {
    this.#plan = plan;
    for (const connection of this.connections().values()) connection.setConfiguration(configOf(plan));
  }

  async #open(): Promise<void> {
    const { server, me } = this.#parts;
    // A server that was started anew knows no room any more: the office makes it again.
    if (this.#wasOpen) await this.#parts.prepare();
    this.#wasOpen = true;
    this.#session = await JanusSession.open(server.url, () => this.#again());
    const handle = await this.#session.attach((event) => this.#heardUp(event));
    const { room, pin, token } = server;
    const joined = await handle.ask({
      request: 'join',
      ptype: 'publisher',
      room,
      pin,
      token,
      id: Number(me),
      display: me,
    });
    this.#privateId = Number(joined.data['private_id'] ?? 0);
    const connection = new RTCPeerConnection(configOf(this.#plan));
    connection.addEventListener('icecandidate', ({ candidate }) => handle.trickle(candidate));
    for (const place of places)
      connection.addTransceiver(place === 'audio' || place === 'screenAudio' ? 'audio' : 'video', {
        direction: 'sendonly',
        ...(place === 'camera' && { sendEncodings: sizes.toReversed() }),
      });
    this.#up = { handle, connection };
    await this.#replaceTracks();
    await connection.setLocalDescription();
    const descriptions = connection
      .getTransceivers()
      .map(({ mid }, at) => ({ mid, description: places[at] }));
    const { jsep } = await handle.ask({ request: 'publish', descriptions }, plainOf(connection));
    if (jsep !== undefined) await connection.setRemoteDescription(jsep);
    this.#heardUp(joined);
  }

  #heardUp({ data }: JanusEvent): void {
    const publishers = (data['publishers'] ?? []) as readonly { id: number }[];
    for (const { id } of publishers) this.#feeds.add(String(id));
    for (const gone of [data['leaving'], data['unpublished']])
      if (typeof gone === 'number') {
        this.#feeds.delete(String(gone));
        this.#subscribed.delete(String(gone));
        this.#parts.connected(String(gone), false);
        this.#parts.gone(String(gone));
      }
    if (publishers.length > 0) this.#queue(() => this.#subscribe());
  }

  /** Takes what is published by those who are in the room by the office's word; nobody else is heard. */
  async #subscribe(): Promise<void> {
    if (this.#session === undefined || this.#up === undefined) return;
    const { room, pin } = this.#parts.server;
    const added = [...this.#feeds].filter((id) => this.#wanted.has(id) && !this.#subscribed.has(id));
    const dropped = [...this.#subscribed].filter((id) => !this.#wanted.has(id));
    if (added.length + dropped.length === 0) return;
    for (const id of added) this.#subscribed.add(id);
    for (const id of dropped) {
      this.#subscribed.delete(id);
      this.#parts.gone(id);
    }
    const feeds = (ids: readonly string[]) => ids.map((id) => ({ feed: Number(id) }));
    if (this.#down === undefined) {
      const handle = await this.#session.attach((event) => this.#queue(() => this.#offered(event)));
      const connection = new RTCPeerConnection(configOf(this.#plan));
      connection.addEventListener('icecandidate', ({ candidate }) => handle.trickle(candidate));
      connection.addEventListener('connectionstatechange', () => this.#standing());
      this.#down = { handle, connection };
      await this.#offered(
        await handle.ask({
          request: 'join',
          ptype: 'subscriber',
          room,
          pin,
          private_id: this.#privateId,
          streams: feeds(added),
        }),
      );
      return;
    }
    // A list without anybody in it is refused as a whole.
    const update = {
      request: 'update',
      ...(added.length > 0 && { subscribe: feeds(added) }),
      ...(dropped.length > 0 && { unsubscribe: feeds(dropped) }),
    };
    await this.#offered(await this.#down.handle.ask(update));
  }

  async #offered({ data, jsep }: JanusEvent): Promise<void> {
    const down = this.#down;
    if (down === undefined) return;
    if (Array.isArray(data['streams'])) this.#streams = streamsOf(data['streams']);
    if (jsep !== undefined) {
      await down.connection.setRemoteDescription(jsep);
      await down.connection.setLocalDescription();
      await down.handle.ask({ request: 'start' }, plainOf(down.connection));
    }
    this.#received();
    await this.#choose();
  }

  /** Of cameras that are not on the screen nothing comes; of small ones a small picture. */
  async #choose(): Promise<void> {
    const seen = this.#seen;
    if (this.#down === undefined || seen === undefined) return;
    const streams = this.#streams
      .filter(({ place }) => place === 'camera')
      .map(({ mid, feed }) => ({
        mid,
        send: seen.ids.has(feed),
        substream: feed === seen.large || seen.ids.size <= 2 ? substreams.large : substreams.small,
      }));
    if (streams.length > 0) await this.#down.handle.ask({ request: 'configure', streams });
  }

  #received(): void {
    const transceivers = this.#down?.connection.getTransceivers() ?? [];
    const byFeed = Map.groupBy(this.#streams, ({ feed }) => feed);
    for (const [feed, streams] of byFeed) {
      const tracks: ReceivedTracks = Object.fromEntries(
        streams.flatMap(({ mid, place }) => {
          const track = transceivers.find((one) => one.mid === mid)?.receiver.track;
          return track === undefined ? [] : [[place, track]];
        }),
      );
      this.#parts.received(feed, tracks);
    }
    this.#standing();
  }

  #standing(): void {
    const stands = this.#down?.connection.connectionState === 'connected';
    for (const id of this.#subscribed) this.#parts.connected(id, stands);
  }

  async #replaceTracks(): Promise<void> {
    const transceivers = this.#up?.connection.getTransceivers() ?? [];
    for (const [at, place] of places.entries()) {
      const sender = transceivers[at]?.sender;
      if (sender !== undefined && sender.track !== this.#tracks[place])
        await sender.replaceTrack(this.#tracks[place]);
    }
  }
}

function plainOf(connection: RTCPeerConnection): RTCSessionDescriptionInit {
  const { type, sdp } = connection.localDescription ?? { type: 'offer', sdp: '' };
  return { type, sdp };
}

/** The streams of a subscription that carry something, as the server names them. */
function streamsOf(named: readonly unknown[]): Stream[] {
  return (named as readonly Record<string, unknown>[]).flatMap((one) => {
    const place = places.find((each) => each === one['feed_description']);
    if (place === undefined || one['active'] === false || one['feed_id'] === undefined) return [];
    return [{ mid: String(one['mid']), feed: String(Number(one['feed_id'])), place }];
  });
}

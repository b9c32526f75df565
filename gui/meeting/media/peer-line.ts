// One line to one other seat: perfect negotiation over fixed places for sound, camera and screen, so that only tracks change.

/** What this end sends; null sends nothing in its place. */
export type SentTracks = {
  readonly audio: MediaStreamTrack | null;
  readonly camera: MediaStreamTrack | null;
  readonly screen: MediaStreamTrack | null;
  readonly screenAudio: MediaStreamTrack | null;
};
/** Places in the session description, in their order. */
const places = ['audio', 'camera', 'screen', 'screenAudio'] as const;
const kinds = { audio: 'audio', camera: 'video', screen: 'video', screenAudio: 'audio' } as const;
/** Bits a second for a camera, so that six of them fit a usual line; a screen gets more, as words must be read. */
const mostBits = { camera: 600_000, screen: 1_500_000 } as const;

/** What a line needs. */
export type LineParts = {
  /** Chosen by the end that offers first. */
  readonly id: string;
  /** This end offers first, and does not give way when both offer. */
  readonly offers: boolean;
  readonly config: RTCConfiguration;
  say(kind: 'description' | 'candidate', body: string): void;
  tracks(): SentTracks;
  /** What comes from there, by place. */
  received(tracks: Readonly<Partial<Record<keyof SentTracks, MediaStreamTrack>>>): void;
  stateChanged(state: RTCPeerConnectionState): void;
  report(error: unknown): void;
};

/** A line. */
export class PeerLine {
  readonly id: string;
  readonly connection: RTCPeerConnection;
  readonly #parts: LineParts;
  #makingOffer = false;
  #ignoresOffer = false;
  /** Work on descriptions runs one after another. */
  #work: Promise<void> = Promise.resolve();

  constructor(parts: LineParts) {
    this.#parts = parts;
    this.id = parts.id;
    const connection = new RTCPeerConnection(parts.config);
    this.connection = connection;
    connection.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate !== null) parts.say('candidate', JSON.stringify(candidate));
    });
    connection.addEventListener('connectionstatechange', () =>
      parts.stateChanged(connection.connectionState),
    );
    connection.addEventListener('track', () => this.#received());
    connection.addEventListener('negotiationneeded', () => {
      // The end that answers speaks when it has been spoken to, but for a path that has to be found anew.
      if (parts.offers || connection.remoteDescription !== null) this.#queue(() => this.#offer());
    });
    if (!parts.offers) return;
    for (const place of places) connection.addTransceiver(kinds[place], { direction: 'sendrecv' });
    this.#queue(() => this.replaceTracks());
  }

  /** The other end has said something. */
  heard(kind: string, body: string): void {
    this.#queue(async () => {
      const { connection } = this;
      if (kind === 'candidate') {
        try {
          await connection.addIceCandidate(JSON.parse(body) as RTCIceCandidateInit);
        } catch (error) {
          if (!this.#ignoresOffer) throw error;
        }
        return;
      }
      const description = JSON.parse(body) as RTCSessionDescriptionInit;
      const collides =
        description.type === 'offer' && (this.#makingOffer || connection.signalingState !== 'stable');
      this.#ignoresOffer = collides && this.#parts.offers;
      if (this.#ignoresOffer) return;
      await connection.setRemoteDescription(description);
      if (description.type !== 'offer') return;
      for (const transceiver of connection.getTransceivers()) transceiver.direction = 'sendrecv';
      await this.replaceTracks();
      await connection.setLocalDescription();
      this.#parts.say('description', JSON.stringify(connection.localDescription));
    });
  }

  /** Sends what is to be sent now; nothing has to be agreed on for that. */
  async replaceTracks(): Promise<void> {
    const tracks = this.#parts.tracks();
    const transceivers = this.connection.getTransceivers();
    for (const [at, place] of places.entries()) {
      const sender = transceivers[at]?.sender;
      if (sender === undefined) continue;
      if (sender.track !== tracks[place]) await sender.replaceTrack(tracks[place]);
      if (place === 'camera' || place === 'screen') await bound(sender, mostBits[place]);
    }
  }

  /** Whether pictures of the camera go this way, or sound alone. */
  async sendPictures(on: boolean): Promise<void> {
    const sender = this.connection.getTransceivers()[1]?.sender;
    if (sender === undefined) return;
    const parameters = sender.getParameters();
    const [encoding] = parameters.encodings;
    if (encoding === undefined || encoding.active === on) return;
    encoding.active = on;
    await sender.setParameters(parameters);
  }

  /** Looks for another path; what is heard and seen goes on meanwhile as far as it can. */
  restartIce(): void {
    this.connection.restartIce();
  }

  close(): void {
    this.connection.close();
  }

  async #offer(): Promise<void> {
    try {
      this.#makingOffer = true;
      await this.connection.setLocalDescription();
      this.#parts.say('description', JSON.stringify(this.connection.localDescription));
    } finally {
      this.#makingOffer = false;
    }
  }

  #received(): void {
    const transceivers = this.connection.getTransceivers();
    this.#parts.received(
      Object.fromEntries(
        places.flatMap((place, at) => {
          const track = transceivers[at]?.receiver.track;
          return track === undefined ? [] : [[place, track]];
        }),
      ),
    );
  }

  #queue(work: () => Promise<void>): void {
    this.#work = this.#work.then(async () => {
      if (this.connection.signalingState === 'closed') return;
      await work().catch((error: unknown) => {
        // What fails because the line was closed meanwhile is no failure.
        if ((this.connection.signalingState as string) !== 'closed') this.#parts.report(error);
      });
    });
  }
}

async function bound(sender: RTCRtpSender, bits: number): Promise<void> {
  const parameters = sender.getParameters();
  const [encoding] = parameters.encodings ?? [];
  if (encoding === undefined || encoding.maxBitrate === bits) return;
  encoding.maxBitrate = bits;
  // Before the first description there is nothing to set yet; it is set with the next one.
  await sender.setParameters(parameters).catch(() => undefined);
}

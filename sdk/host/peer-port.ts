// A line from this client directly to another one, as an interface: how it comes about is the host's affair.

/** An open line. Messages arrive in order and whole; a line that breaks ends both ends. */
export interface PeerChannel {
  /** Resolves when there is room for more. Rejects once the line has ended. */
  send(message: Uint8Array<ArrayBuffer> | string): Promise<void>;
  /** The next message; undefined once the line has ended and everything was read. */
  next(): Promise<Uint8Array<ArrayBuffer> | string | undefined>;
  close(): void;
}

/** One end of a line that is being opened. */
export interface PeerLink {
  /** What the other end has to be told: complete, nothing follows. */
  readonly description: string;
  /** Rejects where no path is found. */
  readonly opened: Promise<PeerChannel>;
  close(): void;
}

/** The end that calls: it is told the description of the end that answers. */
export interface PeerCall extends PeerLink {
  accept(description: string): Promise<void>;
}

/** Opens lines to other clients. Hosts without WebRTC have none; then files go through the office. */
export interface PeerTransport {
  call(): Promise<PeerCall>;
  /** @throws where the description of the calling end makes no sense */
  answer(description: string): Promise<PeerLink>;
}

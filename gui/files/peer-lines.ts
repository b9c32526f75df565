// The page's end of lines to other clients: WebRTC connections with one data channel each, for its worker.
import type { PeerNews, PeerPort, PeerRequest } from '#sdk/base/peer-messages.ts';

/** A message waits while more than this lies unsent, in bytes. */
const fullBytes = 1_048_576;
/** Addresses that are not known by then do not come, in ms. */
const gatheringMs = 2_000;
const channelName = 'tangram-file';

/** Serves a worker's requests. Lines are few and short-lived; each ends with `ended`. */
export function servePeers(port: PeerPort): void {
  const lines = new Map<number, PageLine>();
  const tell = (news: PeerNews, moved: ArrayBuffer[] = []): void => port.postMessage(news, moved);
  port.addEventListener('message', ({ data }) => {
    const request = data as PeerRequest;
    if (request.type === 'call' || request.type === 'answer')
      lines.set(request.line, new PageLine(request.line, tell, () => lines.delete(request.line)));
    const line = lines.get(request.line);
    line?.follow(request).catch((error: unknown) => line.end(String(error)));
  });
  port.start();
}

class PageLine {
  readonly #line: number;
  readonly #tell: (news: PeerNews, moved?: ArrayBuffer[]) => void;
  readonly #forget: () => void;
  /** No servers: two clients of one office see each other in its network, or the office helps. */
  readonly #connection = new RTCPeerConnection({ iceServers: [] });
  #channel: RTCDataChannel | undefined;
  #room = Promise.withResolvers<void>();
  #over = false;

  constructor(line: number, tell: (news: PeerNews, moved?: ArrayBuffer[]) => void, forget: () => void) {
    this.#line = line;
    this.#tell = tell;
    this.#forget = forget;
    this.#connection.addEventListener('datachannel', ({ channel }) => this.#use(channel));
    this.#connection.addEventListener('connectionstatechange', () => {
      const state = this.#connection.connectionState;
      if (state === 'failed' || state === 'closed') this.end(state);
    });
  }

  async follow(request: PeerRequest): Promise<void> {
    switch (request.type) {
      case 'call': {
        this.#use(this.#connection.createDataChannel(channelName));
        return this.#describe(await this.#connection.createOffer());
      }
      case 'answer': {
        await this.#connection.setRemoteDescription({ type: 'offer', sdp: request.description });
        return this.#describe(await this.#connection.createAnswer());
      }
      case 'accept':
        return this.#connection.setRemoteDescription({ type: 'answer', sdp: request.description });
      case 'send':
        return this.#send(request.id, request.data);
      case 'close':
        return this.end('closed');
    }
  }

  end(detail: string): void {
    if (this.#over) return;
    this.#over = true;
    this.#room.resolve();
    this.#connection.close();
    this.#forget();
    this.#tell({ type: 'ended', line: this.#line, detail });
  }

  /** Tells the description once it has all addresses, so that one message each way is enough. */
  async #describe(description: RTCSessionDescriptionInit): Promise<void> {
    const gathered = new Promise<void>((resolve) => {
      const look = (): void => {
        if (this.#connection.iceGatheringState === 'complete') resolve();
      };
      this.#connection.addEventListener('icegatheringstatechange', look);
      setTimeout(resolve, gatheringMs);
    });
    await this.#connection.setLocalDescription(description);
    await gathered;
    const sdp = this.#connection.localDescription?.sdp ?? '';
    this.#tell({ type: 'described', line: this.#line, description: sdp });
  }

  #use(channel: RTCDataChannel): void {
    this.#channel = channel;
    channel.binaryType = 'arraybuffer';
    channel.bufferedAmountLowThreshold = fullBytes / 2;
    channel.addEventListener('bufferedamountlow', () => {
      this.#room.resolve();
      this.#room = Promise.withResolvers();
    });
    channel.addEventListener('open', () => this.#tell({ type: 'opened', line: this.#line }));
    channel.addEventListener('close', () => this.end('closed'));
    channel.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer | string>) => {
      if (typeof data === 'string') this.#tell({ type: 'message', line: this.#line, data });
      else this.#tell({ type: 'message', line: this.#line, data: new Uint8Array(data) }, [data]);
    });
  }

  async #send(id: number, data: Uint8Array<ArrayBuffer> | string): Promise<void> {
    const channel = this.#channel;
    if (channel === undefined) return;
    while (!this.#over && channel.bufferedAmount > fullBytes) await this.#room.promise;
    if (this.#over) return;
    if (typeof data === 'string') channel.send(data);
    else channel.send(data);
    this.#tell({ type: 'room', line: this.#line, id });
  }
}

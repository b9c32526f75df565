// What a worker and its page say to each other about lines to other clients, which only a page can open (WebRTC).

/** From the worker. `line` is a number of its own for each line. */
export type PeerRequest =
  | { type: 'call'; line: number }
  | { type: 'answer'; line: number; description: string }
  | { type: 'accept'; line: number; description: string }
  | { type: 'send'; line: number; id: number; data: Uint8Array<ArrayBuffer> | string }
  | { type: 'close'; line: number };

/** From the page. `room` says that a message was taken and there is room for another; nothing follows `ended`. */
export type PeerNews =
  | { type: 'described'; line: number; description: string }
  | { type: 'opened'; line: number }
  | { type: 'message'; line: number; data: Uint8Array<ArrayBuffer> | string }
  | { type: 'room'; line: number; id: number }
  | { type: 'ended'; line: number; detail: string };

/** The part of a MessagePort that is used. */
export interface PeerPort {
  postMessage(message: PeerRequest | PeerNews, moved: ArrayBuffer[]): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  start(): void;
}

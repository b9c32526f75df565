// What a worker and its page say to each other about values that only the page may keep (protocol decision 10).

/** From the worker. `hello` asks for the device's values; a secret without a value is removed. */
export type KeeperRequest =
  | { type: 'hello' }
  | { type: 'getSecret'; id: number; name: string }
  | { type: 'setSecret'; id: number; name: string; value?: string }
  | { type: 'setDevice'; name: string; value?: string };

/** From the page. `failed` says that the browser would not store something, in its words. */
export type KeeperAnswer =
  | { type: 'device'; values: Record<string, string> }
  | { type: 'secret'; id: number; value?: string }
  | { type: 'failed'; id: number; detail: string };

/** The part of a MessagePort that is used; those of pages, workers and Node fit. */
export interface KeeperPort {
  postMessage(message: KeeperRequest | KeeperAnswer): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  start(): void;
  close(): void;
}

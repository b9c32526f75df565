// What a worker and its page say to each other about values that only the page may keep (protocol decision 10).

/** What the page keeps when the worker starts: handed over at once, as a page that draws answers late. */
export type PageStorage = {
  readonly device: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
};

/** From the worker. A secret without a value is removed. */
export type PageStorageRequest =
  | { type: 'getSecret'; id: number; name: string }
  | { type: 'setSecret'; id: number; name: string; value?: string }
  | { type: 'setDevice'; name: string; value?: string };

/** From the page. `failed` says that the browser would not store something, in its words. */
export type PageStorageAnswer =
  | { type: 'secret'; id: number; value?: string }
  | { type: 'failed'; id: number; detail: string };

/** The part of a MessagePort that is used; those of pages, workers and Node fit. */
export interface PageStoragePort {
  postMessage(message: PageStorageRequest | PageStorageAnswer): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  start(): void;
  close(): void;
}

// The few names that every environment has (Node, browser, worker), for the areas that may rely on nothing else.

interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
declare var AbortSignal: {
  prototype: AbortSignal;
  abort(reason?: unknown): AbortSignal;
  any(signals: AbortSignal[]): AbortSignal;
  timeout(milliseconds: number): AbortSignal;
};

interface AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}
declare var AbortController: { prototype: AbortController; new (): AbortController };

interface DOMException extends Error {
  readonly code: number;
}
declare var DOMException: { prototype: DOMException; new (message?: string, name?: string): DOMException };

interface URLSearchParams extends Iterable<[string, string]> {
  append(name: string, value: string): void;
  delete(name: string): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string): boolean;
  set(name: string, value: string): void;
  toString(): string;
}
declare var URLSearchParams: {
  prototype: URLSearchParams;
  new (init?: string | Record<string, string> | Iterable<[string, string]>): URLSearchParams;
};

interface URL {
  hash: string;
  host: string;
  hostname: string;
  href: string;
  readonly origin: string;
  password: string;
  pathname: string;
  port: string;
  protocol: string;
  search: string;
  readonly searchParams: URLSearchParams;
  username: string;
  toString(): string;
}
declare var URL: {
  prototype: URL;
  new (url: string | URL, base?: string | URL): URL;
  canParse(url: string, base?: string): boolean;
};

/** What a timer call returns: a number in browsers, an object in Node. Say `ReturnType<typeof setTimeout>`. */
type TimerHandle = { readonly __timer: unique symbol };
declare function setTimeout(run: () => void, milliseconds?: number): TimerHandle;
declare function clearTimeout(handle: TimerHandle | undefined): void;
declare function setInterval(run: () => void, milliseconds?: number): TimerHandle;
declare function clearInterval(handle: TimerHandle | undefined): void;
declare function queueMicrotask(run: () => void): void;
declare function structuredClone<T>(value: T): T;

interface TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>;
}
declare var TextEncoder: { prototype: TextEncoder; new (): TextEncoder };

interface TextDecoder {
  decode(bytes?: ArrayBuffer | ArrayBufferView, options?: { stream?: boolean }): string;
}
declare var TextDecoder: {
  prototype: TextDecoder;
  new (encoding?: string, options?: { fatal?: boolean; ignoreBOM?: boolean }): TextDecoder;
};

declare function atob(base64: string): string;
declare function btoa(binary: string): string;
/** Random bytes that may be guessed by nobody. */
declare const crypto: { getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> };

/** A content that is read piece by piece; of a file it holds no more than where it lies. */
interface Blob {
  readonly size: number;
  readonly type: string;
  slice(from?: number, to?: number, type?: string): Blob;
  arrayBuffer(): Promise<ArrayBuffer>;
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
}
declare var Blob: {
  prototype: Blob;
  new (parts?: readonly (string | Blob | Uint8Array<ArrayBuffer>)[], options?: { type?: string }): Blob;
};

interface ReadableStream<T> {
  getReader(): {
    read(): Promise<{ done: false; value: T } | { done: true; value?: undefined }>;
    cancel(reason?: unknown): Promise<void>;
  };
}
declare var ReadableStream: {
  new <T>(source: {
    start(controller: {
      readonly desiredSize: number | null;
      enqueue(piece: T): void;
      close(): void;
      error(reason: unknown): void;
    }): void;
    pull(): void;
    cancel(): void;
  }): ReadableStream<T>;
};
interface WritableStream<T> {
  abort(reason?: T): Promise<void>;
}
declare var WritableStream: {
  new <T>(sink: { write(piece: T): Promise<void> }): WritableStream<T>;
};

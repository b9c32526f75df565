// The outside world as interfaces: HTTP, sockets, clock, random, secrets, ciphers, log. Node and browser implement them.
import type { DriverHost } from '#storage/driver.ts';
import type { SystemInfo } from '../contract/entities.ts';
import type { LoggedError } from './logged-error.ts';
import type { Hashes, HostFiles } from './file-port.ts';
import type { PeerTransport } from './peer-port.ts';
import type { UpdateHost } from './update-port.ts';
import type { OfficeError } from '../errors.ts';

/** A body that is read as it goes, piece after piece. */
export type BodyPieces = {
  readonly size: number;
  readonly pieces: readonly (Uint8Array<ArrayBuffer> | Blob)[];
};

/** One HTTP request. The body is text (JSON); `timeoutMs` 0 means none. */
export type HttpRequest = {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string;
  /** Instead of `body`: the bytes of a form. */
  bytes?: Uint8Array<ArrayBuffer>;
  /** Instead of `body`: a form with files in it, read as it goes. */
  content?: BodyPieces;
  /** Bytes of `content` that have gone out so far. */
  onSent?: (bytes: number) => void;
  /** Instead of `bytes` of the answer: gets a file piece by piece, each once the one before is dealt with. */
  sink?: (chunk: Uint8Array<ArrayBuffer>, head: Pick<HttpAnswer, 'status' | 'headers'>) => Promise<void>;
  /** True where a success is a file: it comes as bytes, and may be kept as its headers say. */
  wantsFile?: boolean;
  timeoutMs: number;
  signal?: AbortSignal;
};
/** The answer. A request that got none throws OfficeError `connectionFailed`, `timedOut` or `cancelled`. */
export type HttpAnswer = {
  status: number;
  text: string;
  /** Instead of `text`, where a file was asked for and came. */
  bytes?: Uint8Array<ArrayBuffer>;
  /** True where a file went to the sink. */
  streamed?: true;
  headers: { get(name: string): string | null };
};

/** An open socket. Texts sent after close are dropped; `onClose` is called exactly once. */
export interface Socket {
  send(text: string): void;
  close(): void;
}
/** What a socket tells. */
export type SocketHandlers = {
  onOpen(): void;
  onText(text: string): void;
  /** `error` is given where the host knows more than that it is over: a certificate that is not believed. */
  onClose(reason: string, error?: OfficeError): void;
};

/** Wall clock and timers; tests own one. */
export interface Clock {
  now(): number;
  /** Calls back once after `ms`; answers a function that cancels. Never keeps a process alive by itself. */
  after(ms: number, work: () => void): () => void;
  every(ms: number, work: () => void): () => void;
}

/** Random numbers that may be guessed by nobody. */
export interface Random {
  uuid(): string;
  /** 0 ≤ x < 1, for jitter. */
  number(): number;
}

/** Small secrets at rest: session and device tokens (protocol decision 19). */
export interface SecretStore {
  get(name: string): Promise<string | undefined>;
  /** @param note what may be read without opening the secret, kept and replaced together with it */
  set(name: string, value: string, note?: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** The note of a secret, without opening it. Hosts on which opening costs nothing keep none. */
  note?(name: string): Promise<string | undefined>;
}

/** Small values that are not secret and belong to the device: settings, last good addresses. */
export interface DeviceStore {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  remove(name: string): void;
}

/** The ciphers the wire asks for (spec §5); encoding, not protection. */
export interface Ciphers {
  /** Upper-case hexadecimal MD5. */
  md5(text: string): Promise<string>;
  /** base64 of nonce(12) ‖ ciphertext ‖ tag(16) for `aes-256-gcm`; base64 ciphertext for the legacy ciphers. */
  encrypt(
    cipher: 'aes-256-gcm' | 'aes-128-ecb' | 'aes-128-cbc',
    keyBase64: string,
    text: string,
  ): Promise<string>;
}

/** Log of the device: redacted, size-capped (spec §8 «Global script and promise errors»). */
export interface ErrorLog {
  add(error: LoggedError): void;
  recent(limit: number): LoggedError[];
  /** Forgets all of them. */
  clear(): void;
}

/** The network of this device, as its system knows it: a hint, for an office on this device needs none. */
export interface DeviceNetwork {
  isThere(): boolean;
  /** Calls back with whether it is there whenever that changes; the result ends it. */
  changes(listener: (isThere: boolean) => void): () => void;
}

/** Everything the SDK needs from where it runs. */
export interface Host {
  http(request: HttpRequest): Promise<HttpAnswer>;
  openSocket(url: string, handlers: SocketHandlers): Socket;
  /** Absent where the system does not tell: a line that died is noticed by its silence alone. */
  network?: DeviceNetwork;
  clock: Clock;
  random: Random;
  secrets: SecretStore;
  device: DeviceStore;
  ciphers: Ciphers;
  errors: ErrorLog;
  /** Files of chats on this device, of one person at one office. */
  files(officeId: string, personId: string): HostFiles;
  hash: Hashes;
  /**
   * Lines directly to other clients. Absent on Node, which has no WebRTC of its own and for which no binding is light
   * enough for a command line: those clients send and receive through the office.
   */
  peers?: PeerTransport | undefined;
  /** Packages of new versions. Absent in browsers, which get theirs with the page. */
  updates?: UpdateHost | undefined;
  /** Where the database of a person at an office lives (protocol decision 11). */
  database(officeId: string, personId: string): Promise<DriverHost>;
  systemInfo(): SystemInfo;
  /** Names this process among those that share a store, for outbox leases. */
  processId: string;
  /** Nobody else has a store of this device open: what a process held that is gone is free at once. */
  isAlone?: true;
  /** Names this device to the office. */
  deviceName: string;
}

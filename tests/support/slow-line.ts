// A line between a client and an office that passes only so many bytes in a second and can be cut; each end sees the other's address as its own.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** Bytes that pass at once. */
const pieceBytes = 16_384;

/** Somewhere to connect to instead of the office. */
export class SlowLine implements AsyncDisposable {
  /** Bytes in a second towards the office; all at once where it is infinite. */
  pace = Infinity;
  /** Bytes that have gone towards the office. */
  sent = 0;
  #mark: { at: number; happened: () => void; holds: boolean } | undefined;
  /** While it holds, nothing more goes towards the office. */
  #holding: PromiseWithResolvers<void> | undefined;
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #isCut = false;

  private constructor(target: URL) {
    this.#server = createServer((near) => {
      if (this.#isCut) {
        near.destroy();
        return;
      }
      const far = connect(Number(target.port), target.hostname);
      for (const end of [near, far]) {
        this.#open.add(end);
        end.on('close', () => this.#open.delete(end));
      }
      const { host: own } = new URL(this.address);
      // An end that breaks takes the other along; nobody is told, as on any line.
      const broken = (): void => void [near, far].map((end) => end.destroy());
      pipeline(near, (pieces) => this.#paced(renamed(pieces, own, target.host), near), far, broken);
      pipeline(far, (pieces) => renamed(pieces, target.host, own), near, broken);
    });
  }

  /** Lays the line to `address`. */
  static async to(address: string): Promise<SlowLine> {
    const line = new SlowLine(new URL(address));
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  /** Where clients connect. */
  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Breaks every connection when so many more bytes have gone towards the office; the next ones hold. */
  breakAfter(bytes: number): Promise<void> {
    return this.#marked(bytes, false);
  }

  /** Holds everything back when so many more bytes have gone towards the office, until {@link lose}. */
  holdAfter(bytes: number): Promise<void> {
    return this.#marked(bytes, true);
  }

  /** Breaks every connection with all that it holds back; the next ones pass. Nothing happens at a byte to come either. */
  lose(): void {
    this.#mark = undefined;
    for (const socket of this.#open) socket.destroy();
    this.#holding?.resolve();
    this.#holding = undefined;
  }

  #marked(bytes: number, holds: boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#mark = { at: this.sent + bytes, happened: resolve, holds };
    });
  }

  /** Breaks every connection, and each that is tried until it is mended. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#open) socket.destroy();
  }

  /** Lets connections through again. */
  mend(): void {
    this.#isCut = false;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async *#paced(pieces: AsyncIterable<Buffer>, near: Socket): AsyncGenerator<Buffer> {
    for await (const piece of pieces)
      for (let from = 0; from < piece.length; from += pieceBytes) {
        const whole = piece.subarray(from, from + pieceBytes);
        for (let gone = 0; gone < whole.length;) {
          await this.#holding?.promise;
          if (near.destroyed) return;
          const part = this.#upToMark(whole.subarray(gone));
          gone += part.length;
          if (this.pace !== Infinity) await wait((part.length / this.pace) * 1_000);
          yield part;
          if (this.#mark === undefined || this.sent < this.#mark.at) continue;
          const { happened, holds } = this.#mark;
          this.#mark = undefined;
          if (holds) this.#holding = Promise.withResolvers();
          happened();
          if (holds) continue;
          for (const socket of this.#open) socket.destroy();
          return;
        }
      }
  }

  /** What of a piece still passes, counted. */
  #upToMark(part: Buffer): Buffer {
    const passing = part.subarray(0, (this.#mark?.at ?? Infinity) - this.sent);
    this.sent += passing.length;
    return passing;
  }
}

/**
 * An office hears nobody who asks for another host, and says itself where its sockets are: the address of one stands for
 * that of the other. Both have as many digits, so that no length of anything changes. A port alone is a number like
 * others: an event may be called so.
 */
async function* renamed(pieces: AsyncIterable<Buffer>, from: string, to: string): AsyncGenerator<Buffer> {
  if (from.length !== to.length) throw new RangeError(`${from} is not as long as ${to}`);
  for await (const piece of pieces)
    yield piece.includes(from) ? Buffer.from(piece.toString('latin1').replaceAll(from, to), 'latin1') : piece;
}

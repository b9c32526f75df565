// Lines between clients without a network: two ends in one process, with what can go wrong in between.
import type { PeerCall, PeerChannel, PeerLink, PeerTransport } from '#sdk/host/peer-port.ts';

type Message = Uint8Array<ArrayBuffer> | string;

/** What may go wrong on the lines of a world. */
export type LineFaults = {
  /** Changes what passes; undefined cuts the line. */
  pass?(message: Message): Message | undefined;
  /** No path is ever found. */
  blocked?: boolean;
};

class Line {
  readonly ends: [LineEnd, LineEnd];
  constructor(faults: LineFaults) {
    this.ends = [new LineEnd(faults), new LineEnd(faults)];
    this.ends[0].other = this.ends[1];
    this.ends[1].other = this.ends[0];
  }
}

class LineEnd implements PeerChannel {
  other: LineEnd | undefined;
  readonly #faults: LineFaults;
  readonly #arrived: Message[] = [];
  #wake: (() => void) | undefined;
  #ended = false;

  constructor(faults: LineFaults) {
    this.#faults = faults;
  }

  async send(message: Message): Promise<void> {
    if (this.#ended) throw new Error('the line has ended');
    const passed = this.#faults.pass === undefined ? message : this.#faults.pass(message);
    if (passed === undefined) return this.close();
    this.other?.take(typeof passed === 'string' ? passed : passed.slice());
  }

  async next(): Promise<Message | undefined> {
    while (this.#arrived.length === 0 && !this.#ended)
      await new Promise<void>((resolve) => (this.#wake = resolve));
    return this.#arrived.shift();
  }

  close(): void {
    this.end();
    this.other?.end();
  }

  take(message: Message): void {
    this.#arrived.push(message);
    this.#wake?.();
  }

  end(): void {
    this.#ended = true;
    this.#wake?.();
  }
}

/** A world of clients that may reach each other; every client gets a transport of its own. */
export function openPeerWorld(faults: LineFaults = {}): { transport(): PeerTransport; calls: number } {
  const waiting = new Map<string, { line: Line; opened(channel: PeerChannel): void }>();
  const world = {
    calls: 0,
    transport: (): PeerTransport => ({
      async call(): Promise<PeerCall> {
        const description = `call ${(world.calls += 1)}`;
        const line = new Line(faults);
        const opened = Promise.withResolvers<PeerChannel>();
        waiting.set(description, { line, opened: opened.resolve });
        return {
          description,
          opened: opened.promise,
          accept: async (answer) => {
            if (answer !== `answer to ${description}`) throw new Error('an answer to another call');
            if (faults.blocked !== true) opened.resolve(line.ends[0]);
          },
          close: () => line.ends[0].close(),
        };
      },
      async answer(description: string): Promise<PeerLink> {
        const call = waiting.get(description);
        if (call === undefined) throw new Error('no such call');
        const { line } = call;
        return {
          description: `answer to ${description}`,
          opened: faults.blocked === true ? new Promise(() => undefined) : Promise.resolve(line.ends[1]),
          close: () => line.ends[1].close(),
        };
      },
    }),
  };
  return world;
}

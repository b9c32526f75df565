// Moves one content over an open line: pieces, counts of what has arrived, and what the other end found at its end.
import { chunksOf } from '../base/blob-chunks.ts';
import type { PeerReason } from '../api.ts';
import type { PeerChannel } from '../host/peer-port.ts';
import type { Clock } from '../host/port.ts';

/** Bytes of one message: what every browser takes whole. */
const pieceBytes = 65_536;
/** Bytes that may be on their way unconfirmed, and after how many the receiver confirms. */
const windowBytes = 4_194_304;
const confirmBytes = 262_144;

/** What the receiver says at the end. */
export const verdicts = { fits: 'ok', differs: 'mismatch' } as const;

/** Times of waiting, in ms. */
export type Patience = {
  /** For an answer of any device of the other person. */
  readonly answerMs: number;
  /** For a path, once both ends know of each other. */
  readonly openMs: number;
  /** For the next sign of life of an open line. */
  readonly stallMs: number;
};

/** Thrown inside where the line is of no more use. */
export class LineBroken extends Error {}

/** Waits for something, but no longer than a time, and not after an abort. @throws LineBroken */
export function within<T>(work: Promise<T>, clock: Clock, ms: number, signal?: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const give = (): void => reject(new LineBroken('waited in vain'));
    const stop = clock.after(ms, give);
    signal?.addEventListener('abort', give, { once: true });
    if (signal?.aborted === true) give();
    work.then(resolve, reject).finally(() => {
      stop();
      signal?.removeEventListener('abort', give);
    });
  });
}

/** Sends a content; answers why it does not count as sent, or nothing where the other end has it whole. */
export async function sendContent(
  channel: PeerChannel,
  content: Blob,
  { clock, signal, stallMs, told }: ContentParts,
): Promise<PeerReason | undefined> {
  const far = { sent: 0, confirmed: 0 };
  const hear = async (): Promise<string> => {
    const message = await within(channel.next(), clock, stallMs, signal);
    if (typeof message !== 'string') throw new LineBroken('the line has ended');
    const count = /^got (\d{1,16})$/.exec(message)?.[1];
    if (count !== undefined) {
      far.confirmed = Math.min(far.sent, Number(count));
      told(far.confirmed);
    }
    return message;
  };
  for await (const chunk of chunksOf(content))
    for (let at = 0; at < chunk.byteLength; at += pieceBytes) {
      const piece = chunk.slice(at, at + pieceBytes);
      await within(channel.send(piece), clock, stallMs, signal);
      far.sent += piece.byteLength;
      while (far.sent - far.confirmed > windowBytes) {
        // Whoever judges before the end has had enough.
        const word = await hear();
        if (word === verdicts.differs) return 'mismatch';
      }
    }
  for (;;) {
    const word = await hear();
    if (word === verdicts.fits) return undefined;
    if (word === verdicts.differs) return 'mismatch';
  }
}

/** Takes a content of a known size and hands it on piece by piece. @throws LineBroken where it does not come whole */
export async function takeContent(
  channel: PeerChannel,
  size: number,
  { clock, signal, stallMs, told }: ContentParts,
  write: (piece: Uint8Array<ArrayBuffer>) => Promise<void>,
): Promise<void> {
  let done = 0;
  let confirmed = 0;
  while (done < size) {
    const piece = await within(channel.next(), clock, stallMs, signal);
    if (piece === undefined) throw new LineBroken('the line has ended');
    if (typeof piece === 'string') continue;
    done += piece.byteLength;
    if (done > size) throw new LineBroken('more came than was said');
    await write(piece);
    told(done);
    if (done - confirmed < confirmBytes && done < size) continue;
    confirmed = done;
    await channel.send(`got ${done}`).catch(() => {
      throw new LineBroken('the line has ended');
    });
  }
}

/** What moving needs. `told` hears how far it is. */
export type ContentParts = {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly stallMs: number;
  readonly told: (done: number) => void;
};

// A process that holds thousands of sockets of one group, writes as its first member and times the last one to hear it.
import { frameType } from '#sdk/contract/frames.ts';
import { answer, moment } from '../run/child.ts';
import { openFrameSocket, type FrameSocket } from './frame-socket.ts';

/** How many handshakes are on their way at once. */
const atOnce = 50;

/** One who listens: on the office with a token, on the bare broadcast without. */
type Listener = { url: string; token?: string; device: string };
/** How one message went: ms until everybody had it, and the bytes that each of them got. */
export type Reached = { ms: number; frame: string };

const sockets: FrameSocket[] = [];
let awaited: { mark: string; left: number; frame: string; done(): void } | undefined;

/** Counts the frames of the message under measurement; all else is looked into only while nothing is measured. */
function heard(text: string): boolean {
  if (awaited === undefined || !text.includes(awaited.mark)) return false;
  awaited.frame ||= text;
  awaited.left -= 1;
  if (awaited.left === 0) awaited.done();
  return true;
}

async function join({ url, token, device }: Listener): Promise<void> {
  let live = (): void => {};
  const isLive = new Promise<void>((resolve) => (live = resolve));
  let received = 0;
  const socket = await openFrameSocket(url, (text) => {
    if (heard(text)) return void (received += 1);
    const frame = JSON.parse(text) as { t: number };
    if (frame.t === frameType.live) live();
    if (frame.t === frameType.ping) socket.send(JSON.stringify({ t: frameType.pong, got: received }));
    if (frame.t === frameType.refuse) throw new Error(`refused: ${text}`);
  });
  sockets.push(socket);
  if (token === undefined) return;
  socket.send(JSON.stringify({ t: frameType.handshake, token, device }));
  await isLive;
}

async function open({ listeners }: { listeners: Listener[] }): Promise<void> {
  for (let from = 0; from < listeners.length; from += atOnce)
    await Promise.all(listeners.slice(from, from + atOnce).map(join));
}

/** Sends a frame from the first socket; `mark` is what every copy of it contains, wherever it arrives. */
async function reach({ text, mark }: { text: string; mark: string }): Promise<Reached> {
  const everybody = new Promise<void>((resolve) => {
    awaited = { mark, left: sockets.length, frame: '', done: resolve };
  });
  const start = moment();
  sockets[0]?.send(text);
  await everybody;
  const ms = moment() - start;
  const frame = awaited?.frame ?? '';
  awaited = undefined;
  return { ms, frame };
}

/** Sends many frames at once; answers how long it took until everybody had every one of them, and one of them as it came. */
async function burst({ texts, mark }: { texts: string[]; mark: string }): Promise<Reached> {
  const everything = new Promise<void>((resolve) => {
    awaited = { mark, left: sockets.length * texts.length, frame: '', done: resolve };
  });
  const start = moment();
  for (const text of texts) sockets[0]?.send(text);
  await everything;
  const ms = moment() - start;
  const frame = awaited?.frame ?? '';
  awaited = undefined;
  return { ms, frame };
}

answer({ open, reach, burst }, () => sockets.forEach((socket) => socket.close()));

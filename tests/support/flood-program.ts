// A process that floods an office from many sockets at once, at a rate or as fast as it is answered, and notes each answer.
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { refusalCodes } from '#sdk/contract/codes.ts';
import { frameType } from '#sdk/contract/frames.ts';
import { answer, moment } from '../bench/run/child.ts';

/** Where the flood goes: one person's sockets into one chat. */
export type FloodTarget = { url: string; token: string; chatId: string; sockets: number };
/** What became of a flood. Texts are `tag/socket/number`, numbers ascending per socket. */
export type Flooded = {
  sent: number;
  /** Times from sending to the answer, in ms, of those admitted and of those refused. */
  admittedMs: Float64Array;
  refusedMs: Float64Array;
  /** Numbers of the admitted, by socket. */
  admitted: number[][];
  /** Refusals that were none of an office that has too much to do, or without the seconds to wait. */
  strange: number;
  /** From the first message to the last answer, in ms. */
  tookMs: number;
};

type Round = {
  sent: number;
  left: number;
  admittedMs: number[];
  refusedMs: number[];
  admitted: number[][];
  strange: number;
  answered(socket: number): void;
  done(): void;
  broken(error: Error): void;
};
type Held = { socket: WebSocket; next: number; waiting: Map<string, number> };

const sockets: Held[] = [];
let round: Round | undefined;
let chatId = '';
let tag = '';

function heard(at: number, held: Held, text: string): void {
  const isAck = text.startsWith(`{"t":${frameType.ack},`);
  if (!isAck && !text.startsWith(`{"t":${frameType.refuse},`)) return;
  const frame = JSON.parse(text) as { cid: string; code?: number; retryAfterSeconds?: number };
  const since = held.waiting.get(frame.cid);
  if (round === undefined || since === undefined) return;
  held.waiting.delete(frame.cid);
  (isAck ? round.admittedMs : round.refusedMs).push(moment() - since);
  if (isAck) round.admitted[at]?.push(Number(frame.cid.split('/')[2]));
  else if (frame.code !== refusalCodes.busy || !((frame.retryAfterSeconds ?? 0) >= 1)) round.strange += 1;
  round.left -= 1;
  round.answered(at);
  if (round.left === 0) round.done();
}

async function open(target: FloodTarget): Promise<void> {
  chatId = target.chatId;
  for (let at = 0; at < target.sockets; at += 1) {
    const socket = new WebSocket(`${target.url.replace('http', 'ws')}/im/ws`, { perMessageDeflate: false });
    const held: Held = { socket, next: 0, waiting: new Map() };
    sockets.push(held);
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.once('close', (code) => {
        reject(new Error(`the office closed a socket with ${code}`));
        round?.broken(new Error(`the office closed a socket with ${code} in the flood`));
      });
      socket.once('open', () => {
        const { token } = target;
        socket.send(JSON.stringify({ t: frameType.handshake, token, device: `flood-${at}`, quiet: true }));
      });
      socket.on('message', (data) => {
        const text = (data as Buffer).toString('utf8');
        if (text.startsWith(`{"t":${frameType.live},`)) resolve();
        else if (text.startsWith(`{"t":${frameType.ping},`)) socket.send(`{"t":${frameType.pong},"got":0}`);
        else heard(at, held, text);
      });
    });
  }
}

function begin(name: string, left: number): Promise<void> {
  tag = name;
  for (const held of sockets) held.next = 0;
  return new Promise((resolve, reject) => {
    const admitted = sockets.map((): number[] => []);
    round = {
      sent: 0,
      left,
      admittedMs: [],
      refusedMs: [],
      admitted,
      strange: 0,
      answered: () => {},
      done: resolve,
      broken: reject,
    };
  });
}

function send(at: number): void {
  const held = sockets[at];
  if (held === undefined || round === undefined) return;
  const cid = `${tag}/${at}/${held.next}`;
  held.next += 1;
  round.sent += 1;
  held.waiting.set(cid, moment());
  held.socket.send(`{"t":${frameType.send},"cid":"${cid}","chatlinkid":"${chatId}","ct":1,"c":"${cid}"}`);
}

function ended(start: number): Flooded {
  const { sent = 0, admittedMs = [], refusedMs = [], admitted = [], strange = 0 } = round ?? {};
  round = undefined;
  return {
    ...{ sent, admitted, strange, tookMs: moment() - start },
    admittedMs: Float64Array.from(admittedMs),
    refusedMs: Float64Array.from(refusedMs),
  };
}

/** Every socket writes so many messages at once. */
async function burst({ name, each }: { name: string; each: number }): Promise<Flooded> {
  const start = moment();
  const over = begin(name, each * sockets.length);
  for (let number = 0; number < each; number += 1) sockets.forEach((_, at) => send(at));
  await over;
  return ended(start);
}

/** Every socket has so many messages on the way, whatever becomes of them, until the time is over. */
async function closed({
  name,
  window,
  seconds,
}: {
  name: string;
  window: number;
  seconds: number;
}): Promise<Flooded> {
  const start = moment();
  const over = begin(name, window * sockets.length);
  const isOver = (): boolean => moment() - start > seconds * 1_000;
  if (round !== undefined)
    round.answered = (at) => {
      if (isOver() || round === undefined) return;
      round.left += 1;
      send(at);
    };
  for (let number = 0; number < window; number += 1) sockets.forEach((_, at) => send(at));
  await over;
  return ended(start);
}

/** Messages at a rate, in turns from every socket, whatever becomes of those before. */
async function pace({
  name,
  perSecond,
  seconds,
}: {
  name: string;
  perSecond: number;
  seconds: number;
}): Promise<Flooded> {
  const start = moment();
  const total = Math.floor(perSecond * seconds);
  const over = begin(name, total);
  for (let sent = 0; sent < total;) {
    const due = Math.min(total, Math.floor(((moment() - start) / 1_000) * perSecond));
    for (; sent < due; sent += 1) send(sent % sockets.length);
    await pause(2);
  }
  await over;
  return ended(start);
}

answer({ open, burst, closed, pace }, () => sockets.forEach(({ socket }) => socket.terminate()));

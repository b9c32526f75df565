// A model endpoint that says what a test tells it to: whole lines, broken ones, refusals, ends in the middle of a word.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** One thing the endpoint does with an answer that it has begun. */
type Step =
  | { say: string }
  | { think: string }
  | { raw: string }
  | { wait: number }
  | { cut: true }
  | { forever: string };
/** What it does with one request. */
export type Script = { status?: number; steps?: readonly Step[] };

/** A running endpoint. */
export type ScriptedModel = {
  url: string;
  /** What it was asked with, oldest first. */
  asked: { model: string; messages: { role: string; content: string }[] }[];
  /** Epoch ms at which a caller left while it was still talking. */
  left: number[];
  /** Pieces that it has sent. */
  sent: number;
  /** Epoch ms at which the first word of the last answer went out. */
  first: number;
  play(...scripts: readonly Script[]): void;
  close(): Promise<void>;
};

const piece = (delta: object): string => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`;

/** Starts it; each request takes the next script, the last one stays. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  let scripts: readonly Script[] = [{}];
  const model: ScriptedModel = {
    url: '',
    asked: [],
    left: [],
    sent: 0,
    first: 0,
    play(...next) {
      scripts = next;
      model.asked.length = 0;
      model.left.length = 0;
      model.sent = 0;
      model.first = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const script = scripts[Math.min(model.asked.length, scripts.length - 1)] ?? {};
    model.asked.push(JSON.parse(body) as ScriptedModel['asked'][number]);
    response.writeHead(script.status ?? 200, { 'content-type': 'text/event-stream' });
    if (script.status !== undefined) return void response.end('{}');
    const line = { isGone: false };
    response.on('close', () => {
      if (!response.writableEnded) model.left.push(Date.now());
      line.isGone = true;
    });
    const send = (text: string): void => {
      model.sent += 1;
      if (model.first === 0) model.first = Date.now();
      response.write(text);
    };
    for (const step of script.steps ?? []) {
      if (line.isGone) return;
      if ('say' in step) send(piece({ content: step.say }));
      else if ('think' in step) send(piece({ reasoning_content: step.think }));
      else if ('raw' in step) send(step.raw);
      else if ('wait' in step) await pause(step.wait);
      else if ('cut' in step) return void response.destroy();
      else
        while (!line.isGone) {
          send(piece({ content: step.forever }));
          await pause(20);
        }
    }
    response.end('data: [DONE]\n\n');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return model;
}

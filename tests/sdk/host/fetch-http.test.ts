// HTTP over the platform's fetch, against a real server: time-outs, cancelling, redirects, endless answers.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { asOfficeError } from '#sdk/errors.ts';
import { createHttp, maxAnswerBytes } from '#sdk/host/fetch-http.ts';
import { mayFollow } from '#sdk/host/redirect.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const http = createHttp((url, init) => fetch(url, init));
const get = (url: string, more: object = {}) =>
  http({ method: 'GET', url, headers: {}, timeoutMs: 2_000, ...more });
const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: unknown) => asOfficeError(error).code,
  );

describe('answers', () => {
  test('status, headers and text come back; body and headers go out', async () => {
    const seen: string[] = [];
    const url = await serve((request, response) => {
      let body = '';
      request.on('data', (part) => (body += String(part)));
      request.on('end', () => {
        seen.push(`${request.method} ${request.headers.authorization} ${body}`);
        response.writeHead(429, { 'retry-after': '7' }).end('{"中":1}');
      });
    });
    const answer = await http({
      method: 'POST',
      url,
      headers: { authorization: 'hhid_x' },
      body: '{}',
      timeoutMs: 2_000,
    });
    expect([answer.status, answer.text, answer.headers.get('retry-after')]).toEqual([429, '{"中":1}', '7']);
    expect(seen).toEqual(['POST hhid_x {}']);
  });

  test('nobody there, nobody answering, no longer wanted', async () => {
    const silent = await serve(() => undefined);
    const slow = await serve((_, response) => void response.writeHead(200).write('{'));
    const controller = new AbortController();
    const cancelled = codeOf(get(silent, { signal: controller.signal }));
    controller.abort();
    expect(await cancelled).toBe('cancelled');
    expect(await codeOf(get(silent, { signal: AbortSignal.abort() }))).toBe('cancelled');
    expect(await codeOf(get('http://127.0.0.1:1/'))).toBe('connectionFailed');
    expect(await codeOf(get(silent, { timeoutMs: 50 }))).toBe('timedOut');
    expect(await codeOf(get(slow, { timeoutMs: 50 }))).toBe('timedOut');
  });

  test('an endless answer is cut off', async () => {
    const part = Buffer.alloc(4 * 1_048_576, 32);
    let sent = 0;
    const url = await serve((_, response) => {
      const more = (): void => {
        sent += part.length;
        if (!response.destroyed && sent < 4 * maxAnswerBytes) response.write(part, more);
      };
      more();
    });
    expect(await codeOf(get(url, { timeoutMs: 10_000 }))).toBe('badAnswer');
    expect(sent).toBeLessThan(2 * maxAnswerBytes);
  });
});

describe('redirects', () => {
  test('another name of this computer is followed, with the same request; elsewhere is not', async () => {
    let hits = 0;
    const url = await serve((request, response) => {
      hits += 1;
      if (request.headers.host?.startsWith('localhost')) {
        response.writeHead(308, { location: `${url}${request.url ?? ''}` }).end();
      } else if (request.url === '/away') {
        response.writeHead(307, { location: 'http://elsewhere.example/steal' }).end();
      } else response.end(`${request.method} ${request.headers.authorization}`);
    });
    const named = url.replace('127.0.0.1', 'localhost');
    const post = {
      method: 'POST' as const,
      url: `${named}/login`,
      headers: { authorization: 'x' },
      body: '{}',
      timeoutMs: 2_000,
    };
    expect((await http(post)).text).toBe('POST x');
    expect((await get(`${url}/away`)).status).toBe(307);
    expect(hits).toBe(3);
  });

  test.each([
    ['https://a.example/x', '/y', true],
    ['https://a.example/x', 'https://a.example:443/y', true],
    ['http://localhost:4600/', 'http://127.0.0.1:4600/', true],
    ['http://[::1]:4600/', 'http://localhost:4600/', true],
    ['https://a.example/', 'http://a.example/', false],
    ['https://a.example/', 'https://b.example/', false],
    ['http://localhost:4600/', 'http://localhost:4601/', false],
    ['http://127.0.0.1:1/', 'http://127.0.0.1.evil.example:1/', false],
    ['http://localhost:1/', 'http://u:p@localhost:1/', false],
    ['http://localhost:1/', 'javascript:1', false],
  ])('from %s to %s: %s', (from, to, may) => {
    expect(mayFollow(from, to)).toBe(may);
  });
});

// Asks the address of the realtime connection for one by hand, where none has come about: what a proxy on the way makes of it.
import { randomBytes } from 'node:crypto';
import { request as plainly } from 'node:http';
import { request as securely } from 'node:https';

/** The status of the answer: 101 where a connection may begin; undefined where nothing answers in time. */
export function upgradeStatus(address: string, signal: AbortSignal): Promise<number | undefined> {
  const url = URL.parse(address.replace(/^ws/u, 'http'));
  if (url === null) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const ask = url.protocol === 'https:' ? securely : plainly;
    const asked = ask(url, {
      signal,
      // Nothing is told but the question, and whose certificate it is another check looks at.
      ...(url.protocol === 'https:' && { rejectUnauthorized: false }),
      headers: {
        ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
        'sec-websocket-key': randomBytes(16).toString('base64'),
      },
    });
    asked.on('upgrade', (_answer, socket) => {
      socket.destroy();
      resolve(101);
    });
    asked.on('response', (answer) => {
      answer.destroy();
      resolve(answer.statusCode);
    });
    asked.on('error', () => resolve(undefined));
    asked.end();
  });
}

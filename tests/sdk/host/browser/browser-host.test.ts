// The browser host, run where fetch, WebSocket, WebCrypto and MessageChannel exist as well: in Node.
import { createDecipheriv } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { asOfficeError } from '#sdk/errors.ts';
import { browserLogLimits } from '#sdk/host/browser/error-log.ts';
import { browserName, createBrowserHost } from '#sdk/host/browser/index.ts';
import { pageStorage, servePageStorage, type KeyValueStorage } from '#sdk/rpc/page-storage.ts';

/** Web Storage in memory; `full` refuses to store. */
class FakeStorage implements KeyValueStorage {
  readonly map = new Map<string, string>();
  full = false;
  get length(): number {
    return this.map.size;
  }
  key(index: number): string | null {
    return [...this.map.keys()][index] ?? null;
  }
  getItem(name: string): string | null {
    return this.map.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.map.set(name, value);
  }
  removeItem(name: string): void {
    this.map.delete(name);
  }
}

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

async function world(device = new FakeStorage(), secrets = new FakeStorage()) {
  const { port1, port2 } = new MessageChannel();
  cleanUps.push(() => port1.close());
  const failures: unknown[] = [];
  servePageStorage(port1, { secrets, device }, (error) => void failures.push(error));
  const databases: string[] = [];
  const host = createBrowserHost({
    pageStorage: port2,
    kept: pageStorage({ secrets, device }),
    openDatabase: (name) => {
      databases.push(name);
      throw new Error('no engine here');
    },
  });
  return { host, device, secrets, failures, databases };
}

describe('the page keeps', () => {
  test('secrets in the tab, device values with the origin, apart from other programs', async () => {
    const device = new FakeStorage();
    device.map.set('tangram:setting.theme', 'dark');
    device.map.set('somebody else', 'x');
    const it = await world(device);
    expect(it.host.device.get('setting.theme')).toBe('dark');
    expect(it.host.device.get('somebody else')).toBeUndefined();
    it.host.device.set('a', '1');
    it.host.device.set('b', '2');
    it.host.device.remove('a');
    await it.host.secrets.set('session x', 'token');
    expect(await it.host.secrets.get('session x')).toBe('token');
    expect([...it.secrets.map]).toEqual([['tangram:session x', 'token']]);
    expect([...it.device.map.keys()].toSorted()).toEqual([
      'somebody else',
      'tangram:b',
      'tangram:setting.theme',
    ]);
    await it.host.secrets.remove('session x');
    expect(await it.host.secrets.get('session x')).toBeUndefined();
    expect((await world(it.device, it.secrets)).host.device.get('b')).toBe('2');
  });

  test('a browser that stores nothing more is reported, not fatal', async () => {
    const it = await world();
    it.device.full = true;
    it.secrets.full = true;
    it.host.device.set('a', '1');
    expect(it.host.device.get('a')).toBe('1');
    const error = await it.host.secrets.set('s', 'x').then(() => undefined, asOfficeError);
    expect(error).toMatchObject({ code: 'unexpected' });
    expect(it.failures).toHaveLength(1);
  });
});

describe('ciphers', () => {
  test('AES-GCM as the office opens it', async () => {
    const { host } = await world();
    const key = Buffer.alloc(32, 5);
    const sealed = Buffer.from(
      await host.ciphers.encrypt('aes-256-gcm', key.toString('base64'), '你好'),
      'base64',
    );
    const open = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
    open.setAuthTag(sealed.subarray(-16));
    expect(open.update(sealed.subarray(12, -16), undefined, 'utf8') + open.final('utf8')).toBe('你好');
  });

  test('MD5 and the legacy ciphers are refused with a code', async () => {
    const { host } = await world();
    for (const call of [
      host.ciphers.md5('x'),
      host.ciphers.encrypt('aes-128-ecb', 'AAAA', 'x'),
      host.ciphers.encrypt('aes-256-gcm', 'AAAA', 'x'),
    ])
      await expect(call).rejects.toMatchObject({ code: 'authenticationException' });
  });
});

test('sockets tell of opening, texts and the end, once', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  cleanUps.push(() => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  server.on('connection', (client) =>
    client.on('message', (data) => {
      client.send(Buffer.from([1]));
      client.send((data as Buffer).toString('utf8'));
      client.close(4001, 'enough');
    }),
  );
  const { host } = await world();
  const news: string[] = [];
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => {
    const socket = host.openSocket(url, {
      onOpen: () => socket.send('hi'),
      onText: (text) => void news.push(text),
      onClose: (reason) => {
        news.push(reason);
        resolve();
      },
    });
  });
  expect(news).toEqual(['hi', '4001 enough']);
  const closed = await new Promise<string>((resolve) => {
    host.openSocket('ws://127.0.0.1:1', {
      onOpen: () => undefined,
      onText: () => undefined,
      onClose: resolve,
    });
  });
  expect(closed).toMatch(/^1006/);
});

test('errors are kept without secrets, and not without end', async () => {
  const it = await world();
  for (let index = 0; index < 80; index += 1)
    it.host.errors.add({
      time: index,
      user: '7',
      page: '/main',
      type: 'Error',
      message: `token=canary${index} ${'word '.repeat(700)}`,
      agent: 'x',
    });
  const recent = it.host.errors.recent(100);
  expect(recent[0]?.time).toBe(79);
  expect(recent.length).toBeLessThanOrEqual(browserLogLimits.entries);
  expect(it.host.device.get('errorLog')?.length).toBeLessThanOrEqual(browserLogLimits.characters);
  expect(JSON.stringify(recent)).not.toContain('canary');
  it.host.device.set('errorLog', '{');
  expect(it.host.errors.recent(5)).toEqual([]);
});

test('names are random, stores are named after office and person', async () => {
  const { host, databases } = await world();
  const ids = Array.from({ length: 100 }, () => host.random.uuid());
  expect(new Set(ids).size).toBe(100);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const chances = Array.from({ length: 1_000 }, () => host.random.number());
  expect(chances.every((chance) => chance >= 0 && chance < 1)).toBe(true);
  await expect(host.database('office/../1', '7')).rejects.toThrow('no engine');
  expect(databases).toEqual(['office~2f~2e~2e~2f1-7']);
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    'Chrome 156 Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0',
    'Edge 156 Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15',
    'Safari 19 Mac OS X',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140 Linux'],
  ['', 'Browser'],
])('%s is called %s', (agent, name) => {
  expect(browserName(agent)).toBe(name);
});

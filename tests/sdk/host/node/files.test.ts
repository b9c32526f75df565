// What a Node host keeps on disk: secrets, device values, the error log, and where.
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDecipheriv } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LoggedError } from '#sdk/api.ts';
import { OfficeError } from '#sdk/errors.ts';
import { redact } from '#sdk/host/redaction.ts';
import { maxLogBytes } from '#sdk/host/node/error-log.ts';
import { createNodeHost, profilePaths, systemFolders, type NodeHost } from '#sdk/host/node/index.ts';
import { threadTime } from '../../../support/thread-time.ts';

const folders: string[] = [];
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'tangram-host-'));
  folders.push(made);
  return made;
}
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true });
  vi.unstubAllEnvs();
});

function host(base: string, profile = 'default'): NodeHost {
  return createNodeHost({
    profile,
    folders: { data: join(base, 'data'), config: join(base, 'config'), log: join(base, 'log') },
    openDatabase: () => Promise.reject(new Error('not in this test')),
  });
}
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const entry = (message: string): LoggedError => ({
  time: 1,
  user: 'amy',
  page: 'http://x/y?ticket=ST-1',
  type: 'Error',
  message,
  agent: 'test',
});

describe('places', () => {
  test('XDG decides on Linux', () => {
    vi.stubEnv('XDG_DATA_HOME', '/x/data');
    vi.stubEnv('XDG_CONFIG_HOME', '/x/config');
    vi.stubEnv('XDG_STATE_HOME', '/x/state');
    expect(systemFolders()).toEqual({
      data: '/x/data/tangram',
      config: '/x/config/tangram',
      log: '/x/state/tangram',
    });
    expect(profilePaths('second', systemFolders()).database('of-1', '7')).toBe(
      '/x/data/tangram/profiles/second/of-1-7.sqlite',
    );
  });

  test('an office cannot lead the store out of its folder', () => {
    const paths = profilePaths('default', { data: '/d', config: '/c', log: '/l' });
    expect(paths.database('../../etc/x', '..\\7')).toBe(
      '/d/profiles/default/~2e~2e~2f~2e~2e~2fetc~2fx-~2e~2e~5c7.sqlite',
    );
  });

  test.each(['', 'A', '-a', '.a', 'a/b', 'a b', 'x'.repeat(33), '中'])('«%s» is no profile', (name) => {
    expect(() => host('/nowhere', name)).toThrow(expect.objectContaining({ code: 'settingInvalid' }));
  });
  test.each(['a', '0', 'second.person_2-x', 'x'.repeat(32)])('«%s» is one', (name) => {
    expect(host('/nowhere', name).paths.profile).toBe(name);
    expect(existsSync('/nowhere')).toBe(false);
  });
});

describe('secrets', () => {
  test('are sealed, private, and apart from their key', async () => {
    const base = folder();
    const { secrets, paths } = host(base);
    expect(await secrets.get('session a')).toBeUndefined();
    await secrets.set('session a', 'canary-token-中');
    await secrets.set('device a', 'other');
    expect(await secrets.get('session a')).toBe('canary-token-中');
    expect(await host(base).secrets.get('session a')).toBe('canary-token-中');
    const files = readdirSync(paths.secrets).map((name) => join(paths.secrets, name));
    expect(files).toHaveLength(2);
    for (const file of [...files, paths.secretsKey]) expect(modeOf(file)).toBe('600');
    for (const file of files) expect(readFileSync(file, 'latin1')).not.toContain('canary');
    expect(modeOf(paths.secrets)).toBe('700');
    expect(paths.secretsKey.startsWith(join(base, 'config'))).toBe(true);
    await secrets.remove('session a');
    await secrets.remove('session a');
    expect(await secrets.get('session a')).toBeUndefined();
  });

  test('a note is read without the key, goes with its secret, and cannot be changed unnoticed', async () => {
    const base = folder();
    const { secrets, paths, errors } = host(base);
    await secrets.set('session a', 'canary-token', '{"name":"沈知行"}');
    rmSync(paths.secretsKey);
    expect(await host(base).secrets.note?.('session a')).toBe('{"name":"沈知行"}');
    await secrets.set('session a', 'canary-token');
    expect(await secrets.note?.('session a')).toBeUndefined();
    expect(await secrets.get('session a')).toBe('canary-token');
    await secrets.set('session a', 'canary-token', 'shen');
    const [file = ''] = readdirSync(paths.secrets).map((name) => join(paths.secrets, name));
    const contents = readFileSync(file, 'latin1');
    expect(contents).not.toContain('canary');
    writeFileSync(file, contents.replace('shen', 'xxxx'), 'latin1');
    expect(await secrets.note?.('session a')).toBe('xxxx');
    expect(await secrets.get('session a')).toBeUndefined();
    expect(errors.recent(1)).toMatchObject([{ page: 'secrets' }]);
    for (const broken of ['', 'ab', '\xff\xff\xff\xffrest']) {
      writeFileSync(file, broken, 'latin1');
      expect(await secrets.note?.('session a')).toBeUndefined();
      expect(await secrets.get('session a')).toBeUndefined();
    }
    await secrets.remove('session a');
    expect(await secrets.note?.('session a')).toBeUndefined();
  });

  test('names too long for a file are told apart all the same', async () => {
    const { secrets } = host(folder());
    const long = 'x'.repeat(200);
    await secrets.set(`${long}1`, 'one');
    await secrets.set(`${long}2`, 'two');
    expect([await secrets.get(`${long}1`), await secrets.get(`${long}2`)]).toEqual(['one', 'two']);
  });

  test('one that cannot be opened counts as missing and is reported', async () => {
    const base = folder();
    const first = host(base);
    await first.secrets.set('a', 'value a');
    await first.secrets.set('b', 'value b');
    const [one, two] = readdirSync(first.paths.secrets).map((name) => join(first.paths.secrets, name));
    writeFileSync(one as string, readFileSync(two as string));
    const opened = [await first.secrets.get('a'), await first.secrets.get('b')];
    expect(opened.filter((value) => value === undefined)).toHaveLength(1);
    expect(first.errors.recent(5)).toMatchObject([{ page: 'secrets', type: 'unexpected' }]);
  });

  test('two processes that start at once agree on the key', async () => {
    const base = folder();
    const hosts = Array.from({ length: 8 }, () => host(base));
    await Promise.all(hosts.map(({ secrets }, index) => secrets.set(`s${index}`, `v${index}`)));
    const last = host(base);
    for (let index = 0; index < 8; index += 1) expect(await last.secrets.get(`s${index}`)).toBe(`v${index}`);
  });
});

describe('device values', () => {
  test('are shared between processes without losing each other’s', () => {
    const base = folder();
    const [mine, other] = [host(base).device, host(base).device];
    mine.set('a', '1');
    other.set('b', '2');
    mine.set('c', '3');
    expect(['a', 'b', 'c'].map((name) => other.get(name))).toEqual(['1', '2', '3']);
    other.remove('a');
    expect(mine.get('a')).toBeUndefined();
    expect(modeOf(host(base).paths.device)).toBe('600');
  });

  test('a damaged file is an empty one', () => {
    const base = folder();
    const { device, paths } = host(base);
    device.set('a', '1');
    for (const text of ['{', '[]', 'null', '{"a":5,"b":"2"}']) {
      writeFileSync(paths.device, text);
      expect(host(base).device.get('a')).toBeUndefined();
    }
    expect(host(base).device.get('b')).toBe('2');
  });
});

describe('the error log', () => {
  test('keeps the newest first, without secrets', () => {
    const { errors, paths } = host(folder());
    errors.add(entry('first'));
    errors.add(entry('Authorization: hhid_canary123 at http://office/im?token=canary'));
    expect(errors.recent(5).map(({ message }) => message)).toHaveLength(2);
    expect(errors.recent(1)[0]?.page).not.toContain('ST-1');
    expect(readFileSync(paths.errorLog, 'utf8')).not.toMatch(/canary|ST-1/);
    expect(modeOf(paths.errorLog)).toBe('600');
  });

  test('does not grow without end and survives a line cut short', () => {
    const { errors, paths } = host(folder());
    for (let index = 0; index < 200; index += 1) errors.add(entry(`${index} ${'words '.repeat(660)}`));
    expect(statSync(paths.errorLog).size).toBeLessThanOrEqual(maxLogBytes);
    writeFileSync(paths.errorLog, `${readFileSync(paths.errorLog, 'utf8')}{"time":1,"mess`);
    const recent = errors.recent(3).map(({ message }) => Number(message.split(' ')[0]));
    expect(recent).toEqual([199, 198, 197]);
  });

  test.each([
    ['hhid_0123456789abcdef', 'hhid_0123456789abcdef'],
    ['{"password":"Canary 1!","x":1}', 'Canary'],
    ["pd5='0123456789ABCDEF0123456789ABCDEF'", '0123456789ABCDEF'],
    ['authcode: canary', 'canary'],
    ['GET https://office.example/im/x.do?startmid=3&token=canary failed', 'canary'],
    ['wss://u:canary@office.example/', 'canary'],
    ['Bearer canary.canary', 'canary'],
    [`odd ${'a1'.repeat(24)} word`, 'a1a1a1'],
    ['deviceToken=canary', 'canary'],
  ])('%s loses its secret', (text, secret) => {
    expect(redact(text)).not.toContain(secret);
  });

  test('ordinary sentences stay, and hostile ones take no time', () => {
    const sentence = 'TypeError: cannot read properties of undefined (reading "token") at timeline.ts:40:12';
    expect(redact(sentence)).toContain('timeline.ts:40:12');
    for (const pump of [
      '"key":'.repeat(40_000),
      'http://a?'.repeat(30_000),
      'a'.repeat(200_000),
      '//a:'.repeat(50_000),
    ]) {
      const start = threadTime();
      redact(pump);
      expect(threadTime() - start).toBeLessThan(200);
    }
  });
});

describe('ciphers', () => {
  const key = Buffer.alloc(32, 7).toString('base64');

  test('GCM is nonce, text and tag; another nonce each time', async () => {
    const { ciphers } = host('/nowhere');
    const one = Buffer.from(await ciphers.encrypt('aes-256-gcm', key, 'hello 中'), 'base64');
    const two = Buffer.from(await ciphers.encrypt('aes-256-gcm', key, 'hello 中'), 'base64');
    expect(one.equals(two)).toBe(false);
    const open = createDecipheriv('aes-256-gcm', Buffer.alloc(32, 7), one.subarray(0, 12));
    open.setAuthTag(one.subarray(-16));
    expect(open.update(one.subarray(12, -16), undefined, 'utf8') + open.final('utf8')).toBe('hello 中');
  });

  test('MD5 is upper case; legacy ciphers have their 16-byte keys', async () => {
    const { ciphers } = host('/nowhere');
    expect(await ciphers.md5('abc')).toBe('900150983CD24FB0D6963F7D28E17F72');
    const short = Buffer.from('0123456789abcdef').toString('base64');
    const open = createDecipheriv('aes-128-ecb', Buffer.from('0123456789abcdef'), null);
    const sealed = await ciphers.encrypt('aes-128-ecb', short, 'x');
    expect(open.update(sealed, 'base64', 'utf8') + open.final('utf8')).toBe('x');
    await expect(ciphers.encrypt('aes-128-cbc', key, 'x')).rejects.toThrow(OfficeError);
  });
});

test('a folder somebody opened to others does not open the key', () => {
  const base = folder();
  const { paths, device } = host(base);
  device.set('a', '1');
  chmodSync(paths.data, 0o755);
  device.set('a', '2');
  expect(modeOf(paths.device)).toBe('600');
});

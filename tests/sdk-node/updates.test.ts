// Updates over the real wire: getLatestVersion asked by os, channel, version and subChannel, packages checked, hostile ones refused, what was answered kept on the device.
import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishBuild } from '#fixtures/keeping/builds.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import type { UpdateState } from '#sdk/api.ts';
import { signedText } from '#sdk/contract/update-package.ts';
import { asOfficeError } from '#sdk/errors.ts';
import { createUpdateHost } from '#sdk/host/node/updates.ts';
import type { HttpAnswer } from '#sdk/host/port.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { updateOs } from '#sdk/update/rules/update-os.ts';
import { pickVariant } from '#variants/index.ts';

let home: string;
let running: RunningOffice;
let folder: string;
let now: number;
let asked: URL[];
const device = new Map<string, string>();
/** In place of an answer, where a test wants one. */
let instead: ((url: URL) => Partial<HttpAnswer> | undefined) | undefined;
const content = Buffer.alloc(300_000, 7);
const os = updateOs(process.platform, process.arch);

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'tangram-updates-'));
  mkdirSync(join(home, 'office'));
  running = await startOffice({ dataDir: join(home, 'office'), port: 0, seed: 'small' });
});
afterAll(async () => {
  await running.close();
  rmSync(home, { recursive: true, force: true });
});
const opened: Office[] = [];
beforeEach(() => {
  [now, asked, instead] = [Date.UTC(2026, 10, 24, 2), [], undefined];
  device.clear();
  folder = join(home, 'packages');
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(home, 'office', 'updates'), { recursive: true, force: true });
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((office) => office.close()));
});

/** A program at the same device; its clock is the test's. */
function program(): Office {
  const host = memoryHost();
  const office = openOffice({
    host: {
      ...host,
      clock: { ...host.clock, now: () => now },
      device: {
        get: (name) => device.get(name),
        set: (name, value) => void device.set(name, value),
        remove: (name) => void device.delete(name),
      },
      updates: createUpdateHost(folder),
      async http(request) {
        const url = new URL(request.url);
        asked.push(url);
        const given = instead?.(url);
        if (given === undefined) return host.http(request);
        const { bytes, ...rest } = given;
        const answer = { status: 200, text: '', headers: { get: () => null }, ...rest };
        if (bytes !== undefined) await request.sink?.(bytes, answer);
        return answer;
      },
    },
    variant: pickVariant('default'),
    server: running.url,
    retries: 0,
  });
  opened.push(office);
  return office;
}
const stateOf = (office: Office): UpdateState => {
  let state: UpdateState | undefined;
  office.update.state((told) => (state = told))();
  if (state === undefined) throw new Error('a feed tells its value at once');
  return state;
};
const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      const { code, params } = asOfficeError(error).data;
      return 'reason' in params ? `${code} ${params['reason']}` : code;
    },
  );
async function published(version: string, more: object = {}) {
  const file = join(home, `tangram-${version}.bin`);
  writeFileSync(file, content);
  const line = { file, os, channel: 'alpha' as const, subChannel: '', forced: false, contents: '新' };
  return publishBuild(join(home, 'office'), { ...line, version, ...more }, now);
}

test('the question names system, channel and version; the latest is the latest', async () => {
  const office = program();
  expect(await office.update.check()).toMatchObject({ check: 'upToDate', dialog: 'idle' });
  const [question] = asked.filter(({ pathname }) => pathname === '/uc/system/upgrade/getLatest');
  expect(Object.fromEntries(question?.searchParams ?? [])).toMatchObject({
    ...{ os, channel: 'alpha', version: '1.0.0', appVersion: '1.0.0', terminal: 'pc' },
  });
});

test('a published build is offered, fetched, checked and kept under its name', async () => {
  await published('1.1.0', { subChannel: 'other' });
  await published('9.0.0', { os: os === 'win64' ? 'linux-x64' : 'win64' });
  const office = program();
  expect(await office.update.check()).toMatchObject({ check: 'upToDate' });
  await published('1.1.0');
  await published('1.2.0');
  const percents: number[] = [];
  office.update.state(({ percent }) => percent !== undefined && percents.push(percent));
  expect(await office.update.check()).toMatchObject({
    ...{ check: 'found', dialog: 'shown', offer: { version: '1.2.0', forced: false, contents: '新' } },
  });
  const place = await office.update.install();
  expect(readFileSync(place).equals(content)).toBe(true);
  expect(stateOf(office)).toMatchObject({ dialog: 'ready', place });
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect([percents[0], percents.at(-1)]).toEqual([0, 100]);
  // What is not newer is not published, and nobody is offered what they have.
  await expect(published('1.2.0')).rejects.toMatchObject({ code: 'publishOlder' });
});

test('ignored is ignored for good, next time is until the day is over, and a new program knows both', async () => {
  await published('1.1.0');
  const first = program();
  await first.update.check();
  await first.update.ignore();
  expect(await program().update.check({ quiet: true })).toMatchObject({ check: 'found', dialog: 'idle' });
  // Who asks is answered all the same.
  expect(await program().update.check()).toMatchObject({ dialog: 'shown' });
  await published('1.2.0');
  const second = program();
  expect(await second.update.check({ quiet: true })).toMatchObject({ dialog: 'shown' });
  await second.update.later();
  const midnight = new Date(now).setHours(24, 0, 0, 0);
  now = midnight - 1;
  expect(await program().update.check({ quiet: true })).toMatchObject({ dialog: 'idle' });
  // Asked once a day by itself.
  asked = [];
  await program().update.checkDaily();
  expect(asked).toEqual([]);
  now = midnight;
  expect(await program().update.checkDaily()).toMatchObject({ dialog: 'shown' });
});

test('one that must be taken is neither skipped nor cancelled, and bars everything else, without a network too', async () => {
  await published('1.1.0', { forced: true });
  await published('1.2.0');
  const office = program();
  expect(await office.update.check({ quiet: true })).toMatchObject({
    ...{ dialog: 'shown', offer: { version: '1.2.0', forced: true } },
  });
  expect(await refusal(office.update.ignore())).toBe('updateForced');
  expect(await refusal(office.update.later())).toBe('updateForced');
  const going = office.update.install();
  await office.update.cancel();
  await going;
  expect(stateOf(office).dialog).toBe('ready');
  instead = () => ({ status: 503 });
  expect(await program().update.required()).toBe('1.2.0');
});

test('cancelled or broken off, nothing is left under a name', async () => {
  await published('1.1.0');
  const office = program();
  await office.update.check();
  const going = refusal(office.update.install());
  await office.update.cancel();
  expect(await going).toBe('cancelled');
  expect(stateOf(office).dialog).toBe('idle');
  instead = ({ pathname }) => (pathname.startsWith('/updates/') ? { status: 500 } : undefined);
  expect(await refusal(office.update.install())).toBe('statusError');
  expect(stateOf(office)).toMatchObject({ dialog: 'idle', error: { code: 'statusError' } });
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
});

test('what cannot be asked says so in its own words: an exception, and a time-out', async () => {
  const office = program();
  instead = () => ({ status: 500 });
  expect(await refusal(office.update.check())).toBe('updateCheckFailed');
  expect(stateOf(office)).toMatchObject({ check: 'failed', error: { code: 'updateCheckFailed' } });
  expect(await office.update.check({ quiet: true })).toMatchObject({ check: 'failed' });
});

/** Answers of a hostile office, each with what becomes of it. */
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');
const rawKey = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');
const sha256 = createHash('sha256').update(content).digest('hex');
const lawful = (more: object = {}, key: KeyObject = privateKey): Record<string, unknown> => {
  const offer = { updateflag: 1, forceflag: 2, version: '1.1.0', size: content.length, sha256, ...more };
  const { version, size } = offer as { version: string; size: number };
  const digest = (offer as { sha256: string }).sha256;
  const text = signedText({ os, channel: 'alpha', subChannel: '', version, size, sha256: digest });
  const signature = sign(null, Buffer.from(text), key).toString('base64');
  return { intranetURL: '/updates/x/tangram.bin', signature, ...offer };
};
const elsewhere = [
  'https://evil.example/x',
  'http://evil.example:80/x',
  '//evil.example/x',
  'ftp://127.0.0.1/x',
  String.raw`\\evil.example\x`,
  String.raw`/\evil.example/x`,
  'http://127.0.0.1@evil.example/x',
  'http://[::1]:1/x',
];
const strange = [
  'javascript:alert(1)',
  'file:///etc/passwd',
  'data:,x',
  'http://u:p@127.0.0.1/x',
  'http://127.0.0.1:1/x',
];
const answers: [string, Record<string, unknown>, string][] = [
  ...['0.9.9', '1.0.0', '1.0.0-beta', '0.99.99', '1.0.0-alpha.9'].map(
    (version) =>
      [`version ${version}`, lawful({ version }), 'updateRefused downgrade'] as [
        string,
        Record<string, unknown>,
        string,
      ],
  ),
  ...['', '2', 'v2.0.0', '2.0', '2.0.0.0', '../2.0.0', '2.0.0\n', '２.0.0', '2.0.0+x', '9'.repeat(40)]
    .concat(' 2.0.0', '2.0.0 ', 'latest', '2.0.0-')
    .map(
      (version) =>
        [`version «${version.slice(0, 9)}»`, lawful({ version }), 'updateRefused version'] as [
          string,
          Record<string, unknown>,
          string,
        ],
    ),
  ...[...elsewhere, ...strange].map(
    (intranetURL) =>
      [intranetURL, lawful({ intranetURL }), 'updateRefused origin'] as [
        string,
        Record<string, unknown>,
        string,
      ],
  ),
  ['no address', { ...lawful(), intranetURL: undefined }, 'updateRefused origin'],
  ['no hash', { ...lawful(), sha256: undefined }, 'updateRefused unsigned'],
  ['no signature', { ...lawful(), signature: undefined }, 'updateRefused unsigned'],
  ['an empty signature', { ...lawful(), signature: '' }, 'updateRefused unsigned'],
  ...['x', sha256.toUpperCase(), sha256.slice(1), `${sha256}0`].map(
    (digest) =>
      [`hash ${digest.slice(0, 9)}`, { ...lawful(), sha256: digest }, 'updateRefused hash'] as [
        string,
        Record<string, unknown>,
        string,
      ],
  ),
  ...['x', 'A'.repeat(88), `${'A'.repeat(86)}==`].map(
    (signature) =>
      [`signature ${signature.slice(-9)}`, { ...lawful(), signature }, 'updateRefused signature'] as [
        string,
        Record<string, unknown>,
        string,
      ],
  ),
  ...[0, -1, 2 ** 40].map(
    (size) =>
      [`size ${size}`, lawful({ size }), 'updateRefused size'] as [string, Record<string, unknown>, string],
  ),
  ['signed by a stranger', lawful({}, stranger.privateKey), 'updateRefused signature'],
  ['another version under the signature', { ...lawful(), version: '1.3.0' }, 'updateRefused signature'],
  ['another size under the signature', { ...lawful(), size: 5 }, 'updateRefused signature'],
  ['another content under the signature', { ...lawful(), sha256: '0'.repeat(64) }, 'updateRefused signature'],
  ...[0, 3, 99, -1].map(
    (updateflag) =>
      [`updateflag ${updateflag}`, lawful({ updateflag }), 'done notNeeded'] as [
        string,
        Record<string, unknown>,
        string,
      ],
  ),
  ['updateflag 2', lawful({ updateflag: 2 }), 'done upToDate'],
];
const wire = (data: unknown) => ({ text: JSON.stringify({ code: 200, msg: '', data }) });

test.each(answers)('an answer with %s is not followed', async (_, answer, outcome) => {
  const office = program();
  instead = ({ pathname }) =>
    pathname.endsWith('/getLatest')
      ? wire(answer)
      : pathname === '/uc/config'
        ? wire({ updateKey: rawKey })
        : undefined;
  const ended = await refusal(office.update.check());
  expect(ended === 'done' ? `done ${stateOf(office).check}` : ended).toBe(outcome);
  expect(await office.update.required()).toBeUndefined();
  expect(asked.filter(({ pathname }) => pathname.startsWith('/updates/'))).toEqual([]);
});

const packages: [string, Partial<HttpAnswer>, string][] = [
  ['one byte more', { bytes: Buffer.concat([content, Buffer.of(1)]) as never }, 'updateRefused size'],
  ['one byte less', { bytes: content.subarray(1) as never }, 'updateRefused size'],
  ['one byte other', { bytes: Buffer.from(content).fill(8, 5, 6) as never }, 'updateRefused hash'],
  ['nothing', { bytes: new Uint8Array() }, 'updateRefused size'],
  ['a redirection', { status: 302 }, 'updateRefused redirected'],
  ['a page of an error', { status: 404, bytes: content as never }, 'statusError'],
];

test.each(packages)('a package with %s is refused, and nothing stays', async (_, answer, outcome) => {
  const office = program();
  instead = ({ pathname }) => {
    if (pathname.endsWith('/getLatest')) return wire(lawful());
    if (pathname === '/uc/config') return wire({ updateKey: rawKey });
    return pathname.startsWith('/updates/') ? answer : undefined;
  };
  expect(await refusal(office.update.install())).toBe(outcome);
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
});

test('they are sixty at least', () => {
  expect(answers.length + packages.length).toBeGreaterThanOrEqual(60);
});

test('an office that shows another key than at first is not believed', async () => {
  await published('1.1.0');
  expect(await program().update.check()).toMatchObject({ check: 'found' });
  instead = ({ pathname }) =>
    pathname.endsWith('/getLatest')
      ? wire(lawful())
      : pathname === '/uc/config'
        ? wire({ updateKey: rawKey })
        : undefined;
  expect(await refusal(program().update.check())).toBe('updateRefused key');
});

test('a program killed while a package is written finds the whole package under its name, or none', async () => {
  const host = createUpdateHost(folder);
  for (let piece = 0; piece < 50; piece += 1) {
    const file = await host.begin('1.1.0', 'tangram.bin');
    for (let at = 0; at < piece; at += 1) await file.write(new Uint8Array(6_000));
    // The process is gone: nothing ends the file.
    expect(readdirSync(folder).filter((name) => !name.endsWith('.part'))).toEqual([]);
  }
  const file = await host.begin('1.1.0', '../../tangram.bin');
  await file.write(new Uint8Array(content));
  const place = await file.keep();
  expect(place).toBe(join(folder, 'tangram-1.1.0'));
  expect(readFileSync(place).equals(content)).toBe(true);
});

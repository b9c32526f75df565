// What the operating page says, word by word: from an empty folder to a browser, a command line and a bot behind nginx with TLS.
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { Agent, request } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attemptLimits } from '#fixtures/office/services/attempts.ts';
import { seal } from '../fixtures/raw-client.ts';
import { firstPage, openProfile } from '../support/chromium.ts';
import { fillSignIn, hasBrowser, toMessages } from './gui/browser-office.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const nginx = '/usr/sbin/nginx';
const has = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
const lacking = [
  ...(process.getuid?.() === 0 ? [] : ['root']),
  ...(existsSync(nginx) ? [] : ['nginx']),
  ...(has('openssl') ? [] : ['openssl']),
];
if (lacking.length > 0)
  process.stderr.write(`operating-page: skipped, there is no ${lacking.join(', no ')}\n`);
const there = lacking.length === 0 && hasBrowser('operating-page');

/** The page, and its pieces of one language. */
const page = readFileSync(join(root, 'fixtures/operating.md'), 'utf8');
const blocks = (language: string): string[] =>
  [...page.matchAll(/^```(\w+)\n([^]*?)^```$/gmu)]
    .filter(([, name]) => name === language)
    .map(([, , text = '']) => text);
const blockWith = (words: string): string => {
  const found = blocks('sh').find((text) => text.includes(words));
  if (found === undefined) throw new Error(`the page has no commands with ${words}`);
  return found;
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

let folder: string;
let address: string;
let officePort: number;
let certificate: string;
const programs: ChildProcess[] = [];

/** Names and places of the page as they are here; everything else is as it stands there. */
const here = (text: string): string =>
  text
    .replaceAll('/var/lib/tangram', join(folder, 'var'))
    .replaceAll('/mnt/backup', join(folder, 'backup'))
    .replaceAll('/etc/systemd/system/tangram.service', join(folder, 'tangram.service'))
    .replaceAll('https://office.example', address)
    .replaceAll('office.example', 'localhost');

const environment = (more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  PATH: `${join(folder, 'bin')}:/usr/sbin:/usr/bin:/bin`,
  HOME: join(folder, 'home'),
  LANG: 'C.UTF-8',
  TANGRAM_LANG: 'en',
  NODE_EXTRA_CA_CERTS: certificate,
  ...more,
});

type Given = { input?: string; variables?: Record<string, string> };
type Ran = { code: number | null; out: string; err: string };
function sh(commands: string, { input = '', variables = {} }: Given): Ran {
  const ran = spawnSync('sh', ['-e', '-c', commands], {
    cwd: folder,
    encoding: 'utf8',
    env: environment(variables),
    input,
  });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}
function must(commands: string, given: Given = {}): string {
  const ran = sh(commands, given);
  expect([commands, ran.code, ran.err]).toEqual([commands, 0, expect.anything()]);
  return ran.out;
}

/** Programs that would change this machine: what they were asked is written down, and only folders are made. */
function standIns(): void {
  mkdirSync(join(folder, 'bin'));
  symlinkSync(join(root, 'cli/bin/tangram'), join(folder, 'bin', 'tangram'));
  const record = `echo "$(basename "$0") $*" >> ${join(folder, 'asked')}`;
  for (const name of ['apt-get', 'useradd', 'chown', 'systemctl', 'install']) {
    const makes = name === 'install' ? 'for last; do :; done; mkdir -p "$last"' : '';
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${record}\n${makes}\n`);
    chmodSync(join(folder, 'bin', name), 0o755);
  }
}

function start(command: string, more: Record<string, string> = {}): void {
  programs.push(
    spawn('sh', ['-c', `exec ${command}`], { cwd: folder, env: environment(more), stdio: 'ignore' }),
  );
}

/** Asks the office through nginx, as a device at another address of this machine. */
function ask(agent: Agent, path: string, body?: object): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${address.replace('localhost', '127.0.0.1')}${path}`, {
      agent,
      method: body ? 'POST' : 'GET',
      servername: 'localhost',
      headers: { host: new URL(address).host, ...(body && { 'content-type': 'application/json' }) },
    });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.end(body && JSON.stringify(body));
  });
}

const agentAt = (localAddress: string): Agent =>
  new Agent({ keepAlive: true, maxSockets: 16, localAddress, ca: readFileSync(certificate) });

beforeAll(async () => {
  if (!there) return;
  execFileSync(process.execPath, ['cli/bin/build.mjs', 'cli', 'gui'], { cwd: root, stdio: 'ignore' });
  folder = mkdtempSync(join(tmpdir(), 'tangram-operating-'));
  mkdirSync(join(folder, 'home'));
  address = `https://localhost:${await freePort()}`;
  officePort = await freePort();
  certificate = join(folder, 'office.pem');
  standIns();
  const words = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1`;
  execFileSync('openssl', [...words.split(' '), '-keyout', join(folder, 'office.key'), '-out', certificate], {
    stdio: 'ignore',
  });
}, 120_000);
afterAll(async () => {
  if (!there) return;
  for (const program of programs.toReversed()) {
    if (program.exitCode !== null) continue;
    program.kill();
    await once(program, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

let code = '';
test.skipIf(!there)('an office is begun, with departments, people and slips of codes', () => {
  must(here(blockWith('apt-get install')));
  const columns = 'loginname,name,department,title,phone,email';
  expect(page).toContain(columns);
  writeFileSync(join(folder, 'people.csv'), `${columns}\nlina,Li Na,Research/Platform,Engineer,,\n`);
  const out = must(here(blockWith('server init')));
  code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4})+/u.exec(out)?.[0] ?? '';
  expect(code).not.toBe('');
  expect(readFileSync(join(folder, 'codes.html'), 'utf8')).toContain('Li Na');
});

test.skipIf(!there)('the service starts as its unit says, behind nginx as the page has it', async () => {
  must(here(blockWith('server unit')));
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toMatch(/^systemctl enable --now tangram$/mu);
  const unit = here(readFileSync(join(folder, 'tangram.service'), 'utf8')).replaceAll(
    '4600',
    String(officePort),
  );
  const line = (name: string): string => new RegExp(`^${name}=(.*)$`, 'mu').exec(unit)?.[1] ?? '';
  start(`env ${line('Environment')} ${line('ExecStart')}`);
  const [block = ''] = blocks('nginx');
  const server = here(block)
    .replace('listen 443', `listen ${new URL(address).port}`)
    .replaceAll('127.0.0.1:4600', `127.0.0.1:${officePort}`)
    .replaceAll('/etc/ssl/', `${folder}/`);
  const config = join(folder, 'nginx.conf');
  const log = join(folder, 'nginx.log');
  writeFileSync(
    config,
    `daemon off; user root; pid ${folder}/nginx.pid; error_log ${log};\nevents {}\nhttp {\naccess_log off;\n${server}}\n`,
  );
  start(`${nginx} -e ${log} -c ${config}`);
  const agent = agentAt('127.0.0.1');
  const ready = (): Promise<number> =>
    ask(agent, '/readyz').then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(ready, { message: `nginx and the office answer; ${log}` }).toBe(200);
  agent.destroy();
});

/** More than strangers at an address may try; a guess costs the office as much as a sign-in. */
const guesses = attemptLimits.perSource + 100;

const password = 'Lantern-boat-4711';
test.skipIf(!there)(
  'the first administrator, a bot and a browser sign in',
  async () => {
    expect(page).toContain('tangram login --user zhangwei --reset-code CODE');
    must(`tangram login --server ${address} --user zhangwei --reset-code ${code} --password-stdin`, {
      input: `${password}\n`,
    });
    expect(must('tangram whoami --json --jq .name').trim()).toBe('Zhang Wei');
    const { code: token } = JSON.parse(must('tangram server user add helper --name Helper --bot --json')) as {
      code: string;
    };
    const asBot = { variables: { TANGRAM_TOKEN: token, HOME: join(folder, 'bot') } };
    must(`tangram chat send "Zhang Wei" "from the bot" --server ${address}`, asBot);
    const context = await openProfile({ ignoreHTTPSErrors: true, locale: 'en-US' });
    try {
      const window = await firstPage(context);
      await window.goto(address);
      await fillSignIn(window, 'zhangwei', password);
      await toMessages(window);
      await window.locator('.tg-row', { hasText: 'from the bot' }).click();
      // Over the socket that nginx hands on, while the window looks at it.
      must(`tangram chat send "Zhang Wei" "and another" --server ${address}`, asBot);
      await window.locator('article', { hasText: 'and another' }).waitFor();
    } finally {
      await context.close();
    }
  },
  90_000,
);

test.skipIf(!there)(
  'wrong passwords from one address keep out nobody elsewhere, nor who is known there',
  async () => {
    const [guesser, elsewhere] = [agentAt('127.0.0.7'), agentAt('127.0.0.8')];
    const { loginCrypto } = (
      JSON.parse((await ask(guesser, '/uc/config')).text) as {
        data: { loginCrypto: { kid: string; key: string } };
      }
    ).data;
    const signIn = (agent: Agent, loginName: string, typed: string) =>
      ask(agent, '/sso/login', {
        kid: loginCrypto.kid,
        params: seal({ loginName, password: typed, remember: true }, loginCrypto.key),
      });
    const comesIn = async (agent: Agent): Promise<boolean> =>
      (await signIn(agent, 'zhangwei', password)).text.includes('ticket=');
    expect(await comesIn(guesser)).toBe(true);
    let next = 0;
    let came = 0;
    const guess = async (): Promise<void> => {
      while (next < guesses) {
        next += 1;
        const answer = await signIn(guesser, next % 2 === 0 ? 'lina' : `guess${next}`, `wrong ${next}`);
        if (answer.text.includes('ticket=')) came += 1;
      }
    };
    await Promise.all(Array.from({ length: 16 }, guess));
    expect([came, await comesIn(elsewhere), await comesIn(guesser)]).toEqual([0, true, true]);
    guesser.destroy();
    elsewhere.destroy();
  },
  120_000,
);

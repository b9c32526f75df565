// What the operating page says, word by word: from an empty folder to a browser, a command line and a bot behind nginx with TLS,
// by two users as there: root types, and the office runs as somebody who may write to its own folders alone.
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
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
/** What has been run of them. */
const ran = new Set<string>();
const blockWith = (words: string): string => {
  const found = blocks('sh').find((text) => text.includes(words));
  if (found === undefined) throw new Error(`the page has no commands with ${words}`);
  ran.add(found);
  return found;
};
/** Commands of the block with these words: those with any of the others, or all. */
const linesWith = (block: string, ...words: string[]): string[] =>
  blockWith(block)
    .replaceAll(/\\\n\s*/gu, '')
    .split('\n')
    .filter((line) => line !== '' && (words.length === 0 || words.some((word) => line.includes(word))));
/** Commands in the midst of a sentence. */
const inline = (words: string): string => {
  const found = [...page.matchAll(/`(tangram [^`]*)`/gu)]
    .map(([, text = '']) => text)
    .find((text) => text.includes(words));
  if (found === undefined) throw new Error(`no sentence of the page has ${words}`);
  return found;
};
/** Commands that are not run here, and why not. */
const because: Readonly<Record<string, string>> = {
  'admin ldap set':
    'needs a directory and a sign-in service: tests/fixtures/admin/ldap.test.ts and oidc.test.ts have them',
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
/** The day by which a backup by hand is called. */
const today = execFileSync('date', ['+%F'], { encoding: 'utf8' }).trim();
/** Who the office runs as: without a name or rights of their own. */
const service = 65_534;
let address: string;
let officePort: number;
let certificate: string;
const programs: ChildProcess[] = [];

/** Names and places of the page as they are here; everything else is as it stands there. */
const here = (text: string): string =>
  text
    .replaceAll('/var/lib/tangram', join(folder, 'var'))
    .replaceAll('/mnt/backup', join(folder, 'backup'))
    .replaceAll('/tmp/try', join(folder, 'var', 'try'))
    .replaceAll('/opt/tangram', root.replace(/\/$/u, ''))
    .replaceAll('/usr/local/bin', join(folder, 'bin'))
    .replaceAll('2026-11-23', today)
    .replaceAll('/var/cache/tangram', join(folder, 'cache'))
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
  const record = `echo "$(basename "$0") $*" >> ${join(folder, 'asked')}`;
  // There is no user of that name here: another one's number stands for it.
  const does: Record<string, string> = {
    install: `for last; do :; done; mkdir -p "$last" && chmod 700 "$last" && /bin/chown ${service} "$last"`,
    chown: `for last; do :; done; /bin/chown -R ${service} "$last"`,
  };
  for (const name of ['apt-get', 'useradd', 'chown', 'systemctl', 'install', 'git', 'npm']) {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${record}\n${does[name] ?? ''}\n`);
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
  // On their way to their folders they pass.
  chmodSync(folder, 0o711);
  mkdirSync(join(folder, 'cache'));
  chownSync(join(folder, 'cache'), service, service);
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
  writeFileSync(join(folder, 'people.csv'), `${columns}\nwangmin,Wang Min,Research/Platform,Engineer,,\n`);
  const out = must(here(blockWith('server init')));
  code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4})+/u.exec(out)?.[0] ?? '';
  expect(code).not.toBe('');
  expect(readFileSync(join(folder, 'codes.html'), 'utf8')).toContain('Wang Min');
  expect(readFileSync(join(folder, 'codes.html'), 'utf8')).toContain(address);
});

test.skipIf(!there)('the service starts as its unit says, behind nginx as the page has it', async () => {
  must(here(blockWith('server unit')));
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toMatch(/^systemctl enable --now tangram$/mu);
  const unit = here(readFileSync(join(folder, 'tangram.service'), 'utf8')).replaceAll(
    '4600',
    String(officePort),
  );
  const line = (name: string): string => new RegExp(`^${name}=(.*)$`, 'mu').exec(unit)?.[1] ?? '';
  const rights = `setpriv --reuid ${service} --regid ${service} --clear-groups --no-new-privs`;
  start(`${rights} env ${line('Environment')} ${line('ExecStart')}`);
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
    must(`${here(inline('--reset-code')).replace('CODE', code)} --password-stdin`, {
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
  'what is done every day and every week: the state, a backup by hand, its proof, the acts, and a try of it',
  async () => {
    for (const command of linesWith('server status')) must(here(command));
    const [proof, acts, restored, begun] = linesWith('--verify');
    must(here(proof ?? ''));
    expect(must(here(acts ?? ''))).toContain('signed in');
    // What the office may not write to is said to be that, and not the data.
    const elsewhere = sh(
      `tangram server backup ${join(folder, 'root-only')} --data ${join(folder, 'var/office')}`,
      {},
    );
    expect([elsewhere.code, elsewhere.err]).toEqual([
      1,
      expect.stringMatching(/may not write here.*--backup-to/u),
    ]);
    // Whose the rest of the backup is reads what it is, too.
    const manifest = join(folder, 'backup/own', today, 'backup.json');
    expect(lstatSync(manifest).uid).toBe(service);
    // The service's user can go on with what root has restored.
    must(here(restored ?? ''));
    const data = join(folder, 'var', 'try');
    expect(
      readdirSync(data, { recursive: true }).filter((name) => lstatSync(join(data, String(name))).uid === 0),
    ).toEqual([]);
    const port = await freePort();
    const rights = `setpriv --reuid ${service} --regid ${service} --clear-groups`;
    start(
      `${rights} env HOME=${folder}/var ${here(begun ?? '')
        .replace('4700', String(port))
        .replace(/\s*#.*$/u, '')}`,
    );
    const alive = () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(alive, { timeout: 30_000 }).toBe(true);
    programs.pop()?.kill();
  },
  90_000,
);

test.skipIf(!there)(
  'people come and go, messages go by age, systems outside put in to-do items',
  () => {
    for (const command of linesWith('user add lina').filter((line) => !line.includes('user remove')))
      must(here(command));
    must('tangram server user enable lina --yes');
    must(here(blockWith('server retention add')));
    must(`${here(inline('person export lina'))}`);
    expect(readFileSync(join(folder, 'lina.zip')).byteLength).toBeGreaterThan(0);
    const [added, ...calls] = here(blockWith('todo systems add'))
      .replaceAll(/\n\s+/gu, ' ')
      .trim()
      .split('\n');
    const [system] = JSON.parse(must(added ?? '')) as { token: string }[];
    for (const call of calls)
      expect(
        JSON.parse(must(`${call.replace('…', system?.token ?? '')} -sS --cacert ${certificate}`)),
      ).toMatchObject({
        code: 200,
      });
    for (const command of linesWith('user add lina', 'user remove')) must(here(command));
  },
  90_000,
);

test.skipIf(!there)(
  'a backup before an upgrade, and the office in a file that becomes an office again',
  () => {
    must(here(blockWith('git -C')));
    must(here(blockWith('server export')));
    expect(existsSync(join(folder, 'var/again/office.sqlite'))).toBe(true);
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
        const answer = await signIn(guesser, next % 2 === 0 ? 'wangmin' : `guess${next}`, `wrong ${next}`);
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

test.skipIf(!there)('no command of the page is left out but for a reason', () => {
  const left = blocks('sh').filter(
    (text) => !ran.has(text) && !Object.keys(because).some((words) => text.includes(words)),
  );
  expect(left).toEqual([]);
});

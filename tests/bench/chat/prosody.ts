// The peer product: prosody with its message archive in SQLite, set up afresh in a folder of its own.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { havePackages, versionOf } from '../run/debian.ts';

const packages = ['prosody', 'lua-dbi-sqlite3'];
const password = 'bench';

/** A running prosody. */
export type Prosody = { port: number; password: string; version: string; end(): Promise<void> };

/** Starts it for these users, or says aloud why it is skipped. */
export async function startProsody(folder: string, users: readonly string[]): Promise<Prosody | undefined> {
  if (!havePackages('prosody', packages)) return undefined;
  const port = await freePort();
  const accounts = join(folder, 'data', 'localhost', 'accounts');
  mkdirSync(accounts, { recursive: true });
  for (const user of users)
    writeFileSync(join(accounts, `${user}.dat`), `return { ["password"] = "${password}" };`);
  const config = join(folder, 'prosody.cfg.lua');
  writeFileSync(config, configuration(folder, port));
  const server = spawn('prosody', ['--config', config, '-F'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const takeAlong = (): void => void server.kill('SIGKILL');
  process.once('exit', takeAlong);
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await answers(port);
  return {
    port,
    password,
    version: versionOf('prosody'),
    async end() {
      server.kill('SIGTERM');
      await gone;
      process.off('exit', takeAlong);
    },
  };
}

/** Debian's defaults except what a loopback without TLS and an archive in SQLite ask for. */
function configuration(folder: string, port: number): string {
  return `
run_as_root = true
daemonize = false
pidfile = "${folder}/prosody.pid"
data_path = "${folder}/data"
log = { error = "*stderr" }
interfaces = { "127.0.0.1" }
c2s_ports = { ${port} }
s2s_ports = { }
http_ports = { }
modules_enabled = { "saslauth", "roster", "mam" }
modules_disabled = { "s2s", "tls" }
authentication = "internal_plain"
c2s_require_encryption = false
allow_unencrypted_plain_auth = true
storage = { accounts = "internal", roster = "internal", archive = "sql" }
sql = { driver = "SQLite3", database = "archive.sqlite" }
default_archive_policy = true
VirtualHost "localhost"
`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' }, () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
    if (open) return;
    await pause(100);
  }
  throw new Error('prosody does not answer');
}

// Starts Debian's nats-server on loopback: one, or three that keep everything three times; says where none is installed.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLine, together, type Line, type Lines } from './cut-lines.ts';

/** Where a nats-server may stand; the environment's word comes first. */
const places = [process.env['TANGRAM_NATS_SERVER'], '/usr/sbin/nats-server', '/usr/bin/nats-server'];

/** The installed server, or undefined: what needs it is left out, aloud. */
export const natsServer: string | undefined = places.find((path) => path !== undefined && existsSync(path));

/** Running log servers. */
export type LogServers = {
  /** What is given as `--cluster`. */
  url: string;
  /** Ends one at once, as a cut of its power does. */
  kill(index: number): Promise<void>;
  /** Stops it from running, without its end being noticed. */
  pause(index: number): void;
  resume(index: number): void;
  /** Starts one again that was killed. */
  revive(index: number): Promise<void>;
  /** Cuts one off from the other log servers: those who are connected to it still reach it. */
  cutOff(index: number): void;
  heal(index: number): void;
  /** Lines of somebody's own to all of them, which are cut together, and what is given there as `--cluster`. */
  linesFor(): Promise<Lines & { url: string }>;
  close(): Promise<void>;
};

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts so many servers with their data below a folder, and waits until they answer. */
export async function startLogServers(folder: string, count: 1 | 3): Promise<LogServers> {
  if (natsServer === undefined) throw new Error('there is no nats-server on this machine');
  const program = natsServer;
  const ports = await Promise.all(Array.from({ length: count * 2 }, freePort));
  const clients = ports.slice(0, count);
  const inner = ports.slice(count);
  /** From each to each other; and to each from whoever has heard of it, which is cut where any of them is. */
  const between = await Promise.all(inner.map(() => Promise.all(inner.map((port) => openLine(port)))));
  const told = await Promise.all(inner.map((port) => openLine(port)));
  const lines: Lines[] = [...between.flat(), ...told];
  const at = (line: Line | undefined): string => `nats://127.0.0.1:${line?.port}`;
  const around = (index: number): Lines =>
    together([
      ...told,
      ...between.flatMap((row, from) => row.filter((_, to) => from === index || to === index)),
    ]);
  const running: (ChildProcess | undefined)[] = [];

  function start(index: number): void {
    const data = join(folder, `log-${index}`);
    mkdirSync(data, { recursive: true });
    const flags = ['-a', '127.0.0.1', '-p', String(clients[index]), '-n', `log-${index}`, '-js', '-sd', data];
    const joined = [
      ...['--cluster_name', 'tangram', '--cluster', `nats://127.0.0.1:${inner[index]}`],
      ...['--cluster_advertise', at(told[index]).slice('nats://'.length), '--no_advertise'],
      ...[
        '--routes',
        (between[index] ?? [])
          .filter((_, other) => other !== index)
          .map(at)
          .join(','),
      ],
    ];
    running[index] = spawn(program, count === 1 ? flags : [...flags, ...joined], { stdio: 'ignore' });
  }

  async function kill(index: number): Promise<void> {
    const child = running[index];
    running[index] = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  clients.forEach((_, index) => start(index));
  const servers: LogServers = {
    url: clients.map((port) => `nats://127.0.0.1:${port}`).join(','),
    kill,
    pause: (index) => void running[index]?.kill('SIGSTOP'),
    resume: (index) => void running[index]?.kill('SIGCONT'),
    async revive(index) {
      await kill(index);
      start(index);
    },
    cutOff: (index) => around(index).cut(),
    heal: (index) => around(index).heal(),
    async linesFor() {
      const own = await Promise.all(clients.map((port) => openLine(port)));
      const all = together(own);
      lines.push(all);
      return { ...all, url: own.map(at).join(',') };
    },
    async close() {
      await Promise.all(clients.map((_, index) => kill(index)));
      await Promise.all(lines.map((line) => line.close()));
    },
  };
  await answering(servers.url).catch(async (error: unknown) => {
    await servers.close();
    throw error;
  });
  return servers;
}

/** Waits until streams can be made. */
async function answering(url: string): Promise<void> {
  const [{ connect }, { jetstreamManager }] = await Promise.all([
    import('@nats-io/transport-node'),
    import('@nats-io/jetstream'),
  ]);
  const deadline = performance.now() + 20_000;
  for (;;) {
    try {
      const connection = await connect({ servers: url.split(','), timeout: 1_000 });
      try {
        await (await jetstreamManager(connection)).getAccountInfo();
        return;
      } finally {
        await connection.close();
      }
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

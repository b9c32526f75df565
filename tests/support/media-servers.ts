// Media servers from Debian's packages, on loopback and for one run: coturn as a relay, Janus with its VideoRoom.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** One that runs, with what an office's environment says of it. */
export type MediaProcess = {
  readonly environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
};

const secret = 'of this run alone';
/** How long a server may take to begin, in ms. */
const startMs = 10_000;

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill();
  await gone;
}

/** Starts coturn with credentials that are made from a secret. @param only `1` or `guests`: whose lines go over it alone */
export async function startRelay(port: number, only: '1' | 'guests'): Promise<MediaProcess> {
  const server = spawn(
    'turnserver',
    [
      '-n',
      '--listening-ip=127.0.0.1',
      '--relay-ip=127.0.0.1',
      `--listening-port=${port}`,
      '--allow-loopback-peers',
      '--cli-password=x',
      '--use-auth-secret',
      `--static-auth-secret=${secret}`,
      '--realm=office',
      '--no-tls',
      '--no-dtls',
      '--log-file=stdout',
    ],
    { stdio: 'ignore' },
  );
  await once(server, 'spawn');
  return {
    environment: {
      TANGRAM_TURN_URLS: `turn:127.0.0.1:${port}?transport=udp`,
      TANGRAM_TURN_SECRET: secret,
      TANGRAM_TURN_ONLY: only,
    },
    stop: () => stopped(server),
  };
}

/** Where Debian keeps the plugins. */
const libraries = ['/usr/lib/x86_64-linux-gnu/janus', '/usr/lib/aarch64-linux-gnu/janus'];

/** Whether Janus is installed. */
export const hasJanus = (): boolean =>
  libraries.some((path) => existsSync(join(path, 'plugins', 'libjanus_videoroom.so')));

/** Starts Janus with the VideoRoom and the websocket alone. @param folder an empty one, for its configuration */
export async function startJanus(port: number, folder: string): Promise<MediaProcess> {
  const library = libraries.find((path) => existsSync(path));
  if (library === undefined) throw new Error('Janus has no plugins here');
  for (const [kind, file] of [
    ['plugins', 'libjanus_videoroom.so'],
    ['transports', 'libjanus_websockets.so'],
  ] as const) {
    mkdirSync(join(folder, kind), { recursive: true });
    symlinkSync(join(library, kind, file), join(folder, kind, file));
  }
  writeFileSync(
    join(folder, 'janus.jcfg'),
    `general: { plugins_folder = "${join(folder, 'plugins')}", transports_folder = "${join(folder, 'transports')}",
       events_folder = "${join(folder, 'none')}", loggers_folder = "${join(folder, 'none')}", debug_level = 2 }
     media: { rtp_port_range = "21000-22999" }
     nat: { ice_lite = false }\n`,
  );
  writeFileSync(
    join(folder, 'janus.transport.websockets.jcfg'),
    `general: { ws = true, ws_port = ${port}, ws_ip = "127.0.0.1", wss = false }\n`,
  );
  writeFileSync(join(folder, 'janus.plugin.videoroom.jcfg'), 'general: { }\n');
  const server = spawn('janus', ['-F', folder, '-C', join(folder, 'janus.jcfg')], { stdio: 'ignore' });
  const url = `ws://127.0.0.1:${port}`;
  const until = performance.now() + startMs;
  while (!(await answers(url))) {
    if (performance.now() > until || server.exitCode !== null) throw new Error('Janus did not begin');
    await pause(100);
  }
  return {
    environment: { TANGRAM_JANUS_URL: url, TANGRAM_JANUS_SECRET: secret },
    stop: () => stopped(server),
  };
}

async function answers(url: string): Promise<boolean> {
  const socket = new WebSocket(url, 'janus-protocol');
  try {
    return await new Promise((resolve) => {
      socket.addEventListener('open', () => resolve(true), { once: true });
      socket.addEventListener('error', () => resolve(false), { once: true });
    });
  } finally {
    socket.close();
  }
}

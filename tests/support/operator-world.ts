// What an operator's faults are made of: an office with a backup and an export of it, certificates, a small disk, a proxy that spoils.
import { execFileSync, spawn } from 'node:child_process';
import { createHash, createPrivateKey } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createPort, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ownCertificate } from '#fixtures/office/http/certificate.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { realCli, type CliSaid, type RealCli } from './cli-office.ts';

/** Contents of the office, so that some can be missing or damaged. */
const contents = ['one', 'two two', 'three three three'];
/** Room of the small disk, in MB: an office fits, and little beside it. */
const smallDiskMb = 12;
const dayMs = 86_400_000;
/** Who has no rights. */
const nobody = 65_534;

/** Where one fault is made: an office of its own in `data`, which may be spoiled. */
export type Place = { folder: string; data: string };

/** Settings of the command line of whoever is at home in a place. */
const settingsOf = (place: Place): string => join(place.folder, 'home', '.config', 'tangram');

/** The world. */
export type OperatorWorld = Awaited<ReturnType<typeof openOperatorWorld>>;

/** Makes it in an empty folder. */
export async function openOperatorWorld(folder: string, afterwards: (work: () => unknown) => void) {
  const cli: RealCli = realCli();
  afterwards(() => cli.remove());
  const whole = join(folder, 'whole');
  const must = async (...argv: string[]): Promise<void> => {
    const said = await cli.tangram(argv);
    if (said.code !== 0) throw new Error(`${argv.join(' ')} ended with ${said.code}: ${said.err}`);
  };
  await must(
    ...['server', 'init', '--data', join(whole, 'office'), '--name', 'Own'],
    ...['--admin', 'lina', '--admin-name', 'Lina'],
  );
  const office = await startOffice({ dataDir: join(whole, 'office'), seed: 'none' });
  const { blobs, store, files } = office.office;
  for (const text of contents) {
    const bytes = Buffer.from(text);
    const key = await blobs.put(bytes);
    const md5 = createHash('md5').update(bytes).digest('hex').toUpperCase();
    await store.files.announceContent(key, bytes.byteLength, md5, Date.now());
    await files.pointAt(
      1001,
      { key, size: bytes.byteLength, md5 },
      { name: `${text}.txt`, type: 'text/plain', kind: 22 },
    );
  }
  await office.close();
  await must('server', 'backup', join(whole, 'backup'), '--data', join(whole, 'office'));
  await must('server', 'export', '--out', join(whole, 'export'), '--data', join(whole, 'office'));
  await must('server', 'export', '--out', join(whole, 'export.zip'), '--data', join(whole, 'office'));
  const certificates = await makeCertificates(join(folder, 'certificates'));
  const ends: (() => unknown)[] = [];
  afterwards(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });
  let places = 0;
  const compiled = join(folder, 'compiled');
  mkdirSync(compiled);
  chmodSync(compiled, 0o777);

  return {
    cli,
    certificates,
    /** A folder with the office, its backup and its exports, for one fault. */
    place(): Place {
      places += 1;
      const own = join(folder, `place-${places}`);
      cpSync(whole, own, { recursive: true, preserveTimestamps: true });
      return { folder: own, data: join(own, 'office') };
    },
    /**
     * Gives a place, as it stands, to somebody who has no rights of their own, under whom {@link asNobody} runs commands; what
     * is put there afterwards is not theirs. False where this process may not do that.
     */
    toNobody(place: Place): boolean {
      if (process.getuid?.() !== 0) return false;
      mkdirSync(settingsOf(place), { recursive: true });
      execFileSync('chown', ['-R', String(nobody), place.folder]);
      // On the way there they may pass, and look at nothing.
      for (const above of [folder, dirname(folder)]) if (above !== tmpdir()) chmodSync(above, 0o711);
      return true;
    },
    /** Runs a command with that somebody's rights, at home in the place. */
    async asNobody(place: Place, argv: readonly string[], signal: AbortSignal): Promise<CliSaid> {
      const program = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
      const running = spawn(process.execPath, [program, ...argv], {
        ...{ cwd: '/', uid: nobody, gid: nobody, signal, stdio: ['ignore', 'pipe', 'pipe'] },
        // What the first has compiled the others need not.
        env: {
          NODE_COMPILE_CACHE: compiled,
          PATH: process.env['PATH'],
          HOME: join(place.folder, 'home'),
          LANG: 'C.UTF-8',
        },
      });
      const ended = once(running, 'close') as Promise<[number | null]>;
      const [out, err, [code]] = await Promise.all([text(running.stdout), text(running.stderr), ended]);
      return { code: code ?? -1, out, err };
    },
    /** Where that somebody's settings are. */
    settingsOf,
    /** Ends what a fault has started. */
    async clear(): Promise<void> {
      for (const end of ends.splice(0).toReversed()) await end();
    },
    /** The office of a place, running. */
    async run({ data }: Place): Promise<RunningOffice> {
      const running = await startOffice({ dataDir: data, seed: 'none', onStop: () => undefined });
      ends.push(() => running.close());
      await running.office.ground.jobs.runDue();
      return running;
    },
    /** A port that somebody has. */
    async takenPort(): Promise<number> {
      const server = createPort().listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      ends.push(() => server.close());
      return (server.address() as AddressInfo).port;
    },
    /** A port that nobody has, just now. */
    async freePort(): Promise<number> {
      const server = createPort().listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      const { port } = server.address() as AddressInfo;
      await new Promise((resolve) => server.close(resolve));
      return port;
    },
    /** A server of another make. */
    async answering(how: (asked: IncomingMessage, answer: ServerResponse) => void): Promise<string> {
      const server = createServer(how).listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      ends.push(() => {
        server.closeAllConnections();
        server.close();
      });
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    /** A small disk with the office of a place on it, full or not to be written to; undefined where none can be mounted. */
    smallDisk(place: Place, how: 'full' | 'readOnly'): Place | undefined {
      const disk = join(place.folder, 'disk');
      mkdirSync(disk);
      try {
        execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${smallDiskMb}m`, 'tmpfs', disk], {
          stdio: 'pipe',
        });
      } catch {
        return undefined;
      }
      ends.push(() => execFileSync('umount', [disk]));
      cpSync(place.data, join(disk, 'office'), { recursive: true });
      if (how === 'readOnly') execFileSync('mount', ['-o', 'remount,ro', disk]);
      else {
        const { bavail, bsize } = statfsSync(disk);
        writeFileSync(join(disk, 'filler'), new Uint8Array(bavail * bsize));
      }
      return { folder: disk, data: join(disk, 'office') };
    },
  };
}

/** Hands everything on to an office under another name, as a proxy that was not told to keep the name. */
export const passOn =
  (url: string, host: string) =>
  (asked: IncomingMessage, answer: ServerResponse): void => {
    const { hostname, port } = new URL(url);
    const onward = request(
      { hostname, port, path: asked.url, method: asked.method, headers: { ...asked.headers, host } },
      (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  };

/** Certificates and keys, right and wrong, by name; paths. */
async function makeCertificates(folder: string) {
  mkdirSync(folder);
  const path = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const [one, other, old, coming] = [
    await ownCertificate(undefined, Date.now()),
    await ownCertificate(undefined, Date.now()),
    await ownCertificate(undefined, Date.now() - 900 * dayMs),
    await ownCertificate(undefined, Date.now() + 30 * dayMs),
  ];
  const sealed = createPrivateKey(one.key).export({
    ...{ type: 'pkcs8', format: 'pem' },
    ...{ cipher: 'aes-256-cbc', passphrase: 'nobody knows' },
  } as { type: 'pkcs8'; format: 'pem' });
  return {
    folder,
    certificate: path('one.pem', one.certificate),
    key: path('one-key.pem', one.key),
    otherKey: path('other-key.pem', other.key),
    oldCertificate: path('old.pem', old.certificate),
    oldKey: path('old-key.pem', old.key),
    comingCertificate: path('coming.pem', coming.certificate),
    comingKey: path('coming-key.pem', coming.key),
    sealedKey: path('sealed-key.pem', sealed as string),
    empty: path('empty.pem', ''),
    cut: path('cut.pem', one.certificate.slice(0, 300)),
    nowhere: join(folder, 'nowhere.pem'),
  };
}

/** Every file and folder below a folder, with its digest. What only a running office has, its lock and its door, is none of it. */
export function digestsOf(folder: string): ReadonlyMap<string, string> {
  const passing = /\.lock$|office-door\.json$|\.sock$|-(?:wal|shm)$/u;
  const found = new Map<string, string>();
  if (!existsSync(folder)) return found;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (passing.test(path)) continue;
    const bytes = entry.isFile() ? readFileSync(path) : '';
    found.set(path.slice(folder.length), createHash('sha256').update(bytes).digest('hex'));
  }
  return found;
}

// The outside world on Node, for one profile: joins HTTP, sockets, clock, secrets, device values and the error log.
import { randomInt, randomUUID } from 'node:crypto';
import { hostname, networkInterfaces, release, type } from 'node:os';
import type { DriverHost } from '#storage/driver.ts';
import { appVersion, terminal } from '../build.ts';
import { createHttp, type FetchLike } from '../fetch-http.ts';
import type { Clock, Host, Random } from '../port.ts';
import { createCertificates, type Certificates } from './certificates.ts';
import { nodeCiphers } from './ciphers.ts';
import { createDeviceStore } from './device-store.ts';
import { createErrorLog } from './error-log.ts';
import { countedBody, createNodeFetch } from './fetch.ts';
import { createNodeFiles, nodeHashes } from './files.ts';
import { createKnownOffices } from './known-offices.ts';
import { defaultProfile, profilePaths, systemFolders, type Folders, type ProfilePaths } from './paths.ts';
import { createSecretStore } from './secrets.ts';
import { openNodeSocket } from './socket.ts';
import { createUpdateHost } from './updates.ts';

export type { Certificates } from './certificates.ts';
export { profilePaths, systemFolders } from './paths.ts';
export type { Folders, ProfilePaths } from './paths.ts';

/** What uses a host: somebody's own program, commands, the terminal client, or a window. */
export type NodeFace = 'sdk' | 'command' | 'terminal' | 'window';

/** How a Node host is made. */
export type NodeHostOptions = {
  /** Which of several persons on this computer; `default` where nobody says. */
  profile?: string;
  /** Other folders than the system's. */
  folders?: Folders;
  /**
   * Key every office has to show, whatever was trusted before: for programs whose own configuration knows it.
   */
  fingerprint?: string;
  /**
   * Key of the secrets, for programs that keep it in the system's keychain. Their secrets lie apart from those of
   * programs that keep the key in a file.
   */
  secretsKey?: Uint8Array;
  /** What people sit at, as offices hear it in the name of the program (`user-agent`); a program of one's own where left out. */
  face?: NodeFace;
  /** Opens the store at a path; given by whoever joins the parts, as hosts know no engine. */
  openDatabase(path: string): DriverHost | Promise<DriverHost>;
};

/** The host of this process. Nothing is read or written before it is needed. */
export type NodeHost = Host & { readonly paths: ProfilePaths; readonly certificates: Certificates };

const clock: Clock = {
  now: () => Date.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds).unref();
    return () => clearTimeout(timer);
  },
  every(milliseconds, work) {
    const timer = setInterval(work, milliseconds).unref();
    return () => clearInterval(timer);
  },
};

const random: Random = {
  uuid: () => randomUUID(),
  number: () => randomInt(2 ** 32) / 2 ** 32,
};

let hosts = 0;
/** Process ids come again: the moment tells two bearers apart (ns of it two threads), a count the hosts of one. */
function processId(): string {
  hosts += 1;
  return `${process.pid}-${Date.now().toString(36)}${process.hrtime()[1].toString(36)}-${hosts}`;
}

/** This computer's address in its network, for the office's lists; empty where it has none. */
function ownAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '';
}

/** Every request says which program it comes from. */
function withName(doFetch: FetchLike, face: NodeFace): FetchLike {
  const name = `tangram/${appVersion} (${face})`;
  return (url, init) => doFetch(url, { ...init, headers: { 'user-agent': name, ...init.headers } });
}

/** @throws OfficeError `settingInvalid` for a profile name that cannot be one */
export function createNodeHost(options: NodeHostOptions): NodeHost {
  const paths = profilePaths(options.profile ?? defaultProfile, options.folders ?? systemFolders());
  const secretsFolder = options.secretsKey === undefined ? paths.secrets : `${paths.secrets}-keychain`;
  const stored = createKnownOffices(paths.knownOffices);
  const { fingerprint } = options;
  const offices = fingerprint === undefined ? stored : { ...stored, get: () => fingerprint };
  const errors = createErrorLog(paths.errorLog);
  const agent = `node/${process.versions.node} ${process.platform}-${process.arch}`;
  return {
    paths,
    http: createHttp(withName(createNodeFetch(offices), options.face ?? 'sdk'), 'manual', countedBody),
    openSocket: (url, handlers) => openNodeSocket(url, handlers, offices),
    certificates: createCertificates(offices),
    clock,
    random,
    secrets: createSecretStore(secretsFolder, options.secretsKey ?? paths.secretsKey, (error) =>
      errors.add({
        time: clock.now(),
        user: '',
        page: 'secrets',
        type: error.code,
        message: String(error.data.params['detail'] ?? ''),
        agent,
      }),
    ),
    device: createDeviceStore(paths.device),
    ciphers: nodeCiphers,
    errors,
    files: (officeId, personId) => createNodeFiles(paths.files(officeId, personId)),
    hash: nodeHashes,
    updates: createUpdateHost(paths.updates),
    database: async (officeId, personId) => options.openDatabase(paths.database(officeId, personId)),
    systemInfo: () => ({
      appVersion,
      terminal,
      version: `${type()} ${release()}`.slice(0, 128),
      accessIp: ownAddress(),
    }),
    processId: processId(),
    deviceName: hostname().slice(0, 128),
  };
}

// The outside world in a browser worker: fetch, WebSocket, WebCrypto, and the page as the page's storage of what a worker may not keep.
import type { DriverHost } from '#storage/driver.ts';
import type { PageStoragePort, PageStorage } from '../../base/page-storage-messages.ts';
import { hexText } from '../../base/hex-text.ts';
import type { PeerPort } from '../../base/peer-messages.ts';
import { appVersion, terminal } from '../build.ts';
import { createHttp } from '../fetch-http.ts';
import { filePart } from '../file-part.ts';
import type { Clock, Host, Random } from '../port.ts';
import { browserCiphers } from './ciphers.ts';
import { createBrowserErrorLog } from './error-log.ts';
import { browserNetwork } from './network.ts';
import { connectPageStorage } from './page-storage.ts';
import { browserHashes, createBrowserFiles } from './files.ts';
import { connectPeers } from './peers.ts';
import { openBrowserSocket } from './socket.ts';
import { uploadByXhr } from './upload.ts';

/** How a browser host is made. */
export type BrowserHostOptions = {
  /** Port to the page that keeps tokens and device values (`servePageStorage` at its other end). */
  pageStorage: PageStoragePort;
  /** Port to the page that opens lines to other clients; undefined where the browser has no WebRTC. */
  peers?: PeerPort | undefined;
  /** Device values and secrets as they are now. */
  kept: PageStorage;
  /** Opens the store of that name; given by whoever joins the parts, as hosts know no engine. */
  openDatabase(name: string): DriverHost | Promise<DriverHost>;
};

const clock: Clock = {
  now: () => Date.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  every(milliseconds, work) {
    const timer = setInterval(work, milliseconds);
    return () => clearInterval(timer);
  },
};

/** `crypto.randomUUID` exists on secure pages only; random values exist everywhere. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = hexText(bytes);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const random: Random = {
  uuid,
  number: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
};

/** A name for the office's list of devices: browser and system, as far as they say. */
export function browserName(agent: string): string {
  const [, browser = 'Browser', version = ''] =
    /\b(Edg|OPR|Firefox|Chrome|Version)\/(\d{1,4})/.exec(
      agent.replace(/Chrome\/\S+ (?=.*(Edg|OPR)\/)/, ''),
    ) ?? [];
  const system = /Windows|Android|iPhone|iPad|Mac OS X|Linux/.exec(agent)?.[0] ?? '';
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', Version: 'Safari' };
  return [names[browser] ?? browser, version, system].filter((part) => part !== '').join(' ');
}

/** The host of a worker. */
export function createBrowserHost(options: BrowserHostOptions): Host {
  const { secrets, device } = connectPageStorage(options.pageStorage, options.kept);
  const agent = globalThis.navigator?.userAgent ?? '';
  const http = createHttp((url, init) => fetch(url, init as RequestInit), 'error');
  return {
    http: (request) => (request.content === undefined ? http(request) : uploadByXhr(request)),
    openSocket: openBrowserSocket,
    network: browserNetwork,
    clock,
    random,
    secrets,
    device,
    ciphers: browserCiphers,
    errors: createBrowserErrorLog(device),
    files: (officeId, personId) => createBrowserFiles(`${filePart(officeId)}-${filePart(personId)}`),
    hash: browserHashes,
    peers: options.peers === undefined ? undefined : connectPeers(options.peers),
    database: async (officeId, personId) =>
      options.openDatabase(`${filePart(officeId)}-${filePart(personId)}`),
    systemInfo: () => ({ appVersion, terminal, version: browserName(agent), accessIp: '' }),
    processId: `page-${uuid().slice(0, 8)}`,
    // Its worker holds the lock of the store (protocol decision 10).
    isAlone: true,
    deviceName: browserName(agent).slice(0, 128),
  };
}

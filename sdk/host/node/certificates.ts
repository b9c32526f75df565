// Decides whom to believe over TLS on Node: a key that was trusted once, else what the system's authorities vouch for.
import { createHash, type X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { OfficeError } from '../../errors.ts';
import { isFingerprint, securePlace, type KnownOffices } from './known-offices.ts';

/** What an office shows. */
export type ShownCertificate = {
  /** `SHA256:…` of its public key, as the office prints it. */
  fingerprint: string;
  /** End of the certificate, epoch milliseconds. */
  ends: number;
  /** Whether the system's authorities vouch for it under the name it was asked by. */
  vouchedFor: boolean;
};

/** The certificates of offices, as a program on Node can ask for them and decide about them. */
export interface Certificates {
  /** What the server of an address shows now; undefined where the address is not protected by TLS. */
  look(address: string): Promise<ShownCertificate | undefined>;
  /** What was trusted for this server. */
  known(address: string): string | undefined;
  /** Trusts a key from now on. @throws OfficeError `settingInvalid` for what is no fingerprint */
  trust(address: string, fingerprint: string): void;
  forget(address: string): void;
}

/** Longest wait for a server's greeting, in ms (spec §9: request time-out). */
const greetingMs = 10_000;
/** Codes with which Node refuses a certificate, by any of its reasons. */
const certificateCodes = /CERT|SELF_SIGNED|ISSUER|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE/;

/** The fingerprint of a certificate's public key: a renewed certificate with the same key keeps it. */
function fingerprintOf(certificate: X509Certificate): string {
  const key = certificate.publicKey.export({ type: 'spki', format: 'der' });
  return `SHA256:${createHash('sha256')
    .update(key)
    .digest('base64')
    .replace(/(?<!=)=+$/, '')}`;
}

/** Where a socket goes. */
type Target = { host: string; port: number };

function targetOf(place: string): Target {
  const at = place.lastIndexOf(':');
  return { host: place.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(place.slice(at + 1)) };
}

/** Opens a TLS connection whoever answers; the caller judges before a byte is said. */
function greet({ host, port }: Target): Promise<{ socket: TLSSocket; certificate: X509Certificate }> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({
      host,
      port,
      ...(isIP(host) === 0 && { servername: host }),
      ALPNProtocols: ['http/1.1'],
      rejectUnauthorized: false,
    });
    const fail = (error: Error): void => {
      socket.destroy();
      reject(error);
    };
    socket.setTimeout(greetingMs, () => fail(new OfficeError('timedOut')));
    socket.once('error', fail);
    socket.once('close', () => fail(new Error('closed before the greeting was over')));
    socket.once('secureConnect', () => {
      const certificate = socket.getPeerX509Certificate();
      if (certificate === undefined) return fail(new Error('the server showed no certificate'));
      socket.removeAllListeners('error').removeAllListeners('close').setTimeout(0);
      resolve({ socket, certificate });
    });
  });
}

/**
 * Opens a connection to a server that has to have one key; nothing is sent to another one.
 * @throws OfficeError `certificateChanged`
 */
export async function connectPinned(place: string, fingerprint: string): Promise<TLSSocket> {
  const { socket, certificate } = await greet(targetOf(place));
  const shown = fingerprintOf(certificate);
  if (shown === fingerprint) return socket;
  socket.destroy();
  throw new OfficeError('certificateChanged', {
    params: { place, known: fingerprint, fingerprint: shown },
  });
}

async function look(place: string): Promise<ShownCertificate> {
  const { socket, certificate } = await greet(targetOf(place));
  // Node says so although it was told to go on regardless.
  const vouchedFor = socket.authorized;
  socket.destroy();
  return { fingerprint: fingerprintOf(certificate), ends: Date.parse(certificate.validTo), vouchedFor };
}

/** The first OfficeError among an error and its causes: libraries wrap what a connection threw. */
export function officeErrorIn(error: unknown): OfficeError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof OfficeError) return at;
  return undefined;
}

function isCertificateError(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string' && certificateCodes.test(at.code)) return true;
  return false;
}

/**
 * What a failed connection to a server that nobody decided about means: an unknown certificate is named with its
 * fingerprint, so that a person can compare it; anything else stays what it was.
 */
export async function explainUnknown(place: string, error: unknown): Promise<unknown> {
  if (!isCertificateError(error)) return error;
  const { fingerprint } = await look(place);
  return new OfficeError('certificateUnknown', { params: { place, fingerprint } }, error);
}

/** The certificates of a profile. */
export function createCertificates(offices: KnownOffices): Certificates {
  return {
    async look(address) {
      const place = securePlace(address);
      return place === undefined ? undefined : look(place);
    },
    known(address) {
      const place = securePlace(address);
      return place === undefined ? undefined : offices.get(place);
    },
    trust(address, fingerprint) {
      const place = securePlace(address);
      if (place === undefined || !isFingerprint(fingerprint))
        throw new OfficeError('settingInvalid', { params: { name: 'fingerprint', value: fingerprint } });
      offices.set(place, fingerprint);
    },
    forget(address) {
      const place = securePlace(address);
      if (place !== undefined) offices.remove(place);
    },
  };
}

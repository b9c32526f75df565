// Remembers which public key an office showed when somebody decided to trust it, per profile, as ssh's known_hosts does.
import { OfficeError } from '../../errors.ts';
import { readPrivateFile, writePrivateFile } from './private-file.ts';

/** The offices a profile trusts by the fingerprint of their key. */
export interface KnownOffices {
  /** Fingerprint that the office at `host:port` has to show; undefined where nobody decided yet. */
  get(place: string): string | undefined;
  set(place: string, fingerprint: string): void;
  remove(place: string): void;
}

const fingerprintForm = /^SHA256:[A-Za-z0-9+/]{43}$/;

/** Whether a text is a fingerprint as offices print it. */
export function isFingerprint(text: string): boolean {
  return fingerprintForm.test(text);
}

/** `host:port` of an address that is protected by TLS; undefined for any other. */
export function securePlace(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'wss:')) return undefined;
  return `${url.hostname}:${url.port === '' ? '443' : url.port}`;
}

/**
 * Keeps them in one file of the profile. Each question reads it again: another process may have decided meanwhile.
 * @throws OfficeError `knownOfficesDamaged`: to forget silently would be to trust again silently
 */
export function createKnownOffices(path: string): KnownOffices {
  function read(): Record<string, string> {
    const contents = readPrivateFile(path);
    if (contents === undefined) return {};
    const damaged = (cause?: unknown): OfficeError =>
      new OfficeError('knownOfficesDamaged', { params: { path } }, cause);
    let value: unknown;
    try {
      value = JSON.parse(contents.toString('utf8'));
    } catch (error) {
      throw damaged(error);
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw damaged();
    const entries = Object.entries(value);
    if (!entries.every(([, text]) => typeof text === 'string' && isFingerprint(text))) throw damaged();
    return Object.fromEntries(entries) as Record<string, string>;
  }
  function write(known: Record<string, string>): void {
    const sorted = Object.entries(known).toSorted(([a], [b]) => (a < b ? -1 : 1));
    writePrivateFile(path, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
  }

  return {
    get(place) {
      const known = read();
      return Object.hasOwn(known, place) ? known[place] : undefined;
    },
    set: (place, fingerprint) => write({ ...read(), [place]: fingerprint }),
    remove(place) {
      const { [place]: _, ...rest } = read();
      write(rest);
    },
  };
}

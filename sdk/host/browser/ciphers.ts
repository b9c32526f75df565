// The ciphers the wire asks for, in a browser: AES-GCM by WebCrypto; the legacy ones are for desktop and terminal.
import { OfficeError } from '../../errors.ts';
import type { Ciphers } from '../port.ts';

const nonceBytes = 12;

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function missing(what: string): OfficeError {
  return new OfficeError('authenticationException', { params: { detail: what } });
}

/** @throws OfficeError `authenticationException` for MD5 and legacy ciphers, and on pages that are not secure */
export const browserCiphers: Ciphers = {
  md5: () => Promise.reject(missing('md5')),
  async encrypt(cipher, keyBase64, text) {
    if (cipher !== 'aes-256-gcm') throw missing(cipher);
    // Browsers hand out WebCrypto to https and loopback only.
    const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
    if (subtle === undefined) throw missing('secure context');
    const raw = fromBase64(keyBase64);
    if (raw.byteLength !== 32) throw missing(`key of ${cipher}`);
    const key = await subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
    const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
    const sealed = new Uint8Array(
      await subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text)),
    );
    const whole = new Uint8Array(iv.byteLength + sealed.byteLength);
    whole.set(iv);
    whole.set(sealed, iv.byteLength);
    return toBase64(whole);
  },
};

// Seals and opens message text where a variant names a cipher; encoding for an organisation's own server, not protection.
import { OfficeError } from '../../errors.ts';
import type { Variant } from '#variants/index.ts';

/** Turns a message's text into what travels, and back. Texts that cannot be opened are shown as they came. */
export interface MessageCipher {
  seal(text: string): string;
  open(wire: string): string;
}

/** Nothing is sealed: the default of every variant that names no cipher (decisions §6). */
export const noCipher: MessageCipher = { seal: (text) => text, open: (wire) => wire };

const keyBytes = { 'aes-256-gcm': 32, 'aes-128-ecb': 16, 'aes-128-cbc': 16 } as const;

/**
 * The cipher of a variant. Synchronous and the same in Node and browsers, because text is opened inside the
 * transaction that stores it.
 * @param variable environment variables; the key is base64
 * @throws OfficeError `keyMissing` when the key is missing or of the wrong length
 */
export async function createMessageCipher(
  wanted: Variant['messageCipher'],
  variable: (name: string) => string | undefined,
  randomBytes: (count: number) => Uint8Array = (count) => crypto.getRandomValues(new Uint8Array(count)),
): Promise<MessageCipher> {
  if (wanted === null) return noCipher;
  const key = fromBase64(variable(wanted.keyVariable) ?? '');
  if (key === undefined || key.length !== keyBytes[wanted.name])
    throw new OfficeError('keyMissing', { params: { name: wanted.keyVariable } });
  // Loaded only where a variant asks for it: its tables cost every start otherwise.
  const { blockCipher } = await import('./block-cipher.ts');
  const { seal, open } = blockCipher(wanted.name, key, randomBytes);
  return {
    seal: (text) => toBase64(seal(new TextEncoder().encode(text))),
    open(wire) {
      const bytes = fromBase64(wire);
      if (bytes === undefined) return wire;
      try {
        return new TextDecoder('utf-8', { fatal: true }).decode(open(bytes));
      } catch {
        // Written before the cipher was switched on, or with another key: nothing is lost by showing it.
        return wire;
      }
    },
  };
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

function fromBase64(text: string): Uint8Array | undefined {
  if (text === '' || text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined;
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

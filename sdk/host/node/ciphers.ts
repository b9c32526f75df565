// The ciphers the wire asks for, on Node (spec §5); encoding, not protection.
import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { OfficeError } from '../../errors.ts';
import type { Ciphers } from '../port.ts';

const keyBytes = { 'aes-256-gcm': 32, 'aes-128-ecb': 16, 'aes-128-cbc': 16 } as const;
const nonceBytes = 12;

/** All three ciphers and MD5. A legacy CBC server takes the key as its vector too, the spec naming no other. */
export const nodeCiphers: Ciphers = {
  md5: async (text) => createHash('md5').update(text, 'utf8').digest('hex').toUpperCase(),
  async encrypt(cipher, keyBase64, text) {
    const key = Buffer.from(keyBase64, 'base64');
    if (key.byteLength !== keyBytes[cipher])
      throw new OfficeError('authenticationException', { params: { detail: `key of ${cipher}` } });
    if (cipher === 'aes-256-gcm') {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce);
      return Buffer.concat([
        nonce,
        sealing.update(text, 'utf8'),
        sealing.final(),
        sealing.getAuthTag(),
      ]).toString('base64');
    }
    const legacy = createCipheriv(cipher, key, cipher === 'aes-128-cbc' ? key : null);
    return Buffer.concat([legacy.update(text, 'utf8'), legacy.final()]).toString('base64');
  },
};

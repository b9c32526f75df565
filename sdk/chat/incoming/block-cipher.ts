// The AES modes that servers of the field use for message text (spec §9 «Message and login encryption keys»).
import { cbc, ecb, gcm } from '@noble/ciphers/aes.js';
import type { Variant } from '#variants/index.ts';

type CipherName = NonNullable<Variant['messageCipher']>['name'];
const nonceBytes = 12;

/** Seals and opens bytes. */
export type BlockCipher = { seal(clear: Uint8Array): Uint8Array; open(sealed: Uint8Array): Uint8Array };

/** The cipher of a name with a key of the right length. */
export function blockCipher(
  name: CipherName,
  key: Uint8Array,
  randomBytes: (count: number) => Uint8Array,
): BlockCipher {
  if (name === 'aes-256-gcm')
    return {
      seal(clear) {
        const nonce = randomBytes(nonceBytes);
        const sealed = gcm(key, nonce).encrypt(clear);
        const joined = new Uint8Array(nonce.length + sealed.length);
        joined.set(nonce);
        joined.set(sealed, nonce.length);
        return joined;
      },
      open: (sealed) => gcm(key, sealed.subarray(0, nonceBytes)).decrypt(sealed.subarray(nonceBytes)),
    };
  // A legacy CBC server takes the key as its vector too, the spec naming no other.
  const legacy = () => (name === 'aes-128-cbc' ? cbc(key, key) : ecb(key));
  return { seal: (clear) => legacy().encrypt(clear), open: (sealed) => legacy().decrypt(sealed) };
}

// Encodes credentials the way the wire asks for (spec §5). This is encoding, not protection: TLS or loopback protects.
import * as z from 'zod/mini';
import { credentials, type Credentials } from '../contract/user-centre.ts';
import { OfficeError } from '../errors.ts';
import type { Ciphers } from '../host/port.ts';
import type { Variant } from '#variants/index.ts';

/** What the sign-in call is encrypted with. */
export type LoginKey = { keyId: string; cipher: Variant['loginCipher']['name']; key: string };

/**
 * The key of the sign-in call. The variant names cipher and, for its own key, an environment variable; otherwise
 * the office publishes the key, but never another cipher: a server cannot talk a client down to a weaker one.
 * @throws OfficeError `keyMissing` where this device lacks the variant's own key, `interfaceException` where the
 *   office publishes none that fits
 */
export function chooseLoginKey(
  wanted: Variant['loginCipher'],
  published: { keyId: string; cipher: string; key: string } | undefined,
  variable: (name: string) => string | undefined,
): LoginKey {
  if (wanted.keyVariable !== null) {
    const key = variable(wanted.keyVariable) ?? '';
    if (key === '') throw new OfficeError('keyMissing', { params: { name: wanted.keyVariable } });
    return { keyId: wanted.keyVariable, cipher: wanted.name, key };
  }
  if (published === undefined || published.cipher !== wanted.name)
    throw new OfficeError('interfaceException', { where: 'userCentre.getConfig: loginCrypto' });
  return { keyId: published.keyId, cipher: wanted.name, key: published.key };
}

/** The input of the user centre's sign-in call. @throws OfficeError `keyMissing` where key and cipher do not fit. */
export async function sealCredentials(
  ciphers: Ciphers,
  loginKey: LoginKey,
  given: Credentials,
): Promise<{ keyId: string; encrypted: string }> {
  const clear = JSON.stringify(z.encode(credentials, given));
  try {
    return { keyId: loginKey.keyId, encrypted: await ciphers.encrypt(loginKey.cipher, loginKey.key, clear) };
  } catch (error) {
    throw new OfficeError('keyMissing', { params: { name: loginKey.keyId } }, error);
  }
}

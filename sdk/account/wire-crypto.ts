// Encodes credentials the way the wire asks for (spec §5). This is encoding, not protection: TLS or loopback protects.
import * as z from 'zod/mini';
import { passwordChange, type PasswordChange } from '../contract/password.ts';
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

async function sealText(
  ciphers: Ciphers,
  loginKey: LoginKey,
  clear: unknown,
): Promise<{ keyId: string; encrypted: string }> {
  const text = JSON.stringify(clear);
  try {
    return { keyId: loginKey.keyId, encrypted: await ciphers.encrypt(loginKey.cipher, loginKey.key, text) };
  } catch (error) {
    throw new OfficeError('keyMissing', { params: { name: loginKey.keyId } }, error);
  }
}

/** The input of the user centre's sign-in call. @throws OfficeError `keyMissing` where key and cipher do not fit. */
export function sealCredentials(ciphers: Ciphers, loginKey: LoginKey, given: Credentials) {
  return sealText(ciphers, loginKey, z.encode(credentials, given));
}

/** The input of either service's change of password. @throws OfficeError `keyMissing` as above. */
export function sealPasswordChange(ciphers: Ciphers, loginKey: LoginKey, given: PasswordChange) {
  return sealText(ciphers, loginKey, z.encode(passwordChange, given));
}

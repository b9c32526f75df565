// Makes and checks the stored form of a lock password: salted scrypt, never the password itself (decisions §4).
import { hexText } from '../base/hex-text.ts';

const cost = 15;
const blockSize = 8;

async function digest(password: string, salt: string): Promise<string> {
  // A fifth of a second of work, and only for who locks: loaded when it is asked for.
  const { scryptAsync } = await import('@noble/hashes/scrypt.js');
  const bytes = await scryptAsync(password.normalize('NFKC'), salt, {
    N: 2 ** cost,
    r: blockSize,
    p: 1,
    dkLen: 32,
  });
  return hexText(bytes);
}

/** The stored form. @param salt unpredictable text, another one each time */
export async function makeVerifier(password: string, salt: string): Promise<string> {
  return ['scrypt', cost, blockSize, salt, await digest(password, salt)].join('$');
}

/** Whether the password is the one; a form of another make is never opened. */
export async function verifies(password: string, verifier: string): Promise<boolean> {
  const [name, n, r, salt = '', hash = ''] = verifier.split('$');
  if (name !== 'scrypt' || Number(n) !== cost || Number(r) !== blockSize || salt === '') return false;
  const found = await digest(password, salt);
  let difference = found.length ^ hash.length;
  for (let at = 0; at < found.length; at += 1)
    difference |= (found.codePointAt(at) ?? 0) ^ (hash.codePointAt(at) ?? 0);
  return difference === 0;
}

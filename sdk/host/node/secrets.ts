// Keeps small secrets at rest: AES-256-GCM, the key in another folder than the data (protocol decision 19).
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { OfficeError } from '../../errors.ts';
import type { SecretStore } from '../port.ts';
import { createPrivateFile, readPrivateFile, removePrivateFile, writePrivateFile } from './private-file.ts';

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * One file per secret, so that processes that store different ones do not undo each other. The name is part of
 * what is authenticated: a file put in another's place does not open.
 * @param report is told of a secret that cannot be opened; it then counts as missing, and the person signs in again
 */
export function createSecretStore(
  folder: string,
  keyFile: string,
  report: (error: OfficeError) => void,
): SecretStore {
  let key: Buffer | undefined;
  const theKey = (): Buffer => {
    key ??= readPrivateFile(keyFile) ?? createPrivateFile(keyFile, randomBytes(keyBytes));
    if (key.byteLength !== keyBytes) throw new Error(`the key of the secrets has ${key.byteLength} bytes`);
    return key;
  };
  const fileOf = (name: string): string =>
    join(folder, `${createHash('sha256').update(name).digest('hex').slice(0, 32)}.secret`);

  function open(name: string, sealed: Buffer): string {
    const decipher = createDecipheriv(cipher, theKey(), sealed.subarray(0, nonceBytes));
    decipher.setAAD(Buffer.from(name));
    decipher.setAuthTag(sealed.subarray(-tagBytes));
    return (
      decipher.update(sealed.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
    );
  }

  return {
    async get(name) {
      const sealed = readPrivateFile(fileOf(name));
      if (sealed === undefined) return undefined;
      try {
        return open(name, sealed);
      } catch (error) {
        report(
          new OfficeError('unexpected', { params: { detail: 'a stored secret cannot be opened' } }, error),
        );
        return undefined;
      }
    },
    async set(name, value) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, theKey(), nonce);
      sealing.setAAD(Buffer.from(name));
      const sealed = [nonce, sealing.update(value, 'utf8'), sealing.final(), sealing.getAuthTag()];
      writePrivateFile(fileOf(name), Buffer.concat(sealed));
    },
    async remove(name) {
      removePrivateFile(fileOf(name));
    },
  };
}

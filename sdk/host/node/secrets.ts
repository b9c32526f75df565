// Keeps small secrets at rest: AES-256-GCM, the key in another folder than the data (protocol decision 19).
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { OfficeError } from '../../errors.ts';
import { filePart, longestFilePart } from '../file-part.ts';
import type { SecretStore } from '../port.ts';
import { createPrivateFile, readPrivateFile, removePrivateFile, writePrivateFile } from './private-file.ts';

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
/** The note's length stands first, in four bytes. */
const headBytes = 4;

/** Names are told apart by themselves; only one that is too long for a file's name needs a digest. */
function fileName(name: string): string {
  const part = filePart(name);
  return part.length < longestFilePart
    ? `${part}.secret`
    : `${createHash('sha256').update(name).digest('hex').slice(0, 32)}.secret`;
}

/** A file taken apart: what is noted in the open, and what is sealed. A file that is cut short has neither. */
function partsOf(contents: Buffer): { note: Buffer; sealed: Buffer } {
  const end = contents.byteLength < headBytes ? Infinity : headBytes + contents.readUInt32BE(0);
  return end > contents.byteLength
    ? { note: Buffer.alloc(0), sealed: Buffer.alloc(0) }
    : { note: contents.subarray(headBytes, end), sealed: contents.subarray(end) };
}

/**
 * One file per secret, so that processes that store different ones do not undo each other. The name and the note are
 * part of what is authenticated: a file put in another's place, or one whose note was changed, does not open.
 * @param given the key, or the file that holds it
 * @param report is told of a secret that cannot be opened; it then counts as missing, and the person signs in again
 */
export function createSecretStore(
  folder: string,
  given: string | Uint8Array,
  report: (error: OfficeError) => void,
): SecretStore {
  let key: Buffer | undefined;
  const theKey = (): Buffer => {
    key ??=
      typeof given === 'string'
        ? (readPrivateFile(given) ?? createPrivateFile(given, randomBytes(keyBytes)))
        : Buffer.from(given);
    if (key.byteLength !== keyBytes) throw new Error(`the key of the secrets has ${key.byteLength} bytes`);
    return key;
  };
  const fileOf = (name: string): string => join(folder, fileName(name));
  const authenticated = (name: string, note: Buffer): Buffer =>
    Buffer.concat([Buffer.from(`${name}\0`), note]);

  function open(name: string, contents: Buffer): string {
    const { note, sealed } = partsOf(contents);
    const decipher = createDecipheriv(cipher, theKey(), sealed.subarray(0, nonceBytes));
    decipher.setAAD(authenticated(name, note));
    decipher.setAuthTag(sealed.subarray(-tagBytes));
    return (
      decipher.update(sealed.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
    );
  }

  return {
    async get(name) {
      const contents = readPrivateFile(fileOf(name));
      if (contents === undefined) return undefined;
      try {
        return open(name, contents);
      } catch (error) {
        report(
          new OfficeError('unexpected', { params: { detail: 'a stored secret cannot be opened' } }, error),
        );
        return undefined;
      }
    },
    async note(name) {
      const contents = readPrivateFile(fileOf(name));
      const note = contents === undefined ? '' : partsOf(contents).note.toString('utf8');
      return note === '' ? undefined : note;
    },
    async set(name, value, note = '') {
      const noted = Buffer.from(note);
      const head = Buffer.alloc(headBytes);
      head.writeUInt32BE(noted.byteLength);
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, theKey(), nonce);
      sealing.setAAD(authenticated(name, noted));
      const sealed = [nonce, sealing.update(value, 'utf8'), sealing.final(), sealing.getAuthTag()];
      writePrivateFile(fileOf(name), Buffer.concat([head, noted, ...sealed]));
    },
    async remove(name) {
      removePrivateFile(fileOf(name));
    },
  };
}

// Keeps the key of this program's secrets in the system's keychain, through Electron (protocol decision 19).
import { randomBytes } from 'node:crypto';
import { safeStorage } from 'electron';
import { createPrivateFile, readPrivateFile } from '#sdk/host/node/private-file.ts';

const keyBytes = 32;
/** Where Linux has no keychain, Electron's «basic text» only pretends to be one. */
const pretended: readonly string[] = ['basic_text', 'unknown'];

function hasKeychain(platform: string): boolean {
  if (!safeStorage.isEncryptionAvailable()) return false;
  return platform !== 'linux' || !pretended.includes(safeStorage.getSelectedStorageBackend());
}

/**
 * The key, made at first start and sealed by the system's keychain in a file of mode 0600. Without a keychain:
 * undefined, and secrets are kept as the command line keeps them.
 */
export function desktopSecretsKey(file: string, platform: string = process.platform): Uint8Array | undefined {
  if (!hasKeychain(platform)) return undefined;
  const sealed =
    readPrivateFile(file) ??
    createPrivateFile(file, safeStorage.encryptString(randomBytes(keyBytes).toString('base64')));
  return Buffer.from(safeStorage.decryptString(sealed), 'base64');
}

// Keeps the key of this program's secrets in the system's keychain, through Electron (protocol decision 19).
import { randomBytes } from 'node:crypto';
import { safeStorage } from 'electron';
import { createPrivateFile, readPrivateFile, writePrivateFile } from '#sdk/host/node/private-file.ts';

const keyBytes = 32;
/** Where Linux has no keychain, Electron's «basic text» only pretends to be one. */
const pretended: readonly string[] = ['basic_text', 'unknown'];

async function hasKeychain(platform: string): Promise<boolean> {
  if (!(await safeStorage.isAsyncEncryptionAvailable())) return false;
  return platform !== 'linux' || !pretended.includes(safeStorage.getSelectedStorageBackend());
}

/**
 * The key, made at first start and sealed by the system's keychain in a file of mode 0600. Without a keychain:
 * undefined, and secrets are kept as the command line keeps them.
 */
export async function desktopSecretsKey(
  file: string,
  platform: string = process.platform,
): Promise<Uint8Array | undefined> {
  if (!(await hasKeychain(platform))) return undefined;
  const seal = (text: string): Promise<Buffer> => safeStorage.encryptStringAsync(text);
  const sealed =
    readPrivateFile(file) ?? createPrivateFile(file, await seal(randomBytes(keyBytes).toString('base64')));
  const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(sealed);
  // The keychain has a newer key of its own: what the old one sealed is sealed again.
  if (shouldReEncrypt) writePrivateFile(file, await seal(result));
  return Buffer.from(result, 'base64');
}

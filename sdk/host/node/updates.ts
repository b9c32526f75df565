// Packages of new versions on Node: checked by Ed25519, written beside their place, renamed when they are whole, handed to the system.
import { createPublicKey, randomUUID, verify as verifySignature } from 'node:crypto';
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PackageFile, UpdateHost } from '../update-port.ts';

/** What stands before the 32 bytes of an Ed25519 key in a SubjectPublicKeyInfo (RFC 8410). */
const keyHead = Buffer.from('302a300506032b6570032100', 'hex');
const nameForm = /^[\w][\w.+-]{0,120}$/u;

/** What a program that was killed left half is nobody's after this time, in ms; until then another one may be writing it. */
const abandonedMs = 86_400_000;

async function dropAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^\.[\da-f-]{36}\.part$/u.test(name)) continue;
    const written = await stat(join(folder, name)).catch(() => undefined);
    if (written !== undefined && Date.now() - written.mtimeMs > abandonedMs)
      await rm(join(folder, name), { force: true });
  }
}

async function begin(folder: string, version: string, given: string): Promise<PackageFile> {
  const name = nameForm.test(given) ? given : `tangram-${version}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await dropAbandoned(folder);
  const part = join(folder, `.${randomUUID()}.part`);
  const file = await open(part, 'wx', 0o600);
  return {
    async write(chunk) {
      await file.writeFile(chunk);
    },
    async keep() {
      await file.sync();
      await file.close();
      const place = join(folder, basename(name));
      if (name.endsWith('.AppImage')) await chmod(part, 0o700);
      await rename(part, place);
      return place;
    },
    async drop() {
      await file.close().catch(() => undefined);
      await rm(part, { force: true });
    },
  };
}

/** How each system opens a file; an AppImage is the program itself. */
function opener(place: string, platform: NodeJS.Platform): readonly [string, readonly string[]] {
  if (platform === 'darwin') return ['open', [place]];
  if (platform === 'win32' || place.endsWith('.AppImage')) return [place, []];
  return ['xdg-open', [place]];
}

/** Updates of the program on this machine; packages lie in a folder. */
export function createUpdateHost(folder: string): UpdateHost {
  return {
    platform: process.platform,
    arch: process.arch,
    async verify(key, text, signature) {
      try {
        const der = Buffer.concat([keyHead, Buffer.from(key, 'base64')]);
        const known = createPublicKey({ key: der, format: 'der', type: 'spki' });
        return verifySignature(null, Buffer.from(text), known, Buffer.from(signature, 'base64'));
      } catch {
        return false;
      }
    },
    begin: (version, name) => begin(folder, version, name),
    async open(place) {
      const [program, words] = opener(place, process.platform);
      // Loaded only then: every command would wait for it.
      const { spawn } = await import('node:child_process');
      const child = spawn(program, words, { detached: true, stdio: 'ignore' });
      await new Promise<void>((resolve, reject) => {
        child.once('spawn', resolve);
        child.once('error', reject);
      });
      child.unref();
    },
  };
}

// A process that fetches a new version of itself and is killed at a chosen step: between two pieces, in the middle of one, around the rename.
import promises from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** What it fetches, where it is kept, and at which step it ends; without one it does all of it. */
export type UpdateArgument = {
  address: string;
  folder: string;
  version: string;
  size: number;
  sha256: string;
  killAt?: number | undefined;
};
/** What it tells when it has ended by itself: how many steps there were, and where the package is. */
export type UpdateTold = { steps: number; place: string };

const { address, folder, version, size, sha256, killAt } = JSON.parse(
  process.argv[2] ?? '',
) as UpdateArgument;
process.on('disconnect', () => process.exit(0));
let steps = 0;
function step(): void {
  if (steps === killAt) process.kill(process.pid, 'SIGKILL');
  steps += 1;
}
const { rename } = promises;
promises.rename = async (...given) => {
  step();
  await rename(...given);
  step();
};
syncBuiltinESMExports();

// The host takes the rename that counts only if it is loaded after it was put there.
const { createUpdateHost } = await import('#sdk/host/node/updates.ts');
const { fetchPackage } = await import('#sdk/update/fetch-package.ts');
const host = createUpdateHost(folder);
const place = await fetchPackage(
  { version, size, sha256, addresses: [address], contents: '', forced: false, signature: '' },
  {
    async http({ url, sink }) {
      const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
      const answer = { status: 200, text: '', headers: { get: () => null } };
      for (let at = 0; at < bytes.length; at += 4_096) await sink?.(bytes.subarray(at, at + 4_096), answer);
      return answer;
    },
    hash: () => {
      const hash = createHash('sha256');
      return { add: (bytes: Uint8Array) => void hash.update(bytes), hex: () => hash.digest('hex') } as never;
    },
    updates: {
      ...host,
      async begin(...given) {
        const file = await host.begin(...given);
        return {
          ...file,
          async write(chunk) {
            step();
            await file.write(chunk.subarray(0, chunk.length / 2));
            step();
            await file.write(chunk.subarray(chunk.length / 2));
          },
        };
      },
    },
  },
  new AbortController().signal,
  () => undefined,
);
process.send?.({ steps, place } satisfies UpdateTold);
process.disconnect?.();

// A process that takes or restores a backup and is killed at a chosen change of the disk: before it, or in the middle of it.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { copyOffice, databaseName, openStanding, sealBackup } from '#fixtures/keeping/backup.ts';
import { restoreOffice } from '#fixtures/keeping/restore.ts';

/** What it does, and at which change it ends; without one it does all of it. */
export type KeepingArgument = {
  act: 'backup' | 'restore';
  dataDir: string;
  /** The backup's folder. */
  folder: string;
  killAt?: { change: number; within: boolean } | undefined;
};
/** What it tells when it has ended by itself: every change it made, by name. */
export type KeepingTold = { is: 'done'; changes: string[] };

const argument = JSON.parse(process.argv[2] ?? '{}') as KeepingArgument;
const { act, dataDir, folder, killAt } = argument;
process.on('disconnect', () => process.exit(0));
const changes: string[] = [];
const end = (): void => void process.kill(process.pid, 'SIGKILL');

/** What a change has done when it is broken off in the middle. */
const halves: Readonly<Record<string, (...given: never[]) => void>> = {
  copyFile: (from: string, to: string) => writeHalf(to, readFileSync(from)),
  writeFile: (to: string, text: string) => writeHalf(to, Buffer.from(text)),
  rm: (path: string) => {
    const [first] = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(path) : [];
    if (first !== undefined) rmSync(join(path, first), { recursive: true });
  },
};
const writeHalf = (to: string, bytes: Buffer): void => writeFileSync(to, bytes.subarray(0, bytes.length / 2));

/** Counts a change; ends here where it is the one. */
function changed(name: string, half?: () => void): void {
  changes.push(name);
  if (changes.length - 1 !== killAt?.change) return;
  if (killAt.within) half?.();
  end();
}

const calls = promises as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
for (const name of ['chmod', 'copyFile', 'mkdir', 'rename', 'rm', 'rmdir', 'writeFile']) {
  const real = calls[name];
  calls[name] = async (...given) => {
    changed(name, () => halves[name]?.(...(given as never[])));
    return real?.(...given);
  };
}
syncBuiltinESMExports();

if (act === 'restore') await restoreOffice(folder, dataDir, { mayReplace: true, now: 0 });
else {
  const database = openStanding(join(dataDir, databaseName));
  try {
    await copyOffice({ database, dataDir, target: folder }, () => changed('pages'));
  } finally {
    database.close();
  }
  await sealBackup(folder, 1);
}
// The end is a point like the others.
changed('end');
const told: KeepingTold = { is: 'done', changes };
process.send?.(told);
process.disconnect();

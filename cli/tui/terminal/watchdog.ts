// The launcher that stays beside the client: told what would give the terminal back, and missed when it is gone.
import { fstatSync, writeSync } from 'node:fs';

/** Open on a file without a name, which both processes hold (`cli/bin/keep-terminal.sh`). */
const recordDescriptor = 3;
/** Longer than anything that has to be undone; what is left is filled with bytes the watchdog leaves out. */
const recordLength = 512;
/** How soon a watchdog that was killed is missed. */
const lookEveryMs = 1_000;

/** Tells a watchdog, and ends with it. */
export type Watchdog = {
  /** What has to be written to undo what is switched now; empty when nothing is. */
  record(undo: string): void;
  dispose(): void;
};

function isRecord(): boolean {
  try {
    return fstatSync(recordDescriptor).isFile();
  } catch {
    return false;
  }
}

/**
 * The watchdog of this process, undefined where it was started without one. Its variable is taken out of the
 * environment: what the client starts has none.
 * @param onGone called once when the watchdog ended before this process: the terminal is the shell's by then
 */
export function watchdogOf(environment: NodeJS.ProcessEnv, onGone: () => void): Watchdog | undefined {
  const pid = Number(environment['TANGRAM_TERMINAL_KEEPER']);
  delete environment['TANGRAM_TERMINAL_KEEPER'];
  if (pid !== process.ppid || !isRecord()) return undefined;
  const looking = setInterval(() => {
    if (process.ppid === pid) return;
    clearInterval(looking);
    onGone();
  }, lookEveryMs);
  looking.unref();
  return {
    record(undo) {
      const bytes = Buffer.alloc(recordLength);
      bytes.write(undo);
      // In one piece and at a place: a kill leaves the one before or this one, and the watchdog reads from the start.
      writeSync(recordDescriptor, bytes, 0, recordLength, 0);
    },
    dispose: () => clearInterval(looking),
  };
}

// The program: runs the command line, ends with its exit code.
import { processParts } from './context/process-parts.ts';
import { exitCodes } from './exit-codes.ts';
import { endUncaught, run } from './run.ts';

let found: string | undefined;
/** Words of the command that runs, once it is known. */
export const command = (): string | undefined => found;

async function start(): Promise<void> {
  const parts = { ...processParts(), commandFound: (words: string) => void (found = words) };
  const argv = process.argv.slice(2);
  let isEnding = false;
  process.on('uncaughtException', (thrown, origin) => {
    // What else goes wrong while the first fault is told must not end the program before it is.
    if (isEnding) return;
    isEnding = true;
    void endUncaught(argv, parts, origin, thrown).then(
      (code) => process.exit(code),
      () => process.exit(exitCodes.bug),
    );
  });
  // Everything is closed and written by now; taking the engine down in order would only take longer.
  process.exit(await run(argv, parts));
}

void start();

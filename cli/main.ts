// The program: runs the command line, ends with its exit code.
import { processParts } from './context/process-parts.ts';
import { endUncaught, run } from './run.ts';

let found: string | undefined;
/** Words of the command that runs, once it is known. */
export const command = (): string | undefined => found;

async function start(): Promise<void> {
  const parts = { ...processParts(), commandFound: (words: string) => void (found = words) };
  const argv = process.argv.slice(2);
  process.once('uncaughtException', (thrown, origin) => {
    void endUncaught(argv, parts, origin, thrown).then((code) => process.exit(code));
  });
  // Everything is closed and written by now; taking the engine down in order would only take longer.
  process.exit(await run(argv, parts));
}

void start();

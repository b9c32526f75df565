// The program: keeps compiled code between runs, runs the command line, ends with its exit code.
import { enableCompileCache } from 'node:module';

/** Loaded after the cache is on, so that it serves everything but this file. */
async function start(): Promise<void> {
  const [{ endUncaught, run }, { processParts }] = await Promise.all([
    import('./run.ts'),
    import('./context/process-parts.ts'),
  ]);
  const parts = processParts();
  const argv = process.argv.slice(2);
  process.once('uncaughtException', (thrown, origin) => {
    void endUncaught(argv, parts, origin, thrown).then((code) => process.exit(code));
  });
  process.exitCode = await run(argv, parts);
  parts.end();
}

enableCompileCache();
void start();

// Begins what takes time before any other script of the page is evaluated: it is the first thing the page imports.
import { servedBuild } from './served-build.ts';
import { startWorker } from './start-worker.ts';

/** The worker, and the question which build the office wants. */
export const begun = { worker: startWorker(), build: servedBuild() };

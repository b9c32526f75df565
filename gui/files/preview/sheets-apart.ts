// Has a workbook read in a thread of its own, and gives it up when that takes too long.
import type { ZipProblem } from './check-zip.ts';
import type { SheetTable } from './read-sheet.ts';

/** Nobody waits longer for a table; one that takes so long is broken or hostile. */
const readWithinMs = 20_000;

/** What came of it. */
export type ReadSheets = { readonly sheets: readonly SheetTable[] } | { readonly problem: ZipProblem };

/** See `readSheets`. */
export async function readSheetsApart(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<ReadSheets> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    type: 'module',
    name: 'sheets',
  });
  const { promise, resolve } = Promise.withResolvers<ReadSheets>();
  const broken = (): void => resolve({ problem: 'damaged' });
  worker.addEventListener('message', ({ data }: MessageEvent<ReadSheets>) => resolve(data));
  worker.addEventListener('error', broken);
  worker.addEventListener('messageerror', broken);
  const timer = setTimeout(broken, readWithinMs);
  worker.postMessage({ bytes, name }, []);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

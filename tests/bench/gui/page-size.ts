// Weighs what a page has loaded, compressed as a server would send it, and the least such a page can be.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { root } from '../run/built.ts';

const weigh = (path: string): number => gzipSync(readFileSync(path)).length / 1000;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Script and style the page itself has asked for so far, and the script of its workers, in kB compressed. */
export async function sizeOf(page: Page): Promise<{ script: number; style: number; worker: number }> {
  const workers = new Set(page.workers().map((worker) => new URL(worker.url()).pathname));
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
  );
  const loaded = [...new Set(asked)].filter((path) => path.startsWith('/assets/'));
  const of = (ending: string, isWorker = false): number =>
    sum(
      loaded
        .filter((path) => path.endsWith(ending) && workers.has(path) === isWorker)
        .map((path) => weigh(join(root, 'dist', 'gui', path))),
    );
  const script = of('.js');
  if (script === 0) throw new Error('the page has loaded no script');
  return {
    script,
    style: of('.css'),
    worker: sum([...workers].map((path) => weigh(join(root, 'dist', 'gui', path)))),
  };
}

/** Script of a page that holds nothing but React and its router, in kB compressed; built now, by the same builder. */
export async function reactAlone(outDir: string): Promise<number> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('react-alone/', import.meta.url)),
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2024', modulePreload: { polyfill: false } },
  });
  const assets = join(outDir, 'assets');
  return sum(
    readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => weigh(join(assets, name))),
  );
}

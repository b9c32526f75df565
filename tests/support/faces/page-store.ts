// Reads the store of a page out of the browser's private file system, while its worker has it open.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { fileLines } from './store-digest.ts';

/** What SQLite's pool writes before a file's content: its name, padded, and what it is. In bytes. */
const poolHead = 4_096;
const longestPath = 512;

/** Every file of the page's private file system. */
async function privateFiles(page: Page): Promise<Buffer[]> {
  const contents = await page.evaluate(async () => {
    const found: string[] = [];
    const walk = async (folder: FileSystemDirectoryHandle): Promise<void> => {
      for await (const entry of folder.values()) {
        if (entry.kind === 'directory') await walk(entry as FileSystemDirectoryHandle);
        else {
          const bytes = new Uint8Array(await (await (entry as FileSystemFileHandle).getFile()).arrayBuffer());
          // Chromium has it, the types do not yet.
          found.push((bytes as unknown as { toBase64(): string }).toBase64());
        }
      }
    };
    await walk(await navigator.storage.getDirectory());
    return found;
  });
  return contents.map((content) => Buffer.from(content, 'base64'));
}

/** Everything a page has written down: its files, and what it keeps by name. */
export async function pageBytes(page: Page): Promise<Buffer[]> {
  const named = await page.evaluate(async () => {
    const kept = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const { name } of await indexedDB.databases()) kept.push(name ?? '');
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) kept.push(url);
    return kept;
  });
  return [...(await privateFiles(page)), ...named.map((text) => Buffer.from(text))];
}

/** Files of the pool with a name. */
async function poolFiles(page: Page): Promise<Map<string, Buffer>> {
  return new Map(
    (await privateFiles(page)).flatMap((bytes) => {
      const end = bytes.subarray(0, longestPath).indexOf(0);
      const name = bytes.subarray(0, Math.max(0, end)).toString('utf8');
      return name.startsWith('/store-') ? [[name, bytes.subarray(poolHead)] as const] : [];
    }),
  );
}

/** The lines of the page's store, its newest file. */
export async function pageLines(page: Page): Promise<string[]> {
  const files = await poolFiles(page);
  const newest = [...files.keys()]
    .filter((name) => name.endsWith('.sqlite'))
    .toSorted()
    .at(-1);
  if (newest === undefined) throw new Error('the page has no store');
  const folder = mkdtempSync(join(tmpdir(), 'tangram-page-'));
  try {
    const path = join(folder, 'store.sqlite');
    writeFileSync(path, files.get(newest) ?? '');
    const log = files.get(`${newest}-wal`);
    if (log !== undefined) writeFileSync(`${path}-wal`, log);
    return fileLines(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

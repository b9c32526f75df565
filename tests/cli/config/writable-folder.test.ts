// Proves that a folder is kept for cached files only where files can be written in it.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writableFolder } from '../../../cli/config/writable-folder.ts';

test('a folder that is not there yet is made, and left empty', async () => {
  const home = mkdtempSync(join(tmpdir(), 'tangram-folder-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const folder = join(home, 'a', 'b');
  expect(await writableFolder(`${folder}/../b`)).toBe(folder);
  expect(readdirSync(folder)).toEqual([]);
  expect(await writableFolder('')).toBe('');
});

test('where nothing can be written, that is said with the folder', async () => {
  const home = mkdtempSync(join(tmpdir(), 'tangram-folder-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  // A file in its way stops everybody, whatever their rights.
  writeFileSync(join(home, 'file'), '');
  await expect(writableFolder(join(home, 'file'))).rejects.toMatchObject({
    data: { code: 'cachePermission', params: { path: join(home, 'file') } },
  });
});

// Proves that a folder is written as a ZIP file that other programs read, piece by piece and one file after the other.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { expect, test } from 'vitest';
import { writeZip, type ZipEntry } from '#sdk/transfers/zip.ts';

/** What Python's own reader finds: it checks every digest, and tells names as they are written. */
const reader = `
import json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
bad = archive.testzip()
print(json.dumps({"bad": bad, "files": [[one.filename, one.file_size, one.flag_bits >> 11 & 1, one.extract_version,
  list(one.date_time)[:3], archive.read(one)[:20].decode("utf-8", "replace")] for one in archive.infolist()]}))
`;
const hasPython = execaSync('python3', ['--version'], { reject: false }).exitCode === 0;
if (!hasPython) console.warn('SKIPPED: no python3 here to read ZIP files with');

function memory() {
  const pieces: Uint8Array[] = [];
  return {
    pieces,
    write: async (piece: Uint8Array<ArrayBuffer>): Promise<void> => void pieces.push(piece.slice()),
    close: async (): Promise<void> => undefined,
  };
}
const entry = (path: string, content: string | Blob, modified = 0): ZipEntry => ({
  path,
  size: new Blob([content]).size,
  modified,
  stream: async () => new Blob([content]).stream(),
});

test.skipIf(!hasPython)(
  'names in Chinese, empty files and folders, and old times are what another program reads',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tangram-zip-'));
    try {
      const out = memory();
      const modified = new Date(2026, 4, 6, 7, 8, 10).getTime();
      const entries = [
        entry('资料/深/一.txt', '内容', modified),
        entry('资料/空', ''),
        entry('资料/long.txt', 'x'.repeat(300_000), modified),
        { ...entry('资料/无', '', modified), isFolder: true as const },
      ];
      const size = await writeZip(entries, out, 1_000_000);
      const place = join(folder, 'a.zip');
      writeFileSync(place, Buffer.concat(out.pieces));
      expect(readFileSync(place).byteLength).toBe(size);
      const { stdout } = execaSync('python3', ['-c', reader, place]);
      expect(JSON.parse(stdout)).toEqual({
        bad: null,
        files: [
          ['资料/深/一.txt', 6, 1, 20, [2026, 5, 6], '内容'],
          ['资料/空', 0, 1, 20, [1980, 1, 2], ''],
          ['资料/long.txt', 300_000, 1, 20, [2026, 5, 6], 'x'.repeat(20)],
          ['资料/无/', 0, 1, 20, [2026, 5, 6], ''],
        ],
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

test('it goes out in pieces, asks for a file when it is its turn, and gives up beyond what it may take', async () => {
  const out = memory();
  const written: number[] = [];
  const noise = (): Blob => new Blob([crypto.getRandomValues(new Uint8Array(65_536)), 'y'.repeat(2_000_000)]);
  const content = noise();
  const entries = Array.from({ length: 3 }, (_, at): ZipEntry => ({
    path: `f/${at}`,
    size: content.size,
    modified: 0,
    async stream() {
      written.push(out.pieces.reduce((sum, piece) => sum + piece.byteLength, 0));
      return content.stream();
    },
  }));
  const size = await writeZip(entries, out, 10_000_000);
  expect(size).toBeGreaterThan(3 * 65_536);
  // The second file is opened when the first is out already, the third when both are.
  expect(written[1]).toBeGreaterThan(65_536);
  expect(written[2]).toBeGreaterThan(2 * 65_536);
  expect(Math.max(...out.pieces.map((piece) => piece.byteLength))).toBeLessThan(content.size / 4);
  expect(await writeZip(entries, memory(), 100_000)).toBeUndefined();
  expect(await writeZip(entries, memory(), (size ?? 0) - 1)).toBeUndefined();
  expect(await writeZip(entries, memory(), size ?? 0)).toBe(size);
});

test('a file that cannot be read ends it with its own reason', async () => {
  const broken: ZipEntry = {
    path: 'f/x',
    size: 1,
    modified: 0,
    stream: () => Promise.reject(new Error('no permission')),
  };
  await expect(writeZip([entry('f/a', 'a'), broken], memory(), 1_000)).rejects.toThrow('no permission');
});

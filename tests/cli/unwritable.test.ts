// Proves that why a file cannot be written is said in words, in both languages.
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createTranslator, languages } from '#sdk/locales/index.ts';
import { unwritable } from '../../cli/unwritable.ts';

function refusal(path: string): unknown {
  try {
    writeFileSync(path, '');
  } catch (error) {
    return error;
  }
  throw new Error(`${path} was written`);
}

test.each([
  [join(tmpdir(), 'no-such-folder', 'a.md'), 'folderMissing'],
  [tmpdir(), 'fileIsFolder'],
  [join(tmpdir(), 'x'.repeat(400)), 'fileNameTooLong'],
] as const)('%s', (path, code) => {
  const error = unwritable(path, refusal(path), '--out');
  expect([error.code, error.kind, error.extras.param]).toEqual([code, 'refused', '--out']);
  for (const language of languages) {
    const key = `cli.errors.${error.code}` as const;
    const said = createTranslator(language).translateRef({ key, parameters: error.params });
    expect(said).toContain(path);
    expect(said).not.toMatch(/E[A-Z]{4,}/);
  }
});

test('what nobody has a word for says its code', () =>
  expect(unwritable('a.md', Object.assign(new Error('odd'), { code: 'EIO' })).params).toEqual({
    file: 'a.md',
    reason: 'EIO',
  }));

test.runIf(process.platform === 'linux')(
  'a full device at the end of a pipe is a full device, and no fault of the program',
  () => {
    const program = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
    const full = openSync('/dev/full', 'w');
    try {
      const run = (stderr: number | 'pipe') =>
        spawnSync(process.execPath, [program, 'version', '--json', '--lang', 'en'], {
          stdio: ['ignore', full, stderr],
          encoding: 'utf8',
        });
      const told = run('pipe');
      expect([told.status, JSON.parse(told.stderr)]).toMatchObject([1, { code: 'noSpaceLeft' }]);
      expect(run(full).status).toBe(1);
    } finally {
      closeSync(full);
    }
  },
);

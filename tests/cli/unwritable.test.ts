// Proves that why a file cannot be written is said in words, in both languages.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

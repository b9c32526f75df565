// `server export` and `server backup` beside somebody who holds the office's folder: it is named, not the place the copy goes to.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder } from '#fixtures/keeping/folder-lock.ts';
import { runCli } from './run-cli.ts';

test.each([
  ['export', (out: string) => ['export', '-o', `${out}.zip`]],
  ['backup', (out: string) => ['backup', out]],
])('%s says which folder is in use', async (_, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'tangram-held-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const data = join(folder, 'office');
  mkdirSync(data);
  writeFileSync(join(data, 'office.sqlite'), '');
  const lock = lockFolder(data);
  const said = await runCli(['server', ...words(join(folder, 'copy')), '--data', data, '--json']);
  lock.release();
  expect(JSON.parse(said.err)).toMatchObject({ code: 'dataFolderInUse', param: '--data' });
  expect(said.err).toContain(data);
  expect(said.err).not.toContain('copy');
});

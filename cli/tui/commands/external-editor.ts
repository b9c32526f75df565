// Edits a text in the person's own editor, in a private file that is gone afterwards.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OfficeError } from '#sdk/errors.ts';
import type { Environment } from '../../io.ts';

/**
 * `name` is the file's, by which editors know what is in it. Runs `$VISUAL`, `$EDITOR` or the system's usual editor on the text while the terminal is theirs.
 * @returns the text as it was saved, without the newline editors put at the end
 * @throws OfficeError `unexpected` where the editor cannot be started or ends with an error; the text is not changed
 */
export async function editOutside(
  text: string,
  environment: Environment,
  name = 'message.txt',
): Promise<string> {
  const editor =
    environment['VISUAL'] || environment['EDITOR'] || (process.platform === 'win32' ? 'notepad' : 'vi');
  const folder = await mkdtemp(join(tmpdir(), 'tangram-edit-'));
  const file = join(folder, name);
  try {
    await writeFile(file, text, { mode: 0o600 });
    await runEditor(editor, file);
    return (await readFile(file, 'utf8')).replace(/\r\n/g, '\n').replace(/\n$/, '');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** An editor may be named with its flags (`code --wait`), so a shell reads the words; the file is never one of them. */
function runEditor(editor: string, file: string): Promise<void> {
  const child =
    process.platform === 'win32'
      ? spawn(editor, [file], { stdio: 'inherit', shell: true })
      : spawn('/bin/sh', ['-c', `${editor} "$1"`, 'sh', file], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    const fail = (detail: string, cause?: unknown): void =>
      reject(new OfficeError('unexpected', { params: { detail } }, cause));
    child.once('error', (cause) => fail(`${editor}: ${cause.message}`, cause));
    child.once('exit', (code) => (code === 0 ? resolve() : fail(`${editor}: ${code}`)));
  });
}

// What one step of `npm run check` is, and how a program it needs is run.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a step found. `files` is how many files of ours it read: a step that read none has checked nothing. */
export type StepResult = { ok: boolean; files: number; output: string };

/** One step of the check: a name and the work. */
export type Step = { name: string; run: () => Promise<StepResult> };

/** What a program printed and how it ended. */
export type Ran = { code: number; stdout: string; stderr: string };

/** Runs a program of node_modules/.bin (or Node itself) in the project's folder, without a shell; `env` adds variables. */
export function runProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const isNode = program === 'node';
  const bin = join(root, 'node_modules', '.bin');
  return new Promise((resolve, reject) => {
    const child = spawn(isNode ? process.execPath : join(bin, program), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        ...env,
      },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, stderr }));
  });
}

// Shows long output in the person's pager (cli.md C12).
import { spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import type { Environment } from '../io.ts';

/** Quits by itself where all fits, keeps colours, searches without case, leaves the text on the screen. */
const usual = 'less -FIRX';

/** The command line of the pager; undefined where the person wants none. */
export function pagerOf(environment: Environment): string | undefined {
  const chosen = (environment['TANGRAM_PAGER'] ?? environment['PAGER'] ?? usual).trim();
  return chosen === '' || chosen === 'cat' ? undefined : chosen;
}

/** Whether a text fills more rows than the terminal has; long lines take several. */
export function isTallerThan(text: string, rows: number, columns: number): boolean {
  let used = 0;
  for (const line of text.trimEnd().split('\n')) {
    used += Math.max(1, Math.ceil(line.length / columns));
    if (used >= rows) return true;
  }
  return false;
}

/** Runs the pager over a text and waits for its end. @returns false where there is no such program */
function run(text: string, pager: string): boolean {
  // The shell says 127 where it finds no such command; Ctrl+C belongs to the pager while it runs.
  const ignore = (): void => undefined;
  process.on('SIGINT', ignore);
  const { status, signal, error } = spawnSync(pager, {
    shell: true,
    input: text,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  process.off('SIGINT', ignore);
  const isQuit = error !== undefined && 'errno' in error && error.errno === -constants.errno.EPIPE;
  return (error === undefined || isQuit) && (signal !== null || (status !== 127 && status !== 126));
}

/** Shows a text in the pager. @returns false where it fits the terminal as it is, or no pager is to be had */
export function showInPager(
  text: string,
  environment: Environment,
  { rows = 24, columns = 80 }: { rows?: number; columns?: number },
): boolean {
  const pager = pagerOf(environment);
  return pager !== undefined && isTallerThan(text, rows, columns) && run(text, pager);
}

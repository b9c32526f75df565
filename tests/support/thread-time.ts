// Reads the processor time of this thread or of another process: what work costs, whatever else the machine does meanwhile.
import { readFileSync } from 'node:fs';

/** Milliseconds of processor time this thread has used so far; the difference of two readings is what lay between. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Milliseconds one tick of the system's counts lasts: Linux has a hundred in a second. */
const tickMs = 10;

/** The same of another process with all its threads; undefined where the system does not tell. */
export function processTime(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in brackets, may have spaces; the fields behind it have not.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

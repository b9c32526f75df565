// Starts programs as users start them, waits for the line that says where they answer, and reads what they cost.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** A program that answers at an address. */
export type Program = {
  readonly pid: number;
  readonly url: string;
  /** Asks it to end, by its own id, and waits until it is gone. */
  end(): Promise<void>;
};

/** Starts a program and waits for its one line of JSON that names a `url`. @throws Error when it ends before */
export async function startProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Program> {
  const profiles = process.env['TANGRAM_BENCH_PROFILE'];
  const profiling = profiles === undefined ? {} : { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profiles}` };
  // What it says on standard error is for people at a terminal; it is shown only if it fails to start.
  const child = spawn(program, args, { env: { ...env, ...profiling }, stdio: ['ignore', 'pipe', 'pipe'] });
  // Whatever ends this process, the program must not stay behind.
  const takeAlong = (): void => void child.kill('SIGKILL');
  process.once('exit', takeAlong);
  child.once('exit', () => process.off('exit', takeAlong));
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const url = await new Promise<string>((resolve, reject) => {
    child.on('error', reject);
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}: ${complaint}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      resolve((JSON.parse(line) as { url: string }).url);
    });
  });
  return {
    pid: child.pid ?? 0,
    url,
    end: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** Resident memory of a process in MB (10⁶ bytes). @throws Error where the system does not say */
export function memoryOf(pid: number): number {
  const found = /^VmRSS:\s+(\d+) kB$/m.exec(readSystem(pid, 'status'));
  if (found === null) throw new Error(`no memory is told of process ${pid}`);
  return (Number(found[1]) * 1024) / 1e6;
}

/** Processor time a process has used so far, in ms, to the hundredth of a second. */
export function processorTimeOf(pid: number): number {
  // The second field is the program's name in brackets and may hold anything; the rest are numbers.
  const fields = readSystem(pid, 'stat').replace(/^.*\)/s, '').trim().split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function readSystem(pid: number, name: string): string {
  const path = `/proc/${pid}/${name}`;
  if (!existsSync(path)) throw new Error(`${path} is not there: this figure needs Linux`);
  return readFileSync(path, 'utf8');
}

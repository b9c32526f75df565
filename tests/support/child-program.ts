// A TypeScript file run as a process of its own, spoken to by messages, killed without a goodbye.
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How much of what a program wrote on standard error is kept for a failing drill. */
const keptErrorText = 4_000;
const keepsCompiled = new URL('kept-compiled.mjs', import.meta.url).href;

let compiled: string | undefined;
/** Where programs find what earlier ones have compiled; it goes with this process. */
function compiledFolder(): string {
  if (compiled === undefined) {
    const folder = (compiled = mkdtempSync(join(tmpdir(), 'tangram-compiled-')));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
  return compiled;
}

/** A running program. What it tells comes through `told`; what it wrote on standard error is kept. */
export class ChildProgram<Told> {
  readonly exited: Promise<number | null>;
  readonly #process: ChildProcess;
  #listeners: ((told: Told) => void)[] = [];
  #errorText = '';
  #isOver = false;

  /** Starts `entry`, a file beside this one, with one argument that travels as JSON; `env` is added to its environment. */
  constructor(entry: string, argument: unknown, env: Readonly<Record<string, string>> = {}) {
    this.#process = fork(
      fileURLToPath(new URL(entry, import.meta.url)),
      [JSON.stringify(argument)],
      // The test runner's own flags are not the program's.
      {
        execArgv: ['--expose-gc', '--import', keepsCompiled],
        env: { ...process.env, NODE_COMPILE_CACHE: compiledFolder(), ...env },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      },
    );
    this.#process.stderr?.on('data', (data: Buffer) => {
      this.#errorText = (this.#errorText + data.toString('utf8')).slice(-keptErrorText);
    });
    this.#process.on('message', (told) => {
      for (const listener of [...this.#listeners]) listener(told as Told);
    });
    this.exited = new Promise((resolve) => {
      this.#process.once('exit', () => (this.#isOver = true));
      // What it said last is read when its pipes are: on a busy machine its exit is known before.
      this.#process.once('close', resolve);
    });
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** The end of what it wrote on standard error. */
  get errorText(): string {
    return this.#errorText;
  }

  /** Calls `listener` with everything it tells from now on. */
  on(listener: (told: Told) => void): () => void {
    this.#listeners.push(listener);
    return () => void (this.#listeners = this.#listeners.filter((one) => one !== listener));
  }

  /** Resolves with the first thing told that fits; rejects when the program ends before. */
  next<Fitting extends Told>(fits: (told: Told) => told is Fitting): Promise<Fitting> {
    return new Promise((resolve, reject) => {
      const stop = this.on((told) => {
        if (!fits(told)) return;
        stop();
        resolve(told);
      });
      void this.exited.then((code) => {
        stop();
        reject(new Error(`the program ended with ${code}: ${this.#errorText}`));
      });
    });
  }

  /** Tells the program something. */
  tell(message: object): void {
    if (this.#process.connected) this.#process.send(message);
  }

  /** SIGKILL, and the wait for the end. */
  async kill(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.exited;
  }
}

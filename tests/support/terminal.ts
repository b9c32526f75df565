// A program in a real pseudo-terminal with a whole terminal behind it: keys go in, the screen and every byte come out.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type * as Pty from '@lydell/node-pty';
import xterm from '@xterm/headless';
import { execa } from 'execa';
import { keyBytes, pasteBytes } from './terminal-keys.ts';
import { readScreen, type Screen } from './terminal-screen.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let pty: typeof Pty | undefined;
let reason: string | undefined;
try {
  pty = await import('@lydell/node-pty');
} catch (error) {
  reason = `no pseudo-terminal on this machine: ${error instanceof Error ? error.message : String(error)}`;
  process.stderr.write(`[tangram] terminal tests are SKIPPED, ${reason}\n`);
}

/** Why no pseudo-terminal can be had here, said aloud when this file is loaded; undefined where one can. */
export const whyNoTerminal: string | undefined = reason;

/** What runs in the terminal. */
export type TerminalOptions = {
  readonly command: string;
  readonly args?: readonly string[];
  readonly columns?: number;
  readonly rows?: number;
  readonly folder?: string;
  /** Added to a small environment that has no colour, language or terminal settings of the machine. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The terminal's name; `xterm-256color` when left out. */
  readonly term?: string;
};

/** Work of a program that waits for keys, in ns of a look: its timers and what it hears. */
const restingNs = 400_000;

/** What the main thread of a process has worked so far, in ns; 0 where the system does not say. */
function workOf(pid: number): number {
  const path = `/proc/${pid}/task/${pid}/schedstat`;
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10);
  } catch {
    // Another system, or a process that has just ended.
    return 0;
  }
}

/** Whether a thread of a process works, or would if it was its turn: of a busy machine's clock nothing follows. */
function isAtWork(pid: number): boolean {
  try {
    return readdirSync(`/proc/${pid}/task`).some((thread) => {
      const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
      // Behind the name, which may hold anything: running or waiting for a processor, or for a disk.
      return /^[RD]$/.test(stat.charAt(stat.lastIndexOf(')') + 2));
    });
  } catch {
    // Another system, or a process or thread that has just ended.
    return false;
  }
}

/** How a program ended. */
export type Ended = { readonly code: number; readonly signal: number };

/** A running program and its terminal. */
export class TestTerminal {
  /** Every byte the program wrote, as text. */
  output = '';
  /** Private modes that are on, by number (`1049`, `2004`, …), `kitty` for its keyboard protocol. */
  readonly modes = new Set<string>();
  readonly ended: Promise<Ended>;
  /** When the program was started, by `performance.now()`. */
  readonly startedAt = performance.now();
  readonly #pty: Pty.IPty;
  readonly #terminal: InstanceType<typeof xterm.Terminal>;
  readonly #watchers = new Set<() => void>();
  #isOver = false;
  /** Pieces handed to the terminal that it has not drawn yet. */
  #drawing = 0;

  constructor(options: TerminalOptions) {
    if (pty === undefined) throw new Error(reason);
    const { columns = 80, rows = 24, term = 'xterm-256color' } = options;
    this.#terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true, scrollback: 2_000 });
    this.#pty = pty.spawn(options.command, [...(options.args ?? [])], {
      name: term,
      cols: columns,
      rows,
      cwd: options.folder ?? root,
      env: {
        PATH: process.env['PATH'] ?? '',
        HOME: process.env['HOME'] ?? '',
        LANG: 'en_GB.UTF-8',
        TERM: term,
        ...options.environment,
      },
    });
    // The terminal answers what it is asked, as real ones do.
    this.#terminal.onData((answer) => {
      if (!this.#isOver) this.#pty.write(answer);
    });
    this.#pty.onData((data) => {
      this.output += data;
      this.#readModes(data);
      this.#drawing += 1;
      this.#terminal.write(data, () => {
        this.#drawing -= 1;
        this.#notify();
      });
    });
    this.ended = new Promise((resolve) => {
      this.#pty.onExit(({ exitCode, signal }) => {
        this.#isOver = true;
        resolve({ code: exitCode, signal: signal ?? 0 });
        this.#notify();
      });
    });
  }

  get pid(): number {
    return this.#pty.pid;
  }

  /** The process that draws: the last of those that were started one by another, a shell beside it, say. */
  get program(): number {
    return this.#chain().at(-1) ?? this.pid;
  }

  /** What is on the screen now. */
  get screen(): Screen {
    return readScreen(this.#terminal, this.modes.has('25'));
  }

  /** Whether what is on the screen is a whole frame: nothing of the next one is drawn yet, which terminals would not show. */
  get isFrameWhole(): boolean {
    return this.#drawing === 0 && !this.modes.has('2026');
  }

  /** How often the program cleared the whole screen or its history (`CSI 2J`, `CSI 3J`). */
  get clears(): number {
    return this.output.split(/\u001b\[[23]J/).length - 1;
  }

  /** Bytes the program wrote so far. */
  get bytes(): number {
    return Buffer.byteLength(this.output);
  }

  /** Sends text as if it was typed in one go. */
  type(text: string): void {
    this.#pty.write(text);
  }

  /** Presses keys one after the other, each an event of its own; see {@link keyBytes} for names. */
  press(...names: readonly string[]): void {
    for (const name of names) this.#pty.write(keyBytes(name));
  }

  /** Pastes, with marks around where the program asked for them. */
  paste(text: string): void {
    this.#pty.write(this.modes.has('2004') ? pasteBytes(text) : text.replaceAll('\n', '\r'));
  }

  /** Changes the size of the window. */
  resize(columns: number, rows: number): void {
    this.#terminal.resize(columns, rows);
    this.#pty.resize(columns, rows);
  }

  /** Sends what was started a signal, or another process below it. */
  kill(signal: NodeJS.Signals, pid = this.#pty.pid): void {
    process.kill(pid, signal);
  }

  /** Resolves with the first screen that holds; fails with the screen as it is when none does, or the program ends. */
  async waitFor(what: string, holds: (screen: Screen) => boolean, seconds = 60): Promise<Screen> {
    return new Promise((resolve, reject) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#watchers.delete(look);
      };
      const fail = (why: string): void => {
        done();
        const { lines, cursor } = this.screen;
        const tail = JSON.stringify(this.output.slice(-400));
        reject(
          new Error(
            `${what}: ${why}; cursor ${cursor.x},${cursor.y}\n${lines.join('\n')}\nlast bytes ${tail}`,
          ),
        );
      };
      const look = (): void => {
        // Terminals show no half of a frame that is sent as one.
        if (!this.isFrameWhole && !(this.#isOver && this.#drawing === 0)) return;
        const { screen } = this;
        if (holds(screen)) {
          done();
          resolve(screen);
        } else if (this.#isOver) fail('the program ended');
      };
      const timer = setTimeout(() => fail(`not within ${seconds} s`), seconds * 1_000);
      this.#watchers.add(look);
      look();
    });
  }

  /** Resolves when a text is on the screen. */
  waitForText(text: string, seconds?: number): Promise<Screen> {
    return this.waitFor(`“${text}” on the screen`, (screen) => screen.text.includes(text), seconds);
  }

  /**
   * The bytes the program writes for what `act` does: counted from before it until the screen holds and then nothing
   * came for `quietMs`, so that a repaint that comes late is counted too.
   */
  async cost(
    what: string,
    act: () => void,
    holds: (screen: Screen) => boolean,
    quietMs = 120,
  ): Promise<number> {
    const before = this.bytes;
    act();
    await this.waitFor(what, holds);
    let seen = -1;
    while (seen !== this.bytes) {
      seen = this.bytes;
      await new Promise((resolve) => setTimeout(resolve, quietMs));
    }
    return this.bytes - before;
  }

  /** Ends the program where it still runs, and waits for it. */
  async close(): Promise<void> {
    if (!this.#isOver) {
      // Nothing is left to end tidily: what was typed and not kept yet must not be there in the next test.
      if (this.program !== this.pid) process.kill(this.program, 'SIGKILL');
      this.#pty.kill('SIGKILL');
    }
    await this.ended;
    this.#terminal.dispose();
  }

  /**
   * Resolves once the program has written nothing for `quietMs`, no frame is half there, and, where the system tells,
   * it has not worked either and has nothing to do: what was pressed has then been taken, on however busy a machine.
   */
  async still(quietMs: number, longestMs = 5_000): Promise<void> {
    const end = performance.now() + longestMs;
    const work = (): number => (this.#isOver ? 0 : workOf(this.program));
    for (let seen = { bytes: -1, work: work() }; performance.now() < end;) {
      await new Promise((resolve) => setTimeout(resolve, quietMs));
      const now = { bytes: this.bytes, work: work() };
      const isWhole = this.isFrameWhole;
      const isQuiet = seen.bytes === now.bytes && now.work - seen.work < restingNs;
      if (isWhole && isQuiet && (this.#isOver || !this.#chain().some(isAtWork))) return;
      seen = now;
    }
  }

  /** Whether the program has ended. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** What was started and what that has started, one by another. */
  #chain(): number[] {
    const childOf = (pid: number): number => {
      const path = `/proc/${pid}/task/${pid}/children`;
      return existsSync(path) ? Number.parseInt(readFileSync(path, 'utf8'), 10) || 0 : 0;
    };
    const chain = [this.pid];
    for (let child = childOf(this.pid); child !== 0; child = childOf(child)) chain.push(child);
    return chain;
  }

  #notify(): void {
    for (const watcher of [...this.#watchers]) watcher();
  }

  #readModes(data: string): void {
    for (const [, list = '', way] of data.matchAll(/\u001b\[\?([\d;]+)([hl])/g))
      for (const mode of list.split(';')) {
        if (way === 'h') this.modes.add(mode);
        else this.modes.delete(mode);
      }
    for (const [, push] of data.matchAll(/\u001b\[([<>])\d*u/g)) {
      if (push === '>') this.modes.add('kitty');
      else this.modes.delete('kitty');
    }
  }
}

/** Starts a program in a terminal. */
export function openTerminal(options: TerminalOptions): TestTerminal {
  return new TestTerminal(options);
}

/** The folders of a profile of its own under `home`, as the program finds them by environment. */
export function homeEnvironment(home: string): Record<string, string> {
  return {
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_DATA_HOME: join(home, 'data'),
    XDG_STATE_HOME: join(home, 'state'),
    XDG_CACHE_HOME: join(home, 'cache'),
  };
}

/**
 * Builds the program where it is not up to date and starts it in a terminal, on a profile under `home`. `through` is
 * a line for the shell that starts it, `$TANGRAM` the program.
 */
export async function openTangram(
  home: string,
  args: readonly string[],
  { through, ...options }: Omit<TerminalOptions, 'command' | 'args'> & { through?: string } = {},
): Promise<TestTerminal> {
  await execa('node', ['cli/bin/build.mjs', 'cli'], { cwd: root });
  const program = join(root, 'cli/bin/tangram');
  return openTerminal({
    ...options,
    command: through === undefined ? program : 'sh',
    args: through === undefined ? args : ['-c', `TANGRAM='${program}'; ${through}`, 'sh', ...args],
    environment: { ...homeEnvironment(home), ...options.environment },
  });
}

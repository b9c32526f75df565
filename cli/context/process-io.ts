// The real streams of this process, by their descriptors.
import type { Interface } from 'node:readline';
import { fstatSync, writeSync } from 'node:fs';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { unwritable } from '../unwritable.ts';

/** How long a full pipe is left to its reader before the next try, in milliseconds. */
const pauseMs = 2;

/**
 * Writes everything, at once: no stream is made, which costs a small command more than its work. A reader that
 * went away (`| head`) is no error: the program ends without a word.
 */
function writeAll(descriptor: number, text: string | Uint8Array): void {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EPIPE') process.exit(exitCodes.ok);
      if (code !== 'EAGAIN') {
        // Where nothing can be said there is nobody to say it to; what was asked for and cannot be had is told.
        if (descriptor === 2) return;
        throw unwritable('stdout', error);
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
    }
  }
}

/** Whether a descriptor is a terminal. Files and pipes are told without loading what terminals need. */
export function isTerminal(descriptor: 0 | 1 | 2): boolean {
  const found = fstatSync(descriptor);
  // Linux numbers its devices: 1 is /dev/null and its kind.
  if (!found.isCharacterDevice() || (process.platform === 'linux' && found.rdev >> 8 === 1)) return false;
  return process.getBuiltinModule('node:tty').isatty(descriptor);
}

async function readInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString('utf8');
}

async function* readBytes(): AsyncGenerator<Uint8Array> {
  for await (const chunk of process.stdin) yield chunk as Uint8Array;
}

async function* readLines(signal: AbortSignal): AsyncGenerator<string> {
  const { createInterface } = await import('node:readline');
  if (signal.aborted) return;
  yield* createInterface({ input: process.stdin, signal, crlfDelay: Infinity });
}

/** Reads a line from the terminal while showing nothing of it. */
async function askSecret(question: string): Promise<string | undefined> {
  if (!isTerminal(0) || !isTerminal(2)) return undefined;
  const [{ createInterface }, { Writable }] = await Promise.all([
    import('node:readline'),
    import('node:stream'),
  ]);
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  return new Promise((resolve) => {
    reader.once('line', (line) => {
      process.stderr.write('\n');
      resolve(line);
      reader.close();
    });
    endWith(reader);
    reader.once('close', () => resolve(undefined));
  });
}

/**
 * Whoever ends the program ends a question that waits too. The reader is not closed before: a terminal that is gone
 * refuses that, and one that is there is given back by the exit.
 */
function endWith(reader: Interface): void {
  const end = (): void => process.exit(exitCodes.interrupted);
  reader.once('SIGINT', end);
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, end);
    reader.once('close', () => process.off(signal, end));
  }
}

/** Reads a line from the terminal. */
async function ask(question: string): Promise<string | undefined> {
  if (!isTerminal(0) || !isTerminal(2)) return undefined;
  const { createInterface } = await import('node:readline');
  const reader = createInterface({ input: process.stdin, output: process.stderr, terminal: true });
  return new Promise((resolve) => {
    endWith(reader);
    reader.once('close', () => resolve(undefined));
    reader.question(question, (line) => {
      resolve(line);
      reader.close();
    });
  });
}

/** Binds the interface to the process. */
export function processIo(): Io {
  return {
    out: (text) => writeAll(1, text),
    async page(text) {
      const isShown =
        isTerminal(1) && (await import('./pager.ts')).showInPager(text, process.env, process.stdout);
      if (!isShown) writeAll(1, text);
    },
    err: (text) => writeAll(2, text),
    readInput,
    bytes: readBytes,
    lines: readLines,
    askSecret,
    ask,
    outIsTerminal: isTerminal(1),
    get inIsTerminal() {
      return isTerminal(0);
    },
    get errIsTerminal() {
      return isTerminal(2);
    },
    get columns() {
      return process.stdout.columns || 80;
    },
  };
}

// The real program in processes of its own, with folders of its own: one-shot commands and a watch that runs on.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa, type ResultPromise } from 'execa';
import type { Seen } from './chat-model.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a command said. */
export type Said = { code: number | undefined; out: string; err: string };

/** A person's command line on one profile. */
export class CommandLine {
  readonly #environment: Record<string, string>;
  readonly #home: string;

  private constructor(home: string) {
    this.#home = home;
    this.#environment = {
      XDG_CONFIG_HOME: join(home, 'config'),
      XDG_DATA_HOME: join(home, 'data'),
      XDG_STATE_HOME: join(home, 'state'),
      XDG_CACHE_HOME: join(home, 'cache'),
      LANG: 'en_GB.UTF-8',
      LC_ALL: '',
    };
  }

  /** The command line on a profile that is signed in already. */
  static at(folder: string): CommandLine {
    return new CommandLine(folder);
  }

  /** Builds the program where it is not up to date, and signs somebody in. */
  static async signIn(folder: string, url: string, account: { loginname: string; password: string }) {
    await execa('node', ['cli/bin/build.mjs', 'cli'], { cwd: root });
    const line = new CommandLine(folder);
    const argv = ['login', '--server', url, '--user', account.loginname, '--password-stdin'];
    const said = await line.run(argv, account.password);
    if (said.code !== 0) throw new Error(`signing in ended with ${said.code}: ${said.err}`);
    return line;
  }

  /** Runs a command to its end. */
  async run(argv: readonly string[], input = ''): Promise<Said> {
    const { exitCode, stdout, stderr } = await this.#program(argv, input);
    return { code: exitCode, out: stdout, err: stderr };
  }

  /** Starts a watch; resolves when it is live. */
  async watch(): Promise<Watch> {
    const watch = new Watch(this.#program(['chat', 'watch', '--json'], ''));
    await watch.ready;
    return watch;
  }

  #program(argv: readonly string[], input: string) {
    return execa(join(root, 'cli/bin/tangram'), argv, {
      env: this.#environment,
      cwd: this.#home,
      input,
      reject: false,
    }) as unknown as ResultPromise<{ reject: false; input: string }>;
  }
}

/** A running watch and what it printed so far. */
export class Watch {
  readonly seen: (Seen & { chatId: string })[] = [];
  readonly ready: Promise<void>;
  readonly #program: ResultPromise<{ reject: false; input: string }>;

  constructor(program: ResultPromise<{ reject: false; input: string }>) {
    this.#program = program;
    let rest = '';
    program.stdout.on('data', (data: Buffer) => {
      const lines = (rest + data.toString('utf8')).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        // Numbers of messages are texts in the program's JSON.
        const { mid, text, chatId } = JSON.parse(line) as { mid: string; text: string; chatId: string };
        this.seen.push({ mid: Number(mid), text, chatId });
      }
    });
    this.ready = new Promise((resolve, reject) => {
      program.stderr.on('data', (data: Buffer) => {
        if (data.toString('utf8').includes('ready')) resolve();
      });
      program.then((ended) => reject(new Error(`the watch ended: ${String(ended.stderr)}`)), reject);
    });
  }

  async stop(): Promise<void> {
    this.#program.kill('SIGTERM');
    await this.#program;
  }
}

// The real command line in this process, on folders of its own, against whatever office its flags name.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProfileOffice } from '#cli/context/office.ts';
import { run } from '#cli/run.ts';
import type { RunningOffice } from '#fixtures/serve.ts';

/** What came out. */
export type CliSaid = { code: number; out: string; err: string };
/** How one call is made. */
export type CliCall = {
  input?: string;
  /** Lines of standard input as they come, instead. */
  lines?: AsyncIterable<string>;
  /** What a person at the terminal answers to a question. */
  answer?: string;
  environment?: Record<string, string>;
  signal?: AbortSignal;
  /** The clock, where it is not this machine's. */
  now?(): number;
  /** Gets what would stand in the log of faults. */
  onFault?(thrown: unknown): void;
  /** Gets standard output as it is written. */
  onOut?(text: string): void;
  /** Gets standard error as it is written. */
  onErr?(text: string): void;
};

/** A home folder with a command line in it. */
export type RealCli = {
  home: string;
  tangram(argv: readonly string[], call?: CliCall): Promise<CliSaid>;
  remove(): void;
};

/** Makes one. */
export function realCli(): RealCli {
  const home = mkdtempSync(join(tmpdir(), 'tangram-cli-'));
  return {
    home,
    remove: () => rmSync(home, { recursive: true }),
    async tangram(argv, call = {}) {
      const said: CliSaid = { code: -1, out: '', err: '' };
      said.code = await run(argv, {
        io: {
          out(written) {
            // A file's bytes are kept as characters of the same numbers.
            const text = typeof written === 'string' ? written : Buffer.from(written).toString('latin1');
            said.out += text;
            call.onOut?.(text);
          },
          async page(text) {
            said.out += text;
            call.onOut?.(text);
          },
          err(text) {
            said.err += text;
            call.onErr?.(text);
          },
          readInput: async () => call.input ?? '',
          async *bytes() {
            yield new TextEncoder().encode(call.input ?? '');
          },
          async *lines() {
            yield* call.lines ?? (call.input ?? '').split('\n');
          },
          askSecret: async () => undefined,
          async ask(question) {
            said.err += question;
            return call.answer;
          },
          outIsTerminal: false,
          errIsTerminal: false,
          inIsTerminal: false,
          columns: 80,
        },
        environment: call.environment ?? {},
        systemLanguage: 'en_GB.UTF-8',
        folder: home,
        paths: {
          config: join(home, 'config'),
          configFile: join(home, 'config', 'config.json'),
          data: join(home, 'data'),
          state: join(home, 'state'),
          cache: join(home, 'cache'),
        },
        now: () => call.now?.() ?? Date.now(),
        signal: call.signal ?? new AbortController().signal,
        openOffice: openProfileOffice,
        logFault: async (_argv, _type, thrown) => call.onFault?.(thrown),
      });
      return said;
    },
  };
}

/** One that somebody of a demo office has signed in with. */
export async function signedInCli(
  { url, accounts }: Pick<RunningOffice, 'url' | 'accounts'>,
  loginName: string,
): Promise<RealCli> {
  const cli = realCli();
  const input = accounts.find(({ loginname }) => loginname === loginName)?.password ?? '';
  const argv = ['login', '--server', url, '--user', loginName, '--password-stdin'];
  const { code, err } = await cli.tangram(argv, { input });
  if (code !== 0) throw new Error(err);
  return cli;
}

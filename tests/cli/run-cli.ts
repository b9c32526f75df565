// Runs a command line inside the test, with a fake office and recorded streams.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { OfficeApi } from '#sdk/api.ts';
import type { OfficeRequest, Parts } from '#cli/context.ts';
import { run } from '#cli/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'tangram-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
let runs = 0;

/** What a test may decide. */
export type CliWorld = {
  office?: OfficeApi;
  input?: string;
  /** What a person at the terminal answers to a question. */
  answer?: string;
  terminal?: boolean;
  /** What is typed where the terminal asks without showing it, in order. */
  secrets?: readonly string[];
  columns?: number;
  environment?: Record<string, string>;
  /** Where the configuration is; a fresh folder unless given. */
  home?: string;
  folder?: string;
  signal?: AbortSignal;
  /** Gets what is written to standard error, as it is written. */
  onErr?(text: string): void;
  systemLanguage?: string;
};

/** What came out. */
export type CliResult = { code: number; out: string; err: string; requests: OfficeRequest[] };

/** A folder of its own, for configuration that outlives one run. */
export function newHome(): string {
  runs += 1;
  return join(folder, `home-${runs}`);
}

/** Runs `tangram …argv`. */
export async function runCli(argv: readonly string[], world: CliWorld = {}): Promise<CliResult> {
  const home = world.home ?? newHome();
  const result: CliResult = { code: -1, out: '', err: '', requests: [] };
  const terminal = world.terminal ?? false;
  const secrets = [...(world.secrets ?? [])];
  const parts: Parts = {
    io: {
      out: (text) => (result.out += typeof text === 'string' ? text : Buffer.from(text).toString('latin1')),
      page: async (text) => ((result.out += text), undefined),
      err(text) {
        result.err += text;
        world.onErr?.(text);
      },
      readInput: async () => world.input ?? '',
      async *bytes() {
        yield new TextEncoder().encode(world.input ?? '');
      },
      async *lines() {
        yield* (world.input ?? '').split('\n');
      },
      askSecret: async () => secrets.shift(),
      ask: async (question) => ((result.err += question), world.answer),
      outIsTerminal: terminal,
      errIsTerminal: terminal,
      inIsTerminal: terminal && world.input === undefined,
      columns: world.columns ?? 80,
    },
    environment: world.environment ?? {},
    systemLanguage: world.systemLanguage ?? 'en_GB.UTF-8',
    folder: world.folder ?? folder,
    paths: {
      config: join(home, 'config'),
      configFile: join(home, 'config', 'config.json'),
      data: join(home, 'data'),
      state: join(home, 'state'),
      cache: join(home, 'cache'),
    },
    now: () => Date.UTC(2026, 10, 21, 2, 0),
    signal: world.signal ?? new AbortController().signal,
    openOffice: async (request) => {
      result.requests.push(request);
      if (world.office === undefined) throw new Error('this command needs no office');
      return {
        office: world.office,
        prepare: async () => ({ wrong: '', reason: 'not in this test' }),
        signInWithToken: async () => Promise.reject(new Error('no tokens here')),
        certificates: { look: async () => undefined, known: () => undefined, trust: () => undefined },
        checkServer: async () => [],
        inspect: async () => ({
          store: undefined,
          secrets: { kind: 'AES-256-GCM', places: [] },
          clockSkewMs: 0,
          sqlite: '3',
          services: [],
          socket: '',
          licence: undefined,
        }),
        close: async () => undefined,
      };
    },
  };
  result.code = await run(argv, parts);
  return result;
}

// The streams of the process behind one small interface, so that commands can be run in tests.

/** What a command may read and write. */
export interface Io {
  /** Standard output: data only; bytes are the content of a file. */
  out(text: string | Uint8Array): void;
  /** The same, through the person's pager where the terminal is too small for it. */
  page(text: string): Promise<void>;
  /** Standard error: everything said to a person. */
  err(text: string): void;
  /** All of standard input as text. */
  readInput(): Promise<string>;
  /** Standard input as it comes, byte by byte what was written to it. */
  bytes(): AsyncIterable<Uint8Array>;
  /** The lines of standard input as they come, until it ends or the signal does. */
  lines(signal: AbortSignal): AsyncIterable<string>;
  /** Asks for a line on the terminal without showing what is typed; undefined where there is no terminal. */
  askSecret(question: string): Promise<string | undefined>;
  /** Asks for a line on the terminal; undefined where there is no terminal. */
  ask(question: string): Promise<string | undefined>;
  readonly outIsTerminal: boolean;
  readonly inIsTerminal: boolean;
  readonly errIsTerminal: boolean;
  /** Cells per row of standard output. */
  readonly columns: number;
}

/** What the process environment says, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether a stream is coloured (cli.md C11): FORCE_COLOR wins, then `--no-color`, NO_COLOR, TERM=dumb and not
 * being a terminal each switch it off.
 */
export function isColoured(isTerminal: boolean, colourFlag: boolean, environment: Environment): boolean {
  const forced = environment['FORCE_COLOR'];
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  if (!colourFlag || (environment['NO_COLOR'] ?? '') !== '' || environment['TERM'] === 'dumb') return false;
  return isTerminal;
}

// The terminal client of somebody in an office that runs in this process, and their colleagues as SDK clients beside it.
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OfficePlan } from '#fixtures/seed/plan.ts';
import { startOffice, type RunningOffice } from '#fixtures/serve.ts';
import { memoryHost } from '#fixtures/testing.ts';
import { openOffice, type Office } from '#sdk/office.ts';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { openNodeDatabase } from '#storage/drivers/node.ts';
import { openStore } from '#storage/open-store.ts';
import { pickVariant } from '#variants/index.ts';
import { makeMessages, makeVocabulary, seededRandom } from '../bench/corpus.ts';
import { CommandLine } from './command-line.ts';
import { openTangram, type TerminalOptions, type TestTerminal } from './terminal.ts';

/** Where and in which language the terminal stands, whatever the machine is set to. */
const place = { LANG: 'zh_CN.UTF-8', LC_ALL: '', TZ: 'Asia/Shanghai', COLORTERM: 'truecolor' };

/** Messages per transaction. */
const batch = 2_000;
/** Numbers no office of a test reaches. */
const leftMid = 10_000_000;

/** An office with one person at a terminal. */
export class TerminalOffice implements AsyncDisposable {
  readonly #office: RunningOffice;
  readonly #folder: string;
  readonly #open: { close(): Promise<unknown> }[] = [];

  readonly #personId: string;

  private constructor(office: RunningOffice, folder: string, personId: string) {
    this.#office = office;
    this.#folder = folder;
    this.#personId = personId;
  }

  /**
   * Starts the office and signs `loginName` in on a profile of its own, at the office's address or at the one that
   * `through` answers with: of a line that goes there, say.
   */
  static async start(
    plan: OfficePlan,
    loginName: string,
    through: (address: string) => Promise<string> = (address) => Promise.resolve(address),
  ): Promise<TerminalOffice> {
    const office = await startOffice({ inMemory: true, port: 0, seed: plan });
    const folder = mkdtempSync(join(tmpdir(), 'tangram-terminal-'));
    const person = plan.people.find((one) => one.loginName === loginName);
    const started = new TerminalOffice(office, folder, person?.id ?? '');
    const account = started.#account(loginName);
    await CommandLine.signIn(folder, await through(office.url), account);
    return started;
  }

  /** The office behind it. */
  get running(): RunningOffice {
    return this.#office;
  }

  /** Everything the person has on this device lies below it. */
  get folder(): string {
    return this.#folder;
  }

  /** Where the office is reached. */
  get address(): string {
    return this.#office.url;
  }

  /** A command of the signed-in person, beside the client. */
  async run(...argv: string[]): Promise<void> {
    await this.runWith('', ...argv);
  }

  /** The same with something on standard input: a password, say. */
  async runWith(input: string, ...argv: string[]): Promise<void> {
    const said = await CommandLine.at(this.#folder).run(argv, input);
    if (said.code !== 0) throw new Error(`${argv.join(' ')} ended with ${said.code}: ${said.err}`);
  }

  /**
   * Puts as many messages into the person's store as if they had been received long ago: of chats that have left the
   * list, so that the office need not know them.
   */
  async fillStore(count: number): Promise<void> {
    await this.run('cache', 'sync');
    const path = globSync('data/tangram/profiles/default/*.sqlite', { cwd: this.#folder })[0];
    if (path === undefined) throw new Error('the profile has no store');
    const { store } = openStore(openNodeDatabase(join(this.#folder, path)), {
      owner: this.#personId,
      plainText,
      now: () => Date.now(),
    });
    const random = seededRandom(7);
    const vocabulary = makeVocabulary(random);
    for (let from = 0; from < count; from += batch) {
      const rows = makeMessages(random, vocabulary, from, Math.min(count, from + batch));
      store.messages.put(rows.map((row) => ({ ...row, mid: row.mid + leftMid, chatId: `9${row.chatId}` })));
    }
    store.close();
  }

  /** Opens the client in a terminal, or another command of the program. */
  async terminal(
    options: Omit<TerminalOptions, 'command' | 'args'> & {
      command?: readonly string[];
      args?: readonly string[];
    } = {},
  ) {
    const { args = [], command = ['tui'], ...rest } = options;
    const terminal: TestTerminal = await openTangram(this.#folder, [...command, ...args], {
      ...rest,
      environment: { ...place, ...rest.environment },
    });
    this.#open.push(terminal);
    return terminal;
  }

  /** The password somebody was given when the office was made. */
  passwordOf(loginName: string): string {
    return this.#account(loginName).password;
  }

  /**
   * Somebody else, or the same person elsewhere, connected; with another password where it was changed. `remember`
   * leaves a device that need not be asked again.
   */
  async colleague(
    loginName: string,
    { password = this.passwordOf(loginName), remember = false } = {},
  ): Promise<Office> {
    const { loginname } = this.#account(loginName);
    const office = openOffice({
      host: memoryHost(),
      variant: pickVariant('default'),
      server: this.#office.url,
    });
    this.#open.push(office);
    await office.account.signInWithPassword({ loginName: loginname, password, remember });
    await office.connection.connect();
    return office;
  }

  async close(): Promise<void> {
    for (const one of this.#open.splice(0)) await one.close();
    await this.#office.close();
    rmSync(this.#folder, { recursive: true });
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  #account(loginName: string): { loginname: string; password: string } {
    const account = this.#office.accounts.find(({ loginname }) => loginname === loginName);
    if (account === undefined) throw new RangeError(`nobody is called ${loginName}`);
    return account;
  }
}

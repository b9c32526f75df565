// What every command is handed: streams, flags, settings, language, and the office, each made when it is first asked for.
import type { ConfigState, CurrentUser, OfficeApi, UpdateState } from '#sdk/api.ts';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import { hintText } from '#sdk/locales/hints.ts';
import { detectLanguage, type Language } from '#sdk/locales/language.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { readConfig, readProject, type ConfigFile } from './config/file.ts';
import { resolveSettings, type Settings } from './config/resolve.ts';
import { CliError } from './errors.ts';
import type { ExitCode } from './exit-codes.ts';
import { presentValue } from './feeds.ts';
import type { CallBounds, ContractCall } from './context/contract-calls.ts';
import type { Flags } from './flags.ts';
import type { Environment, Io } from './io.ts';
import type { Output } from './output/output.ts';
import { parseDuration } from './output/times.ts';
import { readersLetters } from './readers-texts.ts';
import { ownVariant } from '#variants/own-place.ts';

/** A command waits this long for the question about new versions, in ms. */
const dailyMs = 1_500;

/** The folders of this program on this machine. */
export type Paths = { config: string; configFile: string; data: string; state: string; cache: string };

/**
 * What a command does with the office: `reader` asks and ends; `sender` wants its acknowledgement and no events;
 * `stays` takes events for as long as it runs; so does `screen`, the terminal client.
 */
export type OfficeRole = 'reader' | 'sender' | 'stays' | 'screen';

/** Which office a command wants, and how. */
export type OfficeRequest = {
  role: OfficeRole;
  profile: string;
  variant: string;
  /** Signs in for this call alone, instead of whoever is signed in; never stored (cli.md C21). */
  token: string | undefined;
  /** The chosen server; undefined leaves it to the variant. */
  server: string | undefined;
  /** False: no call may leave this machine. */
  online: boolean;
  /** Length of one call in milliseconds. */
  timeoutMs: number;
  /** How often a reading that found no connection is tried again. */
  retries: number;
  paths: Paths;
  /** What the chat of the system notices is called, in the language of the answers. */
  noticesName: string;
};

/** A call made ready, or the field of its input that is wrong; a field without a reason is unknown. */
export type OpenedCall =
  | { wire: Record<string, unknown>; perform(bounds: CallBounds): Promise<unknown> }
  | { wrong: string; reason: string };

/** An open office and its end, with what only the command line asks of it. */
export type OpenedOffice = {
  office: OfficeApi;
  /** Signs in with a device token (cli.md C21); it is kept like one of «keep me signed in». */
  signInWithToken(token: string, options: { signal: AbortSignal }): Promise<CurrentUser>;
  /** Whom this profile believes over TLS. */
  certificates: Certificates;
  /** Checks a call of the contract and answers what performs it (`tangram api`). */
  prepare(call: ContractCall, input: Record<string, unknown>): Promise<OpenedCall>;
  /** The checks of `doctor` that look below the office's door. */
  inspect(): Promise<Inspection>;
  /** What the server answers of the specification's calls, without doing anything (`variant check`). */
  checkServer(): Promise<readonly CheckedCall[]>;
  close(): Promise<void>;
};

/** What an office proves itself with, and what was decided about it. */
export type ShownCertificate = { fingerprint: string; ends: number; vouchedFor: boolean };

/** The certificates of the profile: what a server shows, and which key was trusted. */
export interface Certificates {
  /** Undefined where the address is not protected by TLS. */
  look(address: string): Promise<ShownCertificate | undefined>;
  known(address: string): string | undefined;
  trust(address: string, fingerprint: string): void;
}

/** A call as a server answers it, something that follows from several, or an extension it has or lacks. */
export type CheckedCall = {
  service: 'userCentre' | 'chat' | 'netdisk' | 'works' | 'extension';
  name: string;
  call: string;
  state: 'there' | 'lacks' | 'odd' | 'silent';
  /** Which field is odd, what is missing, or why it did not answer. */
  detail: string;
};

/** What `doctor` reads of a profile and its office. */
export type Inspection = {
  /** The stored database and what SQLite says of it; undefined where the profile has none yet. */
  store: { path: string; verdict: string } | undefined;
  /** Version of SQLite. */
  sqlite: string;
  /** The three services; `ms` is undefined for one that did not answer. Empty where nobody was asked. */
  services: readonly { name: string; url: string; ms: number | undefined }[];
  /** Where the realtime connection is looked for, unless the office names another place. */
  socket: string;
  /** What the office says of its licence. */
  licence: { notAfter: string | number; serverTime?: number | undefined } | undefined;
  /** How secrets are kept. */
  secrets: { kind: string; places: readonly { path: string; mode: number | undefined }[] };
  /** Server clock minus this machine's, in milliseconds; undefined where the office gave no date. */
  clockSkewMs: number | undefined;
};

/** What is different between the program and its tests. */
export type Parts = {
  io: Io;
  environment: Environment;
  /** The system's language tag. */
  systemLanguage: string | undefined;
  /** Where the program was started. */
  folder: string;
  paths: Paths;
  now(): number;
  /** Aborted when the person or the system wants the program to end. */
  signal: AbortSignal;
  /** Told when the system wants settings read again, which is no end while somebody hears it; answers what ends that. */
  onReload?(again: () => void): () => void;
  openOffice(request: OfficeRequest): Promise<OpenedOffice>;
  /** Told the words of the command, before it runs. */
  commandFound?(words: string): void;
  /** Keeps a fault of the program itself in the device's error log. */
  logFault?(argv: readonly string[], type: string, thrown: unknown): Promise<void>;
};

/** See the file's first line. */
export class Context {
  readonly parts: Parts;
  readonly flags: Flags;
  readonly output: Output;
  readonly language: Language;
  #user: ConfigFile | undefined;
  #settings: Settings | undefined;
  #opened: Promise<OpenedOffice> | undefined;
  /** The question of the day about new versions. */
  #daily: Promise<UpdateState | undefined> | undefined;
  /** Told when the store of this device was found damaged and built anew; a face of its own tells it itself. */
  rebuilt = (): void => this.output.hint(hintText(this.language, 'cliHints.storeRebuilt'));
  /** Runs another command line on streams of its own, as this one was run. */
  readonly call: (argv: readonly string[], io: Io) => Promise<ExitCode>;
  readonly #texts: () => Promise<Translator>;

  constructor(
    parts: Parts,
    flags: Flags,
    language: Language,
    texts: () => Promise<Translator>,
    output: Output,
    call: (argv: readonly string[], io: Io) => Promise<ExitCode>,
  ) {
    this.parts = parts;
    this.flags = flags;
    this.language = language;
    this.output = output;
    this.call = call;
    this.#texts = texts;
  }

  get io(): Io {
    return this.parts.io;
  }

  get signal(): AbortSignal {
    return this.parts.signal;
  }

  now(): number {
    return this.parts.now();
  }

  /** The sentences of the language in force. */
  texts(): Promise<Translator> {
    return this.#texts();
  }

  /** The person's configuration file. */
  get user(): ConfigFile {
    this.#user ??= readConfig(this.parts.paths.configFile);
    return this.#user;
  }

  /** The settings in force. */
  get settings(): Settings {
    this.#settings ??= settingsOf(this.parts, this.flags, this.user);
    return this.#settings;
  }

  /** A variant was read from a file since they were decided. */
  settingsChanged(): void {
    this.#settings = undefined;
  }

  /** Time a command may wait for the office, in milliseconds. */
  get timeoutMs(): number {
    return parseDuration(this.settings.values.timeout.value) ?? 10_000;
  }

  /** The address `--server`, the environment or the profile names. */
  get server(): string | undefined {
    return this.settings.values.server.value || undefined;
  }

  /** True where the address was typed for this very call: then it must answer (protocol decision 25). */
  get serverWasNamed(): boolean {
    return this.settings.values.server.origin === 'flag';
  }

  /** Rows of a list where no `--limit` says otherwise. */
  get limit(): number {
    return Number(this.settings.values.limit.value);
  }

  /** The office of the profile, opened once, by whoever asks first; nobody needs to be signed in. */
  async office(role: OfficeRole = 'reader'): Promise<OfficeApi> {
    return (await this.opened(role)).office;
  }

  /** The same with what lies below its door. */
  opened(role: OfficeRole = 'reader'): Promise<OpenedOffice> {
    this.#opened ??= this.#open(role);
    return this.#opened;
  }

  async #open(role: OfficeRole): Promise<OpenedOffice> {
    const opened = await this.parts.openOffice({
      role,
      profile: this.settings.profile.value,
      variant: this.settings.values.variant.value,
      token: this.parts.environment['TANGRAM_TOKEN'] || undefined,
      server: this.server,
      online: !this.flags.offline,
      timeoutMs: this.timeoutMs,
      retries: Number(this.settings.values.retries.value),
      paths: this.parts.paths,
      noticesName: hintText(this.language, 'cliHints.systemNotices'),
    });
    // It happens while the person's store is opened, before a command could listen.
    opened.office.events((event) => {
      if (event.type === 'notice' && event.code === 'storageRebuilt') this.rebuilt();
    });
    return opened;
  }

  /**
   * The office with the person of the profile signed in.
   * @throws OfficeError `screenLocked` where they have locked it, but for commands that show nothing of theirs;
   *   `notSignedIn`; but the network's error where nobody is and the named server does not answer
   */
  async signedIn(role: OfficeRole = 'reader', { evenLocked = false } = {}): Promise<OfficeApi> {
    const office = await this.office(role);
    try {
      await office.account.resume({ signal: this.signal });
    } catch (error) {
      if (this.serverWasNamed && asOfficeError(error).kind === 'auth') await this.reachOffice();
      throw error;
    }
    this.output.letters = () => readersLetters(this, office);
    await this.#mindUpdates(office);
    if (!evenLocked && (await presentValue(office.lock.state)).locked) throw new OfficeError('screenLocked');
    return office;
  }

  /** A version that must be taken bars every other command; one that may be is said once a day, to people alone. */
  async #mindUpdates(office: OfficeApi): Promise<void> {
    const version = await office.update.required();
    if (version !== undefined) throw new OfficeError('updateForced', { params: { version } });
    const { environment, io } = this.parts;
    const isPerson = io.errIsTerminal && !environment['CI'] && !this.flags.quiet && !this.flags.offline;
    if (!isPerson || this.#daily !== undefined) return;
    this.#daily = office.update.checkDaily({ signal: AbortSignal.timeout(dailyMs) }).catch(() => undefined);
  }

  /** Asks the office for its public configuration, which shows that it is there. */
  async reachOffice(): Promise<ConfigState> {
    const office = await this.office();
    const state = await office.config.load();
    if (state.phase === 'fail')
      throw state.error ? OfficeError.from(state.error) : new OfficeError('connectionFailed');
    return state;
  }

  /** Fails where a command cannot do without the network. */
  needsNetwork(command: string): void {
    if (this.flags.offline)
      throw new CliError('conflictingOptions', { a: '--offline', b: command }, { param: '--offline' });
  }

  /** Closes what was opened. */
  async close(): Promise<void> {
    const found = await this.#daily;
    if (found?.dialog === 'shown')
      this.output.hint(
        hintText(this.language, 'cliHints.updateFound', { version: found.offer?.version ?? '' }),
      );
    const opened = await this.#opened?.catch(() => undefined);
    await opened?.close();
  }
}

/** The settings of a call, from all their sources. */
export function settingsOf(
  parts: Parts,
  flags: Partial<Pick<Flags, 'profile' | 'server' | 'variant' | 'lang' | 'timeout' | 'retries'>>,
  user: ConfigFile,
): Settings {
  const { profile, server, variant, lang, timeout, retries } = flags;
  // A file of one's own says more than any name: it was asked for in this very call.
  const given = { profile, server, variant: ownVariant()?.name ?? variant, lang, timeout, retries };
  return resolveSettings({
    flags: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    environment: parts.environment,
    project: readProject(parts.folder).values,
    user,
  });
}

/** Whose order of dates holds: as POSIX has it, `LC_TIME` before `LANG`; elsewhere the system's language says it. */
export function timeTagOf({ environment, systemLanguage }: Parts): string | undefined {
  const { LC_ALL, LC_TIME, LANG } = environment;
  return LC_ALL || LC_TIME || LANG || systemLanguage;
}

/** The language of a call: flag, settings, then the system's. */
export function languageOf(parts: Parts, setting: string | undefined): Language {
  return detectLanguage(setting, parts.systemLanguage);
}

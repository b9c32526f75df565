// How a command shows what it found: the same rows as JSON, CSV, table or tab-separated lines.
import type { TextKey, Translator } from '#sdk/locales/index.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import { isColoured, type Environment, type Io } from '../io.ts';
import type { Flags } from '../flags.ts';
import { csvText, tabbedText } from './csv.ts';
import { checkFields, jsonText, pickFields, type Row } from './json.ts';
import type { JqFilter } from './jq.ts';
import { palette, type Palette } from './paint.ts';
import { headWord, labelledText, type LabelledLine } from './plain.ts';
import { safeLine } from './safe-text.ts';
import { stateWords } from './state-words.ts';

/** A column of a table: its head, and what of a row stands in it. */
export type Column<T> = {
  title: TextKey;
  cell(row: T): string;
  /** Gives way where the row is too narrow. */
  shrinks?: true;
  /** Numbers stand on the right. */
  right?: true;
  /** The cell is a word of the JSON, such as a state, a level or an outcome: people read it in their language. */
  state?: true;
  /** The cell is somebody's name: its letters stand behind it where the reader has chosen them. */
  person?: true;
};

/** What is known about a list beside its rows; `own` are their keys where a command prints rows of several shapes. */
export type ListMeta = { complete?: boolean; nextCursor?: string; own?: readonly string[] };

/** Everything a command prints goes through here. Data goes to standard output, talk to standard error. */
export class Output {
  readonly fields: readonly string[];
  readonly #io: Io;
  readonly #flags: Flags;
  readonly #texts: () => Promise<Translator>;
  readonly #environment: Environment;
  readonly #filter: JqFilter | undefined;
  #hasCut = false;
  /** How the reader has names spelt; nobody's choice is known before somebody is signed in. */
  letters: () => Promise<Pick<Translator, 'letters'>> = async () => ({});

  /**
   * @param fields the keys of the command's rows
   * @param filter what `--jq` says, compiled
   * @throws CliError `unknownField` where `--json=` names another one
   */
  constructor(
    io: Io,
    flags: Flags,
    environment: Environment,
    texts: () => Promise<Translator>,
    fields: readonly string[],
    filter?: JqFilter,
  ) {
    this.#io = io;
    this.#flags = flags;
    this.#environment = environment;
    this.#texts = texts;
    this.#filter = filter;
    this.fields = checkFields(flags.fields, fields);
  }

  /** Whether programs read what is printed. */
  get forPrograms(): boolean {
    return this.#flags.json || this.#flags.csv;
  }

  /** The looks of standard output. */
  get paint(): Palette {
    return palette(isColoured(this.#io.outIsTerminal, this.#flags.colour, this.#environment));
  }

  /** Prints a list. */
  async rows<T extends Row>(
    given: readonly T[],
    columns: readonly Column<T>[],
    meta: ListMeta = {},
  ): Promise<void> {
    const fields = this.#own(meta.own);
    const { rows, isCut } = this.#cut(given);
    if (this.#flags.json) {
      const data = rows.map((row) => pickFields(row, fields));
      return this.#json(data, {
        complete: !isCut && (meta.complete ?? true),
        nextCursor: meta.nextCursor ?? null,
        items: data.length,
      });
    }
    if (this.#flags.csv) {
      this.#io.out(csvText(rows, fields));
      return;
    }
    const cells = await this.#cells(rows, columns);
    if (!this.#io.outIsTerminal) {
      this.#io.out(tabbedText(cells));
      return;
    }
    const [{ tableText }, { t }] = await Promise.all([import('./table.ts'), this.#translator()]);
    // A head over nothing looks as if something were missing.
    if (cells.length === 0) return this.hint(t('cli.emptyList'));
    const shapes = columns.map((column) => ({
      title: headWord(t(column.title)),
      shrinks: column.shrinks === true,
      right: column.right === true,
    }));
    const width = this.#flags.wide ? Infinity : this.#io.columns;
    await this.page(tableText(shapes, cells, width, this.paint.dim));
  }

  async #cells<T>(rows: readonly T[], columns: readonly Column<T>[]): Promise<string[][]> {
    const say = columns.some(({ state }) => state === true) ? stateWords(await this.#texts()) : String;
    const reader = columns.some(({ person }) => person === true) ? await this.letters() : {};
    return rows.map((row) =>
      columns.map(({ cell, state, person }) => {
        if (state === true) return say(cell(row));
        return person === true ? nameText(reader, cell(row)) : cell(row);
      }),
    );
  }

  /** The flag that was to cut a list where this call has printed none; undefined where all was as asked. */
  get uncut(): string | undefined {
    const { limit, since } = this.#flags.cut;
    if (this.#hasCut || (limit === undefined && since === undefined)) return undefined;
    return limit === undefined ? '--since' : '--limit';
  }

  /** What `--since` and `--limit` leave of a list whose rows are all there. A row of no time is not since anything. */
  #cut<T extends Row>(all: readonly T[]): { rows: readonly T[]; isCut: boolean } {
    const { limit, since } = this.#flags.cut;
    this.#hasCut = true;
    const rows =
      since === undefined
        ? all
        : all.filter((row) => Date.parse(String((row as Record<string, unknown>)[since.key])) >= since.time);
    return limit === undefined || rows.length <= limit
      ? { rows, isCut: false }
      : { rows: rows.slice(0, limit), isCut: true };
  }

  /** Prints one thing: as JSON, or as the given lines. */
  async one(
    row: Row,
    lines: () => readonly LabelledLine[] | Promise<readonly LabelledLine[]>,
  ): Promise<void> {
    if (this.#flags.json)
      await this.#json(pickFields(row, this.fields), { complete: true, nextCursor: null, items: 1 });
    else {
      const { language } = await this.#texts();
      await this.page(labelledText(await lines(), this.paint.dim, language));
    }
  }

  /** Prints one row on one line of JSON, for streams; of rows that differ, its own keys where no others are asked for. */
  line(row: Row, own: readonly string[] = this.fields): void {
    const text = jsonText(pickFields(row, this.#own(own)), false);
    this.#io.out(this.#filter === undefined ? text : this.#filter(text));
  }

  /** Prints data of a shape of its own as JSON. */
  data(value: unknown): Promise<void> {
    return this.#json(value, undefined);
  }

  /** Prints text for a person to read, in their pager where it is longer than the terminal. */
  async page(text: string): Promise<void> {
    if (this.#flags.pager) await this.#io.page(text);
    else this.#io.out(text);
  }

  /** Prints text that is data; the caller has made it safe. */
  text(text: string): void {
    this.#io.out(text);
  }

  /** Confirms a change: JSON of what it is now, or a sentence; nothing with `--quiet`. */
  async done(row: Row, sentence: () => string | Promise<string>, own?: readonly string[]): Promise<void> {
    if (this.#flags.json)
      await this.#json(pickFields(row, this.#own(own)), { complete: true, nextCursor: null, items: 1 });
    else if (!this.#flags.quiet) this.#io.out(`${safeLine(await sentence())}\n`);
  }

  /** Says something to a person beside the data; nothing with `--quiet`. */
  hint(sentence: string): void {
    if (!this.#flags.quiet) this.#io.err(`${safeLine(sentence)}\n`);
  }

  /** The keys of rows: those that were asked for, else those they have by themselves. */
  #own(own: readonly string[] | undefined): readonly string[] {
    return this.#flags.fields === undefined ? (own ?? this.fields) : this.fields;
  }

  /** @param meta left out where the data says itself how much of it there is */
  async #json(
    data: unknown,
    meta: { complete: boolean; nextCursor: string | null; items: number } | undefined,
  ): Promise<void> {
    const shown = this.#flags.envelope ? { ok: true, data, ...(meta && { meta }) } : data;
    await this.page(
      this.#filter === undefined
        ? jsonText(shown, this.#io.outIsTerminal)
        : this.#filter(JSON.stringify(shown)),
    );
  }

  async #translator(): Promise<{ t: (key: TextKey) => string }> {
    const { translateRef } = await this.#texts();
    return { t: (key) => translateRef({ key }) };
  }
}

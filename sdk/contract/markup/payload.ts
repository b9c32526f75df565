// Reads and prints the JSON a card carries, by one table of rows per kind; fields unknown to it are kept.
// Guards instead of schemas: every row of every list is parsed, also by commands that load no schema library.

/** What a field may hold: `read` answers undefined for anything else, `print` gives the wire's value back. */
export type Field<House> = {
  readonly read: (value: unknown) => House | undefined;
  readonly print: (value: House) => unknown;
};

/** One row per field: the wire's spelling, the house's spelling, what it holds, and whether a card needs it. */
export type PayloadTable = Readonly<
  Record<string, readonly [house: string, field: AnyField, needed?: 'needed']>
>;

type AnyField = { readonly read: (value: unknown) => unknown; readonly print: (value: never) => unknown };
type HouseValue<Row> = Row extends readonly [string, Field<infer House>, ...unknown[]] ? House : never;
type NeededKeys<T extends PayloadTable> = {
  [K in keyof T]: T[K] extends readonly [string, unknown, 'needed'] ? K : never;
}[keyof T];
/** Fields of other versions, or with values this one cannot read; they travel on untouched. */
type Kept = { readonly more?: Readonly<Record<string, unknown>> };

/** A card's JSON in house names. */
export type PayloadOf<T extends PayloadTable> = {
  readonly [K in NeededKeys<T> as T[K][0]]: HouseValue<T[K]>;
} & {
  readonly [K in Exclude<keyof T, NeededKeys<T>> as T[K][0]]?: HouseValue<T[K]>;
} & Kept;

/** A short text on one line, not empty, of at most `longest` characters. */
export function line(longest: number): Field<string> {
  return sameAs((value) =>
    // oxlint-disable-next-line no-control-regex -- that is what is looked for
    typeof value === 'string' &&
    value !== '' &&
    value.length <= longest &&
    !/[\u0000-\u001f\u007f]/.test(value)
      ? value
      : undefined,
  );
}

/** A text that may have several lines. */
export function prose(longest: number): Field<string> {
  return sameAs((value) =>
    typeof value === 'string' && value !== '' && value.length <= longest ? value : undefined,
  );
}

/** A text that `accepts` agrees with. */
export function textThat(accepts: (text: string) => boolean): Field<string> {
  return sameAs((value) => (typeof value === 'string' && accepts(value) ? value : undefined));
}

/** An id; numbers of older servers are read as strings. */
export const identifier: Field<string> = sameAs((value) => {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  return typeof text === 'string' && isIdentifier(text) ? text : undefined;
});

/** Whether a text may be an id: no address, no path. */
export function isIdentifier(text: string): boolean {
  return /^\w[\w.-]{0,127}$/.test(text);
}

/** A whole number of at least 0; counts, bytes, milliseconds, pixels. */
export const wholeNumber: Field<number> = sameAs((value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0)
    ? value
    : undefined,
);

/** A number from `least` to `most`. */
export function numberWithin(least: number, most: number): Field<number> {
  return sameAs((value) =>
    typeof value === 'number' && value >= least && value <= most && !Object.is(value, -0) ? value : undefined,
  );
}

/** One of a few words. */
export function oneOf<const Words extends readonly string[]>(words: Words): Field<Words[number]> {
  return sameAs((value) => words.find((word) => word === value));
}

/** A statement, 1 or 0 on the wire. */
export const yesOrNo: Field<boolean> = {
  read: (value) =>
    value === 1 || value === true ? true : value === 0 || value === false ? false : undefined,
  print: (value) => (value ? 1 : 0),
};

/** One of the house's names that travel as numbers. */
export function numbered<const Names extends Record<string, number>>(
  names: Names,
): Field<keyof Names & string> {
  const byNumber = new Map(Object.entries(names).map(([name, number]) => [number, name]));
  return {
    read: (value) => (typeof value === 'number' ? byNumber.get(value) : undefined),
    print: (name) => names[name],
  };
}

/** A list of at most `most` such fields; one wrong entry makes the whole list unreadable. */
export function listOf<House>(entry: Field<House>, most: number): Field<readonly House[]> {
  return {
    read: (value) => {
      if (!Array.isArray(value) || value.length === 0 || value.length > most) return undefined;
      const entries = value.map((one) => entry.read(one));
      return entries.every((one) => one !== undefined) ? (entries as House[]) : undefined;
    },
    print: (entries) => entries.map((one) => entry.print(one)),
  };
}

/** A record inside a record. */
export function group<const T extends PayloadTable>(table: T): Field<PayloadOf<T>> {
  return {
    read: (value) => readPayload(table, value),
    print: (value) => printPayload(table, value),
  };
}

/** Reads a card's JSON; undefined where a needed field is missing or wrong. Never throws. */
export function readPayload<const T extends PayloadTable>(
  table: T,
  value: unknown,
): PayloadOf<T> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const house: [string, unknown][] = [];
  const more: [string, unknown][] = [];
  const missing = new Set(Object.keys(table).filter((wire) => table[wire]?.[2] === 'needed'));
  for (const [wire, given] of Object.entries(value)) {
    const row = Object.hasOwn(table, wire) ? table[wire] : undefined;
    const read = row?.[1].read(given);
    if (row === undefined || read === undefined) {
      more.push([wire, printable(given)]);
      continue;
    }
    house.push([row[0], read]);
    missing.delete(wire);
  }
  if (missing.size > 0) return undefined;
  if (more.length > 0) house.push(['more', Object.fromEntries(more)]);
  return Object.fromEntries(house) as PayloadOf<T>;
}

/** Gives the wire's object: the table's fields in its order, then those that were kept. */
export function printPayload<const T extends PayloadTable>(
  table: T,
  payload: PayloadOf<T>,
): Record<string, unknown> {
  const house = payload as Readonly<Record<string, unknown>> & Kept;
  const known = Object.entries(table).flatMap(([wire, [name, field]]) => {
    const value = house[name];
    return value === undefined ? [] : [[wire, field.print(value as never)] as const];
  });
  return Object.fromEntries([...Object.entries(house.more ?? {}), ...known]);
}

/** What JSON can say of a value that was read from JSON: `1e999` and `-0` are nothing it could print again. */
function printable(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'object'
    ? (JSON.parse(JSON.stringify(value)) as unknown)
    : value;
}

function sameAs<House>(read: (value: unknown) => House | undefined): Field<House> {
  return { read, print: (value) => value };
}

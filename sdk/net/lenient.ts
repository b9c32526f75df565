// Reads what old servers write: an answer that does not fit its schema is mended field by field, and a row that cannot be is left out.
import * as z from 'zod/mini';

/** What an answer came to: the reply, which fields were read in another way than they were written, and which rows are missing. */
type Leniently = { reply: unknown; mended: readonly string[]; leftOut: readonly string[] };

/** More rounds than any answer needs: every round mends all that the one before has shown. */
const mostRounds = 24;
const gone = Symbol('gone');

type Issue = z.core.$ZodIssue;
type Holder = Record<PropertyKey, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;
const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Names under which servers put the rows of a list. */
const listNames = ['list', 'rows', 'records', 'items', 'data', 'result'] as const;

/** The rows of an answer, however they are wrapped; undefined where there are none to be found. */
export function rowsIn(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (isNothing(value)) return [];
  if (!isHolder(value)) return undefined;
  const found = listNames.map((name) => value[name]).find(Array.isArray);
  return found;
}

const truths: Readonly<Record<string, boolean>> = {
  ...{ 1: true, true: true, y: true, yes: true, on: true },
  ...{ 0: false, false: false, n: false, no: false, off: false },
};

/** A statement however it is written: 1, "1", "true"; undefined for anything else. */
export function asTruth(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  return typeof value === 'number' || typeof value === 'string'
    ? truths[String(value).trim().toLowerCase()]
    : undefined;
}

const plainDay = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/** A moment of which nothing says where: what was written there is meant, so the clock of this device is. */
function asMoment(written: string): number | undefined {
  const [, year, month, day, hour = '0', minute = '0', second = '0'] = plainDay.exec(written.trim()) ?? [];
  if (year !== undefined) {
    const date = new Date(Number(year), Number(month) - 1, Number(day), +hour, +minute, +second);
    return Number.isNaN(date.getTime()) ? undefined : date.getTime();
  }
  const told = /^\d{4}-\d{2}-\d{2}T/.test(written) ? Date.parse(written) : Number.NaN;
  return Number.isNaN(told) ? undefined : told;
}

function asNumber(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return Number.isFinite(value) ? Math.trunc(value) : gone;
  if (typeof value !== 'string') return gone;
  const text = value.trim();
  if (/^-?\d{1,15}(\.\d+)?$/.test(text)) return Math.trunc(Number(text));
  return asMoment(text) ?? gone;
}

function asText(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : gone;
}

function asArray(value: unknown): unknown {
  if (typeof value === 'string') return value.split(',').filter((one) => one !== '');
  return rowsIn(value) ?? gone;
}

function asObject(value: unknown): unknown {
  if (typeof value !== 'string' || !value.trimStart().startsWith('{')) return gone;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return gone;
  }
}

const empties: Readonly<Record<string, () => unknown>> = {
  string: () => '',
  array: () => [],
  number: () => 0,
  int: () => 0,
  boolean: () => false,
};

/** What may be meant by a value, best first; `gone` leaves the field out. Things that name something are never guessed. */
function readings(value: unknown, issue: Issue): unknown[] {
  const expected = issue.code === 'invalid_type' ? issue.expected : issue.code;
  const empty = empties[expected];
  if (isNothing(value)) {
    const absent = value === undefined ? [] : [gone];
    return empty === undefined ? absent : [...absent, empty()];
  }
  switch (expected) {
    case 'string':
      return [asText(value), gone, ''];
    case 'number':
    case 'int':
      return [asNumber(value), gone, 0];
    case 'boolean':
      return [asTruth(value) ?? gone, gone];
    case 'array':
      return [asArray(value), gone, []];
    case 'object':
    case 'record':
      return [asObject(value), gone];
    case 'invalid_union': {
      const text = typeof value === 'string' ? value.trim() : value;
      const plain = typeof text === 'number' ? [Math.trunc(text), String(text)] : [];
      return [
        ...(text === value ? [] : [text]),
        ...(typeof value === 'boolean' ? [Number(value)] : plain),
        gone,
      ];
    }
    default:
      return [gone];
  }
}

type Place = { holder: Holder; key: PropertyKey; rows: { list: unknown[]; row: unknown } | undefined };

/** Where an issue is, and the row of the innermost list that it is in. */
function placeOf(root: Holder, path: readonly PropertyKey[]): Place | undefined {
  let holder: unknown = root;
  let rows: Place['rows'];
  const whole = ['reply', ...path];
  for (const [at, key] of whole.entries()) {
    if (!isHolder(holder)) return undefined;
    if (Array.isArray(holder)) rows = { list: holder, row: holder[Number(key)] };
    if (at === whole.length - 1) return { holder, key, rows };
    holder = holder[key];
  }
  return undefined;
}

const nameOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? '#' : String(part))).join('.');

class Mending {
  readonly root: Holder;
  readonly mended = new Set<string>();
  readonly leftOut: string[] = [];
  readonly #tried = new Map<unknown, Map<PropertyKey, { first: unknown; next: number }>>();

  constructor(value: unknown) {
    this.root = { reply: value === undefined ? undefined : structuredClone(value) };
  }

  /** Mends what can be mended of these; false where nothing could. */
  round(issues: readonly Issue[]): boolean {
    const dropped = new Map<unknown[], Set<unknown>>();
    let moved = false;
    for (const issue of issues) {
      const place = placeOf(this.root, issue.path);
      if (place === undefined) continue;
      if (this.#again(place, issue)) moved = true;
      else if (place.rows !== undefined) {
        const { list, row } = place.rows;
        const rows = dropped.get(list) ?? new Set();
        if (!rows.has(row)) this.leftOut.push(nameOf(issue.path));
        dropped.set(list, rows.add(row));
      }
    }
    for (const [list, rows] of dropped) {
      moved = true;
      list.splice(0, list.length, ...list.filter((row) => !rows.has(row)));
    }
    return moved;
  }

  #again({ holder, key, rows }: Place, issue: Issue): boolean {
    // A row that is no row at all.
    if (
      rows !== undefined &&
      (rows.list as unknown) === holder &&
      !isHolder(holder[key]) &&
      issue.code === 'invalid_type'
    )
      return false;
    const tries = this.#tried.get(holder) ?? new Map<PropertyKey, { first: unknown; next: number }>();
    this.#tried.set(holder, tries);
    const tried = tries.get(key) ?? { first: holder[key], next: 0 };
    tries.set(key, tried);
    const choices = readings(tried.first, issue);
    while (tried.next < choices.length) {
      const choice = choices[tried.next];
      tried.next += 1;
      if (choice === gone) {
        if (!(key in holder) || Array.isArray(holder)) continue;
        delete holder[key];
      } else if (Object.is(choice, holder[key])) continue;
      else holder[key] = choice;
      this.mended.add(nameOf(issue.path));
      return true;
    }
    return false;
  }
}

/**
 * Decodes an answer that its schema did not take as it is.
 * @throws the schema's own error where something is missing that nothing can stand in for
 */
export function decodeLeniently(schema: z.ZodMiniType, value: unknown): Leniently {
  const mending = new Mending(value);
  for (let round = 0; ; round += 1) {
    const read = z.safeDecode(schema, mending.root['reply'] as never);
    if (read.success) return { reply: read.data, mended: [...mending.mended], leftOut: mending.leftOut };
    if (round >= mostRounds || !mending.round(read.error.issues)) throw read.error;
  }
}

// Decides which key does what in force: the table with a person's own keys over it, refused where two would clash.
import { writingPlaces, type KeyRow, type Place } from './key-row.ts';
import { keyTable, type CommandId } from './keys.ts';

/** A row with the keys in force. */
export type ActiveRow = KeyRow & { id: CommandId };

/** Why a person's own keys cannot be: `at` is the entry, `other` what it clashes with. */
export type KeyMapProblem = {
  reason: 'unknownCommand' | 'unknownKey' | 'bareCharacter' | 'conflict';
  at: string;
  other?: string;
};

const modifiers = ['ctrl', 'alt', 'shift'];
const bases =
  /^(enter|esc|tab|space|backspace|delete|up|down|left|right|pageup|pagedown|home|end|[\p{L}\p{N}\p{P}\p{S}])$/u;

/** Keys that terminals send as another key: nothing can be told apart behind them (cli.md «Keys we cannot use»). */
const sameBytes = new Set(['ctrl+i', 'ctrl+m', 'ctrl+[']);

/**
 * The table with a person's own keys: `palette=ctrl+p|alt+x, quit=ctrl+x`. Named commands lose their usual keys.
 * @returns all rows, or every problem of the text
 */
export function keyMapOf(
  own: string,
): { rows: readonly ActiveRow[] } | { problems: readonly KeyMapProblem[] } {
  // The table itself clashes nowhere (its test says so), and every start asks for it.
  if (own.trim() === '') return { rows: keyTable };
  const problems: KeyMapProblem[] = [];
  const chosen = new Map<string, string[]>();
  for (const entry of own.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const at = entry.indexOf('=');
    const id = entry.slice(0, at).trim();
    const keys = entry
      .slice(at + 1)
      .split('|')
      .map((key) => key.trim());
    if (at < 1 || !keyTable.some((row) => row.id === id))
      problems.push({ reason: 'unknownCommand', at: at < 1 ? entry : id });
    else if (keys.some((key) => !isKeyName(key))) problems.push({ reason: 'unknownKey', at: entry });
    else chosen.set(id, keys);
  }
  const rows: ActiveRow[] = keyTable.map((row) => ({ ...row, keys: chosen.get(row.id) ?? row.keys }));
  problems.push(...clashes(rows));
  return problems.length > 0 ? { problems } : { rows };
}

/** The table where Ctrl+Enter sends (the person's setting): terminals that cannot tell it apart have Alt+Enter. */
export function withSendWay(
  rows: readonly ActiveRow[],
  sendWay: 'enter' | 'ctrlEnter',
): readonly ActiveRow[] {
  if (sendWay === 'enter') return rows;
  const swapped: Partial<Record<CommandId, readonly string[]>> = {
    send: ['ctrl+enter', 'alt+enter'],
    newLine: ['enter', 'shift+enter', 'ctrl+j'],
  };
  return rows.map((row) => ({ ...row, keys: swapped[row.id] ?? row.keys }));
}

/**
 * Two commands on one key in one place; a bare character where text is written, or everywhere; a key that asks and answers
 * its own question.
 */
export function clashes(rows: readonly ActiveRow[]): KeyMapProblem[] {
  const problems: KeyMapProblem[] = [];
  const answering = rows.filter(({ place }) => place === 'consent');
  for (const row of rows)
    for (const key of row.asks === true ? row.keys : []) {
      const other = answering.find(({ keys }) => keys.includes(key));
      if (other !== undefined) problems.push({ reason: 'conflict', at: `${row.id}=${key}`, other: other.id });
    }
  const taken = new Map<string, string>();
  for (const row of rows)
    for (const place of placesOfRow(row))
      for (const key of row.keys) {
        const at = `${row.id}=${key}`;
        if ((place === 'everywhere' || writingPlaces.has(place)) && isBareCharacter(key))
          problems.push({ reason: 'bareCharacter', at });
        const other = taken.get(`${place} ${key}`);
        if (other !== undefined) problems.push({ reason: 'conflict', at, other });
        taken.set(`${place} ${key}`, row.id);
      }
  return problems;
}

/** Every place where a row holds. */
export function placesOfRow({ place, also = [] }: Pick<KeyRow, 'place' | 'also'>): readonly Place[] {
  return [place, ...also];
}

/** The command of a press: the pane's own first, then the ones that hold everywhere. */
export function commandAt(
  rows: readonly ActiveRow[],
  places: readonly Place[],
  press: string,
  isThere: (id: CommandId) => boolean,
): CommandId | undefined {
  for (const place of places) {
    const row = rows.find(
      (one) => placesOfRow(one).includes(place) && one.keys.includes(press) && isThere(one.id),
    );
    if (row !== undefined) return row.id;
  }
  return undefined;
}

/** Whether a press would write itself where text is written. */
export function isBareCharacter(key: string): boolean {
  return key === 'space' || [...key].length === 1;
}

function isKeyName(key: string): boolean {
  const parts = key === '+' ? ['+'] : key.split('+');
  const base = parts.at(-1) ?? '';
  const held = parts.slice(0, -1);
  const inOrder = modifiers.filter((modifier) => held.includes(modifier)).join('+') === held.join('+');
  return inOrder && bases.test(base) && !sameBytes.has(key);
}

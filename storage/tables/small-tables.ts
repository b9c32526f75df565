// The small tables: drafts, marks of whole history, named values and the cursor among them.
import { erasing } from '../erasing.ts';
import type { Driver, SqlRow } from '../driver.ts';
import type { DraftRow, HistoryRow } from '../rows.ts';
import type { Store } from '../store.ts';
import {
  chatId,
  fromSqlChatId,
  insertSql,
  integer,
  mapping,
  parseStored,
  text,
  toSqlChatId,
  yesNo,
} from './column.ts';

const draft = mapping<DraftRow>({
  chatId: chatId('chat_id'),
  text: text('text'),
  updatedTime: integer('updated_time'),
});
const history = mapping<HistoryRow>({
  chatId: chatId('chat_id'),
  wholeFrom: integer('whole_from'),
  complete: yesNo('complete'),
});
/** The cursor is a value of its own; the name cannot be asked for through `values`. */
const cursorName = ' cursor';

/** Reads a draft, in whichever file it lies; salvage uses it too. */
export const readDraft = (found: SqlRow): DraftRow => draft.row(found);

/** Reads a named value, in whichever file it lies; salvage uses it too. */
export const readValue = (found: SqlRow): { name: string; value: string } => ({
  name: String(found['name'] ?? ''),
  value: String(found['value'] ?? ''),
});

/** Opens the drafts. */
export function openDrafts(driver: Driver): Store['drafts'] {
  const insert = driver.prepare(insertSql('draft', draft.names, 'INSERT OR REPLACE'));
  const all = driver.prepare('SELECT * FROM draft ORDER BY updated_time DESC');
  const one = driver.prepare('SELECT * FROM draft WHERE chat_id = +?');
  const remove = driver.prepare('DELETE FROM draft WHERE chat_id = +?');
  return {
    all: () => all.all().map(readDraft),
    get(id) {
      const found = one.get(toSqlChatId(id));
      return found === undefined ? undefined : readDraft(found);
    },
    put: (row) => driver.transaction(() => void insert.run(...draft.values(row))),
    remove: (id) => driver.transaction(() => void remove.run(toSqlChatId(id))),
    erase(id) {
      erasing(driver, () => void remove.run(toSqlChatId(id)));
    },
  };
}

/** Opens the marks of whole history. */
export function openHistory(driver: Driver): Store['history'] {
  const insert = driver.prepare(insertSql('history', history.names, 'INSERT OR REPLACE'));
  const all = driver.prepare('SELECT * FROM history');
  const one = driver.prepare('SELECT * FROM history WHERE chat_id = +?');
  const missing =
    'SELECT chat.id FROM chat LEFT JOIN history ON history.chat_id = chat.id WHERE history.complete IS NOT 1';
  const incomplete = driver.prepare(`${missing} ORDER BY chat.last_time DESC`);
  const anyIncomplete = driver.prepare(`${missing} LIMIT 1`);
  return {
    all: () => all.all().map(history.row),
    incomplete: () => incomplete.all().map((found) => fromSqlChatId(found['id'])),
    hasIncomplete: () => anyIncomplete.get() !== undefined,
    get(id) {
      const found = one.get(toSqlChatId(id));
      return found === undefined ? undefined : history.row(found);
    },
    put: (row) => driver.transaction(() => void insert.run(...history.values(row))),
  };
}

/** Opens the named values, and the cursor, which only ever grows. */
export function openValues(
  driver: Driver,
): Pick<Store, 'values' | 'cursor' | 'advanceCursor' | 'clearCursor'> {
  const one = driver.prepare<{ value: string }>('SELECT value FROM value WHERE name = +?');
  const insert = driver.prepare(insertSql('value', ['name', 'value'], 'INSERT OR REPLACE'));
  const remove = driver.prepare('DELETE FROM value WHERE name = +?');
  const advance = driver.prepare(
    `INSERT INTO value (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value
     WHERE CAST(excluded.value AS INTEGER) > CAST(value.value AS INTEGER)`,
  );
  return {
    values: {
      get: (name) => one.get(name)?.value,
      parsed(name) {
        const found = one.get(name)?.value;
        return found === undefined ? undefined : parseStored(found);
      },
      set: (name, value) => driver.transaction(() => void insert.run(name, value)),
      remove: (name) => driver.transaction(() => void remove.run(name)),
    },
    cursor() {
      const found = one.get(cursorName)?.value;
      return found === undefined ? undefined : Number(found);
    },
    advanceCursor: (to) => driver.transaction(() => void advance.run(cursorName, String(to))),
    clearCursor: () => driver.transaction(() => void remove.run(cursorName)),
  };
}

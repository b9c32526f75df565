// Compares what two devices of a person have stored, row by row and column by column.
import type { StoredState } from './drill-client.ts';

/**
 * What devices may differ in: when a peer read a message is told once, with the event, and nothing is decided by it;
 * up to where a row has taken in the sequence depends on when it was asked for.
 */
const onlyTold: readonly string[] = ['readTime', 'asOf'];
/** What two devices hold differently, one sentence each: chat rows, and the messages of every chat. */
export function differences(name: string, truth: StoredState, held: StoredState): string[] {
  const found: string[] = [];
  compare(
    `${name} chat`,
    byId(truth.chats, ({ id }) => id),
    byId(held.chats, ({ id }) => id),
    found,
  );
  for (const [chatId, rows] of truth.messages) {
    const key = (row: { mid: number }): string => String(row.mid);
    compare(`${name} ${chatId} message`, byId(rows, key), byId(held.messages.get(chatId) ?? [], key), found);
  }
  return found;
}

function byId<Row>(rows: readonly Row[], key: (row: Row) => string): Map<string, Row> {
  return new Map(rows.map((row) => [key(row), row]));
}

function compare<Row extends object>(
  what: string,
  truth: ReadonlyMap<string, Row>,
  held: ReadonlyMap<string, Row>,
  found: string[],
): void {
  for (const [id, row] of truth) {
    const other = held.get(id);
    if (other === undefined) {
      found.push(`${what} ${id} is missing`);
      continue;
    }
    for (const name of Object.keys(row) as (keyof Row & string)[])
      if (!onlyTold.includes(name) && JSON.stringify(row[name]) !== JSON.stringify(other[name]))
        found.push(
          `${what} ${id}: ${name} ${JSON.stringify(other[name])} instead of ${JSON.stringify(row[name])}`,
        );
  }
  for (const id of held.keys()) if (!truth.has(id)) found.push(`${what} ${id} is too many`);
}

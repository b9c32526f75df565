// Searching the stored messages: newest first, every hit verified on its text and against the filters.
import type { Driver, SqlValue, Statement } from '../driver.ts';
import type { MessageRow, MessageSearch, PlainText } from '../rows.ts';
import { isEmptyQuery, matches, needsVerifying, parseQuery } from '../search-text.ts';
import { messageColumns, readMessage } from './message-columns.ts';
import { searchExpression } from './search-index.ts';

/**
 * The index's own order is by row id, which is the `mid`: newest first costs no sorting. Conditions that a search
 * does not need are left out, because even an idle one costs a third of the whole.
 */
function searchSql(continued: boolean, timed: boolean): string {
  return `SELECT ${messageColumns}, s.rowid AS hit FROM message_search s
    LEFT JOIN friend_msg f ON f.mid = s.rowid AND f.owner = +?
    LEFT JOIN group_msg g ON f.mid IS NULL AND g.mid = s.rowid AND g.owner = +?
    LEFT JOIN message_place p ON p.chat_id = coalesce(f.chatlinkid, g.chatlinkid) AND p.mid = s.rowid
    LEFT JOIN message_detail d ON d.mid = s.rowid
    WHERE s.message_search MATCH ? ${continued ? 'AND s.rowid < ?' : ''}
      ${timed ? 'AND coalesce(f.t, g.t) >= +? AND coalesce(f.t, g.t) < +?' : ''}
    ORDER BY s.rowid DESC`;
}

type Statements = { any: Statement; timed: Statement };

/** Prepares searching for one owner. */
export function openMessageSearch(
  driver: Driver,
  owner: SqlValue,
  plainText: PlainText,
): (search: MessageSearch) => MessageRow[] {
  const [first, next] = [false, true].map((continued) => ({
    any: driver.prepare(searchSql(continued, false)),
    timed: driver.prepare(searchSql(continued, true)),
  })) as [Statements, Statements];
  return (search) => {
    const query = parseQuery(search.text, search.instead);
    // Text of which nothing can be searched finds nothing; without any text the filters alone decide.
    if (isEmptyQuery(query) && search.text.trim() !== '') return [];
    if (search.limit <= 0) return [];
    const verify = needsVerifying(query);
    const wanted = search.offset + search.limit;
    const timed = search.from !== undefined || search.to !== undefined;
    const span = timed ? [search.from ?? 0, search.to ?? Number.MAX_SAFE_INTEGER] : [];
    const bound = search.before === undefined ? [] : [search.before];
    const statement = (search.before === undefined ? first : next)[timed ? 'timed' : 'any'];
    const hits: MessageRow[] = [];
    // Each of them a walk of its own: one through all would read every notice that answers before the last of people's words.
    for (const of of search.peopleFirst === true ? (['people', 'notices'] as const) : [undefined]) {
      const expression = searchExpression(search, query, of);
      if (expression === undefined) return [];
      // Hit by hit: what is refused costs no second walk, and the walk ends with the last one wanted.
      for (const row of statement.iterate(owner, owner, expression, ...bound, ...span)) {
        if (row['mid'] === null) continue;
        const message = readMessage(row);
        if (verify && !matches(plainText(message.text, message), query)) continue;
        if (hits.push(message) === wanted) return hits.slice(search.offset);
      }
    }
    return hits.slice(search.offset);
  };
}

// Reads an office's own database, so that what devices hold is judged by something that is neither SDK nor socket.
import Database from 'better-sqlite3';

/** A stored message as the office has it. */
export type Record = { mid: number; chatId: string; text: string; clientId: string; senderId: string };

/** An open office database; nothing is written. */
export class OfficeRecords {
  readonly #database: Database.Database;

  constructor(path: string) {
    this.#database = new Database(path, { readonly: true });
  }

  /** Every message of a chat, by number. */
  messages(chatId: string): Record[] {
    const rows = this.#database
      .prepare('select mid, text, client_id, sender_id from message where chat_id = ? order by mid')
      .all(Number(chatId)) as { mid: number; text: string; client_id: string | null; sender_id: number }[];
    return rows.map((row) => ({
      mid: row.mid,
      chatId,
      text: row.text,
      clientId: row.client_id ?? '',
      senderId: String(row.sender_id),
    }));
  }

  /** How many messages have both of these words in them, as they are stored. */
  mentioning(one: string, other: string): number {
    const sql = 'select count(*) as count from message where instr(text, ?) > 0 and instr(text, ?) > 0';
    return (this.#database.prepare(sql).get(one, other) as { count: number }).count;
  }

  /** Where the content of each file lies, by the file's id. */
  fileKeys(): Map<string, string> {
    const rows = this.#database.prepare('select id, key from file').all() as { id: string; key: string }[];
    return new Map(rows.map(({ id, key }) => [id, key]));
  }

  /** SQLite's own opinion of the file: `ok`, or what is broken. */
  integrity(): string {
    return String(this.#database.pragma('integrity_check', { simple: true }));
  }

  close(): void {
    this.#database.close();
  }
}

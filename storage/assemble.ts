// Joins a migrated database and the tables into one store.
import { erasing } from './erasing.ts';
import type { Driver, Holders } from './driver.ts';
import { migrate } from './migrations/migrate.ts';
import { migrations } from './migrations/index.ts';
import type { PlainText } from './rows.ts';
import type { Store } from './store.ts';
import { openChats } from './tables/chats.ts';
import { toSqlId } from './tables/column.ts';
import { openCopies } from './tables/copies.ts';
import { openFeatureActs } from './tables/feature-acts.ts';
import { openGroupActs } from './tables/group-acts.ts';
import { openFiles } from './tables/files.ts';
import { openMessageActs } from './tables/message-acts.ts';
import { openMessages } from './tables/messages.ts';
import { openOrganisation } from './tables/organisation.ts';
import { openOutbox } from './tables/outbox.ts';
import { openTransfers } from './tables/transfers.ts';
import { openDrafts, openHistory, openValues } from './tables/small-tables.ts';

/** Brings the database forward and opens every table; what is missing from one shows behind its first use. */
export function assembleStore(
  driver: Driver,
  parts: { owner: string; plainText: PlainText; holders: Holders | undefined },
): Store {
  const { owner, plainText, holders } = parts;
  migrate(driver, migrations);
  const messages = openMessages(driver, toSqlId(owner), plainText);
  const chatCount = driver.prepare<{ count: number }>('SELECT count(*) AS count FROM chat');
  const pages = driver.prepare<{ bytes: number }>(
    'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size',
  );
  const hold = (holder: string): void => holders?.hold(holder);
  const outbox = openOutbox(driver, hold);
  const transfers = openTransfers(driver, hold);
  return {
    owner,
    messages,
    chats: openChats(driver),
    outbox,
    groupActs: openGroupActs(driver),
    messageActs: openMessageActs(driver),
    acts: openFeatureActs(driver),
    copies: openCopies(driver),
    transfers,
    files: openFiles(driver, toSqlId(owner)),
    drafts: openDrafts(driver),
    history: openHistory(driver),
    organisation: openOrganisation(driver),
    ...openValues(driver),
    transaction: (work) => driver.transaction(work),
    erasing: (work) => erasing(driver, work),
    dataVersion: () => driver.dataVersion(),
    releaseGone() {
      const named = new Set([...outbox.holders(), ...transfers.holders()]);
      const gone = [...named].filter((name) => holders?.isGone(name) === true);
      if (gone.length === 0) return;
      driver.transaction(() => {
        for (const name of gone) for (const table of [outbox, transfers]) table.release(name);
      });
      for (const name of gone) holders?.forget(name);
    },
    info: () => ({
      path: driver.name,
      messages: messages.count(),
      chats: chatCount.get()?.count ?? 0,
      bytes: pages.get()?.bytes ?? 0,
    }),
    close: () => driver.close(),
  };
}

// Opens the store of whoever has signed in, mends or rebuilds it where that is needed, and what stands on it.
import { isUnsentValue, searchedWords } from '../chat/index.ts';
import { systemNoticesId } from '../contract/markup/system-notice.ts';
import { asOfficeError } from '../errors.ts';
import { openStore } from '#storage/open-store.ts';
import { StorageError } from '#storage/driver.ts';
import { PersonSpace } from './person-space.ts';
import type { PersonSpaceParts } from './space-parts.ts';

/**
 * Opens the person's store and what stands on it. A damaged store was rebuilt; that is announced in one line.
 * @throws OfficeError `storageInUse`, `storageBusy`, `storageFull` or `storageDamaged`
 */
export async function openPersonSpace(parts: PersonSpaceParts): Promise<PersonSpace> {
  const { host, person, officeId, announce } = parts;
  let space: PersonSpace | undefined;
  /** Damage can show behind the first questions already, when nobody is there yet who could begin anew. */
  let isStale = false;
  const reload = (): void => {
    if (space === undefined) isStale = true;
    else space.reload();
  };
  const rebuilt = (details: { asidePath: string; salvaged: { outbox: number; drafts: number } }): void => {
    announce({
      type: 'notice',
      code: 'storageRebuilt',
      params: { path: details.asidePath, ...details.salvaged },
    });
    reload();
  };
  try {
    const database = await host.database(officeId, person.id);
    const opened = openStore(database, {
      owner: person.id,
      plainText: (_, message) => searchedWords(message),
      now: () => host.clock.now(),
      isUnsent: isUnsentValue,
      onRebuilt: rebuilt,
      // Whoever rebuilt it has said so.
      onReplaced: reload,
    });
    if (host.isAlone === true)
      for (const held of [opened.store.outbox, opened.store.transfers]) held.releaseAll();
    else opened.store.releaseGone();
    if (parts.noticesName !== undefined) opened.store.chats.call(systemNoticesId, parts.noticesName);
    space = new PersonSpace(parts, opened.store, database);
    await space.rooms.openFrom('atSignIn', ...(parts.longLived ? (['withConnection'] as const) : []));
    if (opened.rebuilt !== undefined) rebuilt(opened.rebuilt);
    if (isStale) space.reload();
    return space;
  } catch (error) {
    throw error instanceof StorageError ? asOfficeError(error) : error;
  }
}

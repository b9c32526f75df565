// Says what a tab keeps that signs in without asking; what it is only the worker reads.

/** Where a tab remembers which store it had open; gone with the tab. */
export const storeName = 'tangram-store';

/** Whether something of this name is part of being signed in: the name of the store goes with it. */
export const isSessionKey = (key: string): boolean =>
  /^tangram:(session|device) /.test(key) || key === storeName;

/** Whether the tab keeps anything that signs in without asking. */
export function hasStoredSession(storage: Pick<Storage, 'length' | 'key'>): boolean {
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index) ?? '';
    if (key !== storeName && isSessionKey(key)) return true;
  }
  return false;
}

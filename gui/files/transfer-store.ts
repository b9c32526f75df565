// Keeps one list of transfers per office for everything on the page that draws them.
import { useSyncExternalStore } from 'react';
import type { LocalTransfer, OfficeApi } from '#sdk/api.ts';
import { LiveList } from '#sdk/base/live-list.ts';
import { useApp } from '../ground/app-parts.ts';

const lists = new WeakMap<OfficeApi, LiveList<LocalTransfer>>();

function listOf(office: OfficeApi): LiveList<LocalTransfer> {
  const known = lists.get(office);
  if (known !== undefined) return known;
  const list = new LiveList<LocalTransfer>({
    key: (one) => one.id,
    compare: (a, b) => b.createdTime - a.createdTime,
  });
  lists.set(office, list);
  office.files.transfers((batch) => list.apply(batch));
  return list;
}

/** The transfer of a message: its upload by the message's key, or its download by the file's id. */
export function useTransfer(key: string, fileId: string): LocalTransfer | undefined {
  const list = listOf(useApp().office);
  return useSyncExternalStore(
    (listener) => list.subscribe(listener),
    () =>
      list.rows().find((one) => one.clientId === key || (one.direction === 'down' && one.fileId === fileId)),
  );
}

/** Whether there is any transfer at all, under way or lately done. */
export function useHasTransfers(): boolean {
  const list = listOf(useApp().office);
  return useSyncExternalStore(
    (listener) => list.subscribe(listener),
    () => list.rows().length > 0,
  );
}

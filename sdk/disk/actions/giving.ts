// Gives several things of a disk at once: shared with somebody, or marked as favourites.
import type { DiskNode, OfficeApi } from '../../api.ts';

/** Whom things are shared with, and how. */
export type ShareWish = Omit<Parameters<OfficeApi['disk']['share']>[0], 'id'>;

/**
 * Shares one thing after the other. `done` holds what was shared already and takes what is shared now: tried again after
 * an error, nothing is shared twice. @throws OfficeError of the first that may not be shared
 */
export async function shareEach(
  office: OfficeApi,
  nodes: readonly Pick<DiskNode, 'id'>[],
  wish: ShareWish,
  done: Set<string> = new Set(),
): Promise<void> {
  for (const { id } of nodes.filter((node) => !done.has(node.id))) {
    await office.disk.share({ ...wish, id });
    done.add(id);
  }
}

/** Of several things those join the favourites that are none yet; where all are, all leave. @throws OfficeError */
export async function starEach(
  office: OfficeApi,
  nodes: readonly Pick<DiskNode, 'id' | 'starred'>[],
): Promise<void> {
  const others = nodes.filter(({ starred }) => !starred);
  const isOn = others.length > 0;
  for (const { id } of isOn ? others : nodes) await office.disk.star(id, isOn);
}

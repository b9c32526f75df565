// Opens the files of chats for a person: their transfers, and what faces do with files.
import { feedOfList } from '../base/feed.ts';
import type { CoreGround } from '../core-ground.ts';
import type { OpenFeature } from '../feature.ts';
import { filesApi } from './calls.ts';
import type { FilesApi } from './files-api.ts';

/** Its calls stand in the netdisk's own contract. */
export const contract = undefined;

/** Opens the files of chats. */
export function open(ground: CoreGround): OpenFeature<FilesApi> {
  const space = async () => ground.space().transfers;
  // The list is there with the person, and goes with them.
  const transfers: FilesApi['transfers'] = (listener) =>
    feedOfList(ground.space().transfers.queue.list)(listener);
  return { api: { transfers, ...filesApi(space) } };
}

// What the features of the core stand on beside the ground of every feature: chats with their files, whole.
import type { ChatSpace } from './chat/index.ts';
import type { FeatureRooms } from './feature-rooms.ts';
import type { PersonGround } from './feature.ts';
import type { WaitingGroupAct } from './groups/groups-api.ts';
import type { ActOutbox } from './net/act-outbox.ts';
import type { UnsentMessages } from './person/unsent-messages.ts';
import type { TransferSpace } from './transfers/index.ts';
import type { Store } from '#storage/store.ts';

/** Chats and files of a person, as the features among them share these. */
type ChatsAndFiles = {
  readonly chat: ChatSpace;
  readonly transfers: TransferSpace;
  readonly rooms: FeatureRooms;
  readonly store: Store;
  readonly acts: ActOutbox;
  /** Acts on groups that wait. */
  waitingActs(): readonly WaitingGroupAct[];
  /** Messages that wait, with their uploads. */
  readonly unsent: UnsentMessages;
};

/** The ground of features that chats and files are made of. */
export type CoreGround = PersonGround & { space(): ChatsAndFiles };

// Decides which files may come or go directly between two clients, and how such a file is named.
import type { LocalChat, PeerReason } from '../../api.ts';

/** What the id of a file begins with that went directly: the office has no content under it. */
export const peerIdStart = 'peer-';

/** Whether an id names a file that went directly. */
export const isPeerFile = (fileId: string): boolean => fileId.startsWith(peerIdStart);

/** What travels directly is offered to one person, in a chat that is open for both (spec §3 type 12). */
export function mayGoDirectly(chat: Pick<LocalChat, 'kind' | 'enabled' | 'peerId'>): boolean {
  return chat.kind === 'direct' && chat.enabled && chat.peerId !== undefined;
}

/** What the device that is offered a file knows. Sizes in bytes and MB. */
export type OfferFacts = {
  readonly size: number;
  readonly hasTransport: boolean;
  readonly wanted: boolean;
  readonly writable: boolean;
  readonly maxMb: number;
  /** Files that are coming directly now. */
  readonly underWay: number;
};

/** Files that may come directly at once: each has a line of its own. */
export const maxIncoming = 8;
const megabyte = 1_048_576;

/** Why an offered file is not taken directly; undefined where it is. */
export function whyNotTaken(offer: OfferFacts): PeerReason | undefined {
  if (!offer.hasTransport) return 'noTransport';
  const fits = offer.size <= offer.maxMb * megabyte && offer.underWay < maxIncoming;
  return offer.wanted && offer.writable && fits ? undefined : 'declined';
}

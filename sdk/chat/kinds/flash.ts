// Decides how a flash message stands for whoever looks at it: to be opened, sent by oneself, or over.
import type { FlashNode } from '../../contract/markup/node.ts';

/** `sent` tells one's own how many have opened it; `over` was opened on some device of this person. */
export type FlashStanding =
  | { readonly type: 'covered'; readonly seconds: number }
  | { readonly type: 'sent'; readonly readers: number }
  | { readonly type: 'over' };

/** The standing of a stored flash message. @param meId the person who looks */
export function flashStanding(node: FlashNode, mine: boolean, meId: string): FlashStanding {
  if (mine) return { type: 'sent', readers: node.readers.length };
  if (node.readers.includes(meId)) return { type: 'over' };
  return { type: 'covered', seconds: node.seconds ?? 0 };
}

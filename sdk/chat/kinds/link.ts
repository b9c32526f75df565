// Decides what a link's card shows (type 10): its words, where it truly leads, and the opening.
import type { LinkNode } from '../../contract/markup/node.ts';
import { misleadingHost, trueHost } from '../rules/link-host.ts';
import type { CardView } from './card-view.ts';

/** The host stands in its own line, so that no words can pose as another address. */
export function linkCard({ url, label }: LinkNode): CardView {
  const host = trueHost(url) ?? url;
  return {
    title: { text: label === '' ? url : label },
    facts: [{ text: host }],
    acts: [{ type: 'open', url, host: misleadingHost(url, label) }],
  };
}

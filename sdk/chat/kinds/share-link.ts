// Decides what a shared link's card shows (type 21), and what messages that were forwarded together show.
import type { ShareLinkNode } from '../../contract/markup/node.ts';
import { summarize } from '../../contract/markup/summary.ts';
import { trueHost } from '../rules/link-host.ts';
import type { CardAct, CardFact, CardView } from './card-view.ts';

const linesShown = 4;

/** A thing tells its summary, a link its host too, a record its first lines and how many messages there are. */
export function shareLinkCard(node: ShareLinkNode): CardView {
  const { title, url, summary, source, forwarded, reference } = node;
  const facts: CardFact[] = [];
  if (forwarded !== undefined) {
    const { messages = [], count = messages.length } = forwarded;
    facts.push({ key: 'chat.card.messages', parameters: { count } });
    return {
      title: { text: title },
      facts,
      lines: messages
        .slice(0, linesShown)
        .map(({ senderName, text }) => ({ name: senderName, text: summarize(text).text })),
      acts: [],
    };
  }
  // Where a thing of the office is kept says nothing to whoever reads it.
  const host = url === undefined || reference !== undefined ? undefined : trueHost(url);
  if (summary !== undefined) facts.push({ text: summary });
  if (source !== undefined && source !== host) facts.push({ text: source });
  if (host !== undefined) facts.push({ text: host });
  const acts: CardAct[] =
    reference !== undefined
      ? [{ type: 'openThing', reference, url }]
      : url === undefined
        ? []
        : [{ type: 'open', url }];
  return { title: { text: title }, facts, acts };
}

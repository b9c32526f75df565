// Owns the table of message kinds: what may be done with each (spec §5; flash messages: decisions §6), and its card.
import type { ContentKind } from '../../contract/flags.ts';
import type { CardNodes } from '../../contract/markup/constructs.ts';
import { shownName } from '../../contract/shown-name.ts';
import type { CardFact, CardSetting, CardView } from './card-view.ts';
import type { CardContent, CardKind, MessageContent } from './content.ts';
import { linkCard } from './link.ts';
import { locationCard } from './location.ts';
import { meetingCard } from './meeting.ts';
import { shareFileCard } from './share-file.ts';
import { shareLinkCard } from './share-link.ts';
import { telephoneCard } from './telephone.ts';

/** What a kind allows. */
type KindTraits = {
  /** May be answered with a quote. */
  readonly quotable: boolean;
  /** «Voice, burn-after-reading and meeting messages cannot be forwarded» (spec §5), nor what no office holds. */
  readonly forwardable: boolean;
  /** Its words may be copied. */
  readonly copyable: boolean;
};

/** A kind of cards; `card` is undefined where it is shown in a way of its own instead of title, facts and acts. */
type CardRow<Kind extends CardKind> = KindTraits & {
  readonly card: ((card: CardNodes[Kind], setting: CardSetting) => CardView) | undefined;
};

const free: KindTraits = { quotable: true, forwardable: true, copyable: true };

const cards: { readonly [Kind in CardKind]: CardRow<Kind> } = {
  file: { ...free, card: undefined },
  audio: { ...free, forwardable: false, copyable: false, card: undefined },
  video: { ...free, card: undefined },
  image: { ...free, card: undefined },
  location: { ...free, card: locationCard },
  telephone: { quotable: false, forwardable: false, copyable: false, card: telephoneCard },
  link: { ...free, card: linkCard },
  // It lies on the two devices alone: whoever got it forwarded could only read about it.
  peerFile: { ...free, forwardable: false, card: undefined },
  flash: { quotable: false, forwardable: false, copyable: false, card: undefined },
  meeting: { ...free, forwardable: false, card: meetingCard },
  shareLink: { ...free, card: shareLinkCard },
  shareFile: { ...free, card: shareFileCard },
};

/** What may be done with each kind; one that is forgotten does not compile. */
export const kindTraits: Readonly<Record<ContentKind, KindTraits>> = { text: free, ...cards };

function viewOf<Kind extends CardKind>(
  kind: Kind,
  { card }: CardContent<Kind>,
  setting: CardSetting,
): CardView | undefined {
  return cards[kind].card?.(card, setting);
}

/** The card, or undefined for words and for kinds that are shown in their own way. */
export function cardViewOf(content: MessageContent, setting: CardSetting): CardView | undefined {
  const card = content.kind === 'text' ? undefined : viewOf(content.kind, content, setting);
  return card === undefined ? undefined : asShown(card);
}

/** What others called things, as it may be shown: one place for all cards. */
function asShown(card: CardView): CardView {
  const { lines } = card;
  return {
    ...card,
    title: factShown(card.title),
    facts: card.facts.map(factShown),
    ...(lines !== undefined && {
      lines: lines.map(({ name, text }) => ({ name: shownName(name), text: shownName(text) })),
    }),
  };
}

function factShown(fact: CardFact): CardFact {
  if ('text' in fact) return { text: shownName(fact.text) };
  if (!('key' in fact) || fact.parameters === undefined) return fact;
  const parameters = Object.entries(fact.parameters).map(([name, value]): [string, string | number] => [
    name,
    typeof value === 'string' ? shownName(value) : value,
  ]);
  return { ...fact, parameters: Object.fromEntries(parameters) };
}

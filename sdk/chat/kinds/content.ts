// Takes a message's content apart for the faces: the quote it begins with, its card by kind, or its words.
import type { LocalMessage } from '../../api.ts';
import type { ContentKind } from '../../contract/flags.ts';
import { kindOfNodes, splitContent } from '../../contract/markup/content-kind.ts';
import type {
  AudioNode,
  FileNode,
  FlashNode,
  ImageNode,
  LinkNode,
  LocationNode,
  MarkupNode,
  MeetingNode,
  QuoteNode,
  ShareLinkNode,
  SharedFileNode,
  TelephoneNode,
  VideoNode,
} from '../../contract/markup/node.ts';

/** The node each kind of card begins with. */
export type CardNodes = {
  file: FileNode;
  audio: AudioNode;
  video: VideoNode;
  image: ImageNode;
  location: LocationNode;
  telephone: TelephoneNode;
  link: LinkNode;
  peerFile: FileNode;
  flash: FlashNode;
  meeting: MeetingNode;
  shareLink: ShareLinkNode;
  shareFile: SharedFileNode;
};

/** A card of a kind, with the words under it. */
export type CardContent<Kind extends keyof CardNodes> = {
  [One in Kind]: {
    readonly kind: One;
    readonly card: CardNodes[One];
    readonly caption: readonly MarkupNode[];
  };
}[Kind];

/** A card with the words under it, or words with the quote before them. */
export type MessageContent =
  | CardContent<keyof CardNodes>
  | { readonly kind: 'text'; readonly quote?: QuoteNode; readonly nodes: readonly MarkupNode[] };

/**
 * A card is one only where the message says the same kind as its content; anything else is words, whatever an older
 * or hostile sender made of it.
 */
export function contentOf({ kind, text }: Pick<LocalMessage, 'kind' | 'text'>): MessageContent {
  const { quote, nodes } = splitContent(text);
  const [card, ...caption] = nodes;
  const derived: ContentKind = quote === undefined ? kindOfNodes(nodes) : 'text';
  if (card === undefined || derived !== kind || kind === 'text')
    return { kind: 'text', nodes, ...(quote === undefined ? {} : { quote }) };
  return { kind: derived, card, caption } as MessageContent;
}

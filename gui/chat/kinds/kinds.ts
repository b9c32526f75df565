// Owns the table of message kinds: which component draws each. A kind that is forgotten does not compile.
import { createElement, type JSX } from 'react';
import type { CardContent, CardKind } from '#sdk/chat/kinds/content.ts';
import type { IconName } from '../../parts/icon-paths.ts';
import { AudioCard } from './AudioCard.tsx';
import { CardMessage, type CardHue } from './CardMessage.tsx';
import { FileCard } from './FileCard.tsx';
import { FlashCard } from './FlashCard.tsx';
import { ImageCard } from './ImageCard.tsx';
import type { KindProps } from './kind-props.ts';
import { ShareLinkCard } from './ShareLinkCard.tsx';
import { VideoCard } from './VideoCard.tsx';

/** What is drawn inside the bubble; `bare` bubbles have no padding of their own. */
type KindLook<Kind extends CardKind> = {
  readonly draws: (props: KindProps<Kind>) => JSX.Element;
  readonly bare: boolean;
};

/** The look of a kind that is its card and nothing more: a glyph, a hue, and what the SDK's view of it tells. */
function plain(hue: CardHue, iconOf: (content: CardContent) => IconName): KindLook<CardKind> {
  const draws = (props: KindProps): JSX.Element =>
    createElement(CardMessage, { ...props, hue, icon: iconOf(props.content) });
  return { draws, bare: true };
}

const callIcon = (content: CardContent): IconName =>
  content.kind === 'telephone' && content.card.media === 'video' ? 'meeting' : 'phone';

/** Every kind but words. */
const kindLooks: { readonly [Kind in CardKind]: KindLook<Kind> } = {
  file: { draws: FileCard, bare: true },
  audio: { draws: AudioCard, bare: true },
  video: { draws: VideoCard, bare: true },
  image: { draws: ImageCard, bare: true },
  peerFile: { draws: FileCard, bare: true },
  flash: { draws: FlashCard, bare: true },
  location: plain(3, () => 'place'),
  telephone: plain(2, callIcon),
  link: plain(4, () => 'link'),
  meeting: plain(5, () => 'meeting'),
  shareLink: { draws: ShareLinkCard, bare: true },
  shareFile: plain(7, () => 'disk'),
};

/** Whether the bubble around a kind has no padding of its own. */
export const isBare = (kind: CardKind): boolean => kindLooks[kind].bare;

/** A card, drawn by the component of its kind. */
export function drawCard<Kind extends CardKind>(kind: Kind, props: KindProps<Kind>): JSX.Element {
  return createElement(kindLooks[kind].draws, props);
}

// Owns the table of message kinds: which component draws each. A kind that is forgotten does not compile.
import type { ComponentType } from 'react';
import type { CardNodes } from '#sdk/chat/kinds/content.ts';
import { AudioCard } from './AudioCard.tsx';
import { FileCard } from './FileCard.tsx';
import { ImageCard } from './ImageCard.tsx';
import type { KindProps } from './kind-props.ts';
import { FlashCard } from './FlashCard.tsx';
import { LinkCard } from './LinkCard.tsx';
import { LocationCard } from './LocationCard.tsx';
import { MeetingCard } from './MeetingCard.tsx';
import { ShareFileCard } from './ShareFileCard.tsx';
import { ShareLinkCard } from './ShareLinkCard.tsx';
import { TelephoneCard } from './TelephoneCard.tsx';
import { VideoCard } from './VideoCard.tsx';

/** What is drawn inside the bubble; `bare` bubbles have no padding of their own. */
export type KindLook<Kind extends keyof CardNodes> = {
  readonly draws: ComponentType<KindProps<Kind>>;
  readonly bare: boolean;
};

/** Every kind but words. */
export const kindLooks: { readonly [Kind in keyof CardNodes]: KindLook<Kind> } = {
  file: { draws: FileCard, bare: true },
  audio: { draws: AudioCard, bare: true },
  video: { draws: VideoCard, bare: true },
  image: { draws: ImageCard, bare: true },
  peerFile: { draws: FileCard, bare: true },
  flash: { draws: FlashCard, bare: true },
  location: { draws: LocationCard, bare: true },
  telephone: { draws: TelephoneCard, bare: true },
  link: { draws: LinkCard, bare: true },
  meeting: { draws: MeetingCard, bare: true },
  shareLink: { draws: ShareLinkCard, bare: true },
  shareFile: { draws: ShareFileCard, bare: true },
};

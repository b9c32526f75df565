// Draws the record of a call (type 8): how it ended and how long it was.
import type { JSX } from 'react';
import { CardMessage } from './CardMessage.tsx';
import type { KindProps } from './kind-props.ts';

/** A card of this kind. */
export function TelephoneCard(props: KindProps<'telephone'>): JSX.Element {
  return <CardMessage {...props} icon={props.content.card.media === 'video' ? 'meeting' : 'phone'} hue={2} />;
}

// Draws a shared link (type 21), or messages that were forwarded together.
import type { JSX } from 'react';
import { CardMessage } from './CardMessage.tsx';
import type { KindProps } from './kind-props.ts';

/** A card of this kind. */
export function ShareLinkCard(props: KindProps<'shareLink'>): JSX.Element {
  return <CardMessage {...props} icon="share" hue={6} />;
}

// Draws a link (type 10): its words and the host it truly leads to.
import type { JSX } from 'react';
import { CardMessage } from './CardMessage.tsx';
import type { KindProps } from './kind-props.ts';

/** A card of this kind. */
export function LinkCard(props: KindProps<'link'>): JSX.Element {
  return <CardMessage {...props} icon="link" hue={4} />;
}

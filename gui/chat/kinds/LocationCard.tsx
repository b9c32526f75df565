// Draws a place (type 7): its name, address and coordinates.
import type { JSX } from 'react';
import { CardMessage } from './CardMessage.tsx';
import type { KindProps } from './kind-props.ts';

/** A card of this kind. */
export function LocationCard(props: KindProps<'location'>): JSX.Element {
  return <CardMessage {...props} icon="place" hue={3} />;
}

// Draws a file of a cloud disk (type 22), with the asking for access.
import type { JSX } from 'react';
import { CardMessage } from './CardMessage.tsx';
import type { KindProps } from './kind-props.ts';

/** A card of this kind. */
export function ShareFileCard(props: KindProps<'shareFile'>): JSX.Element {
  return <CardMessage {...props} icon="disk" hue={7} />;
}

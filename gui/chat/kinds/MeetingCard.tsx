// Draws a meeting (type 14): everything it carries.
import type { JSX } from 'react';
import { CardMessage } from './CardMessage.tsx';
import type { KindProps } from './kind-props.ts';

/** A card of this kind. */
export function MeetingCard(props: KindProps<'meeting'>): JSX.Element {
  return <CardMessage {...props} icon="meeting" hue={5} />;
}

// Draws a card by its label and name alone, with its caption: for kinds whose content is shown by a player or viewer.
import type { JSX } from 'react';
import { displayNodes } from '#sdk/chat/rules/display-text.ts';
import { MessageText } from '../MessageText.tsx';
import type { KindProps } from './kind-props.ts';

/** Never fatal: whatever it carries, it says what it is. */
export function PlainCard({ content, names }: KindProps): JSX.Element {
  return <MessageText pieces={displayNodes([content.card, ...content.caption], names)} />;
}

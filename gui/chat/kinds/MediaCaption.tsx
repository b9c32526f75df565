// Draws the words that go with a picture, film or file.
import type { JSX } from 'react';
import { displayNodes } from '#sdk/chat/rules/display-text.ts';
import { MessageText } from '../MessageText.tsx';
import type { KindProps } from './kind-props.ts';

/** Nothing where there are none. */
export function MediaCaption({ content, names }: KindProps): JSX.Element | null {
  if (content.caption.length === 0) return null;
  return (
    <p className="tg-media__caption">
      <MessageText pieces={displayNodes(content.caption, names)} />
    </p>
  );
}

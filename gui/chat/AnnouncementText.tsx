// Draws the words of a group's announcement as they were written, wherever they stand.
import type { JSX } from 'react';
import { displayNodes } from '#sdk/chat/rules/display-text.ts';
import { MessageText } from './MessageText.tsx';

/** An announcement mentions nobody. */
const nobody = { people: [], me: [] };

/** `text` has the signs that set words apart. */
export function AnnouncementText({ text }: { readonly text: string }): JSX.Element {
  return <MessageText pieces={displayNodes([{ type: 'text', text }], nobody)} />;
}

// Draws one emoji: a named one the same on every system, another as the system does; what is copied of it is its character.
import type { JSX } from 'react';
import { emojiByName, reactionOf } from '#sdk/contract/emojis.ts';
import { emojiFile } from '../emoji-file.ts';
import './Emoji.css';

/** As high as the line it stands in, or as its place says; a name that nobody knows stays a name. */
export function Emoji({ name }: { readonly name: string }): JSX.Element {
  const known = emojiByName.get(name);
  if (known === undefined) return <>{reactionOf(name) === name ? name : `[${name}]`}</>;
  return (
    <img
      className="tg-emoji"
      src={`/${emojiFile(known.emoji)}`}
      alt={known.emoji}
      decoding="async"
      draggable={false}
    />
  );
}

// Draws one emoji: a named one the same on every system, another as the system does; what is copied of it is its character.
import { useEffect, useState, type JSX } from 'react';
import { emojiByName, reactionOf } from '#sdk/contract/emojis.ts';
import { emojiFile } from '../emoji-file.ts';
import './Emoji.css';

/** As high as the line it stands in, or as its place says; a name that nobody knows stays a name. */
export function Emoji({ name }: { readonly name: string }): JSX.Element {
  const known = emojiByName.get(name);
  if (known === undefined) return <>{reactionOf(name) === name ? name : `[${name}]`}</>;
  return <Drawing emoji={known.emoji} />;
}

/** Where the drawing does not come, its character stands there, until there is a network again. */
function Drawing({ emoji }: { readonly emoji: string }): JSX.Element {
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (!missing) return;
    const again = (): void => setMissing(false);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [missing]);
  if (missing) return <>{emoji}</>;
  return (
    <img
      className="tg-emoji"
      src={`/${emojiFile(emoji)}`}
      alt={emoji}
      decoding="async"
      draggable={false}
      onError={() => setMissing(true)}
    />
  );
}

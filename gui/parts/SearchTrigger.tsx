// Draws what looks like a search field and opens the one search, where all typing happens.
import type { JSX } from 'react';
import { ariaKeys } from './aria-keys.ts';
import { Icon } from './Icon.tsx';
import { KeyHint } from './KeyHint.tsx';
import './SearchBox.css';
import './SearchTrigger.css';

/** A button in a field's dress. */
export function SearchTrigger(props: {
  readonly label: string;
  readonly shortcut: string;
  readonly onOpen: () => void;
}): JSX.Element {
  return (
    <button
      type="button"
      className="tg-search tg-search-trigger"
      aria-keyshortcuts={ariaKeys(props.shortcut)}
      onClick={props.onOpen}
    >
      <Icon name="search" size={16} />
      <span>{props.label}</span>
      <KeyHint hidden keys={props.shortcut} />
    </button>
  );
}

// Draws the search field of a list pane, with its shortcut while empty and a clear button while not.
import type { JSX, KeyboardEventHandler, Ref } from 'react';
import { Icon } from './Icon.tsx';
import { KeyHint } from './KeyHint.tsx';
import { useText } from './text.ts';
import './SearchBox.css';

/** A controlled search field. */
export function SearchBox(all: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly shortcut?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  /** The list its arrow keys walk, and the row they stand on; none where there is nothing to walk. */
  readonly list?: { readonly id: string; readonly active?: string };
}): JSX.Element {
  const t = useText();
  const { inputRef, list, ...props } = all;
  const placeholder = props.placeholder ?? t('words.search');
  return (
    <label className="tg-search">
      <Icon name="search" size={16} />
      <input
        ref={inputRef}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={placeholder}
        placeholder={placeholder}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        onKeyDown={props.onKeyDown}
        {...(list !== undefined && {
          role: 'combobox',
          'aria-autocomplete': 'list' as const,
          'aria-expanded': list.active !== undefined,
          'aria-controls': list.id,
          'aria-activedescendant': list.active,
        })}
      />
      {props.value !== '' ? (
        <button
          type="button"
          className="tg-search__clear"
          aria-label={t('words.clear')}
          onClick={() => props.onChange('')}
        >
          <Icon name="close" size={14} />
        </button>
      ) : props.shortcut ? (
        <KeyHint keys={props.shortcut} />
      ) : null}
    </label>
  );
}

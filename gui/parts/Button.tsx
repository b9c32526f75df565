// Draws the product's buttons on Blueprint's: primary, plain, quiet and dangerous, in three sizes.
import { Button as BlueprintButton } from '@blueprintjs/core';
import type { JSX, MouseEventHandler, ReactNode } from 'react';
import { ariaKeys } from './aria-keys.ts';
import { Icon } from './Icon.tsx';
import { KeyHint } from './KeyHint.tsx';
import type { IconName } from './icon-paths.ts';
import { useWholePress } from './useWholePress.ts';

/** What a button shows and does. */
export type ButtonProps = {
  readonly children: ReactNode;
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: IconName;
  readonly fill?: boolean;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly type?: 'button' | 'submit';
  readonly autoFocus?: boolean;
  /** Id of the element that says more, such as why it cannot be pressed. */
  readonly describedBy?: string;
  /** The key that does the same, as it is printed on keys: shown beside the words, and no part of the name. */
  readonly keys?: string | undefined;
  readonly onClick?: MouseEventHandler<HTMLElement>;
};

/** One primary button per view at most; `danger` only for what cannot be undone. */
export function Button(props: ButtonProps): JSX.Element {
  const {
    children,
    look = 'plain',
    size = 'medium',
    icon,
    fill,
    busy,
    disabled,
    type = 'button',
    autoFocus,
    keys,
    onClick,
  } = props;
  const wholePress = useWholePress();
  return (
    <BlueprintButton
      {...wholePress}
      type={type}
      size={size}
      intent={look === 'primary' ? 'primary' : look === 'danger' ? 'danger' : 'none'}
      variant={look === 'quiet' ? 'minimal' : 'solid'}
      fill={fill ?? false}
      loading={busy ?? false}
      disabled={disabled ?? false}
      autoFocus={autoFocus ?? false}
      aria-busy={busy || undefined}
      aria-describedby={props.describedBy}
      {...(keys === undefined ? {} : { 'aria-keyshortcuts': ariaKeys(keys) })}
      {...(icon ? { icon: <Icon name={icon} size={size === 'small' ? 16 : 18} /> } : {})}
      {...(onClick ? { onClick } : {})}
      text={
        keys === undefined ? (
          children
        ) : (
          <>
            {children} <KeyHint hidden keys={keys} />
          </>
        )
      }
    />
  );
}

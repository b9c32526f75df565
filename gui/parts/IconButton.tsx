// Draws a button that is only an icon; its name is spoken and shown as a tooltip.
import { Tooltip } from '@blueprintjs/core';
import { useState, type JSX, type MouseEventHandler } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';
import './IconButton.css';

/** What an icon button shows and does; `pressed` makes it a toggle. */
export type IconButtonProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly size?: 20 | 18 | 16;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly disabled?: boolean;
  /** A shortcut shown behind the name in the tooltip. */
  readonly hint?: string;
};

/** 32 × 32 px (24 px at least for a 16 px icon), the size a finger and WCAG 2.5.8 ask for. */
export function IconButton(props: IconButtonProps): JSX.Element {
  const { icon, label, onClick, size = 20, pressed, expanded, disabled, hint } = props;
  /** Whoever pressed it knows its name: it would lie over what opened, until the pointer leaves. */
  const [isSilent, setSilent] = useState(false);
  return (
    <Tooltip
      compact
      openOnTargetFocus={false}
      hoverOpenDelay={400}
      disabled={isSilent || expanded === true}
      placement="bottom"
      content={hint ? `${label} · ${hint}` : label}
    >
      <Pressed
        icon={icon}
        label={label}
        size={size}
        pressed={pressed}
        expanded={expanded}
        disabled={disabled}
        onPointerLeave={() => setSilent(false)}
        onClick={(event) => {
          setSilent(true);
          onClick?.(event);
        }}
      />
    </Tooltip>
  );
}

/** The button itself. The tooltip hands its child an empty `aria-expanded`, which must not take ours away. */
function Pressed(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly size: 20 | 18 | 16;
  readonly pressed: boolean | undefined;
  readonly expanded: boolean | undefined;
  readonly disabled: boolean | undefined;
  readonly onPointerLeave: () => void;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
}): JSX.Element {
  return (
    <button
      type="button"
      className="tg-icon-button"
      data-size={props.size}
      aria-label={props.label}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      disabled={props.disabled}
      onPointerLeave={props.onPointerLeave}
      onClick={props.onClick}
    >
      <Icon name={props.icon} size={props.size} />
    </button>
  );
}

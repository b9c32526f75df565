// Draws a short sentence with its icon in front, the icon in jade.
import type { JSX, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';
import './IconText.css';

/** Wraps without running under the icon. */
export function IconText({
  icon,
  children,
}: {
  readonly icon: IconName;
  readonly children: ReactNode;
}): JSX.Element {
  return (
    <span className="tg-icon-text">
      <Icon name={icon} size={16} />
      <span>{children}</span>
    </span>
  );
}

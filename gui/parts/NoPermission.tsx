// Draws a place a person may not see: that it is so, and who can grant it.
import type { JSX, ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { useText } from './text.ts';

/** `who` is the person or role that can give access; `small` fits a list pane. */
export function NoPermission(props: {
  readonly who: string;
  readonly act?: ReactNode;
  readonly small?: boolean;
}): JSX.Element {
  const t = useText();
  return (
    <EmptyState
      figure="house"
      small={props.small ?? false}
      title={t('frame.noPermission')}
      detail={t('frame.noPermissionWho', { who: props.who })}
      act={props.act}
    />
  );
}

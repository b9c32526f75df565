// Draws a place a person may not see: that it is so, and who can grant it.
import type { JSX, ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { useText } from './text.ts';

/** `who` is the person or role that can give access. */
export function NoPermission({ who, act }: { readonly who: string; readonly act?: ReactNode }): JSX.Element {
  const t = useText();
  return (
    <EmptyState
      figure="house"
      title={t('frame.noPermission')}
      detail={t('frame.noPermissionWho', { who })}
      act={act}
    />
  );
}

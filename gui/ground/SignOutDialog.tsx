// Asks whether to sign out, wherever that is offered.
import type { JSX } from 'react';
import { Confirm } from './Confirm.tsx';
import { useText } from '../parts/text.ts';
import type { useSignOut } from './useSignOut.ts';

/** `leave` is the question's own state; `asks` and `detail` stand in place of the usual sentences. */
export function SignOutDialog(props: {
  readonly leave: ReturnType<typeof useSignOut>;
  readonly asks?: string;
  readonly detail?: string;
}): JSX.Element {
  const t = useText();
  const { asking, busy, close, signOut } = props.leave;
  return (
    <Confirm
      open={asking}
      title={props.asks ?? t('frame.signOutTitle')}
      act={t('settings.signOut')}
      busy={busy}
      onConfirm={() => void signOut()}
      onClose={close}
    >
      {props.detail ?? t('frame.signOutDetail')}
    </Confirm>
  );
}

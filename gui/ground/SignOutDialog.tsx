// Asks whether to sign out, wherever that is offered.
import { lazy, useState, type JSX } from 'react';
import { Confirm } from './Confirm.tsx';
import { loadPart } from './lazy-part.ts';
import { Opening } from '../parts/Opening.tsx';
import { useText } from '../parts/text.ts';
import type { useSignOut } from './useSignOut.ts';

const SignOutBody = lazy(async () => ({
  default: (await loadPart(() => import('./SignOutBody.tsx'))).SignOutBody,
}));

/**
 * `leave` is the question's own state; `asks` and `detail` stand in place of the usual sentences, as behind a lock, where
 * no chat is named and nothing erased.
 */
export function SignOutDialog(props: {
  readonly leave: ReturnType<typeof useSignOut>;
  readonly asks?: string;
  readonly detail?: string;
}): JSX.Element {
  const t = useText();
  const { asking, busy, close, signOut } = props.leave;
  const [erases, setErases] = useState(false);
  return (
    <Confirm
      open={asking}
      title={props.asks ?? t('frame.signOutTitle')}
      act={t('frame.signOut')}
      busy={busy}
      onConfirm={() => void signOut(erases)}
      onClose={() => {
        setErases(false);
        close();
      }}
    >
      {props.detail ??
        (asking ? (
          <Opening onClose={close}>
            <SignOutBody erases={erases} onErase={setErases} />
          </Opening>
        ) : null)}
    </Confirm>
  );
}

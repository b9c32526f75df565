// Signs out after asking: the office first, then the sign-in page's own memory, then back to its door.
import { useState } from 'react';
import { signInAddress, signOffAddress } from '#sdk/account/rules/sign-in-address.ts';
import { desktopBridge } from './desktop-bridge.ts';
import { useApp } from './app-parts.ts';
import { useNotify } from './useNotify.ts';

const timeoutMs = 10_000;

/** The question and the act. */
export function useSignOut(): {
  readonly asking: boolean;
  readonly busy: boolean;
  readonly ask: () => void;
  readonly close: () => void;
  readonly signOut: () => Promise<void>;
} {
  const app = useApp();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const signOut = async (): Promise<void> => {
    setBusy(true);
    const done = await notify.attempt(() => app.office.account.signOut());
    if (!done) return setBusy(false);
    const { signIn } = app.addresses;
    // The page at the door remembers people by a cookie of its own; without this it would let them straight in again.
    const desktop = desktopBridge();
    const forgotten = await (desktop?.forgetSignIn() ?? forgetInBrowser(signIn));
    if (!forgotten) notify.fail({ code: 'connectionFailed', params: {} });
    // In the desktop window the page at the door opens beside this one, which asks for it when it starts again.
    location.assign(desktop === undefined ? signInAddress(signIn, new URL('/', location.origin).href) : '/');
  };
  return { asking, busy, ask: () => setAsking(true), close: () => setAsking(false), signOut };
}

function forgetInBrowser(signIn: string): Promise<boolean> {
  return fetch(signOffAddress(signIn), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    (answer) => answer.ok,
    () => false,
  );
}

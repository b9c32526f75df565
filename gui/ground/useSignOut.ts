// Signs out after asking: the office first, then the sign-in page's own memory, then back to its door.
import { useState } from 'react';
import { signInAddress, signOffAddress } from '#sdk/account/rules/sign-in-address.ts';
import { desktopBridge } from './desktop-bridge.ts';
import { endLending } from './shared-session.ts';
import { useApp } from './app-parts.ts';
import { useNotify } from './useNotify.ts';

const timeoutMs = 10_000;

/** The question and the act. */
export function useSignOut(): {
  readonly asking: boolean;
  readonly busy: boolean;
  readonly ask: () => void;
  readonly close: () => void;
  /** With `erase` this device keeps nothing of the person. */
  readonly signOut: (erase: boolean) => Promise<void>;
} {
  const app = useApp();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const signOut = async (erase: boolean): Promise<void> => {
    setBusy(true);
    app.page.set({ leaving: true });
    const lendAgain = endLending(sessionStorage);
    const { signIn } = app.addresses;
    const done = await notify.attempt(() => app.office.account.signOut({ erase }));
    if (!done) {
      lendAgain();
      app.page.set({ leaving: false });
      return setBusy(false);
    }
    const desktop = desktopBridge();
    const forgotten = await (desktop?.forgetSignIn() ?? forgetInBrowser(signIn));
    if (!forgotten) notify.fail({ code: 'connectionFailed', params: {} });
    // In the desktop window the page at the door opens beside this one, which asks for it when it starts again.
    location.assign(desktop === undefined ? signInAddress(signIn, new URL('/', location.origin).href) : '/');
  };
  return { asking, busy, ask: () => setAsking(true), close: () => setAsking(false), signOut };
}

/**
 * The page at the door remembers people by a cookie of its own; without this it would let them straight in again. Whatever
 * tab leaves does it for itself: none may be at that page before.
 */
export function forgetInBrowser(signIn: string): Promise<boolean> {
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

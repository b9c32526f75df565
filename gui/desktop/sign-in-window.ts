// Shows the sign-in page of an office in a window without any bridge, and takes the ticket it comes back with.
import { BrowserWindow, type Session, type WebContents } from 'electron';
import type { SignInResult } from './bridge.ts';
import type { ContentsRules } from './guard-contents.ts';
import { securePreferences } from './window-preferences.ts';

/** Where the page may go, and where its ticket comes back to. */
export type SignInPlace = {
  /** Address of the sign-in page without its query. */
  page: string;
  /** Origins it may visit: its own and those the build allows. */
  origins: readonly string[];
  /** Origin of the office's own pages, to which the ticket is sent. */
  home: string;
};

const ticketForm = /^[\w.~+/=-]{1,512}$/;

/** The ticket in an address that leads back to the office's pages. */
export function ticketIn(address: string, home: string): string | undefined {
  const url = URL.parse(address);
  const ticket = url?.origin === home ? url.searchParams.get('ticket') : null;
  return ticket !== null && ticket !== undefined && ticketForm.test(ticket) ? ticket : undefined;
}

/** Whether a page of ours may ask for this sign-in page: the office's own, and no other. */
export function isSignInAddress(address: string, { page, home }: SignInPlace): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (`${url.origin}${url.pathname}` !== page) return false;
  const service = url.searchParams.get('service');
  return service === null || URL.parse(service)?.origin === home;
}

/** Opens it; answers when a ticket came back, or when it was closed. */
export function openSignIn(
  address: string,
  place: SignInPlace,
  parts: {
    session: Session;
    parent: BrowserWindow;
    title: string;
    devTools: boolean;
    onLink(address: string): void;
    setRules(contents: WebContents, rules: ContentsRules): void;
  },
): Promise<SignInResult> {
  return new Promise((resolve) => {
    const window = new BrowserWindow({
      parent: parts.parent,
      width: 960,
      height: 720,
      minWidth: 420,
      minHeight: 520,
      title: parts.title,
      autoHideMenuBar: true,
      webPreferences: securePreferences({ session: parts.session, devTools: parts.devTools }),
    });
    let ticket: string | undefined;
    parts.setRules(window.webContents, {
      mayVisit(target) {
        const found = ticketIn(target, place.home);
        if (found !== undefined) {
          // The way back ends here: the office's own pages are never loaded in this window.
          // Chromium announces one navigation by several events.
          if (ticket === undefined) setImmediate(() => window.isDestroyed() || window.close());
          ticket ??= found;
          return false;
        }
        const origin = URL.parse(target)?.origin;
        return origin !== undefined && place.origins.includes(origin);
      },
      onLink: parts.onLink,
    });
    window.once('closed', () => resolve(ticket === undefined ? { closed: true } : { ticket }));
    void window.loadURL(address);
  });
}

/** How long the office is waited for, in ms. */
const forgetMs = 10_000;

/** Ends what the sign-in page remembers: at the office, if it can be reached, and on this device in any case. */
export async function forgetSignIn(session: Session, signOff: string): Promise<boolean> {
  try {
    const answer = await session.fetch(signOff, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(forgetMs),
    });
    return answer.ok;
  } catch {
    // Not reached: the device stays on the office's list, from where it can be taken off.
    return false;
  } finally {
    await session.clearStorageData();
  }
}

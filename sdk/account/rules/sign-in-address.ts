// Decides where the browser goes to sign in, and what comes back from there (spec §2 «Route guard»).
import { signOnPaths } from '../../contract/sign-on-paths.ts';

/** The external sign-in page that returns to `here` afterwards. */
export function signInAddress(signIn: string, here: string): string {
  return `${signIn}${signOnPaths.page}?service=${encodeURIComponent(here)}`;
}

/** Where the sign-in page's own memory is ended. */
export function signOffAddress(signIn: string): string {
  return signIn + signOnPaths.logout;
}

/** The name under which a page that leaves to sign in finds in its address that it was itself that asked. */
const stateName = 'signInState';

/** An address to come back to that says who asked. @param state a secret of this visit */
export function withState(address: string, state: string): string {
  const url = new URL(address);
  url.searchParams.set(stateName, state);
  return url.href;
}

/** A ticket that came in an address, and the state it came with. */
export type ArrivedTicket = { readonly ticket: string | undefined; readonly state: string | undefined };

/** The ticket in an address, and the address without it, which takes its place at once. */
export function takeTicket(address: string): ArrivedTicket & { readonly clean: string } {
  const url = new URL(address);
  const ticket = url.searchParams.get('ticket') ?? undefined;
  const state = url.searchParams.get(stateName) ?? undefined;
  url.searchParams.delete('ticket');
  url.searchParams.delete(stateName);
  return { ticket: ticket === '' ? undefined : ticket, state, clean: url.href };
}

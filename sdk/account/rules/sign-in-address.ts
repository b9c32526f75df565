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

/** The ticket in an address, and the address without it, which takes its place at once. */
export function takeTicket(address: string): { ticket: string | undefined; clean: string } {
  const url = new URL(address);
  const ticket = url.searchParams.get('ticket') ?? undefined;
  url.searchParams.delete('ticket');
  return { ticket: ticket === '' ? undefined : ticket, clean: url.href };
}

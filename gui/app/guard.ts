// Decides whether somebody may come in: stored session, ticket, or off to the sign-in page (spec §2 «Route guard»).
import { redirect } from 'react-router';
import { signInAddress } from '#sdk/account/rules/sign-in-address.ts';
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import type { AppParts } from '../ground/app-parts.ts';

/** What the guard needs of the browser. */
export type Doors = {
  /** The ticket the address carried, and whether this page had asked for one; given once, then gone. */
  takeTicket(): { readonly ticket: string; readonly asked: boolean } | undefined;
  /** The address to come back to, by which the page knows then that it asked. */
  asking(address: string): string;
  /** Leaves for another address. */
  leaveFor(address: string): void;
  /** The present address. */
  here(): string;
};

/** Never answers: the page is being left. */
const forever = new Promise<never>(() => {});

/** Sends the browser to the external sign-in page, to come back to `service`. */
export function leaveToSignIn(app: AppParts, doors: Doors, service: string): Promise<never> {
  doors.leaveFor(signInAddress(app.addresses.signIn, doors.asking(service)));
  return forever;
}

/**
 * The loader of everything but `/403`. Throws an OfficeError where the office cannot be reached, for a page with a
 * retry; anything else that fails leads to `/403` with its reason.
 */
export function createGuard(app: AppParts, doors: Doors): () => Promise<Response | null> {
  return async () => {
    const arrived = doors.takeTicket();
    // A link with somebody else's ticket changes nobody's account: whoever is signed in stays who they are.
    const ticket = arrived?.asked === false && app.hasSession() ? undefined : arrived?.ticket;
    if (ticket === undefined && !app.hasSession()) return leaveToSignIn(app, doors, doors.here());
    // A stored session is known on this device: its page stands before any network has answered.
    if (ticket === undefined) void app.office.config.load();
    else {
      const config = await app.office.config.load();
      if (config.phase === 'fail')
        throw OfficeError.from(config.error ?? { code: 'networkAnomaly', params: {} });
    }
    try {
      if (ticket === undefined) await app.office.account.resume();
      else await app.office.account.signInWithTicket({ ticket });
      app.page.set({ refusal: undefined });
      return null;
    } catch (error) {
      const problem = asOfficeError(error);
      if (problem.code === 'notSignedIn') return leaveToSignIn(app, doors, doors.here());
      // A stored session outlives a broken network: nothing is cleared, the person may try again.
      if (ticket === undefined && problem.kind === 'network') throw problem;
      app.page.set({ refusal: problem.data });
      return redirect('/403');
    }
  };
}

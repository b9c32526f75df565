// Gives the guard the real browser: its address, its ticket, and the way out.
import { takeTicket, withState } from '#sdk/account/rules/sign-in-address.ts';
import type { Doors } from './guard.ts';

/** Where a visit keeps what it asked for; another tab, and a link from elsewhere, do not have it. */
const stateKey = 'tangram sign-in state';

/** Takes the ticket out of the address at once, before anything else sees or remembers it. */
export function browserDoors(): Doors {
  const { ticket, state, clean } = takeTicket(location.href);
  const asked = sessionStorage.getItem(stateKey);
  if (ticket !== undefined) sessionStorage.removeItem(stateKey);
  let waiting = ticket === undefined ? undefined : { ticket, asked: state !== undefined && state === asked };
  if (clean !== location.href) history.replaceState(history.state, '', clean);
  return {
    takeTicket() {
      const taken = waiting;
      waiting = undefined;
      return taken;
    },
    asking(address) {
      const fresh = crypto.randomUUID();
      sessionStorage.setItem(stateKey, fresh);
      return withState(address, fresh);
    },
    leaveFor: (address) => location.assign(address),
    here: () => location.href,
  };
}

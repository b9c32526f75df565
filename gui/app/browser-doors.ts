// Gives the guard the real browser: its address, its ticket, and the way out.
import { takeTicket } from '#sdk/account/rules/sign-in-address.ts';
import type { Doors } from './guard.ts';

/** Takes the ticket out of the address at once, before anything else sees or remembers it. */
export function browserDoors(): Doors {
  const { ticket, clean } = takeTicket(location.href);
  let waiting = ticket;
  if (clean !== location.href) history.replaceState(history.state, '', clean);
  return {
    takeTicket() {
      const taken = waiting;
      waiting = undefined;
      return taken;
    },
    leaveFor: (address) => location.assign(address),
    here: () => location.href,
  };
}

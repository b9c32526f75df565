// Calls whenever the connection is there again after it was away: what could not be asked is asked then.
import type { Unsubscribe } from './live-value.ts';

type Line = { readonly state: (listener: (state: { readonly phase: string }) => void) => Unsubscribe };

/**
 * Calls `back` at each return of the connection; not where it is there already.
 * @param isAway whether what is wanted was missed before this was called: then the connection that is there counts as a return
 */
export function whenBack(connection: Line, back: () => void, isAway = false): Unsubscribe {
  let away = isAway;
  return connection.state(({ phase }) => {
    if (phase !== 'online') away = true;
    else if (away) {
      away = false;
      back();
    }
  });
}

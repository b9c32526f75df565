// Follows who is online for a screen, oneself included: the office names the others only.
import type { Unsubscribe } from './live-value.ts';

type Feed<T> = (listener: (value: T) => void) => Unsubscribe;
/** What it listens to; any office will do. */
type Followed = {
  readonly account: { readonly state: Feed<{ readonly person?: { readonly id: string } }> };
  readonly connection: { readonly state: Feed<{ readonly phase: string }> };
  readonly contacts: { readonly online: Feed<readonly string[]> };
};

/** `told` gets every id anew at each change; one's own is among them as long as the connection is there. */
export function onlineWithMe(office: Followed, told: (ids: ReadonlySet<string>) => void): Unsubscribe {
  let others: readonly string[] = [];
  let meId: string | undefined;
  let isConnected = false;
  let isReady = false;
  const tell = (): void => {
    if (isReady) told(new Set([...others, ...(isConnected && meId !== undefined ? [meId] : [])]));
  };
  const stops = [
    office.account.state(({ person }) => {
      if (meId === person?.id) return;
      meId = person?.id;
      tell();
    }),
    office.connection.state(({ phase }) => {
      if (isConnected === (phase === 'online')) return;
      isConnected = phase === 'online';
      tell();
    }),
    office.contacts.online((ids) => {
      others = ids;
      tell();
    }),
  ];
  isReady = true;
  tell();
  return () => {
    for (const stop of stops) stop();
  };
}

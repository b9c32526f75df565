// Decides who of the tabs has a person's store: one owns it and serves the others, the next one takes over when it ends.
import type { Port } from '#sdk/rpc/protocol.ts';
import { tabLock } from './messages.ts';
import { storeLock, tabPort, takeLock, type TabMessage } from './tab-channel.ts';

/** What a seat needs of its tab. */
export type SeatParts = {
  /** The name of this tab, held as a lock for as long as its worker lives. */
  readonly tab: string;
  /** Another tab has the store, and answers here. Told anew for each owner. */
  onServed(port: Port): void;
  /** Whoever served this tab has ended; nobody does for the moment. */
  onUnserved(): void;
  /** This tab was a guest and has the store now. */
  onInherited(): void;
  /** This tab owned the store and did not answer; another one goes on. */
  onLost(): void;
  /** Serves a guest, until the port closes. */
  serve(port: Port): void;
};

/** A place among the tabs of a store. */
export type Seat = {
  /** Whether this tab owns the store or another one does; resolves as soon as that is known. */
  role(): Promise<'owner' | 'guest'>;
  /** The owner is ready: from now on it serves, and whoever waits is told. */
  open(): void;
  /** A guest has asked something: it looks whether the owner answers. `isWaiting` says whether it still waits. */
  expect(isWaiting: () => boolean): void;
  /** Gives the place up; the next one may have the store. */
  leave(): void;
};

/** An owner that says nothing for so long is asked whether it lives, and passed over when it says nothing again. */
const silentMs = 1_000;
const answerMs = 3_000;
/** How long its own page has to end a worker that hangs, before the lock is taken from it. */
const endingMs = 2_500;
/** Even who asks nothing wants the news. */
const lookEveryMs = 5_000;

/** Takes a seat at the store `name`. */
export function takeSeat(name: string, parts: SeatParts): Seat {
  // Browsers give locks to secure pages only; there the files themselves say who owns them.
  if (navigator.locks === undefined)
    return { role: () => Promise.resolve('owner'), open: noop, expect: noop, leave: noop };
  const lock = storeLock(name);
  const port = new BroadcastChannel(lock);
  const say = (message: TabMessage): void => port.postMessage(message);
  const role = Promise.withResolvers<'owner' | 'guest'>();
  const leaving = new AbortController();
  let free: (() => void) | undefined;
  let isGuest = false;
  let isReady = false;
  const guests = new Map<string, { close(): void }>();
  let owner: string | undefined;
  let served: { close(): void } | undefined;
  /** Whether the owner was heard since it was asked. */
  let heard = true;
  let looking: ReturnType<typeof setTimeout> | undefined;

  function become(release: () => void): void {
    if (leaving.signal.aborted) return release();
    free = release;
    unserve();
    role.resolve('owner');
    if (isGuest) parts.onInherited();
    isGuest = false;
  }

  function unserve(): void {
    const had = served;
    served = undefined;
    had?.close();
    if (had !== undefined) parts.onUnserved();
  }

  function admit(guest: string): void {
    if (!isReady) return say({ type: 'wait', tab: guest, owner: parts.tab });
    guests.get(guest)?.close();
    const ours = tabPort(name, parts.tab, guest);
    guests.set(guest, ours);
    parts.serve(ours);
    say({ type: 'serve', tab: guest, owner: parts.tab });
    // Granted when the guest's worker has ended, by whatever end.
    void takeLock(tabLock(guest), { signal: leaving.signal }).then((release) => {
      release?.();
      if (guests.get(guest) === ours) guests.delete(guest);
      ours.close();
    });
  }

  function joined(by: string): void {
    unserve();
    owner = by;
    const ours = tabPort(name, by, parts.tab);
    served = ours;
    isGuest = true;
    role.resolve('guest');
    parts.onServed(ours);
  }

  port.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (free !== undefined) {
      if (data.type === 'join') admit(data.tab);
      if (data.type === 'ping' && data.owner === parts.tab) say({ type: 'pong', owner: parts.tab });
      return;
    }
    // What other guests say proves nothing about the owner.
    if (data.type !== 'join' && data.type !== 'ping' && data.type !== 'hung') heard = true;
    if (data.type === 'serve' && data.tab === parts.tab) joined(data.owner);
    else if (data.type === 'wait' && data.tab === parts.tab) owner ??= data.owner;
    else if (data.type === 'owner') say({ type: 'join', tab: parts.tab });
  });

  function look(isWaiting: () => boolean): void {
    looking = undefined;
    if (free !== undefined || leaving.signal.aborted || owner === undefined || !isWaiting()) return;
    heard = false;
    const asked = owner;
    say({ type: 'ping', owner: asked });
    setTimeout(() => {
      if (heard || free !== undefined || owner !== asked || leaving.signal.aborted) return;
      say({ type: 'hung', owner: asked });
      // The queue hands the lock on as soon as the owner's page has ended it; a page that hangs too is passed over.
      setTimeout(() => {
        if (free === undefined && owner === asked && !heard) void steal();
      }, endingMs);
    }, answerMs);
  }

  function lost(): void {
    if (!leaving.signal.aborted) parts.onLost();
  }

  async function steal(): Promise<void> {
    const release = await takeLock(lock, { steal: true }, lost);
    if (release === undefined || free !== undefined) return release?.();
    become(release);
  }

  void (async () => {
    const first = await takeLock(lock, { ifAvailable: true }, lost);
    if (first !== undefined) return become(first);
    if (leaving.signal.aborted) return;
    say({ type: 'join', tab: parts.tab });
    const release = await takeLock(lock, { signal: leaving.signal }, lost);
    if (release !== undefined && free === undefined) become(release);
    else release?.();
  })();
  const every = setInterval(() => look(() => true), lookEveryMs);

  return {
    role: () => (free === undefined ? role.promise : Promise.resolve('owner')),
    open() {
      isReady = true;
      say({ type: 'owner', owner: parts.tab });
    },
    expect(isWaiting) {
      looking ??= setTimeout(() => look(isWaiting), silentMs);
    },
    leave() {
      leaving.abort();
      clearInterval(every);
      clearTimeout(looking);
      for (const guest of guests.values()) guest.close();
      guests.clear();
      served?.close();
      port.close();
      free?.();
    },
  };
}

const noop = (): void => undefined;

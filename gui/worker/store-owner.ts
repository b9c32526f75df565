// Decides which tab has a person's store: one at a time, handed over when it is asked for, free as soon as it has ended.

/** What the tabs of a store say to each other. */
type TabMessage = { readonly type: 'who' | 'here' | 'release' };

/** What owning a store needs of the tab. */
export type OwnerParts = {
  /** Resolves when the person asks to go on in this tab. */
  readonly claimed: Promise<void>;
  /** Another tab has the store. */
  onTaken(): void;
  /** Another tab goes on with the store: hand over what is not in it yet and close it. Ownership ends afterwards. */
  leave(): Promise<void>;
  /** The other tab has been let in. */
  left(): void;
};

/** An owned store; `free` gives it up without being asked. */
export type Ownership = { free(): void };

/** A page that was just reloaded gives its store up a moment after the new one asks; a dead one never answers. */
const silentMs = 2_500;
/** An owner that has not let go by then is frozen: the tab goes on without the store. */
const handOverMs = 1_500;
const eagerPauseMs = 25;
const patientPauseMs = 250;

/**
 * Waits until this tab owns the store `name`: at once where nobody has it, as soon as its owner is gone, or when the
 * person claims it. Undefined where a claimed owner does not let go.
 */
export async function ownStore(name: string, parts: OwnerParts): Promise<Ownership | undefined> {
  // Browsers give locks to secure pages only; there the files themselves say who owns them.
  if (navigator.locks === undefined) return { free: () => undefined };
  const lock = `tangram store ${name}`;
  const port = new BroadcastChannel(lock);
  const say = (type: TabMessage['type']): void => port.postMessage({ type } satisfies TabMessage);
  const free = (await take(lock, { ifAvailable: true })) ?? (await waitForOwner());
  if (free === undefined) {
    port.close();
    return undefined;
  }
  const end = (): void => {
    port.close();
    free();
  };
  let isLeaving = false;
  port.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === 'who') say('here');
    if (data.type !== 'release' || isLeaving) return;
    isLeaving = true;
    // Whatever went wrong while leaving: the other tab waits, and all that was acknowledged is on disk.
    void parts.leave().finally(() => {
      end();
      parts.left();
    });
  });
  return { free: end };

  async function waitForOwner(): Promise<(() => void) | undefined> {
    let isClaimed = false;
    let isTaken = false;
    const taken = (): void => {
      if (isTaken || isClaimed) return;
      isTaken = true;
      parts.onTaken();
    };
    const claimed = parts.claimed.then(() => {
      isClaimed = true;
    });
    port.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      if (data.type === 'here') taken();
    });
    const silentUntil = performance.now() + silentMs;
    say('who');
    for (;;) {
      await Promise.race([claimed, after(isTaken ? patientPauseMs : eagerPauseMs)]);
      if (isClaimed) {
        say('release');
        return take(lock, { signal: AbortSignal.timeout(handOverMs) });
      }
      const free = await take(lock, { ifAvailable: true });
      if (free !== undefined) return free;
      if (performance.now() > silentUntil) taken();
    }
  }
}

/** Takes a lock and answers how to let it go; undefined where it was not to be had. */
function take(name: string, options: LockOptions): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    const hold = (lock: Lock | null): Promise<void> => {
      const { promise, resolve: free } = Promise.withResolvers<void>();
      if (lock === null) free();
      resolve(lock === null ? undefined : free);
      return promise;
    };
    // Given up by its signal, or a page that is not served safely enough for locks: both are «not to be had».
    navigator.locks.request(name, options, hold).catch(() => resolve(undefined));
  });
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

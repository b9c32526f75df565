// Lets a new tab in by the session that another tab of this browser has: it needs no sign-in page, and no network.
import { tabLock } from '../worker/messages.ts';
import { hasStoredSession, isSessionKey, storeName } from './stored-session.ts';

/** Whose it is: the name of a store names an office and a person of it; undefined where nobody has signed in. */
type Whose = { readonly of: string | undefined };

/** What tabs say to each other about it. Who asks without having been anybody takes what there is. */
type SessionMessage = Whose &
  (
    | { readonly type: 'ask' }
    /** This person signs out: what tabs have of theirs is over in a moment. */
    | { readonly type: 'left' }
    /** The office did not let them go: everything is as it was. */
    | { readonly type: 'stayed' }
    | { readonly type: 'give'; readonly entries: readonly (readonly [string, string])[] }
  );

const channelName = 'tangram session';
/** A tab that does not answer by then is busy or frozen; the sign-in page knows this browser as well. */
const answerMs = 400;

const whose = (storage: Storage): string | undefined => storage.getItem(storeName) ?? undefined;

/** Takes over what another tab signs in with, where this one has nothing and another one lives. */
export async function borrowSession(storage: Storage): Promise<void> {
  // Browsers give locks to secure pages only; elsewhere tabs know nothing of each other.
  if (navigator.locks === undefined || hasStoredSession(storage)) return;
  const { held = [] } = await navigator.locks.query();
  if (!held.some(({ name }) => name?.startsWith(tabLock('')))) return;
  const of = whose(storage);
  const port = new BroadcastChannel(channelName);
  const answer = await new Promise<SessionMessage | undefined>((resolve) => {
    const late = setTimeout(() => resolve(undefined), answerMs);
    port.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => {
      if (data.type !== 'give' || (of !== undefined && data.of !== of)) return;
      clearTimeout(late);
      resolve(data);
    });
    port.postMessage({ type: 'ask', of } satisfies SessionMessage);
  });
  port.close();
  if (answer?.type === 'give') for (const [key, value] of answer.entries) storage.setItem(key, value);
}

/** This person signs out in another tab: a session that ends now has not run out. */
let isLeft = false;

/** Whether this person signs out in another tab. */
export const othersLeave = (): boolean => isLeft;

/** Answers tabs that ask, for as long as the page lives and its person does not sign out. */
export function lendSession(storage: Storage): void {
  if (navigator.locks === undefined) return;
  const port = new BroadcastChannel(channelName);
  port.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => {
    const of = whose(storage);
    // Another person of this office, or another office, may be signed in beside this one.
    if (of === undefined || (data.of !== undefined && data.of !== of)) return;
    if (data.type === 'left') isLeft = true;
    if (data.type === 'stayed') isLeft = false;
    if (data.type !== 'ask' || isLeft || !hasStoredSession(storage)) return;
    const entries = Object.entries(storage).filter(([key]) => isSessionKey(key));
    port.postMessage({ type: 'give', of, entries } satisfies SessionMessage);
  });
}

/** No tab lets another one in as this person any more; what comes back takes that back, where signing out failed. */
export function endLending(storage: Storage): () => void {
  const of = whose(storage);
  const say = (type: 'left' | 'stayed'): void => {
    if (of === undefined) return;
    const port = new BroadcastChannel(channelName);
    port.postMessage({ type, of } satisfies SessionMessage);
    port.close();
  };
  say('left');
  return () => say('stayed');
}

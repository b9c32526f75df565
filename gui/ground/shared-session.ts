// Lets a new tab in by the session that another tab of this browser has: it needs no sign-in page, and no network.
import { tabLock } from '../worker/messages.ts';
import { hasStoredSession, isSessionKey } from './stored-session.ts';

/** What tabs say to each other about it. */
type SessionMessage =
  | { readonly type: 'ask' }
  /** Somebody signs out: what tabs have here is over in a moment. */
  | { readonly type: 'left' }
  | { readonly type: 'give'; readonly entries: readonly (readonly [string, string])[] };

const channelName = 'tangram session';
/** A tab that does not answer by then is busy or frozen; the sign-in page knows this browser as well. */
const answerMs = 400;

/** Takes over what another tab signs in with, where this one has nothing and another one lives. */
export async function borrowSession(storage: Storage): Promise<void> {
  // Browsers give locks to secure pages only; elsewhere tabs know nothing of each other.
  if (navigator.locks === undefined || hasStoredSession(storage)) return;
  const { held = [] } = await navigator.locks.query();
  if (!held.some(({ name }) => name?.startsWith(tabLock('')))) return;
  const port = new BroadcastChannel(channelName);
  const answer = await new Promise<SessionMessage | undefined>((resolve) => {
    const late = setTimeout(() => resolve(undefined), answerMs);
    port.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => {
      if (data.type !== 'give') return;
      clearTimeout(late);
      resolve(data);
    });
    port.postMessage({ type: 'ask' } satisfies SessionMessage);
  });
  port.close();
  if (answer?.type === 'give') for (const [key, value] of answer.entries) storage.setItem(key, value);
}

/** Somebody signs out in another tab: a session that ends now has not run out. */
let isLeft = false;

/** Whether somebody signs out in another tab. */
export const othersLeave = (): boolean => isLeft;

/** Answers tabs that ask, for as long as the page lives and nobody signs out. */
export function lendSession(storage: Storage): void {
  if (navigator.locks === undefined) return;
  const port = new BroadcastChannel(channelName);
  port.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => {
    if (data.type === 'left') {
      isLeft = true;
      port.close();
    }
    if (data.type !== 'ask') return;
    const entries = Object.entries(storage).filter(([key]) => isSessionKey(key));
    if (entries.length > 0) port.postMessage({ type: 'give', entries } satisfies SessionMessage);
  });
}

/** No tab lets another one in any more. */
export function endLending(): void {
  const port = new BroadcastChannel(channelName);
  port.postMessage({ type: 'left' } satisfies SessionMessage);
  port.close();
}

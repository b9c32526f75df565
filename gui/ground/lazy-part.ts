// Loads a part of the program when it is needed, and says so when it is not there after two minutes (spec §9).
import { OfficeError } from '#sdk/errors.ts';
import { constantTable } from '#variants/constants.ts';
import { scriptTimedOutEvent } from './script-event.ts';

/** spec §9 «Deferred script load time-out», in ms. */
export const scriptTimeoutMs = constantTable.scriptLoadTimeoutMs.value;

/**
 * Wraps a dynamic import. Late: a sticky notice, and the promise rejects with `scriptTimedOut`, so that the page
 * in question can offer to try again. A script that comes after all is used by the next attempt.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  target: Pick<EventTarget, 'dispatchEvent'> = window,
  timeoutMs: number = scriptTimeoutMs,
): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      target.dispatchEvent(new Event(scriptTimedOutEvent));
      reject(new OfficeError('scriptTimedOut'));
    }, timeoutMs);
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}

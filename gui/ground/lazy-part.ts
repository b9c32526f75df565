// Loads a part of the program when it is needed, and says so when it is not there after two minutes (spec §9).
import { OfficeError } from '#sdk/errors.ts';
import { constantTable } from '#variants/constants.ts';
import { scriptTimedOutEvent } from './script-event.ts';

/** spec §9 «Deferred script load time-out», in ms. */
export const scriptTimeoutMs = constantTable.scriptLoadTimeoutMs.value;

/**
 * Wraps a dynamic import. Late: a sticky notice, and the promise rejects with `scriptTimedOut`, so that the page
 * in question can offer to try again. A script that comes after all is used by the next attempt. One that failed to
 * come rejects with `scriptFailed`: some browsers remember the failure until the window is loaded anew.
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
  } catch (thrown) {
    throw isFailedImport(thrown) ? new OfficeError('scriptFailed') : thrown;
  } finally {
    clearTimeout(timer);
  }
}

/** The words of Chromium, Firefox and Safari for a dynamic import whose file did not come; there is no code for it. */
const failedImport = /dynamically imported module|importing a module script failed/iu;

function isFailedImport(thrown: unknown): boolean {
  return thrown instanceof TypeError && failedImport.test(thrown.message);
}

// Opens a web address in the person's browser, or a file with the program of the system for it.
import { isWebAddress } from '#sdk/contract/markup/address.ts';
import { isProgram } from '#sdk/transfers/rules/is-program.ts';
import { OfficeError } from '#sdk/errors.ts';

/**
 * Starts the browser.
 * @throws OfficeError `unexpected` where there is none, on a machine without a desktop say; for anything but http(s)
 */
export async function openAddress(url: string): Promise<void> {
  if (!isWebAddress(url)) throw new OfficeError('unexpected', { params: { detail: url } });
  await start(url);
}

/**
 * Opens a file that was received.
 * @throws OfficeError `programNotOpened` for a program, which is saved but never started from a message; `unexpected`
 */
export async function openFile(path: string): Promise<void> {
  if (isProgram(path)) throw new OfficeError('programNotOpened', { params: { path } });
  await start(path);
}

/** The library answers once the program has started; waiting for that a second time would never end. */
async function start(target: string): Promise<void> {
  const { default: open } = await import('open');
  await open(target).catch((cause: unknown) => {
    const detail = cause instanceof Error ? cause.message : String(cause);
    throw new OfficeError('unexpected', { params: { detail } }, cause);
  });
}

// Opens a web address in the person's browser.
import { isWebAddress } from '#sdk/contract/markup/address.ts';
import { OfficeError } from '#sdk/errors.ts';

/**
 * Starts the browser.
 * @throws OfficeError `unexpected` where there is none, on a machine without a desktop say; for anything but http(s)
 */
export async function openAddress(url: string): Promise<void> {
  if (!isWebAddress(url)) throw new OfficeError('unexpected', { params: { detail: url } });
  const { default: open } = await import('open');
  const child = await open(url);
  await new Promise<void>((resolve, reject) => {
    child.once('error', (cause) =>
      reject(new OfficeError('unexpected', { params: { detail: cause.message } }, cause)),
    );
    child.once('spawn', resolve);
  });
}

// Fetches one package: piece by piece beside its place, counted and checked, and under its name only when it is whole.
import { asOfficeError, OfficeError } from '../errors.ts';
import type { Host } from '../host/port.ts';
import type { UpdateHost } from '../host/update-port.ts';
import type { RefusalReason, UpdateOffer } from './rules/update-answer.ts';

/** What it stands on. */
export type FetchParts = Pick<Host, 'http' | 'hash'> & { updates: UpdateHost };

const refusal = (reason: RefusalReason): OfficeError =>
  new OfficeError('updateRefused', { params: { reason } });

/**
 * Answers where the package is.
 * @throws OfficeError `updateRefused` for another size or content than was signed, the network's
 */
export async function fetchPackage(
  offer: UpdateOffer,
  parts: FetchParts,
  signal: AbortSignal,
  told: (percent: number) => void,
): Promise<string> {
  let last: unknown;
  for (const address of offer.addresses) {
    try {
      return await fetchFrom(address, offer, parts, signal, told);
    } catch (error) {
      // The other address may be reached from here; what was refused is refused wherever it lies.
      if (asOfficeError(error).kind !== 'network') throw error;
      last = error;
    }
  }
  throw last;
}

async function fetchFrom(
  url: string,
  { version, size, sha256 }: UpdateOffer,
  { http, hash, updates }: FetchParts,
  signal: AbortSignal,
  told: (percent: number) => void,
): Promise<string> {
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  const file = await updates.begin(version, name);
  try {
    const digest = hash('sha256');
    let here = 0;
    const answer = await http({
      ...{ method: 'GET', url, headers: {}, timeoutMs: 0, wantsFile: true, signal },
      async sink(chunk, { status }) {
        if (status !== 200) return;
        here += chunk.byteLength;
        if (here > size) throw refusal('size');
        digest.add(chunk);
        await file.write(chunk);
        told(Math.floor((here / size) * 100));
      },
    });
    if (answer.status >= 300 && answer.status < 400) throw refusal('redirected');
    if (answer.status !== 200) throw new OfficeError('statusError', { params: { status: answer.status } });
    if (here !== size) throw refusal('size');
    if (digest.hex().toLowerCase() !== sha256) throw refusal('hash');
    return await file.keep();
  } catch (error) {
    await file.drop();
    throw error;
  }
}

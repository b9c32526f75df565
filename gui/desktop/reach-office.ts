// Looks whether an office is at an address somebody typed, before anything is remembered.
import { asOfficeError, OfficeError } from '#sdk/errors.ts';
import type { NodeHost } from '#sdk/host/node/index.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { resolveAddresses, type Variant } from '#variants/index.ts';
import { VariantError } from '#variants/names.ts';
import type { ChoiceResult } from './bridge.ts';
import { askForTrust } from './trust-office.ts';

/** Longest wait, in ms (spec §9: request time-out). */
const timeoutMs = 10_000;

/** Whether an answer is an office's public configuration. */
function isOffice(text: string): boolean {
  try {
    const answer = JSON.parse(text) as { code?: unknown; data?: unknown } | null;
    return answer?.code === 200 && typeof answer.data === 'object' && answer.data !== null;
  } catch {
    // Some other page: what it says is no configuration.
    return false;
  }
}

/** The office to open, or why it cannot be. An unknown certificate is asked about first. */
export async function reachOffice(
  address: string,
  parts: { host: NodeHost; variant: Variant; texts: Pick<Translator, 't'> },
): Promise<ChoiceResult> {
  try {
    const { server, userCentre } = resolveAddresses(parts.variant, address);
    if (!(await askForTrust(server, parts.host.certificates, parts.texts)))
      throw new OfficeError('cancelled');
    const url = `${userCentre}/config`;
    const answer = await parts.host.http({ method: 'GET', url, headers: {}, timeoutMs });
    if (!isOffice(answer.text)) throw new OfficeError('badAnswer', { status: answer.status });
    return { chosen: server };
  } catch (error) {
    if (error instanceof VariantError) return { invalid: true };
    return { error: asOfficeError(error).data };
  }
}

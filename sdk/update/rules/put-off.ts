// Decides whether an offered version is shown, by what was answered to it before; kept on the device (spec §4).
import { compareVersions } from '../../contract/update-package.ts';
import { constantTable } from '#variants/constants.ts';
import type { UpdateOffer } from './update-answer.ts';

/** What a device keeps of updates. */
export type KeptUpdates = {
  /** The version that is to be ignored. */
  ignored?: string;
  /** «Next time» was said: nothing is shown before this moment, epoch ms. */
  quietUntil?: number;
  /** A version that must be taken, and what it says of itself. */
  forced?: string;
  /** When the office was last asked, epoch ms. */
  askedAt?: number;
  /** The key this office signs with, as it was first seen. */
  key?: string;
};

/** The moment at which the day of this device is over; what was put off is shown again from then on. */
export function putOffUntil(now: number): number {
  const rules = {
    endOfDay: () => new Date(now).setHours(24, 0, 0, 0),
  } as const satisfies Record<typeof constantTable.updateSkipUntil.value, () => number>;
  return rules[constantTable.updateSkipUntil.value]();
}

/** Whether a person who did not ask for it is left alone. Nobody is with a version that must be taken. */
export function isPutOff({ version, forced }: UpdateOffer, kept: KeptUpdates, now: number): boolean {
  if (forced) return false;
  return kept.ignored === version || (kept.quietUntil !== undefined && now < kept.quietUntil);
}

/** The version that must be taken before anything else is done here. */
export function forcedVersion({ forced }: KeptUpdates, own: string): string | undefined {
  return forced !== undefined && (compareVersions(forced, own) ?? 0) > 0 ? forced : undefined;
}

/** Reads what the device keeps; what is not lawful counts as nothing. */
export function readKept(text: string | undefined): KeptUpdates {
  try {
    const told = JSON.parse(text ?? '{}') as Record<string, unknown> | null;
    const word = (name: string): string | undefined => {
      const value = told?.[name];
      return typeof value === 'string' && value.length <= 200 ? value : undefined;
    };
    const time = (name: string): number | undefined => {
      const value = told?.[name];
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
    };
    const [ignored, forced, key] = [word('ignored'), word('forced'), word('key')];
    const [quietUntil, askedAt] = [time('quietUntil'), time('askedAt')];
    return {
      ...(ignored !== undefined && { ignored }),
      ...(forced !== undefined && { forced }),
      ...(key !== undefined && { key }),
      ...(quietUntil !== undefined && { quietUntil }),
      ...(askedAt !== undefined && { askedAt }),
    };
  } catch {
    return {};
  }
}

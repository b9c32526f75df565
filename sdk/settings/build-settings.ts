// How settings and the constants of a build meet: a build's constants are usual values, some settings are constants.
import { personalConstants } from '#variants/constants.ts';
import type { Variant } from '#variants/index.ts';
import type { SettingValues } from './table.ts';

/** The settings whose usual value is a constant of this build. */
export function usualSettings(constants: Variant['constants']): Partial<SettingValues> {
  return {
    sendWay: constants.sendWay,
    autoLockMinutes: constants.autoLockMinutes,
    cacheImageSizeMb: constants.cacheImageSizeMb,
    cacheVideoSizeMb: constants.cacheVideoSizeMb,
    autoDownloadSizeMb: constants.autoDownloadSizeMb,
  };
}

/** The settings that are constants of spec §9 for this person (code < variant < dictionary < setting). */
export function personalOnly(chosen: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names: readonly string[] = personalConstants;
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => names.includes(name)));
}

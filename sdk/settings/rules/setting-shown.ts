// Decides which settings a face shows: those whose reader is built and whose variant offers them.
import type { Variant } from '#variants/index.ts';
import { settingRow, type SettingName, type SettingReader } from '../table.ts';

/** Parts that this build really has (decisions §5: nothing unfinished is shown). */
export const settingReaders: ReadonlySet<SettingReader> = new Set<SettingReader>([
  'desktopShell',
  'filesInChats',
]);

/** Whether a face shows a setting: drawn rows whose reader exists, and the language where the variant offers one. */
export function isSettingShown(
  name: SettingName,
  variant: Pick<Variant, 'features'>,
  readers: ReadonlySet<SettingReader> = settingReaders,
): boolean {
  const { face } = settingRow(name);
  if (face === undefined || (face.capability !== undefined && !readers.has(face.capability))) return false;
  return face.feature === undefined || variant.features[face.feature];
}

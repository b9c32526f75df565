// What a system asks before a program may hear, see, or look at the screen, and what is said where it refuses.
import { dialog, systemPreferences, type BrowserWindow } from 'electron';
import type { Translator } from '#sdk/locales/index.ts';
import { openScreenSettings } from '../open-link.ts';

/** Whether a system decides over such things for each program, as macOS does; elsewhere everything is granted. */
const decides = (platform: string): boolean => platform === 'darwin';

/**
 * Whether the person lets this program use camera (`video`) and microphone (`audio`); macOS asks once and remembers.
 * @param platform the system below
 */
export async function mayUseDevices(
  kinds: readonly ('audio' | 'video')[],
  platform: string = process.platform,
): Promise<boolean> {
  if (!decides(platform)) return true;
  for (const kind of kinds)
    if (!(await systemPreferences.askForMediaAccess(kind === 'audio' ? 'microphone' : 'camera')))
      return false;
  return true;
}

/**
 * Whether the system shows this program its screens. Where it does not, that is said, with the way to the setting; the
 * first time macOS asks by itself as soon as a screen is looked at.
 * @param platform the system below
 */
export async function maySeeScreen(
  parent: BrowserWindow,
  { t }: Pick<Translator, 't'>,
  platform: string = process.platform,
): Promise<boolean> {
  if (!decides(platform)) return true;
  const status = systemPreferences.getMediaAccessStatus('screen');
  if (status !== 'denied' && status !== 'restricted') return true;
  const { response } = await dialog.showMessageBox(parent, {
    type: 'info',
    message: t('desktop.capture.denied'),
    detail: t('desktop.capture.deniedDetail'),
    buttons: [t('desktop.close'), t('desktop.capture.openSettings')],
    defaultId: 1,
    cancelId: 0,
    noLink: true,
  });
  if (response === 1) await openScreenSettings();
  return false;
}

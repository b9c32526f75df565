// Hands addresses to the system: links after a person has seen where they lead, and one setting of macOS. The only place that does.
import { dialog, shell, type BaseWindow } from 'electron';
import type { Translator } from '#sdk/locales/index.ts';
import { judgeLink } from './links.ts';

/** Asks, and opens on yes. An address that may not be opened is named and goes nowhere. Answers whether it was opened. */
export async function openLink(
  parent: BaseWindow,
  address: unknown,
  { t }: Pick<Translator, 't'>,
): Promise<boolean> {
  const verdict = judgeLink(address);
  if ('refused' in verdict) {
    await dialog.showMessageBox(parent, {
      type: 'warning',
      message: t('desktop.link.refused'),
      detail: String(address).slice(0, 200),
      buttons: [t('desktop.close')],
      noLink: true,
    });
    return false;
  }
  const { response } = await dialog.showMessageBox(parent, {
    type: 'question',
    message: t('desktop.link.ask', { host: verdict.host }),
    detail: verdict.url.slice(0, 600),
    buttons: [t('desktop.cancel'), t('desktop.link.open')],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  if (response !== 1) return false;
  await shell.openExternal(verdict.url);
  return true;
}

/** Where macOS keeps who may look at the screen. */
const screenSettings = 'x-apple.systempreferences:com.apple.preference.security?Privacy_ScreenCapture';

/** Opens the system's setting of who may look at the screen (macOS). */
export const openScreenSettings = (): Promise<void> => shell.openExternal(screenSettings);

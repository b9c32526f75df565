// Shows how much is unread outside the window: on the dock or launcher, over the task bar's icon, in the tray.
import { app, nativeImage, type BrowserWindow } from 'electron';
import type { Translator } from '#sdk/locales/index.ts';
import { dotPicture } from './dot-picture.ts';

const overlaySize = 32;

/** Sets them. The page sets its own title. Zero takes them away. */
export function showBadges(
  window: BrowserWindow,
  unread: number,
  { t }: Pick<Translator, 't'>,
  platform: string = process.platform,
): void {
  if (platform === 'win32') {
    const image = unread > 0 ? nativeImage.createFromBuffer(dotPicture(overlaySize)) : null;
    window.setOverlayIcon(image, unread > 0 ? t('desktop.unread', { count: unread }) : '');
    window.flashFrame(unread > 0 && !window.isFocused());
    return;
  }
  app.setBadgeCount(unread);
}

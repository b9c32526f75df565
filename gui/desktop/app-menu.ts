// The application's menu: none where windows carry one, the system's own rows where the system has one for all.
import { Menu, type MenuItemConstructorOptions } from 'electron';

/** The template, or null for none. macOS needs one, or copying and pasting have no keys. */
export function appMenu(platform: string): MenuItemConstructorOptions[] | null {
  return platform === 'darwin' ? [{ role: 'appMenu' }, { role: 'editMenu' }, { role: 'windowMenu' }] : null;
}

/** Sets it. */
export function setAppMenu(platform: string = process.platform): void {
  const template = appMenu(platform);
  Menu.setApplicationMenu(template === null ? null : Menu.buildFromTemplate(template));
}

// Says where these pages are drawn: in a browser, or in the desktop client, which adds its bridge to the window.
import type { SettingPlace } from '#sdk/settings/table.ts';
import { desktopBridge } from './desktop-bridge.ts';

/** The place, as the settings table calls it. */
export function facePlace(): SettingPlace {
  return desktopBridge() === undefined ? 'browser' : 'desktop';
}

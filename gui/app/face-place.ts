// Says where these pages are drawn: in a browser, or in the desktop client, which adds its bridge to the window.
import type { SettingPlace } from '#sdk/settings/table.ts';

/** Name of the bridge that the desktop client's preload script adds. */
const bridgeName = 'tangramDesktop';

/** The place, as the settings table calls it. */
export function facePlace(): SettingPlace {
  return bridgeName in globalThis ? 'desktop' : 'browser';
}

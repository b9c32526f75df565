// Starts Chromium as every journey and drill wants it.
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** Chromium without the parts of a window: the same pages for a quarter less of processor time. */
export const shellPath = '/usr/bin/chromium-headless-shell';
/** Where Chromium is. */
export const chromiumPath = process.env['TANGRAM_CHROMIUM'] ?? '/usr/bin/chromium';
/** What draws pictures: the same as drives the journeys, or letters would differ. */
export const photographingPath =
  process.env['TANGRAM_CHROMIUM'] ?? (existsSync(shellPath) ? shellPath : chromiumPath);

/** Without a sandbox of its own, a graphics card, or anything asked of the network. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser of its own, with more flags where a test needs some. */
export function launchChromium(...more: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    // Where the system says nothing of its language, names of files outside ASCII are none to the browser.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    args: [...chromiumFlags, ...more],
  });
}

// Finds the Chromium the journeys drive, and installs Debian's with Chinese fonts where that is allowed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { shellPath } from '../support/chromium.ts';
import { aptInstall, whyNoApt } from './debian-packages.ts';

/** A browser, or none, and the sentence that says which and why. */
export type FoundBrowser = { path: string | undefined; sentence: string };

const places = [shellPath, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const isNamed = (): boolean => (process.env['TANGRAM_CHROMIUM'] ?? '') !== '';

function installed(): string | undefined {
  return isNamed() ? process.env['TANGRAM_CHROMIUM'] : places.find((place) => existsSync(place));
}

/** Whether a font with Chinese characters is there: without one every picture shows boxes. */
function hasChineseFont(): boolean {
  const list = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  return list.status === 0 && list.stdout.trim() !== '';
}

/** The browser to use. Installing is tried once, for what is missing only. */
export function findBrowser(): FoundBrowser {
  const missing = [
    ...(isNamed() || existsSync(shellPath) ? [] : ['chromium-headless-shell']),
    ...(hasChineseFont() ? [] : ['fonts-noto-cjk', 'fontconfig']),
  ];
  const why = whyNoApt();
  if (missing.length > 0 && why === undefined) {
    process.stdout.write(`installing ${missing.join(' ')}\n`);
    aptInstall(missing);
  }
  const path = installed();
  if (path === undefined) {
    return { path, sentence: `no Chromium, the journeys are skipped${why === undefined ? '' : `: ${why}`}` };
  }
  const fonts = hasChineseFont() ? '' : '; no Chinese font, so characters show as boxes';
  return { path, sentence: `with ${path}${fonts}` };
}

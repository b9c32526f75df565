// Starts Chromium as every journey and drill wants it.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';

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

/** Fake devices, and no multicast: what calls and meetings need where there is neither microphone nor a whole network. */
export const mediaFlags: readonly string[] = [
  // Two windows find each other without it, which containers often lack.
  '--disable-features=WebRtcHideLocalIpsWithMdns',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** How a browser is started; more flags where a test needs some. */
const startedWith = (more: readonly string[]) => ({
  executablePath: chromiumPath,
  // Where the system says nothing of its language, names of files outside ASCII are none to the browser.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  args: [...chromiumFlags, ...more],
});

/** A browser of its own. */
export function launchChromium(...more: readonly string[]): Promise<Browser> {
  return chromium.launch(startedWith(more));
}

/**
 * A browser of its own with a profile on disk, as people have, which goes when it is closed. In the contexts of a shared
 * browser, which are private ones, every page of the store travels to another process: signing in took ten seconds of
 * processor time there, and six and a half here.
 */
export async function openProfile(
  options: BrowserContextOptions = {},
  ...more: readonly string[]
): Promise<BrowserContext> {
  const folder = mkdtempSync(join(tmpdir(), 'tangram-profile-'));
  const context = await chromium.launchPersistentContext(folder, { ...startedWith(more), ...options });
  context.once('close', () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  );
  return context;
}

/** The page a profile begins with. */
export function firstPage(context: BrowserContext): Promise<Page> {
  const [page] = context.pages();
  return page === undefined ? context.newPage() : Promise.resolve(page);
}

// A browser as one device of a drill: Chromium, a page of the drill's own, and the real worker behind it.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { chromiumPath, launchChromium } from './chromium.ts';
import { build } from 'vite';
import type { DrillPage } from '../drills/browser-client/page.ts';

type Announced = ReturnType<DrillPage['seen']>;

/** Whether there is a browser to be had. */
export const hasChromium = (): boolean => existsSync(chromiumPath);

/** Builds the drill's page into `folder`, for an office to serve as its own. */
export async function buildDrillPage(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../drills/browser-client/', import.meta.url)),
    define: {
      'import.meta.env.TANGRAM_VARIANT': '"default"',
      'import.meta.env.TANGRAM_MESSAGE_KEYS': '{}',
    },
    build: { outDir: folder, emptyOutDir: true, minify: false, target: 'es2024', assetsInlineLimit: 0 },
    worker: { format: 'es' },
    optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'] },
  });
}

/** A signed-in page. */
export class BrowserClient {
  readonly #browser: Browser;
  readonly #page: Page;

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
  }

  /** Opens the office's page in a fresh browser and signs in. */
  static async open(url: string, account: { loginname: string; password: string }): Promise<BrowserClient> {
    const browser = await launchChromium();
    const page = await browser.newPage();
    await page.goto(url);
    await page.waitForFunction(() => 'drill' in window);
    await page.evaluate(
      ([name, password]) => window.drill.enter(name ?? '', password ?? ''),
      [account.loginname, account.password],
    );
    return new BrowserClient(browser, page);
  }

  seen(): Promise<Announced> {
    return this.#page.evaluate(() => window.drill.seen());
  }

  reconnects(): Promise<number> {
    return this.#page.evaluate(() => window.drill.reconnects());
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}

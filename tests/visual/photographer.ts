// Takes pictures of gallery pages: the built gallery on loopback, a frozen clock, no motion, one size.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { execa } from 'execa';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import type { GalleryPage } from '../../gui/gallery/gallery-pages.ts';
import type { OfficeSnapshot } from '../../gui/gallery/snapshot.ts';
import recorded from '../../gui/gallery/demo-office.json' with { type: 'json' };
import { chromiumPath } from '../journeys/gui/browser-office.ts';
import { acts } from './acts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = join(root, 'dist', 'gallery');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** Widths of the design language's three folds, each with the height of a usual window. */
export const sizes = {
  1440: { width: 1440, height: 900 },
  1024: { width: 1024, height: 768 },
  390: { width: 390, height: 844 },
} as const;

/** The widths, widest first. */
export const widths = [1440, 1024, 390] as const satisfies (keyof typeof sizes)[];

/** One way of looking at a page. */
export type View = {
  readonly language: 'zh' | 'en';
  readonly theme: 'light' | 'dark';
  readonly width: keyof typeof sizes;
};

/** Name of a picture's file, without its ending. */
export const pictureName = ({ name }: GalleryPage, { language, theme, width }: View): string =>
  `${name}-${language}-${theme}-${width}`;

/** Takes pictures until it is closed. */
export interface Photographer {
  /** The browser's version, on which letter shapes depend. */
  readonly browserVersion: string;
  take(page: GalleryPage, view: View): Promise<Buffer>;
  close(): Promise<void>;
}

/** Serves the built gallery: files of one folder, nothing else. */
function serveGallery(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://127.0.0.1').pathname);
    const file = join(built, path === '/' ? 'gallery.html' : path);
    readFile(file).then(
      (content) =>
        response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Builds the gallery and opens the browser. */
export async function openPhotographer(): Promise<Photographer> {
  await execa('vite', ['build', '-c', 'gui/vite.config.ts', '--mode', 'gallery', '--logLevel', 'error'], {
    cwd: root,
    preferLocal: true,
  });
  const server = await serveGallery();
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-background-networking'],
  });
  const contexts = new Map<string, BrowserContext>();
  const contextFor = async ({ language, theme, width }: View): Promise<BrowserContext> => {
    const key = `${language} ${theme} ${width}`;
    const known = contexts.get(key);
    if (known !== undefined) return known;
    const context = await browser.newContext({
      viewport: sizes[width],
      locale: language === 'zh' ? 'zh-CN' : 'en-GB',
      timezoneId: 'Asia/Shanghai',
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    contexts.set(key, context);
    return context;
  };
  return {
    browserVersion: browser.version(),
    async take(shown, view) {
      const page = await (await contextFor(view)).newPage();
      try {
        await openPage(page, `http://127.0.0.1:${port}`, shown, view);
        return await page.screenshot({ animations: 'disabled', caret: 'hide' });
      } finally {
        await page.close();
      }
    },
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Opens a gallery page and brings it to rest; an error on the page is an error of the picture. */
async function openPage(page: Page, origin: string, shown: GalleryPage, view: View): Promise<void> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.clock.setFixedTime((recorded as OfficeSnapshot).recordedAt);
  await page.goto(`${origin}/?${shown.query}&lang=${view.language}&theme=${view.theme}`);
  await page.waitForLoadState('networkidle');
  if (shown.act !== undefined) await acts[shown.act](page);
  await settled(page);
  if (faults.length > 0) throw new Error(`${shown.name}: ${faults.join('; ')}`);
}

/** Two frames after the last change of the page: what arrives late has been laid out. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 120);
        const watch = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 120);
        });
        watch.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
      }),
  );
}
